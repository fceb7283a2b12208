import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import type { Brief } from '@gaplens/contracts/analysis/report-brief'
import { normalise, termsOf } from '@gaplens/text/terms'
import type { GapPlan } from '../facts/gaps/gap-plan.ts'
import { oneLine } from '../facts/wording.ts'

const LINKS_MAX = 5
const TEXT_MIN = 3
/** Links to terms, account and service pages, which are not further reading. */
const NO_READING = /條款|隱私|政策|聲明|聯絡|關於|登入|註冊|購物車|首頁|客服|會員/u
/** Notes beside the title in lists of articles, such as the reading time. */
const LIST_NOTE = /\s*(?:閱讀時間|約 ?\d+ ?分鐘|[·・|｜]\s*(?:會員|付費)).*$/u

/** Pages of the same site that the page links to with a gap's full name in the link text. */
export function linksWithin(page: ReadPage, plans: readonly GapPlan[]): Brief['links'] {
  const found: Brief['links'] = []
  for (const { gap } of plans) {
    const wanted = termsOf(gap.name)
    if (wanted.length === 0) continue
    const link = page.internalLinks.find(({ text, url }) => {
      const said = new Set(termsOf(text))
      return (
        oneLine(text).length >= TEXT_MIN &&
        !NO_READING.test(text) &&
        !samePage(url, page.url) &&
        wanted.every((term) => said.has(term)) &&
        isSubjectOf(gap.name, oneLine(text).replace(LIST_NOTE, '')) &&
        found.every((other) => other.url !== url)
      )
    })
    if (link !== undefined)
      found.push({
        heading: oneLine(gap.name),
        text: oneLine(link.text).replace(LIST_NOTE, ''),
        url: link.url,
      })
  }
  return found.slice(0, LINKS_MAX)
}

/**
 * Whether a name is what a link is about: the head of a Chinese noun is its end, so 「運動傷害」 is not about 「運動」. Any other script
 * and a name whose words stand apart in the link say nothing of it.
 */
function isSubjectOf(name: string, text: string): boolean {
  const at = normalise(text).lastIndexOf(normalise(name))
  return at < 0 || !/^\p{Script=Han}{1,4}$/u.test(normalise(text).slice(at + normalise(name).length))
}

function samePage(a: string, b: string): boolean {
  const bare = (url: string) => url.replace(/[#?].*$/u, '').replace(/\/+$/u, '')
  return bare(a) === bare(b)
}
