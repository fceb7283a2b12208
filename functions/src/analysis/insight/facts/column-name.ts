/** A longer cell names no column. */
const LABEL_MAX = 10

/** A length of time as a column name: 「24 小時」, 「滿 3 年」. */
const LENGTH = /^\D{0,3}\d+\s?(?:小時|分鐘|天|日|晚|週|個?月|年)\D{0,3}$/u

/** A thickness, a weight or a size as a column name: 「18 mm」, 「5 公斤」. */
const MEASURE = /^\d[\d.]*\s?(?:mm|cm|kg|公[分尺釐斤克升里]|坪|吋|人份?|瓩)$/u

/** A figure in a column's name of words: 「自提 6%」, 「114 年度免稅額」. What is left of an amount is no name: 「約 5 萬元」. */
const FIGURE_OF_NAME =
  /\d[\d.,]*(?:\s?[–~～至到-]\s?\d[\d.,]*)?\s?(?:[%％℃萬千億]|年度?|[公台][斤克分尺升里])?/gu
const NAME_LEFT = /^(?!.*[元約起]).*\p{L}{2}/u

/** Whether a cell may name a column: it is short, and no value such as an amount. */
export function mayNameColumn(cell: string): boolean {
  if ([...cell].length > LABEL_MAX) return false
  const isName = NAME_LEFT.test(cell.replace(FIGURE_OF_NAME, ' '))
  return !/\d/u.test(cell) || LENGTH.test(cell) || MEASURE.test(cell) || isName
}
