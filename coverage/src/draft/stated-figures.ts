import type { FigureClaim } from '../figures/figure-claims.ts'
import { haveSameUnit } from './same-value.ts'

/** What tells that a figure is a sum or a difference. */
const RECKONED = /差|省|多|少|漲|降|增|合計|總共|一共|加起來|\b(?:by|more|less|total|together|difference)\b/iu
/** A figure that is said again stands at most so many characters behind. */
const AGAIN_WITHIN = 6
const NUMERALS = /[\d.,\s零一二兩三四五六七八九十百千萬半]+/gu
/** How far a sum may be off, by rounding. */
const EXACT = 0.02

/**
 * A sentence's figures without those that follow from its others: sums, differences, the same in another unit, a bound of a value
 * that it gives as well. No source need give these.
 */
export function statedFigures(figures: readonly FigureClaim[]): FigureClaim[] {
  const stated = figures.filter(
    (own, at) => !isSaidAgain(own, figures[at - 1]) && !isBoundOfOther(own, figures),
  )
  // What one figure is reckoned from is not reckoned from it in turn.
  let left = stated
  for (const own of stated.toReversed()) {
    const others = left.filter((each) => each !== own)
    if (isReckoned(own, others)) left = others
  }
  return left
}

/** Whether a sentence's own other figures add up to one, or differ by it: 「一個 6,000 元，另一個 2,500 元，差 3,500 元」. */
function isReckoned({ figure, clause }: FigureClaim, others: readonly FigureClaim[]): boolean {
  if (!RECKONED.test(clause) || figure.low !== figure.high) return false
  const ends = others.flatMap(({ figure: other }) =>
    haveSameUnit(other, figure) ? [...new Set([other.low, other.high])] : [],
  )
  const isIt = (value: number) => Math.abs(value - figure.value) <= EXACT * figure.value
  return ends.some((a, at) => ends.slice(at + 1).some((b) => isIt(Math.abs(a - b)) || isIt(a + b)))
}

/** Whether a sentence says a figure again right behind it, in another unit: 「三個月（90 天）」. */
function isSaidAgain({ figure }: FigureClaim, before: FigureClaim | undefined): boolean {
  return (
    before?.figure.unit === figure.unit &&
    figure.start - before.figure.end <= AGAIN_WITHIN &&
    Math.abs(before.figure.value - figure.value) <= EXACT * figure.value &&
    before.figure.text.replace(NUMERALS, '') !== figure.text.replace(NUMERALS, '')
  )
}

/** Whether a sentence bounds a value that it gives as well: 「不到十分鐘，大約 8 分鐘」. */
function isBoundOfOther({ figure }: FigureClaim, all: readonly FigureClaim[]): boolean {
  if (figure.bound !== 'least' && figure.bound !== 'most') return false
  return all.some(
    ({ figure: other }) =>
      haveSameUnit(other, figure) &&
      (other.bound === 'exact' || other.bound === 'about') &&
      other.low >= Math.max(figure.low, figure.value / 2) &&
      other.high <= Math.min(figure.high, figure.value * 2),
  )
}
