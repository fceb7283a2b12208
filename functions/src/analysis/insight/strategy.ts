import type { Evidence, Gap, StrategyAndPlan, StrategyItem, Tier } from '@gaplens/contracts/report'
import { TIERS } from '@gaplens/contracts/report'
import { describeGap } from './assessment.ts'
import { pageActions } from './page-actions.ts'
import { gapPrompt } from './prompts.ts'
import type { View } from './view.ts'

/** An action and what it rests on. */
export interface DraftAction extends StrategyItem {
  readonly tier: Tier
  readonly topicId: string | null
  readonly impact: number
  readonly difficulty: number
  readonly passageIds: readonly string[]
}

const ITEMS_A_TIER = 8

/** Section 5: what to do first, second and third, each with its prompt and what it rests on. */
export function writeStrategy(view: View): { plan: StrategyAndPlan; actions: Evidence['actions'] } {
  return arrange([...view.gaps.map((gap) => gapAction(view, gap)), ...pageActions(view)])
}

/** Sorts actions into their tiers, the weightiest first. */
export function arrange(drafts: readonly DraftAction[]): {
  plan: StrategyAndPlan
  actions: Evidence['actions']
} {
  const plan: StrategyAndPlan = { p1_immediate: [], p2_mediumTerm: [], p3_longTerm: [] }
  const actions: Evidence['actions'] = []
  for (const tier of TIERS) {
    const own = drafts
      .filter((draft) => draft.tier === tier)
      .sort((a, b) => b.impact - a.impact || a.difficulty - b.difficulty)
      .slice(0, ITEMS_A_TIER)
    own.forEach(({ recommendation, geminiPrompt, topicId, impact, difficulty, passageIds }, index) => {
      plan[tier].push({ recommendation, geminiPrompt })
      actions.push({ tier, index, topicId, impact, difficulty, passageIds: [...passageIds] })
    })
  }
  return { plan, actions }
}

function gapAction(view: View, gap: Gap): DraftAction {
  const own = view.user?.id
  const touched = view
    .topic(gap.topicId)
    ?.cells.some((cell) => cell.pageId === own && cell.level === 'touched')
  return {
    tier: gap.tier,
    topicId: gap.topicId,
    impact: gap.impact,
    difficulty: gap.difficulty,
    passageIds: gap.closestPassageId === null ? gap.passageIds : [...gap.passageIds, gap.closestPassageId],
    recommendation: `${touched ? '補足' : '新增'}${describeGap(view, gap)}（影響 ${gap.impact}、難度 ${gap.difficulty}）`,
    geminiPrompt: gapPrompt(view, gap),
  }
}
