import type { FigureClaim } from './figure-claims.ts'

const AVERAGE = /平均|均價|中位數|\b(?:average|mean|median)\b/iu
/** What tells of a whole market though it stands in a table. */
const OF_MARKET = /平均|均價|中位數|行情|市價|調查|統計|比較|\b(?:average|median|market|survey)\b/iu

/** Whether one price is an average and the other stands in a seller's table, where it is that of one of his kinds: 「平均 6,900 元」, 「晨光房｜6,800 元」. */
export function areAverageAndOne(a: FigureClaim, b: FigureClaim): boolean {
  return isAverageBesideOne(a, b) || isAverageBesideOne(b, a)
}

function isAverageBesideOne(average: FigureClaim, one: FigureClaim): boolean {
  if (average.figure.dimension !== 'money' || one.figure.dimension !== 'money' || one.row === '') return false
  return AVERAGE.test(average.bare) && !OF_MARKET.test(`${one.row} ${one.column} ${one.heading} ${one.title}`)
}
