import type { Evidence, Gap, StrategyAndPlan, StrategyItem, Tier } from '@gaplens/contracts/report'
import { TIERS } from '@gaplens/contracts/report'
import { LACKS, ownTreatment } from './own-words.ts'
import { pageActions } from './page-actions.ts'
import { gapPrompt } from './prompts.ts'
import type { View } from './view.ts'
import { oneLine, shorten } from './wording.ts'

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
  return {
    tier: gap.tier,
    topicId: gap.topicId,
    impact: gap.impact,
    difficulty: gap.difficulty,
    passageIds: gap.closestPassageId === null ? gap.passageIds : [...gap.passageIds, gap.closestPassageId],
    recommendation: recommend(view, gap),
    geminiPrompt: gapPrompt(view, gap),
  }
}

/** What to add, who has it, which question to answer first and where it fits: the quotes stand beside it. */
function recommend(view: View, gap: Gap): string {
  const treatment = ownTreatment(view, gap)
  const topic = view.topic(gap.topicId)
  const sources = `至少 ${topic?.coveredBy ?? 0} 個來源${topic?.fromOverview ? '與 AI Overview 都' : '有'}談到`
  const question = topic?.aliases.find((alias) => view.input.serp.relatedQuestions.includes(alias))
  const place = oneLine(view.passage(gap.closestPassageId)?.heading ?? '')
  return [
    `${treatment === 'none' ? '新增' : '補足'}「${oneLine(gap.name)}」：${sources}，您的網頁${LACKS[treatment]}。`,
    question === undefined ? '' : `先回答「${shorten(question, 40)}」。`,
    place === '' ? '' : `可從最接近的「${shorten(place, 30)}」一節補起。`,
  ].join('')
}
