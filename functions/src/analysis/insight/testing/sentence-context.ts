import type { View } from '../facts/view.ts'
import type { Insight } from '../types.ts'

/** A finished report, and the current position in it. */
export interface SentenceContext {
  readonly view: View
  readonly insight: Insight
  /** The index in section 4 of the source that a sentence is about. */
  readonly at: number
}
export const int = (text: string | undefined) => Number((text ?? '').replaceAll(',', ''))
export const user = ({ view }: SentenceContext) => {
  if (view.user === null) throw new Error('the page was not read')
  return view.user
}
export const ownCell = (context: SentenceContext, topicId: string) =>
  context.view.topic(topicId)?.cells.find(({ pageId }) => pageId === user(context).id)
/** The number of other pages whose cell has the topic covered, with a passage. */
function covering({ view }: SentenceContext, topicId: string): number {
  const cells = view.topic(topicId)?.cells ?? []
  return cells.filter(
    ({ pageId, level, passageId }) =>
      level === 'covered' && view.passage(passageId)?.pageId === pageId && pageId !== view.user?.id,
  ).length
}
export const countHolds = (
  context: SentenceContext,
  topicId: string,
  least: string | undefined,
  count: string | undefined,
) =>
  int(count) === context.view.topic(topicId)?.coveredBy &&
  (least === undefined
    ? int(count) === covering(context, topicId) && context.view.topic(topicId)?.coveredByExact === true
    : int(count) <= covering(context, topicId) && context.view.topic(topicId)?.coveredByExact === false)
export const topicNamed = ({ view }: SentenceContext, name: string | undefined) =>
  view.topics.find((topic) => [topic.name, ...topic.aliases, ...topic.questions].includes(name ?? ''))
export const scores = ({ view }: SentenceContext) =>
  view.othersRead.flatMap(({ id }) => view.compared(id)?.coverageScore ?? []).sort((a, b) => a - b)
export const median = (sorted: readonly number[]) =>
  Math.round(
    ((sorted[Math.floor((sorted.length - 1) / 2)] ?? 0) + (sorted[Math.floor(sorted.length / 2)] ?? 0)) / 2,
  )
export const inTier = ({ view }: SentenceContext, tier: string) =>
  view.gaps.filter((gap) => gap.tier === tier)
export const citing = ({ view, at }: SentenceContext) =>
  view.input.coverage.report.statements.filter(({ citedPageIds }) =>
    citedPageIds.includes(view.others[at]?.id ?? ''),
  )
const best = (levels: readonly string[]) =>
  ['found', 'partly', 'unverified', 'absent'].find((level) => levels.includes(level)) ?? ''
export function statementLevels({ view }: SentenceContext): string[] {
  return view.input.coverage.report.statements
    .map(({ support, citedPageIds }) =>
      best(support.filter(({ pageId }) => citedPageIds.includes(pageId)).map(({ level }) => level)),
    )
    .filter((level) => level !== '')
}
export const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)
