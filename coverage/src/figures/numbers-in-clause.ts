/**
 * Numbers that are no values, and so are left in a clause: the points of a test (「從 500 分到 750 分」), a size (「700×25」). Those of one digit stand
 * everywhere, and a date is no sign of a thing.
 */
const NUMBER =
  /(?<![\d.,/:\p{Script=Latin}-])(?:\d{1,3}(?:,\d{3})+|\d{2,})(?![\d.,%/:\p{Script=Latin}-]|\s?(?:[年月日號點時頁號樓]|個?月))/gu

/** The numbers of a clause that are no values, in one spelling. */
export function numbersIn(clause: string): string[] {
  return (clause.normalize('NFKC').match(NUMBER) ?? []).map((each) => each.replaceAll(',', ''))
}
