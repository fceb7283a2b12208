import type { Gap } from '@gaplens/contracts/analysis/report'
import { memoize } from '@gaplens/text/memoize'
import type { View } from '../view.ts'

/** The index of the AI Overview's first statement of each topic that it states, by topic id. */
const firstStatements = memoize((view: View): ReadonlyMap<string, number> => {
  const { report, table } = view.input.coverage
  const at = new Map(report.statements.map(({ id }, index) => [id, index]))
  return new Map(
    table.topics.flatMap(({ id, statements }): [string, number][] => {
      const places = statements.flatMap((each) => at.get(each.id) ?? [])
      return places.length === 0 ? [] : [[id, Math.min(...places)]]
    }),
  )
})

/**
 * Gaps in the order in which the AI Overview states them, so that those under one of its headings stay together; those that it does
 * not state come after, in the order given.
 */
export function inOverviewOrder<Each extends Pick<Gap, 'topicId'>>(
  view: View,
  gaps: readonly Each[],
): Each[] {
  const rank = ({ topicId }: Each) => firstStatements(view).get(topicId) ?? Number.POSITIVE_INFINITY
  return gaps.toSorted((a, b) => (rank(a) === rank(b) ? 0 : rank(a) - rank(b)))
}
