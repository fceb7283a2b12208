import { basisPageOf } from '@gaplens/coverage/draft/sources/basis-sources'
import type { Source } from '@gaplens/coverage/source'

/** What the claims of a draft are checked against. */
export function basisOf(keyword: string, sources: readonly Source[]) {
  return {
    schemaVersion: 1 as const,
    analysisId: 'bench',
    keyword,
    pages: sources.flatMap((source) => basisPageOf(source, { rank: source.rank, coverageScore: null })),
    topics: [],
    others: [],
    headings: [],
    gaps: [],
    overview: { blocks: [], relatedQuestions: [] },
  }
}
