import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import { memoize } from '@gaplens/text/memoize'
import { normalise, termsOf } from '@gaplens/text/terms'
import { isUnnamed } from '../../sections/keyword-in-text.ts'
import { sectionsOf } from '../outline/own-sections.ts'
import { isThread } from '../thread.ts'
import type { View } from '../view.ts'
import { pageTitled } from '../wording.ts'

/** A page whose sections have a word of its title in this share, and in so many, is about that word. */
const OWN = { share: 0.5, count: 3 }
/** Other pages have such a word in at most this share of their sections on average. */
const OTHERS_MAX = 0.15
/** How a page calls the scheme or the goods that all its terms are of. */
const OF_ONE_SCHEME =
  /(?<![日基根原成樣標資書版])本(?:貸款|方案|專案|計畫|保單|保險|會籍|卡|課程|產品|商品|機型)/u
/** A word of its title names the page of one scheme if at most this share of the others write it. */
const NAMING_MAX = 0.2
/** A title without a word of the keyword is on something else in Chinese; in English many titles have none. */
const HAN = /\p{Script=Han}/u
/** What ends an English word without changing its sense: 「composting」, 「bins」. */
const ENGLISH_END = /(?<=\p{Script=Latin}{4})(?:ing|ers?|s)\b/gu

/** What follows a page's name in its title: the site's, or a second one. */
const AFTER_NAME = /\s*[|｜].*$|\s+[-–—]\s.*$/u
/** So many full-width characters of a title are shown. */
const TITLE_SHOWN = 24

/** The title of a page on something else than the keyword, or on a part of it, with the words that say what. */
interface NarrowerPage {
  readonly title: string
  readonly terms: ReadonlySet<string>
}

/**
 * The title of a page that is about something else than the keyword or about one kind of it, if nothing that is said has a word of that:
 * 「兩小時後再塗」 of 「乳膠漆施工說明」 is true of that paint, and a reader of an outline on painting would take it for any. Null for other pages.
 */
export function unsaidTitle(view: View, pageId: string, said: readonly string[]): string | null {
  const page = narrowerPages(view).get(pageId)
  if (page === undefined) return null
  const terms = said.flatMap(spacedTerms)
  return terms.some((term) => page.terms.has(term)) ? null : page.title
}

const narrowerPages: (view: View) => ReadonlyMap<string, NarrowerPage> = memoize(findNarrower)

function findNarrower({ input, othersRead }: View): Map<string, NarrowerPage> {
  const keyword = input.keyword.replace(ENGLISH_END, '')
  const asked = new Set(spacedTerms(input.keyword))
  const read = othersRead.map(({ id, page }) => ({
    id,
    page,
    words: new Set(spacedTerms(page.text)),
    parts: partsOf(page),
  }))
  return new Map(
    read.flatMap((each) => {
      const { id, page } = each
      const others = read.filter((other) => other !== each)
      const titleTerms = spacedTerms(page.title)
      const own = titleTerms.filter(
        (term) =>
          !asked.has(term) &&
          !/^\d/u.test(term) &&
          // What most others write of too is another word for the subject: 「頭暈」 for 「眩暈」.
          others.filter(({ words }) => words.has(term)).length < others.length / 2,
      )
      // On the page of one scheme a word that some others write too does not name it: 「貸款」 of one loan's.
      const rare = OF_ONE_SCHEME.test(page.text)
        ? own.filter(
            (term) => others.filter(({ words }) => words.has(term)).length <= others.length * NAMING_MAX,
          )
        : []
      const isOnPart = (term: string) => {
        const mean =
          others.reduce((sum, { parts }) => sum + shareOf(parts, term), 0) / Math.max(1, others.length)
        const count = each.parts.filter((part) => part.has(term)).length
        return count >= OWN.count && shareOf(each.parts, term) >= OWN.share && mean <= OTHERS_MAX
      }
      const isOnKeyword = [...asked].every((term) => titleTerms.includes(term))
      const kind = kindIn(page.title, input.keyword)
      const isNarrower =
        (kind !== null && own.some((term) => kind.includes(term))) ||
        (HAN.test(keyword) && isUnnamed(keyword, normalise(page.title))) ||
        (!isOnKeyword && own.some(isOnPart))
      return isThread(page) || own.length === 0 || !isNarrower
        ? []
        : [
            [
              id,
              {
                title: pageTitled(page.title.replace(AFTER_NAME, ''), TITLE_SHOWN),
                terms: new Set(rare.length > 0 ? rare : own),
              },
            ] as const,
          ]
    }),
  )
}

/** The kind of what is searched for that a title names first: 「自助型」 in 「自助型洗衣機｜七天到貨」; null for none. */
function kindIn(title: string, keyword: string): string | null {
  const [name = ''] = title.replace(AFTER_NAME, '').split(/[\s：:，,、？?！!（(－-]/u)
  const things = keyword.split(/\s+/u).filter((part) => part.length > 1)
  const thing = things.find((part) => name.endsWith(part))
  const kind = thing === undefined ? '' : name.slice(0, -thing.length)
  return /^\p{Script=Han}{1,5}[型式款]$/u.test(kind) ? kind : null
}

/** The words of each section of a page. */
function partsOf(page: ReadPage): ReadonlySet<string>[] {
  return sectionsOf(page)
    .filter(({ text }) => text !== '')
    .map(({ heading, text }) => new Set(spacedTerms(`${heading}\n${text}`)))
}

function shareOf(parts: readonly ReadonlySet<string>[], term: string): number {
  return parts.filter((part) => part.has(term)).length / Math.max(1, parts.length)
}

/** The terms of a text in which Latin words are parted from the Chinese ones around them. */
function spacedTerms(text: string): string[] {
  return termsOf(text.replace(/[\p{Script=Latin}\d]+/gu, ' $& '))
}
