import { readFigures } from '@gaplens/text/figures/read-figures'
import { termsOf } from '@gaplens/text/terms'
import type { ClaimUnit } from './corpus/corpus.ts'
import { nounOfQuestion } from './topics/question-noun.ts'

/** The end of a name that is about what something costs. */
const PRICE =
  /(?:費用|花費|學費|收費(?:方式|標準|項目)?|價格|價錢|價目表?|報價|行情|多少錢|\bcosts?|\bpric(?:es?|ing)|\bfees?)$/iu
const FREE = /免費|免收|不收費|不用錢|\bfree\b/iu

/** Whether a heading or a name is about what something costs. */
export function isAboutPrice(text: string): boolean {
  return PRICE.test(nounOfQuestion(text) ?? text)
}

/** Words beside a price that do not say what it is for: 「一次大概要多少錢」. */
const UNSPECIFIC = /大概|大約|通常|總共|一共|[一每](?:次|個月|月|年|天)|[總共約要需的]/gu

/** Whether a name or question is about the price of the keyword itself, and not of a part of it: 「收費」, 「除白蟻一次多少錢？」. */
export function isAboutWholePrice(text: string, keyword: string): boolean {
  if (!isAboutPrice(text)) return false
  const rest = (nounOfQuestion(text) ?? text).replace(PRICE, '').replace(UNSPECIFIC, ' ')
  const keywordTerms = new Set(termsOf(keyword))
  return termsOf(rest).every((term) => keywordTerms.has(term))
}

/** Whether a text tells any price, or that something is free. */
function tellsPrice(text: string): boolean {
  return FREE.test(text) || givesMoney(text)
}

function givesMoney(text: string): boolean {
  return readFigures(text).some(({ dimension }) => dimension === 'money')
}

/** A page that tells prices in so many rows or list items has a price list. */
const LIST_MIN = 3
const IN_LISTS: readonly string[] = ['tableRow', 'listItem']
/** Money that is no price. */
const NO_PRICE = /罰|補助|獎|賠|(?<![含未])稅|保額|資本|\bfine\b|\btax\b/iu

/** A row of a page's own price list; undefined where the page has none. */
export function priceListRow(claims: readonly ClaimUnit[], pageId: string): ClaimUnit | undefined {
  const rows = claims.filter(
    ({ claim: { pageId: of, kind, text } }) =>
      of === pageId && IN_LISTS.includes(kind) && givesMoney(text) && !NO_PRICE.test(text),
  )
  return rows.length < LIST_MIN ? undefined : rows[0]
}

/** So many of a page's nearest passages are looked at for a price. */
const NEAREST_READ = 2

/**
 * Whether what a page says on a topic tells a price: one of its nearest passages, or the whole page if none is known. 「費用於評估後
 * 以書面報價」 does not tell what something costs, whatever prices stand elsewhere.
 */
export function tellsPriceThere(text: string, nearest: readonly { start: number; end: number }[]): boolean {
  const read = nearest.slice(0, NEAREST_READ).map(({ start, end }) => text.slice(start, end))
  return (read.length === 0 ? [text] : read).some(tellsPrice)
}
