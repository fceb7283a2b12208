import type { Evidence, StrategyAndPlan } from '@gaplens/contracts/analysis/report'
import { TIERS } from '@gaplens/contracts/analysis/report'
import { effortOf } from '@gaplens/coverage/effort'
import { projectedScore } from '@gaplens/report/model/projection'
import { EVIDENCE_GRADES } from '../facts/evidence-grades.ts'
import { statedByOverview, toldOtherwise } from '../facts/gaps/contraries.ts'
import { FORM_TEXTS } from '../facts/gaps/gap-form.ts'
import type { GapPlan } from '../facts/gaps/gap-plan.ts'
import { saidBySources } from '../facts/gaps/gap-quote.ts'
import { shownHeading } from '../facts/outline/own-sections.ts'
import type { View } from '../facts/view.ts'
import { inQuotes, oneLine, titled } from '../facts/wording.ts'
import { disagreeAdvice, disagreeNote } from './disagree-notes.ts'
import { pageActions } from './page-actions.ts'
import { gapPrompt } from './prompts.ts'
import { inSentences, statedIn } from './stated.ts'
import type { UnrankedAction } from './unranked-action.ts'

/** Section 5: the actions in three tiers, each with its prompt and evidence. */
export function writeStrategy(
  view: View,
  plans: readonly GapPlan[],
): { plan: StrategyAndPlan; actions: Evidence['actions'] } {
  return arrange([...plans.map((plan) => gapAction(view, plan)), ...pageActions(view)])
}

/** Arranges actions in tiers: obstacles first, then the gaps in the order of the report, then the others. */
function arrange(unranked: readonly UnrankedAction[]): {
  plan: StrategyAndPlan
  actions: Evidence['actions']
} {
  const plan: StrategyAndPlan = { p1_immediate: [], p2_mediumTerm: [], p3_longTerm: [] }
  const actions: Evidence['actions'] = []
  for (const tier of TIERS) {
    const own = unranked.filter((action) => action.tier === tier)
    const ordered = [...own.filter(blocks), ...own.filter((action) => !blocks(action))]
    ordered.forEach((action, index) => {
      const { recommendation, geminiPrompt, known, passageIds, tier: _, ...rest } = action
      plan[tier].push({ recommendation, geminiPrompt })
      actions.push({
        ...rest,
        tier,
        index,
        passageIds: [...passageIds],
        effort: effortOf(rest.difficulty),
        known: { ...EVIDENCE_GRADES[known] },
      })
    })
  }
  return { plan, actions }
}

/** Whether an action removes an obstacle without which no other action helps. */
function blocks(action: UnrankedAction): boolean {
  return action.known === 'eligibility'
}

function gapAction(view: View, plan: GapPlan): UnrankedAction {
  const { gap } = plan
  return {
    tier: gap.tier,
    title: titleOf(plan),
    topicId: gap.topicId,
    impact: gap.impact,
    difficulty: gap.difficulty,
    projectedScore:
      view.user === null ? null : projectedScore(view.topics, view.user.id, new Set([gap.topicId])),
    known: plan.section === null ? 'subtopics' : 'smallEdits',
    passageIds: evidenceOf(plan),
    recommendation: recommend(view, plan),
    geminiPrompt: gapPrompt(view, plan),
  }
}

/** The passages of an action: those that its text is made of first, as a reader looks there for the words just read. */
function evidenceOf(plan: GapPlan): string[] {
  const { gap, contraries, ownPassage } = plan
  const stated = [
    ...contraries.map(({ passage }) => passage.id),
    ...saidBySources(plan).map(({ passageId }) => passageId),
  ]
  const nearest = ownPassage === null ? [] : [ownPassage.id]
  return [...new Set([...stated, ...gap.passageIds, ...nearest])]
}

function titleOf({ gap, section, after, heading }: GapPlan): string {
  const name = oneLine(gap.name)
  if (section === null)
    return `${placeAfter(after)}加一節「${inQuotes(heading)}」${isSameName(heading, name) ? '' : `，寫「${name}」`}`
  return section.heading === name
    ? `補寫「${name}」`
    : `在「${inQuotes(titled(shownHeading(section), 30))}」補寫「${name}」`
}

/** What a name says with or without: 「研磨度」, 「研磨」. 「保險費」 is another thing than 「保險」. */
const EXTENT = /[度性量率]$/u

/** Whether a heading names what a gap does, give or take a word of its extent. */
function isSameName(heading: string, name: string): boolean {
  return heading === name || heading.replace(EXTENT, '') === name || heading === name.replace(EXTENT, '')
}

/** What to look at before a new section is written, because it may say it in other words. */
function lookFirst({ lookIn }: GapPlan): string {
  if (lookIn === null) return ''
  const there = lookIn.heading === '' ? '開頭' : `「${inQuotes(titled(shownHeading(lookIn), 30))}」`
  return `先看${there}是否已寫到，只補沒寫的。`
}

/** The position of a new section, by the existing section before it, because new ones may not be written yet. */
function placeAfter(after: GapPlan['after']): string {
  if (after === null) return ''
  return after.heading === '' ? '在開頭之後' : `在「${inQuotes(titled(shownHeading(after), 30))}」之後`
}

/** What to write, what to answer first, in which form and how long, with the marks of the source pages. */
function recommend(view: View, plan: GapPlan): string {
  const { questions, form, words } = plan
  const first =
    questions.length > 0 ? `先回答${questions.map((q) => `「${titled(q, 40)}」`).join('與')}，` : ''
  const how = FORM_TEXTS[form] === '' ? '' : `${FORM_TEXTS[form]}，`
  return `${titleOf(plan)}：${lookFirst(plan)}${inSentences([...corrections(view, plan), ...stated(view, plan)])}${disagreement(view, plan)}${first}${how}約 ${words} 字。`
}

/** Where a cited page says otherwise than the AI Overview. */
function corrections(view: View, { gap, contraries }: GapPlan): string[] {
  return contraries.map(
    (each) => `${statedByOverview(each, gap.name)}，所引的 ${toldOtherwise(view, each)}，以原文為準`,
  )
}

/** What else there is to state: no fact of a passage that corrects the AI Overview, and then no page to look at instead. */
function stated(view: View, plan: GapPlan): string[] {
  const { contraries, overview, quote } = plan
  const isTold = (text: string) =>
    contraries.some(({ passage }) => oneLine(passage.quote).includes(oneLine(text)))
  const facts = plan.facts.filter(({ text }) => !isTold(text))
  const isBare = facts.length === 0 && overview === null && (quote === null || isTold(quote.text))
  return contraries.length > 0 && isBare ? [] : statedIn(view, { ...plan, facts })
}

/** The note on different figures of the sources, which must be resolved before writing. */
function disagreement(view: View, { topic }: GapPlan): string {
  const note = disagreeNote(view, topic)
  return note === '' || topic === undefined ? '' : `${note}，${disagreeAdvice(view, topic)}`
}
