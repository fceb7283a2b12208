import type { Gap, Tier } from '@gaplens/contracts/analysis/report'
import { TIERS } from '@gaplens/contracts/analysis/report'
import { effortOf } from './effort.ts'

/** The share of the gaps that count as high impact, their least number, which fills P1 and P2, and their greatest. */
const HIGH_SHARE = 2 / 3
const HIGH_MIN = 2
const HIGH_MAX = 10
/** With less than this part of what the best one raises, any other gap is of no high impact. */
const LEAST_PART = 1 / 2

/** Efforts, the least first. */
const EFFORTS = ['small', 'medium', 'large'] as const

/** A gap without its tier, and by how much closing it alone raises the coverage score. */
export interface ScoredGap {
  readonly gap: Omit<Gap, 'tier'>
  readonly gain: number
}

/**
 * Assigns each gap its tier and sorts the gaps in the order that the whole report keeps. Of the ten most important gaps those count
 * as high impact that raise the score most: as many as two thirds of all, those that raise it as much as the last of these, and none
 * that raises it less than half as much as the first, unless it is the second. The half of these with the least effort is P1, the other half P2; the rest is
 * P3. A reader sees both figures beside each gap, so no gap of P1 raises the score less than one of P2 for the same effort, or much less
 * than any.
 * @param gaps in order of importance, which decides between equal gains
 */
export function tierGaps(gaps: readonly ScoredGap[]): Gap[] {
  const first = gaps.slice(0, HIGH_MAX).toSorted((a, b) => b.gain - a.gain)
  const last = first[Math.min(first.length, Math.ceil(gaps.length * HIGH_SHARE)) - 1]?.gain ?? 0
  const least = Math.max(last, LEAST_PART * (first[0]?.gain ?? 0))
  const high = first.filter(({ gain }, at) => at < HIGH_MIN || gain >= least).map(({ gap }) => gap)
  const effort = ({ difficulty }: Omit<Gap, 'tier'>) => EFFORTS.indexOf(effortOf(difficulty))
  const easy = new Set(high.toSorted((a, b) => effort(a) - effort(b)).slice(0, Math.ceil(high.length / 2)))
  const tierOf = (gap: Omit<Gap, 'tier'>): Tier =>
    easy.has(gap) ? 'p1_immediate' : high.includes(gap) ? 'p2_mediumTerm' : 'p3_longTerm'
  const tiered = [...first, ...gaps.slice(HIGH_MAX)].map(({ gap }) => ({ ...gap, tier: tierOf(gap) }))
  return TIERS.flatMap((tier) => tiered.filter((gap) => gap.tier === tier))
}
