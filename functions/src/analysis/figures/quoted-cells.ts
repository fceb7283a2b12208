import type { CoverageReport, FigureGroup } from '@gaplens/contracts/analysis/report'
import { projectedScore } from '@gaplens/report/model/projection'

/** The present score: no topic is taken for covered that its cell does not call so. */
const AS_IT_IS: ReadonlySet<string> = new Set()

/**
 * The comparison, where a page that a disagreement quotes on a topic at least touches it: a reader of the matrix would else look for its words in
 * vain. The user's own page stays, of which the gap says what was found.
 */
export function withQuotedCells(
  report: Pick<CoverageReport, 'topics' | 'pages'>,
  groups: readonly FigureGroup[],
): Pick<CoverageReport, 'topics' | 'pages'> {
  const sources = new Set(report.pages.filter(({ role }) => role !== 'user').map(({ id }) => id))
  const quoted = groups
    .filter(({ disagree }) => disagree)
    .flatMap(({ topicId, figures }) =>
      figures.map(({ pageId, passageId }) => ({ topicId, pageId, passageId })),
    )
    .filter(({ pageId }) => pageId !== null && sources.has(pageId))
  const topics = report.topics.map((topic) => ({
    ...topic,
    cells: topic.cells.map((cell) => {
      const found = quoted.find(({ topicId, pageId }) => topicId === topic.id && pageId === cell.pageId)
      return cell.level !== 'absent' || found === undefined
        ? cell
        : { ...cell, level: 'touched' as const, certainty: 'possible' as const, passageId: found.passageId }
    }),
  }))
  const pages = report.pages.map((page) =>
    page.coverageScore !== null && quoted.some(({ pageId }) => pageId === page.id)
      ? { ...page, coverageScore: projectedScore(topics, page.id, AS_IT_IS) }
      : page,
  )
  return { topics, pages }
}
