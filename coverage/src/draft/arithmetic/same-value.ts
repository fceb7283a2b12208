import { figuresDisagree, goesBeyond } from '@gaplens/text/figures/compare'
import type { Figure } from '@gaplens/text/figures/figure'
import { referencesIn } from '@gaplens/text/figures/references'

/** Values are equal if they differ by at most this share; by 5 % if one of them is hedged with 「約」. */
export const EQUAL_WITHIN = 0.02
const ABOUT = 0.05
/** A range whose ends differ by a larger factor says nothing of a value between them: 「3 日至 30 日」. */
const WIDE = 3
/** Reference periods as they are written beside a value. 「前一天」 is none. */
const PER_TIME =
  /(?:每|(?<![前後第同隔另某有])一)(?:個?(月|星期|禮拜|小時)|(年|天|日|週|晚))|\b(?:a|per|each) (month|year|day|week|hour)/gu
/** Words of one period, as `Figure.per` has them. */
const SAME_TIME = new Map([
  ['日', '天'],
  ['星期', '週'],
  ['禮拜', '週'],
])
const TIMES = new Set(['月', '年', '天', '週', '晚', '小時'])
/** In seconds. */
const DAY = 86_400
const MONTH = 30.436_875 * DAY
const WEEK = 7 * DAY
const IN_WEEKS = /[週周]|星期|禮拜/u
const IN_MONTHS = /月/u
/** A sum without the name of its currency. */
const ONLY_NUMERALS = /^[\d.,\s零一二兩三四五六七八九十百千萬億幾多到至~–—-]+$/u
const HALF = 50
const ONE = /^(?:一|1\s?)個?/u

/**
 * Whether two figures have the same value, however it is hedged. Stricter than `supportsFigure`: 「5 天」 does not support
 * 「3 天以上」, and a range supports a single value only if it contains it.
 * @param sentence the source's sentence, which may name the reference period of its value
 */
export function isSameValue(source: Figure, claim: Figure, sentence: string): boolean {
  if (areInstalments(source, claim)) return Math.abs(monthsOf(source) - monthsOf(claim)) <= EQUAL_WITHIN
  if (areWeeksOfMonths(source, claim) || areTimesOfMonths(source, claim)) return true
  if (!haveSameUnit(source, claim) || !haveSameReference(source, claim, sentence)) return false
  const bounds = [source.bound, claim.bound]
  if (bounds.includes('least') && bounds.includes('most')) return false
  const slack = bounds.includes('about') ? ABOUT : EQUAL_WITHIN
  const near = (a: number, b: number) => Math.abs(a - b) <= slack * Math.max(Math.abs(a), Math.abs(b))
  const [theirs, mine] = [endsOf(source), endsOf(claim)]
  if (near(theirs.low, mine.low) && near(theirs.high, mine.high)) return true
  // 「最少 3 天，最多 30 天」 gives the ends of 「3 到 30 天」.
  if (source.low < source.high && Number.isFinite(source.high - source.low)) {
    if (claim.bound === 'least') return near(source.low, claim.low)
    if (claim.bound === 'most') return near(source.high, claim.high)
  }
  const isOpen = (bound: Figure['bound']) => bound === 'least' || bound === 'most'
  return (
    mine.low === mine.high &&
    !isOpen(source.bound) &&
    !isOpen(claim.bound) &&
    mine.low >= theirs.low &&
    mine.low <= theirs.high &&
    theirs.high <= WIDE * theirs.low
  )
}

/** Whether a time in weeks and one in months are the same, four weeks to the month: 「六週」 and 「一個半月」. */
export function areWeeksOfMonths(a: Figure, b: Figure): boolean {
  const [weeks, months] = IN_WEEKS.test(a.text) ? [a, b] : [b, a]
  return (
    a.dimension === 'time' &&
    b.dimension === 'time' &&
    IN_WEEKS.test(weeks.text) &&
    IN_MONTHS.test(months.text) &&
    weeks.bound !== 'least' &&
    months.bound !== 'least' &&
    Math.abs(weeks.value / WEEK - (4 * months.value) / MONTH) <= EQUAL_WITHIN * 4
  )
}

