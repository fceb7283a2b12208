import type { Gap, Tier } from '@gaplens/contracts/analysis/report'
import { TIERS } from '@gaplens/contracts/analysis/report'
import { effortOf } from './effort.ts'

/** The share of the gaps that count as high impact, and their greatest number. */
const HIGH_SHARE = 2 / 3
const HIGH_MAX = 10

/** Efforts, the least first. */
const EFFORTS = ['small', 'medium', 'large'] as const

/** A gap without its tier, and the coverage score that closing it alone leads to. */
export interface ScoredGap {
  readonly gap: Omit<Gap, 'tier'>
  readonly projected: number
}

/**
 * Assigns each gap its tier and sorts the gaps in the order that the whole report keeps. Of the ten most important gaps those count
 * as high impact that raise the score most, up to two thirds of all; the half of these with the least effort is P1, the other half
 * P2; the rest is P3. A reader sees both figures beside each gap, so no gap of P1 raises the score less than one of P2 for the same
 * effort. The thresholds are relative, so that P1 and P2 are filled whatever the scale of the figures.
 * @param gaps in order of importance, which decides between equal scores
 */
export function tierGaps(gaps: readonly ScoredGap[]): Gap[] {
  const ranked = [
    ...gaps.slice(0, HIGH_MAX).toSorted((a, b) => b.projected - a.projected),
    ...gaps.slice(HIGH_MAX),
  ].map(({ gap }) => gap)
  const high = ranked.slice(0, Math.min(HIGH_MAX, Math.ceil(ranked.length * HIGH_SHARE)))
  const effort = ({ difficulty }: Omit<Gap, 'tier'>) => EFFORTS.indexOf(effortOf(difficulty))
  const easy = new Set(high.toSorted((a, b) => effort(a) - effort(b)).slice(0, Math.ceil(high.length / 2)))
  const tierOf = (gap: Omit<Gap, 'tier'>): Tier =>
    easy.has(gap) ? 'p1_immediate' : high.includes(gap) ? 'p2_mediumTerm' : 'p3_longTerm'
  const tiered = ranked.map((gap) => ({ ...gap, tier: tierOf(gap) }))
  return TIERS.flatMap((tier) => tiered.filter((gap) => gap.tier === tier))
}
