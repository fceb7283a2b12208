import type { Gap, Tier } from '@gaplens/contracts/analysis/report'
import { TIERS } from '@gaplens/contracts/analysis/report'

/** The share of the gaps that count as high impact, and their greatest number. */
const HIGH_SHARE = 2 / 3
const HIGH_MAX = 10

/**
 * Assigns each gap its tier and sorts the gaps in the order that the whole report keeps. The first two thirds of the gaps (at most
 * ten) are high impact; the easier half of these is P1, the harder half P2; the rest is P3. The thresholds are relative, so
 * that P1 and P2 are filled whatever the scale of the figures. Within a tier the order of importance is kept.
 * @param gaps in order of importance
 */
export function tierGaps(gaps: readonly Omit<Gap, 'tier'>[]): Gap[] {
  const high = gaps.slice(0, Math.min(HIGH_MAX, Math.ceil(gaps.length * HIGH_SHARE)))
  // Of equally difficult gaps the more important one stays first.
  const easiest = high.toSorted((a, b) => a.difficulty - b.difficulty).slice(0, Math.ceil(high.length / 2))
  const easy = new Set(easiest)
  const tierOf = (gap: Omit<Gap, 'tier'>): Tier =>
    easy.has(gap) ? 'p1_immediate' : high.includes(gap) ? 'p2_mediumTerm' : 'p3_longTerm'
  const tiered = gaps.map((gap) => ({ ...gap, tier: tierOf(gap) }))
  return TIERS.flatMap((tier) => tiered.filter((gap) => gap.tier === tier))
}
