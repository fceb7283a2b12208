import type { StrategyItem, Tier } from '@gaplens/contracts/analysis/report'
import type { Known } from '../facts/evidence-grades.ts'

/** An action with its evidence, before it is numbered and arranged. */
export interface UnrankedAction extends StrategyItem {
  readonly tier: Tier
  readonly title: string
  readonly topicId: string | null
  readonly impact: number
  readonly difficulty: number
  readonly projectedScore: number | null
  readonly known: Known
  readonly passageIds: readonly string[]
}
