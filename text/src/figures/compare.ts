import type { Dimension, Figure } from './figure.ts'

/** Values that differ by less than this share of the larger count as equal, such as 30 days and a month. */
const SAME = 0.02
/** 「約」 widens a value by this share to both sides. */
const ABOUT = 0.1
/** The same in decibels: on a logarithmic scale a tenth of the value would be a multiple of the sound. */
const ABOUT_DECIBELS = 2
/** The most in percentage points: a tenth of 95 % would reach to 85 %. 「約六成」 is rounded to ten points. */
const ABOUT_POINTS = 3
const ABOUT_POINTS_OF_TENTHS = 5

/** Whether two figures have one dimension and unit. What they are counted by may differ. */
export function identicalUnit(a: Figure, b: Figure): boolean {
  return a.dimension === b.dimension && a.unit === b.unit
}

/**
 * Whether two figures have the same dimension, unit and reference. Only then can they agree or disagree. 「時速 60 公里」 and 「60 km/h」
 * are told differently but have one unit.
 */
export function comparable(a: Figure, b: Figure): boolean {
  return identicalUnit(a, b) && (countedBy(a) === countedBy(b) || a.dimension === 'speed')
}

/** Dimensions of what is eaten, drunk or used up: so much a day is one person's, whether that is said or not. */
const CONSUMED = new Set<Dimension>(['weight', 'volume', 'energy'])

/** What a figure is counted by, as far as it tells two figures apart. */
function countedBy({ dimension, per }: Figure): string {
  return CONSUMED.has(dimension) ? per.replace(/^人·(?=天)/u, '') : per
}

/** Whether two figures have the same value, however it is written: 九成五 and 95 %, 5 萬 5 and NT$55,000. */
export function sameFigure(a: Figure, b: Figure): boolean {
  return comparableValues(a, b) && near(a, b, 'low') && near(a, b, 'high')
}

/** Like `sameFigure`, whatever the two are counted by (per month, per person), which may be told elsewhere. */
export function sameValue(a: Figure, b: Figure): boolean {
  return sameFigure(a, { ...b, per: a.per })
}

/** Whether the ranges of two figures overlap: 92 °C and 88–94 °C. */
export function figuresMeet(a: Figure, b: Figure): boolean {
  if (!comparableValues(a, b)) return false
  const [first, second] = [reach(a), reach(b)]
  return first.low <= second.high && second.low <= first.high
}

/**
 * Whether two figures about the same thing cannot both be right: they are comparable and their ranges do not overlap.
 * 「約」 widens a value, or the distance of a range's ends, by a tenth to both sides. 「20 年以上」 and 「25 年」 do not disagree.
 */
export function figuresDisagree(a: Figure, b: Figure): boolean {
  return comparable(a, b) && !figuresMeet(a, b)
}

/**
 * Whether a source's figure supports a claim's. A single value is supported where it meets the source's: 92 °C by 88–94 °C. A
 * range is supported only by a source with the same ends.
 */
export function supportsFigure(source: Figure, claim: Figure): boolean {
  if (!figuresMeet(source, claim)) return false
  return !isRange(claim) || (isRange(source) && endsWithin(source, claim) && endsWithin(claim, source))
}

/** Whether a claim's range goes beyond a source's: 83–121 °C beyond 83–88 °C. The source does not support the rest. */
export function goesBeyond(claim: Figure, source: Figure): boolean {
  return comparable(claim, source) && isRange(claim) && isRange(source) && !endsWithin(claim, source)
}

/** Whether a figure has two ends that differ: 「88–94 度」, and neither 「94 度」 nor 「94 度以下」. */
export function isRange({ low, high }: Figure): boolean {
  return low < high && Number.isFinite(low) && Number.isFinite(high)
}

/** Whether both ends of one range lie within another; 「約」 of either widens it, each end by itself. */
function endsWithin(inner: Figure, outer: Figure): boolean {
  const slack = (figure: Figure, end: number) => slackOf(figure, end, Math.abs(end))
  return (
    inner.low + slack(inner, inner.low) >= outer.low - slack(outer, outer.low) &&
    inner.high - slack(inner, inner.high) <= outer.high + slack(outer, outer.high)
  )
}

/** Like `comparable`, but a number without a unit may also be a sum of money or a count: 「500」 and 「500 元」. */
function comparableValues(a: Figure, b: Figure): boolean {
  const unitless = (one: Figure, other: Figure) =>
    one.dimension === 'number' && ['money', 'count'].includes(other.dimension)
  return comparable(a, b) || unitless(a, b) || unitless(b, a)
}

function near(a: Figure, b: Figure, end: 'low' | 'high'): boolean {
  // A limit is near its own value (「600 以上」, 「600」) and near no other: a share of an open end would have no end either.
  if (![a[end], b[end]].every(Number.isFinite))
    return a[end] === b[end] || (!isRange(a) && !isRange(b) && nearValues(a.dimension, a.value, b.value))
  return nearValues(a.dimension, a[end], b[end])
}

function nearValues(dimension: Dimension, one: number, other: number): boolean {
  const slack = Math.max(equalWithin(dimension, one), equalWithin(dimension, other))
  return Math.abs(one - other) <= slack
}

/** By how much two values may differ and count as equal. A year is counted from no beginning: it is this one or another. */
function equalWithin(dimension: Dimension, value: number): number {
  return dimension === 'year' ? 0 : SAME * Math.abs(value)
}

/** The values that a figure may mean. The ends of a range say themselves how exact they are: it is as far off as it is wide. */
function reach(figure: Figure): { low: number; high: number } {
  const { low, high } = figure
  const slack = (end: number) => slackOf(figure, end, isRange(figure) ? high - low : Math.abs(end))
  return { low: low - slack(low), high: high + slack(high) }
}

/** How much one end of a figure may be off. @param extent 「約」 allows for a tenth of it */
function slackOf({ bound, dimension, text }: Figure, end: number, extent: number): number {
  const equal = equalWithin(dimension, end) / 2
  if (bound !== 'about') return equal
  if (dimension === 'sound') return ABOUT_DECIBELS
  const points = text.includes('成') ? ABOUT_POINTS_OF_TENTHS : ABOUT_POINTS
  return Math.max(equal, Math.min(ABOUT * extent, dimension === 'share' ? points : Number.POSITIVE_INFINITY))
}
