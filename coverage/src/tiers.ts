import type { Gap, Tier } from '@gaplens/contracts/report'
import { TIERS } from '@gaplens/contracts/report'

/** The share of the gaps that count as of high impact, and their greatest number, which a reader can still take in. */
const HIGH_SHARE = 2 / 3
const HIGH_MAX = 10

/**
 * Gaps in the one order that the whole report keeps, each with its tier. Of the gaps in their order of importance the
 * first two thirds (at most ten) are of high impact; of these the easier half is P1, the harder half P2; the rest is P3.
 * Relative thresholds fill P1 and P2 whatever the scale of a keyword's figures. Within a tier importance decides.
 */
export function tierGaps(gaps: readonly Omit<Gap, 'tier'>[]): Gap[] {
  const high = gaps.slice(0, Math.min(HIGH_MAX, Math.ceil(gaps.length * HIGH_SHARE)))
  const easiest = high
    .map((gap, at) => ({ gap, at }))
    .sort((a, b) => a.gap.difficulty - b.gap.difficulty || a.at - b.at)
    .slice(0, Math.ceil(high.length / 2))
  const easy = new Set(easiest.map(({ gap }) => gap))
  const tierOf = (gap: Omit<Gap, 'tier'>): Tier =>
    easy.has(gap) ? 'p1_immediate' : high.includes(gap) ? 'p2_mediumTerm' : 'p3_longTerm'
  const tiered = gaps.map((gap) => ({ ...gap, tier: tierOf(gap) }))
  return TIERS.flatMap((tier) => tiered.filter((gap) => gap.tier === tier))
}
