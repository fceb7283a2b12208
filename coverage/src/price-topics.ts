import { identicalUnit } from '@gaplens/text/figures/compare'
import type { Dimension } from '@gaplens/text/figures/figure'
import { readFigures } from '@gaplens/text/figures/read-figures'
import { termsOf } from '@gaplens/text/terms'
import type { ClaimUnit } from './corpus/corpus.ts'
import { nounOfQuestion } from './topics/question-noun.ts'

/** The end of a name that is about what something costs. */
const PRICE =
  /(?:費用|花費|學費|收費(?:方式|標準|項目)?|價格|價錢|價目表?|報價|售價|成交價|行情|多少錢|\bcosts?|\bpric(?:es?|ing)|\bfees?)$/iu
const FREE = /免費|免收|不收費|不用錢|\bfree\b/iu

/** Whether a heading or a name is about what something costs. */
export function isAboutPrice(text: string): boolean {
  return PRICE.test(nounOfQuestion(text) ?? text)
}

/** Words beside a price that do not say what it is for: 「一次大概要多少錢」, 「一坪多少錢」. */
const UNSPECIFIC =
  /大概|大約|通常|總共|一共|[一每](?:個?(?:小時|星期|月|人)|公[斤升里]|[次趟回場期年月週天日晚顆台臺支枝坪堂間隻條包張組套份戶件片床座桌杯碗盒瓶罐箱雙棟株門科班度才尺米位輛部把根個])|單[顆次趟支堂件張台坪]|[總共約要需的]/gu

/**
 * Whether a name or question, or the first of two things that a name joins, is about the price of the keyword itself, and not of a part
 * of it: 「收費」, 「除白蟻一次多少錢？」, 「報價與車資」. In 「打包與費用」 the price may be that of the first thing.
 */
export function isAboutWholePrice(text: string, keyword: string): boolean {
  const [first = ''] = (nounOfQuestion(text) ?? text).split(/[與和及、]/u)
  if (!isAboutPrice(first)) return false
  const keywordTerms = new Set(termsOf(keyword))
  return termsOf(first.replace(PRICE, '').replace(UNSPECIFIC, ' ')).every((term) => keywordTerms.has(term))
}

/** What a seller earns. It is no price for the buyer: 「一台毛利四千」. */
const EARNED = /毛利|淨利|利潤|獲利|獎金|佣金|(?:我們?|老闆|店家|業者|師傅)(?:只|才|就)?賺|賺多少/u
const CLAUSE_END = /[，。；;！？!?\n（）()]|,(?!\d)/u
const SENTENCE_END = /[。；！？!?\n]/u
/** What says that a cost is worth it: 「每月騎 600 公里以上才划算」. */
const WORTH = /划算|回本|打平|省錢|\bpays? off\b|\bbreak(?:s|ing)?[- ]even\b/iu

/** Whether a text tells any price, or that something is free. */
export function tellsPrice(text: string): boolean {
  return FREE.test(text) || text.split(CLAUSE_END).some((said) => givesMoney(said) && !EARNED.test(said))
}

/** Whether a text gives an amount of money, whatever it is for. */
export function givesMoney(text: string): boolean {
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

/** What tells when or which, and not how much. */
const NO_MEASURE: readonly Dimension[] = ['number', 'year', 'count', 'time']

/** So many of a page's nearest passages are looked at for a price. */
const NEAREST_READ = 2

/**
 * Whether what a page says on a topic tells a price: one of its nearest passages, or the whole page if none is known. 「費用於評估後
 * 以書面報價」 does not tell what something costs, whatever prices stand elsewhere.
 * @param statements of the AI Overview on the topic; where they tell it in another unit than money, a sentence with a figure in
 *   that unit that says from when it is worth it is enough
 */
export function tellsPriceThere(
  text: string,
  nearest: readonly { start: number; end: number }[],
  statements: readonly { readonly text: string }[] = [],
): boolean {
  const read = nearest.slice(0, NEAREST_READ).map(({ start, end }) => text.slice(start, end))
  const told = statements.flatMap((statement) => readFigures(statement.text))
  // 「每月騎 600 公里以上才划算」 tells what something costs in kilometres.
  const others = told.some(({ dimension }) => dimension === 'money')
    ? []
    : told.filter(({ dimension }) => !NO_MEASURE.includes(dimension))
  const tellsOther = (said: string) =>
    said
      .split(SENTENCE_END)
      .some(
        (sentence) =>
          WORTH.test(sentence) &&
          readFigures(sentence).some((figure) => others.some((other) => identicalUnit(figure, other))),
      )
  return (read.length === 0 ? [text] : read).some((said) => tellsPrice(said) || tellsOther(said))
}
