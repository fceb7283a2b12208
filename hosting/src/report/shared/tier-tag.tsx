import type { Tier } from '@gaplens/contracts/analysis/report'
import { STRATEGY_TEXT } from '@gaplens/report/text/report-text'
import { Tag, type Tone } from '../../ui/text/tag.tsx'

const TONES: Record<Tier, Tone> = { p1_immediate: 'p1', p2_mediumTerm: 'p2', p3_longTerm: 'p3' }

interface TierTagProps {
  tier: Tier
  /** The label of one action: `P1-2`. */
  label?: string
}

export function TierTag({ tier, label = STRATEGY_TEXT.tiers[tier].label }: TierTagProps) {
  return (
    <Tag tone={TONES[tier]} title={STRATEGY_TEXT.tiers[tier].name}>
      {label}
    </Tag>
  )
}
