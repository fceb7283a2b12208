import { isRange } from '@gaplens/text/figures/compare'
import type { GivenFigure } from './figure-words.ts'

/** A number above this, and no multiple of it, is of one thing. */
const ROUND = 100
/** So is a range from a greater value on than 「3 到 5」. */
const RANGE_LEAST = 1000

/**
 * Whether a figure hardly stands on a page for another thing than the statement's: a range of great values, or a number that is not round (「230
 * 條」). A claim with it is quoted in whatever words: both notes of 95 reports that this takes away were untrue.
 */
export function isUnmistakable(figure: GivenFigure): boolean {
  if (figure.side !== null || figure.dimension === 'time' || figure.dimension === 'year') return false
  return isRange(figure) ? figure.low >= RANGE_LEAST : figure.value > ROUND && figure.value % ROUND !== 0
}
