import type { FigureClaim } from '../../figures/figure-claims.ts'
import { EQUAL_WITHIN } from '../arithmetic/same-value.ts'

/** Words directly before a figure that make it the end of a range. */
const LOWEST = /最(?:低|少|小|輕|短|快|便宜)[^\d，,。；;]{0,3}$/u
const HIGHEST = /最(?:高|多|大|重|長|慢|貴|遠)[^\d，,。；;]{0,3}$/u

/**
 * Whether a figure that its sentence calls the least or the most is that end of a range; null if the sentence does not call it so:
 * 「最輕三萬，最重 15 萬」 of 「3 萬到 15 萬元」.
 */
export function isNamedEnd({ figure, bare }: FigureClaim, { figure: range }: FigureClaim): boolean | null {
  const before = bare.slice(0, figure.start)
  const end = LOWEST.test(before) ? range.low : HIGHEST.test(before) ? range.high : null
  if (end === null || !(range.low < range.high) || !Number.isFinite(range.high - range.low)) return null
  return Math.abs(figure.value - end) <= EQUAL_WITHIN * end
}
