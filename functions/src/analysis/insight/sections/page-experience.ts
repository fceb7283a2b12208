import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import { widthOf } from '@gaplens/report/text/truncate'
import { normalise } from '@gaplens/text/terms'
import { checkEligibility } from '../../eligibility/eligibility.ts'
import { contentHeadings } from '../facts/content-headings.ts'
import { textImages } from '../facts/pictures.ts'
import { figure, inQuotes, quoteList, shorten, titled } from '../facts/wording.ts'
import { observeEligibility } from './eligibility-notes.ts'
import { hasPartOf, isUnnamed, wordsNaming } from './keyword-in-text.ts'
import type { Observation } from './observation.ts'

/** Google shows about this many full-width characters of a title. */
const TITLE_SHOWN = 30
const DESCRIPTION_SHOWN = 80
/** A shorter description leaves most of its place unused. */
const DESCRIPTION_SHORT = 40
/** What parts a title from the name of its site. */
const TITLE_MARK = /\s+[-–—:：]\s+|\s*[|｜–—－_]\s*/u
/** A page with this many questions and answers has structure without headings. */
const QUESTIONS_MIN = 2

/**
 * Observations on the page's technical state in its source. Speed cannot be observed there and is not mentioned.
 * @param keyword what the page is to be found for; empty if that does not matter
 */
export function observePage(page: ReadPage, keyword = ''): Observation[] {
  return [
    https(page),
    ...observeEligibility(checkEligibility(page)),
    lang(page),
    title(page, keyword),
    description(page, keyword),
    ...headings(page),
    images(page),
    links(page),
  ]
}

/** The observations as a paragraph of the report, with those that need work first. */
export function describeExperience(page: ReadPage, keyword = ''): string {
  const seen = observePage(page, keyword)
  const open = seen.filter((item) => item.fine === false).map((item) => item.text)
  const fine = seen.filter((item) => item.fine === true).map((item) => item.text)
  const other = seen.filter((item) => item.fine === null).map((item) => item.text)
  const first = open.length > 0 ? `需要處理：${open.join('；')}。` : ''
  const rest = fine.length > 0 ? `已就緒：${fine.join('；')}。` : ''
  const plain = other.length > 0 ? `另外，${other.join('；')}。` : ''
  return `${first}${rest}${plain}載入速度與互動表現需實際量測，這份報告沒有量測，不作評論。`
}

function https(page: ReadPage): Observation {
  const fine = page.url.startsWith('https:')
  return { id: 'https', fine, text: fine ? '使用 HTTPS' : '網址不是 HTTPS' }
}

/** Google goes by the text and by no attribute, so that a wrong or missing one is told and is no fault. */
function lang({ lang: seen, langTag: tag }: ReadPage): Observation {
  const language = shorten(seen, 12)
  if (tag === '')
    return {
      id: 'lang',
      fine: null,
      text: `html 沒有 lang 屬性${seen === '' ? '' : `，網頁看來是 ${language}`}`,
    }
  if (tag !== null && seen !== '' && primaryOf(tag) !== primaryOf(seen))
    return { id: 'lang', fine: null, text: `html 的 lang 屬性是 ${shorten(tag, 12)}，內文看來是 ${language}` }
  return seen === ''
    ? { id: 'lang', fine: null, text: '看不出網頁語言' }
    : { id: 'lang', fine: true, text: `語言為 ${language}${tag === null ? '' : '，與內文相符'}` }
}

function primaryOf(tag: string): string {
  return tag.split(/[-_]/u)[0]?.toLowerCase() ?? ''
}

function title(page: ReadPage, keyword: string): Observation {
  const whole = page.titleTag ?? page.title
  const length = [...whole].length
  if (length === 0) return { id: 'title', fine: false, text: '沒有標題（title）' }
  const shown = isLatin(whole) ? `${TITLE_SHOWN * 2} 個字元` : `${TITLE_SHOWN} 個全形字`
  const long = widthOf(whole) > TITLE_SHOWN ? `，超過搜尋結果約 ${shown}的顯示長度` : ''
  const again = repeatedPart(whole)
  const twice = again === null ? '' : `，「${titled(again, 30)}」重複`
  const unnamed = isUnnamed(keyword, whole) ? `，沒有關鍵字「${titled(keyword, 30)}」的任何一個詞` : ''
  const faults = long + twice + unnamed
  return {
    id: 'title',
    fine: faults === '',
    text: `標題（title）「${inQuotes(titled(whole, 60))}」共 ${lengthOf(whole)}${faults || '，搜尋結果放得下'}`,
  }
}

/** Whether a text is counted in characters of half the width: most of it is in another script than Chinese. */
function isLatin(text: string): boolean {
  return widthOf(text) * 4 < [...text].length * 3
}

