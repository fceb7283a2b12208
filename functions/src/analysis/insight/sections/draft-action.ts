import type { StrategyItem, Tier } from '@gaplens/contracts/report'
import type { Known } from '../facts/evidence-grades.ts'

/** An action with its evidence, before it is numbered and arranged. */
export interface DraftAction extends StrategyItem {
  readonly tier: Tier
  readonly title: string
  readonly topicId: string | null
  readonly impact: number
  readonly difficulty: number
  /** Whether it needs what only the page's owner can bring: photographs of steps, experience, a figure, who signs the page. */
  readonly needsOwner: boolean
  readonly projectedScore: number | null
  readonly known: Known
  readonly passageIds: readonly string[]
}
