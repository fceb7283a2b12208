import type { Topic } from '@gaplens/contracts/analysis/report'
import type { VerbatimPassages } from './corpus/verbatim-passages.ts'
import type { Row } from './rows.ts'
import { sureCount } from './sure-count.ts'

/** A row of the matrix as the report stores it. @param weight the topic's share of all importance, 0–1 */
export function topicOf(row: Row, weight: number, userId: string, passages: VerbatimPassages): Topic {
  const { topic, cells, covering, exact, nearest } = row
  return {
    id: topic.id,
    name: topic.name,
    aliases: [...topic.aliases],
    weight,
    fromOverview: topic.statements.length > 0,
    coveredBy: exact ? covering.length : sureCount(covering.map(({ verdict }) => verdict.likelihood)),
    coveredByExact: exact,
    cells: cells.map(({ verdict, level, certainty }) => {
      // For a page that does not cover the topic, only the nearest passage of the user's own page is worth showing.
      const isUser = verdict.pageId === userId
      const main = level === 'absent' ? undefined : verdict.quotes[0]
      const shown = isUser && level !== 'covered' ? (nearest ?? main) : main
      return {
        pageId: verdict.pageId,
        level,
        score: Math.round(verdict.likelihood * 1000) / 1000,
        passageId: shown ? passages.use(shown) : null,
        certainty,
      }
    }),
    questions: [...topic.questions],
    figures: [],
    figuresDisagree: false,
  }
}
