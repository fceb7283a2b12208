import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import { attribute } from './html/dom.ts'
import type { Segment } from './main-text/segmentation.ts'
import type { PageSource } from './metadata/page-source.ts'

/** A page with more words of main text than this counts as read, whatever else it shows. */
const ENOUGH_WORDS = 220

const CHALLENGE_MARKS =
  /cf-chl|challenge-platform|cf_chl_opt|_incapsula_|distil_r_captcha|px-captcha|datadome|captcha-delivery|awswaf|aws-waf|perimeterx|akamai-bm|geo\.captcha|sucuri_cloudproxy|ddos-guard|kpsdk/i
const CHALLENGE_TEXT =
  /just a moment|checking (?:if the site connection is secure|your browser)|verify(?:ing)? (?:that )?you are (?:a )?human|are you a robot|unusual traffic|access (?:to this page has been )?denied|request (?:was )?blocked|attention required|please enable (?:js|javascript) and disable any ad blocker|請(?:確認|證明|驗證)?您?(?:不)?是(?:不是)?機器人|安全(?:性)?驗證|人機驗證|人机验证|正在檢查您的瀏覽器|訪問驗證|访问验证|存取被拒/i
/** The request of a consent wall. A "Cookie Policy" link in the footer is none. */
const CONSENT_TEXT =
  /before you continue|we (?:and our partners )?(?:use (?:\w+ )?cookies|value your privacy)|accept (?:all|cookies)|manage (?:cookies|consent|preferences)|consent to|使用\s*cookies?|接受(?:所有|全部)?\s*cookies?|同意(?:並繼續|我們使用)|未滿\s*(?:18|十八)\s*歲|年滿\s*(?:18|十八)\s*歲|are you (?:over|at least) (?:18|21)/i
const MISSING_TITLE =
  /(?:^|\b)(?:404|page not found|not found|page (?:isn.t|is not) available|nothing (?:was )?found|doesn.t exist)(?:\b|$)|找不到(?:網頁|頁面|這個頁面|您要的|文章|商品)|頁面不存在|網頁不存在|(?:商品|文章|頁面)已(?:下架|刪除|移除)|页面不存在|找不到页面|ページが見つかりません/i
const APP_ROOT = /^(?:root|app|__next|__nuxt|gatsby|___gatsby|svelte|main-app|application|react-root|q-app)$/i

/** The visible parts of a page that are checked besides its markup. */
interface Shown {
  readonly title: string
  /** Words of main text. */
  readonly words: number
  /** All visible text. */
  readonly segments: readonly Segment[]
}

/**
 * Decides what is shown instead of the page's content, if anything. It checks a page only when little text was found, because
 * a page with a cookie banner or a word about robots is still a page.
 */
export function blockedBy(source: PageSource, page: Shown): ReadPage['blockedBy'] {
  if (page.words > ENOUGH_WORDS) return null
  const visible = visibleText(page.segments)
  const scripts = source.elements.get('script') ?? []
  const marked = scripts.some(
    (script) => CHALLENGE_MARKS.test(attribute(script, 'src')) || CHALLENGE_MARKS.test(scriptText(script)),
  )
  const said = `${page.title}\n${visible.slice(0, 3000)}`
  if (CHALLENGE_TEXT.test(page.title) || (CHALLENGE_TEXT.test(said) && (marked || page.words < 80)))
    return 'challenge-page'
  if (marked && page.words < 40) return 'challenge-page'
  if (
    MISSING_TITLE.test(page.title) ||
    page.segments.some(({ kind, text }) => kind === 'heading' && text.length < 80 && MISSING_TITLE.test(text))
  )
    return 'soft-404'
  if (page.words < 120 && visible.length < 4000 && MISSING_TITLE.test(visible.slice(0, 400)))
    return 'soft-404'
  if (page.words < 120 && CONSENT_TEXT.test(said) && (visible.length < 600 || consentFills(visible)))
    return 'consent-wall'
  // Without text and images, the script that renders the page has not run.
  if (page.words === 0 && visible.trim() === '' && !source.elements.has('img')) return 'empty-shell'
  const isApp = [
    ...source.page.$('body > div[id], body > main[id], body > app-root, body > [data-reactroot]'),
  ].some((element) => element.name === 'app-root' || APP_ROOT.test(element.attribs.id ?? ''))
  const asksForScripts =
    /enable javascript|requires? javascript|without javascript|啟用\s*javascript|開啟\s*javascript/i.test(
      said + noscriptText(source),
    )
  if (
    page.words < 40 &&
    visible.length < 600 &&
    scripts.length > 0 &&
    (isApp || asksForScripts || visible.length < 100)
  )
    return 'empty-shell'
  return null
}

/** The start of the visible text, one line for each segment. */
function visibleText(segments: readonly Segment[]): string {
  let visible = ''
  for (const { text } of segments) {
    visible += `${text}\n`
    if (visible.length > 8000) break
  }
  return visible
}

/** Whether most of the page is about consent, by the number of mentions, each counted as a line or two. */
function consentFills(visible: string): boolean {
  const mentions = visible.match(/cookie|consent|同意|隱私|privacy|歲/gi)?.length ?? 0
  return mentions >= 3 && mentions * 150 > visible.length
}

function scriptText(script: { readonly children: readonly unknown[] }): string {
  const child = script.children[0] as { readonly data?: string } | undefined
  return (child?.data ?? '').slice(0, 4000)
}

function noscriptText(source: PageSource): string {
  return source.page.$('noscript').slice(0, 5).text().slice(0, 2000)
}
