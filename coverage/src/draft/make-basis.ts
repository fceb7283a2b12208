import type { Serp } from '@gaplens/contracts/analysis/serp'
import { DRAFT_BASIS_VERSION, type DraftBasis } from '@gaplens/contracts/drafts/draft-score'
import type { Coverage } from '../build.ts'
import type { Source } from '../source.ts'
import type { CoverageTable, TableTopic } from '../table/coverage-table.ts'
import { basisPageOf } from './sources/basis-sources.ts'

/** Builds what the editor needs of a report to score drafts: its topics as shown, and the pages as they were read. */
export function makeBasis(
  report: {
    readonly analysisId: string
    readonly keyword: string
    readonly serp: Serp
    readonly sources: readonly Source[]
  },
  { report: shown, table }: Coverage,
): DraftBasis {
  const { analysisId, keyword, serp, sources } = report
  const judgedByModel = table.judgedSupport !== undefined
  const user = sources.find(({ role }) => role === 'user')
  const scores = new Map(shown.pages.map((page) => [page.id, page.coverageScore]))
  const shownIds = new Set(shown.topics.map(({ id }) => id))
  const others = table.topics.filter(({ id }) => !shownIds.has(id)).flatMap(({ members }) => members)
  const texts = new Map(sources.map(({ id, page }) => [id, page?.text ?? '']))
  return {
    schemaVersion: DRAFT_BASIS_VERSION,
    analysisId,
    keyword,
    pages: sources.flatMap((source) =>
      basisPageOf(source, { rank: source.rank, coverageScore: scores.get(source.id) ?? null }),
    ),
    topics: shown.topics.map(({ id, name, aliases, weight, cells }) => {
      const own = table.topics
        .find((each) => each.id === id)
        ?.verdicts.find(({ pageId }) => pageId === user?.id)
      const judged =
        own?.judgeIsCertain === true
          ? {
              likelihood: own.likelihood,
              quotes: own.quotes.map(({ start, end }) => (texts.get(own.pageId) ?? '').slice(start, end)),
            }
          : null
      return {
        id,
        name,
        aliases,
        weight,
        cells: cells.map(({ pageId, level, score }) => ({ pageId, level, score })),
        members: membersOf(table, id).map(({ seeds }) => [...seeds]),
        judged,
      }
    }),
    others: others.map(({ seeds }) => [...seeds]),
    headings: [...shown.topics.flatMap(({ id }) => membersOf(table, id)), ...others].flatMap(
      ({ headings }, subject) => headings.map((text) => ({ text, subject })),
    ),
    judged: judgedByModel,
    gaps: shown.gaps.map(({ topicId }) => topicId),
    overview: {
      blocks: serp.blocks,
      relatedQuestions: serp.relatedQuestions,
      ...(serp.subQuestions === undefined ? {} : { subQuestions: serp.subQuestions }),
    },
  }
}

function membersOf({ topics }: CoverageTable, topicId: string): TableTopic['members'] {
  return topics.find(({ id }) => id === topicId)?.members ?? []
}
