import type { Figure } from '@gaplens/text/figures/figure'

/** Values that differ by less than this share are one; by 「約」 of either, 5 %. */
const SAME = 0.02
const ABOUT = 0.05
/** What a value may be given per, as it is written beside it. */
const PER_TIME =
  /[每一](?:個?(月|星期|禮拜|小時)|(年|天|日|週|晚))|\b(?:a|per|each) (month|year|day|week|hour)/gu
const ONE = /^(?:一|1\s?)個?/u

/**
 * Whether two writers give one value, however they hedge it. Stricter than `supportsFigure`: 「3 天以上」 is not said by who says 「5 天」,
 * and one value is said by a range only where it lies in it.
 * @param sentence the source's sentence, for what its value is given per
 */
export function isSameValue(source: Figure, claim: Figure, sentence: string): boolean {
  if (!haveSameUnit(source, claim) || !isPerTheSame(source, claim, sentence)) return false
  const bounds = [source.bound, claim.bound]
  if (bounds.includes('least') && bounds.includes('most')) return false
  const slack = bounds.includes('about') ? ABOUT : SAME
  const near = (a: number, b: number) => Math.abs(a - b) <= slack * Math.max(Math.abs(a), Math.abs(b))
  const [theirs, mine] = [endsOf(source), endsOf(claim)]
  if (near(theirs.low, mine.low) && near(theirs.high, mine.high)) return true
  const isOpen = (bound: Figure['bound']) => bound === 'least' || bound === 'most'
  return (
    mine.low === mine.high &&
    !isOpen(source.bound) &&
    !isOpen(claim.bound) &&
    mine.low >= theirs.low &&
    mine.low <= theirs.high
  )
}

/** Whether two figures are of one kind, so that one of them may be another value of the other's thing. */
export function haveSameUnit(a: Figure, b: Figure): boolean {
  // A measure word is a matter of style: 「四次」, 「四趟」.
  return a.dimension === b.dimension && (a.unit === b.unit || a.dimension === 'count')
}

/** Whether a claim's figure only says per what another is given: 「一公升」 beside a source's 「每公升」. */
export function isReference({ text }: Figure, sentence: string): boolean {
  const unit = text.replace(ONE, '')
  return unit !== text && unit !== '' && sentence.includes(`每${unit}`)
}

/** One writer's 「每天」 is often another's heading, but 「每月」 is not 「每天」. */
function isPerTheSame(source: Figure, claim: Figure, sentence: string): boolean {
  if (source.per === claim.per || claim.per === '') return true
  const times = [...sentence.matchAll(PER_TIME)].map(([, ...units]) =>
    units.find((unit) => unit !== undefined),
  )
  if (times.includes(claim.per)) return true
  return source.per === '' && times.length === 0
}

/** The ends as written: an open end is that of the range it opens, or the value itself. */
function endsOf({ low, high, value }: Figure): { low: number; high: number } {
  if (Number.isFinite(low)) return { low, high: Number.isFinite(high) ? high : 2 * value - low }
  return Number.isFinite(high) ? { low: 2 * value - high, high } : { low: value, high: value }
}
