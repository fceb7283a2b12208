import type { FigureClaim } from '../../figures/figure-claims.ts'
import { EQUAL_WITHIN, isSameValue } from '../arithmetic/same-value.ts'

/** A class of a table, from one limit up to the next: 「3 年以上 5 年未滿」, 「滿 3 年未滿 5 年」. */
const CLASS = /[未不]滿|未達/u

/**
 * Whether a passage gives the value of a class by its lower limit alone: 「滿三年十四天」 for 「3 年以上 5 年未滿，每年 14 天」. The value must
 * be the next figure after the limit, because such passages list several classes.
 * @param figures of a sentence: a class and its value
 * @param claims of the passage, in text order
 */
export function givesClass(figures: readonly FigureClaim[], claims: readonly FigureClaim[]): boolean {
  const [range, value, ...others] = figures
  if (range === undefined || value === undefined || others.length > 0) return false
  if (!CLASS.test(range.figure.text)) return false
  const { unit, low } = range.figure
  return claims.some(({ figure: limit }, at) => {
    const next = claims[at + 1]
    return (
      next !== undefined &&
      limit.bound === 'least' &&
      limit.unit === unit &&
      Math.abs(limit.low - low) <= EQUAL_WITHIN * low &&
      isSameValue(next.figure, value.figure, next.sentence)
    )
  })
}