function lengthOf(text: string): string {
  return `${[...text].length} ${isLatin(text) ? '個字元' : '字'}`
}

/** The part of a title that stands in it twice, as the site's name does where its writer and its theme both add it. */
function repeatedPart(whole: string): string | null {
  const parts = whole.split(TITLE_MARK).filter((part) => normalise(part) !== '')
  return (
    parts.find((part, at) => parts.slice(0, at).some((before) => normalise(before) === normalise(part))) ??
    null
  )
}

/** A longer list of words is called the keyword, which the report quotes often enough. */
const NAMED_MAX = 30

function description(page: ReadPage, keyword: string): Observation {
  const whole = page.descriptionTag ?? page.description
  const length = [...whole].length
  if (length === 0) {
    const other = page.description === '' ? '' : '，只有 og:description 之類的描述'
    return { id: 'description', fine: false, text: `沒有 meta description${other}` }
  }
  const told = (note: string): Observation => ({
    id: 'description',
    fine: note === '',
    text: `meta description 共 ${lengthOf(whole)}${note}`,
  })
  if (widthOf(whole) > DESCRIPTION_SHOWN * 2) return told('，偏長')
  if (widthOf(whole) >= DESCRIPTION_SHORT) return told('')
  const words = wordsNaming(keyword)
  const isNamed = words.length === 0 || words.some((word) => hasPartOf(word, whole))
  const named = quoteList(words)
  if (!isNamed) return told(`，偏短，也沒有提到${[...named].length > NAMED_MAX ? '關鍵字' : named}`)
  // One that names the subject may say all that is needed, which only its reader can tell: it is neither ready nor wrong.
  return { ...told('，偏短，請確認是否說清楚這一頁有什麼'), fine: null }
}

/** The headings of the page's text, as far as its blocks have them: nothing is said where they were left out. */
function headings(page: ReadPage): Observation[] {
  const all = contentHeadings(page)
  const isWhole = (page.headingsLeftOut ?? 0) === 0
  if (all.length === 0 && !isWhole) return []
  if (all.length === 0)
    return [
      {
        id: 'headings',
        fine: false,
        text:
          page.faq.length >= QUESTIONS_MIN
            ? `正文 ${figure(page.words)} 字沒有標題標籤（h2、h3），${page.faq.length} 個問題都寫成一般文字`
            : `正文 ${figure(page.words)} 字沒有任何小標題`,
      },
    ]
  const plain = all.length - (page.headingTags ?? all.length)
  if (plain > 0)
    return [
      {
        id: 'headings',
        fine: false,
        text: `正文的 ${all.length} 個小標題${plain < all.length ? `有 ${plain} 個` : ''}只是一般文字或粗體字，不是標題標籤（h2、h3）`,
      },
    ]
  const jumps = all.filter((block, at) => at > 0 && block.level > (all[at - 1]?.level ?? 0) + 1)
  if (jumps.length === 0 || !isWhole)
    return [
      { id: 'headings', fine: true, text: `正文有 ${all.length} 個標題${isWhole ? '，層級沒有跳號' : ''}` },
    ]
  const names = quoteList(
    jumps.map((block) => block.text),
    2,
  )
  // Google's starter guide: the order is for screen readers and does not matter for Search.
  return [
    {
      id: 'headings',
      fine: null,
      text: `正文有 ${all.length} 個標題，層級有跳號（${names}），對螢幕閱讀器較不便，不影響搜尋`,
    },
  ]
}

/** The pictures in the page's text. An empty `alt` says of one that it only decorates, which is no fault. */
function images(page: ReadPage): Observation {
  const shown = textImages(page)
  const count = shown.length
  const decorative = shown.filter((image) => image.decorative === true).length
  const bare = shown.filter(({ alt }) => alt.trim() === '').length - decorative
  const told = (fine: boolean | null, text: string): Observation => ({ id: 'images', fine, text })
  if (page.images.length === 0) return told(null, '讀到的 HTML 裡沒有圖片')
  if (count === 0) return told(null, '讀到的正文沒有圖片')
  if (bare > 0) return told(false, `正文的 ${count} 張圖片中有 ${bare} 張沒有替代文字`)
  if (decorative > 0)
    return told(null, `正文的 ${count} 張圖片中有 ${decorative} 張的替代文字留空，等於標為裝飾`)
  return told(true, count === 1 ? '正文的 1 張圖片有替代文字' : `正文的 ${count} 張圖片都有替代文字`)
}

function links(page: ReadPage): Observation {
  return {
    id: 'links',
    fine: null,
    text: `站內連結 ${page.internalLinks.length} 個、站外連結 ${page.externalLinks.length} 個`,
  }
}
