import type { Tier } from '@gaplens/contracts/report'
import { STRATEGY_TEXT } from '@gaplens/report/text/report-text'
import { Tag, type Tone } from '../../ui/text/tag.tsx'

const TONES: Record<Tier, Tone> = { p1_immediate: 'poor', p2_mediumTerm: 'fair', p3_longTerm: 'calm' }

export function TierTag({ tier }: { tier: Tier }) {
  const { label, name } = STRATEGY_TEXT.tiers[tier]
  return (
    <Tag tone={TONES[tier]} title={name}>
      {label}
    </Tag>
  )
}