/** Whether one figure gives how often in weeks and the other in months, four weeks to the month: 「每兩週一次」 and 「一個月兩次」. */
function areTimesOfMonths(a: Figure, b: Figure): boolean {
  if (a.dimension !== 'frequency' || b.dimension !== 'frequency') return false
  const [weeks, months] = IN_WEEKS.test(a.text) ? [a, b] : [b, a]
  if (!IN_WEEKS.test(weeks.text) || !IN_MONTHS.test(months.text)) return false
  // Frequencies are for each day.
  const inMonth = (end: 'low' | 'high') => Math.abs(28 * weeks[end] - (MONTH / DAY) * months[end])
  return inMonth('low') <= EQUAL_WITHIN && inMonth('high') <= EQUAL_WITHIN
}

/** Whether two figures have the same unit, so that they may be two values of one quantity. */
export function haveSameUnit(a: Figure, b: Figure): boolean {
  // Measure words are interchangeable: 「四次」, 「四趟」.
  if (areInstalments(a, b)) return true
  return (
    a.dimension === b.dimension &&
    (a.unit === b.unit ||
      a.dimension === 'count' ||
      areHalves(a, b) ||
      namesNoCurrency(a) ||
      namesNoCurrency(b))
  )
}

/** Whether one figure is the half that is left of a price and the other the half by which it is reduced: 「對折」 and 「減半」. */
function areHalves(a: Figure, b: Figure): boolean {
  return a.dimension === 'share' && a.value === HALF && b.value === HALF
}

/** Whether two figures have the same unit, or may have, and values that cannot both be right. */
export function areDifferent(a: Figure, b: Figure): boolean {
  const other = haveSameUnit(a, b) && a.dimension === 'money' ? { ...b, unit: a.unit } : b
  return figuresDisagree(a, other) || goesBeyond(a, other)
}

/** Whether one figure counts monthly instalments and the other gives a time: 「15 期」 and 「15 個月」. */
export function areInstalments(a: Figure, b: Figure): boolean {
  return (a.unit === '期' && b.unit === 's') || (a.unit === 's' && b.unit === '期')
}

function monthsOf({ unit, value }: Figure): number {
  return unit === 's' ? value / MONTH : value
}

/** Whether a sum leaves out its currency, which is then that of the prices around it: 「30 萬」 for 「30 萬越盾」. */
function namesNoCurrency({ dimension, text }: Figure): boolean {
  return dimension === 'money' && ONLY_NUMERALS.test(text)
}

/** Whether a figure is only the reference unit of another one: 「一公升」 where a source says 「每公升」. */
export function isReference({ text }: Figure, sentence: string): boolean {
  const unit = text.replace(ONE, '')
  return unit !== text && unit !== '' && sentence.includes(`每${unit}`)
}

/** Whether the reference periods are compatible. A missing one may be in the heading, but 「每月」 is not 「每天」. */
function haveSameReference(source: Figure, claim: Figure, sentence: string): boolean {
  if (source.per === claim.per || claim.per === '' || claim.dimension === 'speed') return true
  const times = [...sentence.matchAll(PER_TIME)].map(([, ...units]) => {
    const unit = units.find((each) => each !== undefined) ?? ''
    return SAME_TIME.get(unit) ?? unit
  })
  const [theirs, mine] = [referencesIn(source.per), referencesIn(claim.per)]
  const missing = mine.filter((each) => !theirs.includes(each) && !times.includes(each))
  if (missing.length === 0) return true
  // What is given each time or for each thing is no other quantity than without it.
  return (
    theirs.every((each) => mine.includes(each)) &&
    (times.length === 0 || !missing.some((each) => TIMES.has(each)))
  )
}

/** The ends as written. An open end is mirrored at the value; a figure with two open ends has the value for both. */
function endsOf({ low, high, value }: Figure): { low: number; high: number } {
  if (Number.isFinite(low)) return { low, high: Number.isFinite(high) ? high : 2 * value - low }
  return Number.isFinite(high) ? { low: 2 * value - high, high } : { low: value, high: value }
}
