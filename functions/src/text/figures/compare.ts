import type { Figure } from './figure.ts'

/** Values nearer than this share of the larger are one value in other units: 30 days and a month. */
const SAME = 0.02
/** How far 「約」 reaches on both sides. */
const ABOUT = 0.1

/** Whether both measure the same thing in the same unit: only then can they agree or disagree. */
export function comparable(a: Figure, b: Figure): boolean {
  return a.dimension === b.dimension && a.unit === b.unit && a.per === b.per
}

/** Whether two figures say the same value, in whatever spelling: 九成五 and 95 %, 5 萬 5 and NT$55,000. */
export function sameFigure(a: Figure, b: Figure): boolean {
  return comparableValues(a, b) && near(a.low, b.low) && near(a.high, b.high)
}

/** Whether a value of the one can be a value of the other: 92 °C and 88–94 °C. */
export function figuresMeet(a: Figure, b: Figure): boolean {
  if (!comparableValues(a, b)) return false
  const [first, second] = [reach(a), reach(b)]
  return first.low <= second.high && second.low <= first.high
}

/**
 * Whether two figures cannot both be right of one thing: one dimension, unit and reference, and no value in common, 「約」
 * taken with a tenth to both sides. 「20 年以上」 and 「25 年」 do not disagree.
 */
export function figuresDisagree(a: Figure, b: Figure): boolean {
  return comparable(a, b) && !figuresMeet(a, b)
}

/** A sum may be told without its unit on one page and with it on another. */
function comparableValues(a: Figure, b: Figure): boolean {
  const unitless = (one: Figure, other: Figure) =>
    one.dimension === 'number' && ['money', 'count'].includes(other.dimension)
  return comparable(a, b) || unitless(a, b) || unitless(b, a)
}

function near(a: number, b: number): boolean {
  return a === b || Math.abs(a - b) <= SAME * Math.max(Math.abs(a), Math.abs(b))
}

function reach({ low, high, bound }: Figure): { low: number; high: number } {
  const slack = bound === 'about' ? ABOUT : SAME / 2
  return { low: low - slack * Math.abs(low), high: high + slack * Math.abs(high) }
}
