import type {
  ComparedPage,
  CoverageLevel,
  CoverageReport,
  Gap,
  Passage,
  Statement,
  Strength,
  Topic,
} from '@gaplens/contracts/report'
import type { Serp } from '@gaplens/contracts/serp'
import { buildCorpus, type Corpus } from './corpus.ts'
import { findGaps, type WeighedTopic } from './gaps.ts'
import { coverageMatrix } from './matrix.ts'
import { type OverviewStatement, overviewStatements } from './overview.ts'
import { PassageBook } from './passage-book.ts'
import { countSites } from './sites.ts'
import type { Source } from './source.ts'
import { findStrengths } from './strengths.ts'
import { seek, supportOf } from './support.ts'
import { type DraftTopic, findTopics } from './topics.ts'

/** What the pages say about the keyword's topics: the report's `coverage`, `strengths` and the passages both quote. */
export interface Coverage {
  readonly report: CoverageReport
  readonly strengths: readonly Strength[]
  readonly passages: readonly Passage[]
}

/** Credit a page gets for a topic in its coverage score. */
const CREDIT: Record<CoverageLevel, number> = { covered: 1, touched: 0.5, absent: 0 }
const TOPICS_MAX = 40

/** Finds topics, who covers them, and what the user's page lacks. Deterministic. */
export function buildCoverage(input: {
  readonly keyword: string
  readonly serp: Serp
  readonly sources: readonly Source[]
}): Coverage {
  const { keyword, serp, sources } = input
  const corpus = buildCorpus(sources)
  const userId = sources.find((source) => source.role === 'user')?.id ?? ''
  const statements = overviewStatements(serp)
  const topics = weigh(corpus, findTopics(corpus, keyword, statements, serp.relatedQuestions), userId)
  const book = new PassageBook(corpus)
  const others = corpus.pages.filter((page) => page.source.id !== userId).map((page) => page.source)
  const sitesRead = countSites(others)
  const gaps = findGaps(topics, userId, others.length, sitesRead).map((draft): Gap => {
    const { topic: _, quotes, closest, ...gap } = draft
    return {
      ...gap,
      passageIds: quotes.map((id) => book.use(id)),
      closestPassageId: closest === null ? null : book.use(closest),
    }
  })
  const strengths = findStrengths(
    corpus,
    userId,
    topics.map((topic) => topic.draft),
  ).map(({ name, cutIds }) => ({
    name,
    passageIds: cutIds.map((id) => book.use(id)),
  }))
  const checked = statements.map((statement) => checkStatement(corpus, statement, sources, userId, book))
  const rows = topics.map((topic) => topicRow(topic, userId, book))
  return {
    report: {
      pages: sources.map((source) => comparedPage(source, topics)),
      topics: rows,
      gaps,
      statements: checked,
      figures: [],
      supportedShare: supportedShare(checked, userId),
    },
    strengths,
    passages: book.used(),
  }
}

/** Weights: half what the overview says of a topic (by characters), half how many cited pages cover it. */
function weigh(corpus: Corpus, drafts: readonly DraftTopic[], userId: string): WeighedTopic[] {
  const matrix = coverageMatrix(corpus, drafts)
  const held = drafts
    .map((draft, row) => {
      const cells = matrix[row] ?? []
      const covering = cells.filter((cell) => cell.pageId !== userId && cell.level === 'covered')
      const coveredBy = covering.length
      const sites = countSites(
        corpus.pages
          .map((page) => page.source)
          .filter(({ id }) => covering.some((cell) => cell.pageId === id)),
      )
      const shown = draft.statements.reduce((chars, statement) => chars + statement.text.length, 0)
      return { draft, cells, coveredBy, sites, shown }
    })
    .filter((topic) => topic.coveredBy > 0)
  const allShown = held.reduce((sum, topic) => sum + topic.shown, 0)
  const allCovered = held.reduce((sum, topic) => sum + topic.coveredBy, 0)
  const overviewShare = allShown === 0 ? 0 : 0.5
  const weighed = held
    .map((topic) => ({
      ...topic,
      weight:
        overviewShare * (allShown === 0 ? 0 : topic.shown / allShown) +
        (1 - overviewShare) * (topic.coveredBy / allCovered),
    }))
    .sort((a, b) => b.weight - a.weight || (a.draft.name < b.draft.name ? -1 : 1))
    .slice(0, TOPICS_MAX)
  const total = weighed.reduce((sum, topic) => sum + topic.weight, 0) || 1
  return weighed.map(({ draft, cells, coveredBy, sites, weight }, at) => ({
    id: `t${at + 1}`,
    draft,
    cells,
    coveredBy,
    sites,
    weight: weight / total,
  }))
}

function topicRow(topic: WeighedTopic, userId: string, book: PassageBook): Topic {
  return {
    id: topic.id,
    name: topic.draft.name,
    aliases: [...topic.draft.aliases],
    weight: topic.weight,
    fromOverview: topic.draft.statements.length > 0,
    coveredBy: topic.coveredBy,
    coveredByExact: false,
    questions: [...topic.draft.questions],
    figures: [],
    figuresDisagree: false,
    cells: topic.cells.map((cell) => {
      // Where a page does not cover a topic, only the user's own nearest words are worth showing.
      const shown = cell.level !== 'absent' ? cell.best[0] : cell.pageId === userId ? cell.closest : undefined
      return {
        pageId: cell.pageId,
        level: cell.level,
        certainty: 'possible' as const,
        score: Math.round(cell.score * 1000) / 1000,
        passageId: shown ? book.use(shown.cut.id) : null,
      }
    }),
  }
}

function comparedPage(source: Source, topics: readonly WeighedTopic[]): ComparedPage {
  let covered = 0
  for (const topic of topics) {
    const level = topic.cells.find((cell) => cell.pageId === source.id)?.level ?? 'absent'
    covered += topic.weight * CREDIT[level]
  }
  return {
    id: source.id,
    url: source.url,
    title: source.page?.title || source.title,
    role: source.role,
    rank: source.rank,
    state: source.page === null ? 'failed' : 'read',
    failure: source.failure,
    coverageScore: source.page === null || topics.length === 0 ? null : Math.round(covered * 100),
    words: source.page?.words ?? 0,
    readAt: source.readAt,
  }
}

/** A statement against the pages it cites and the user's; one that cites none we know, against every cited page. */
function checkStatement(
  corpus: Corpus,
  statement: OverviewStatement,
  sources: readonly Source[],
  userId: string,
  book: PassageBook,
): Statement {
  const cited = sources
    .filter((source) => source.referenceIndexes.some((index) => statement.referenceIndexes.includes(index)))
    .map((source) => source.id)
  const sought = seek(corpus, statement)
  const support = corpus.pages
    .filter((page) => page.source.id === userId || cited.includes(page.source.id))
    .map((page) => {
      const { pageId, level, unit } = supportOf(corpus, sought, page)
      return { pageId, level, passageId: unit === null ? null : book.use(unit.cut.id) }
    })
  return { id: statement.id, text: statement.text, citedPageIds: cited, support }
}

/** Share of the statements that cite a page we read and that such a page really bears out. */
function supportedShare(statements: readonly Statement[], userId: string): number | null {
  const checkable = statements.filter((statement) =>
    statement.support.some(({ pageId }) => pageId !== userId || statement.citedPageIds.includes(pageId)),
  )
  if (checkable.length === 0) return null
  const supported = checkable.filter((statement) =>
    statement.support.some(
      ({ pageId, level }) => level === 'found' && statement.citedPageIds.includes(pageId),
    ),
  )
  return supported.length / checkable.length
}
