import type { FigureGroup, Topic } from '@gaplens/contracts/analysis/report'

/**
 * The topics, where a page that the report quotes for a differing figure of one at least touches it: a reader of the matrix would else look
 * for its words in vain. The user's own page stays, of which the gap says what was found.
 */
export function withQuotedCells(
  topics: readonly Topic[],
  figures: readonly FigureGroup[],
  userId: string | undefined,
): Topic[] {
  return topics.map((topic) => {
    const quoted = new Map(
      figures
        .filter(({ disagree, topicId }) => disagree && topicId === topic.id)
        .flatMap((group) => group.figures.map(({ pageId, passageId }) => [pageId, passageId] as const)),
    )
    return {
      ...topic,
      cells: topic.cells.map((cell) => {
        const passageId = cell.pageId === userId ? undefined : quoted.get(cell.pageId)
        return cell.level !== 'absent' || passageId === undefined
          ? cell
          : { ...cell, level: 'touched' as const, certainty: 'possible' as const, passageId }
      }),
    }
  })
}
