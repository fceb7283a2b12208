import { type StrategyItem, TIERS, type Tier } from '@gaplens/contracts/analysis/report'
import type { CoverageChange } from '../text/coverage-text.ts'
import { citedName } from '../text/reference.ts'
import { BRIEF_TEXT, FIRST_TEXT, STRATEGY_TEXT } from '../text/report-text.ts'
import { actionId } from './action-id.ts'
import { projectedScore } from './projection.ts'
import type { ReportModel } from './report-model.ts'
import { isMostlyUnsure } from './standing.ts'

const FIRST_ACTIONS = 3
/** Number of sources that are named; the others are only counted. */
const BASIS_SHOWN = 3

/** One of the first actions: what to write, where, on which evidence, and the score that it leads to. */
export interface FirstAction {
  /** Its id in the report. */
  readonly id: string
  readonly label: string
  readonly tier: Tier
  /** Empty in older reports; then `text` says it all. */
  readonly title: string
  readonly text: string
  /** Where on the page to write it; null if the report does not say, or if the title says it. */
  readonly place: string | null
  /** The names of the sources that it is based on; may be empty. */
  readonly basis: readonly string[]
  /** How the page's coverage changes; null if the action adds no topic. */
  readonly change: CoverageChange | null
}

/** The first three actions, in the report's order. */
export function firstActions(model: ReportModel): FirstAction[] {
  const plan = model.result.strategyAndPlan
  return TIERS.flatMap((tier) => (plan?.[tier] ?? []).map((item, index) => ({ tier, index, item })))
    .slice(0, FIRST_ACTIONS)
    .map(({ tier, index, item }) => firstAction(model, tier, index, item))
}

function firstAction(model: ReportModel, tier: Tier, index: number, item: StrategyItem): FirstAction {
  const action = model.result.evidence?.actions.find((each) => each.tier === tier && each.index === index)
  const { title = '', topicId = null, projectedScore: after = null } = action ?? {}
  return {
    id: actionId(tier, index),
    label: `${STRATEGY_TEXT.tiers[tier].label}-${index + 1}`,
    tier,
    title,
    text: withoutTitle(item.recommendation, title),
    place: placeOf(model, topicId, title),
    basis: basisOf(model, topicId, action?.passageIds ?? []),
    change: coverageChange(model, after),
  }
}

/** The change of the page's coverage to the score `after`; null if that or the page's score is not known. */
export function coverageChange(model: ReportModel, after: number | null): CoverageChange | null {
  const { ownPage, result } = model
  if (ownPage === null || ownPage.coverageScore === null || after === null) return null
  const isAtLeast = isMostlyUnsure(result.coverage?.topics ?? [], ownPage.id)
  return { before: Math.round(ownPage.coverageScore), after, isAtLeast }
}

/** A recommendation without its title, with which the program's recommendations begin. */
export function withoutTitle(recommendation: string, title: string): string {
  return title !== '' && recommendation.startsWith(`${title}：`)
    ? recommendation.slice(title.length + 1)
    : recommendation
}

/** The heading of the user's page in or after which the new text belongs. */
function placeOf({ result }: ReportModel, topicId: string | null, title: string): string | null {
  const outline = result.brief?.outline ?? []
  const at = outline.findIndex(({ topicIds }) => topicId !== null && topicIds.includes(topicId))
  const part = outline[at]
  if (part === undefined) return null
  const isNamed = (heading: string) => heading !== '' && title.includes(`「${heading}」`)
  if (part.kind !== 'new')
    return isNamed(part.heading)
      ? null
      : FIRST_TEXT.within(part.heading === '' ? BRIEF_TEXT.opening : part.heading)
  const before = outline.slice(0, at).findLast(({ kind }) => kind !== 'new')
  if (before !== undefined && isNamed(before.heading)) return null
  return before === undefined
    ? FIRST_TEXT.newPart
    : FIRST_TEXT.after(before.heading === '' ? BRIEF_TEXT.opening : before.heading)
}

/** The sources by number and site, the AI Overview first. */
function basisOf(model: ReportModel, topicId: string | null, passageIds: readonly string[]): string[] {
  const topic = model.result.coverage?.topics.find(({ id }) => id === topicId)
  const quoted = passageIds.flatMap((id) => model.passages.get(id)?.pageId ?? [])
  const pages = model.sources.filter(({ id }) => quoted.includes(id))
  const rest = pages.length - BASIS_SHOWN
  return [
    ...(topic?.fromOverview ? ['AI Overview'] : []),
    ...pages.slice(0, BASIS_SHOWN).map(citedName),
    ...(rest > 0 ? [FIRST_TEXT.morePages(rest)] : []),
  ]
}

/** How closing all gaps of a tier changes the page's coverage, by the score's formula; null if the tier has no gaps. */
export function tierProjection(model: ReportModel, tier: Tier): CoverageChange | null {
  const { result, ownPage } = model
  if (!result.coverage || !ownPage) return null
  const done = new Set(result.coverage.gaps.filter((gap) => gap.tier === tier).map(({ topicId }) => topicId))
  if (done.size === 0) return null
  return coverageChange(model, projectedScore(result.coverage.topics, ownPage.id, done))
}
