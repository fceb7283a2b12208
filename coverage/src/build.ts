import type {
  ComparedPage,
  CoverageLevel,
  CoverageReport,
  Passage,
  Statement,
  Strength,
  Support,
} from '@gaplens/contracts/analysis/report'
import type { Serp } from '@gaplens/contracts/analysis/serp'
import type { ClaimUnit } from './corpus/corpus.ts'
import { VerbatimPassages } from './corpus/verbatim-passages.ts'
import { gapEvidence } from './gap-evidence.ts'
import { difficultyOf, findGaps, impactOf } from './gaps.ts'
import { type CoverageModels, coverageModels } from './learned/models.ts'
import { topicOf } from './matrix-topic.ts'
import { type CheckedStatement, proofsOf } from './proofs.ts'
import { rowsOf, withoutExactNumbers } from './rows.ts'
import { scoreOf } from './scores.ts'
import type { Source } from './source.ts'
import { findStrengths } from './strengths.ts'
import { judgedSupport } from './support/judged-support.ts'
import { secondQuote } from './support/second-quote.ts'
import type { StatementSupport } from './support/statement-parts.ts'
import { prepareStatement, supportOf } from './support/statement-support.ts'
import { topicQuoteIds } from './support/topic-quotes.ts'
import { unquotedBy } from './support/unquoted-words.ts'
import { capByCoverage, userTopicLevels } from './support/user-page-support.ts'
import { withOwnQuotes, withWiderQuote } from './support/wider-quote.ts'
import { buildCoverageTable, type CoverageTable, quoteOf } from './table/coverage-table.ts'
import { type ScoredGap, tierGaps } from './tiers.ts'
import { weightsOf } from './topic-weights.ts'
import type { OverviewStatement } from './topics/overview-statements.ts'
import { unscoredPages } from './unscored.ts'

/** The coverage part of a report: `coverage`, `strengths`, and the passages that both quote. */
export interface Coverage {
  readonly report: CoverageReport
  readonly strengths: readonly Strength[]
  readonly passages: readonly Passage[]
  /** The table that all of it is derived from. */
  readonly table: CoverageTable
}

/** Finds the topics, which pages cover them, and which the user's page lacks. Deterministic. */
export function buildCoverage(
  input: { readonly keyword: string; readonly serp: Serp; readonly sources: readonly Source[] },
  models: CoverageModels = coverageModels(),
): Coverage {
  return deriveCoverage(buildCoverageTable(input, models), input.sources)
}

/** Derives everything that a report says about coverage from one table, so that its parts cannot contradict each other. */
export function deriveCoverage(table: CoverageTable, sources: readonly Source[]): Coverage {
  const { corpus } = table
  const userId = sources.find((source) => source.role === 'user')?.id ?? ''
  const passages = new VerbatimPassages(corpus)
  const checked = checkStatements(table, sources, userId)
  const compared = rowsOf(table, userId, proofsOf(checked, table.keyword))
  const unscored = unscoredPages(table.topics, sources, compared)
  const rows = unscored.size === 0 ? compared : withoutExactNumbers(compared)
  const weights = weightsOf(rows)
  const othersRead = corpus.pages.filter((page) => page.source.id !== userId).length
  const levels = userTopicLevels(rows, userId)
  const statements = reportedStatements(checked, levels, (unit, level, { id, text, label }) => {
    const own = passages.use(quoteOf(unit))
    if (level === 'unverified') return { passageId: own }
    const wider = withWiderQuote(corpus, text, unit)
    const sought = {
      keyword: table.keyword,
      text,
      label: text.startsWith(label) ? label : '',
      topicQuoteIds: topicQuoteIds(table, { statementId: id, pageId: unit.claim.pageId }),
    }
    const also = secondQuote(corpus, sought, wider)
    const unquoted = unquotedBy(corpus, sought, also === null ? [wider] : [wider, also])
    return {
      passageId: passages.use(quoteOf(wider)),
      ...(also === null ? {} : { alsoPassageId: passages.use(quoteOf(also)) }),
      ...(unquoted.length === 0 ? {} : { unquoted }),
    }
  })
  const evidence = gapEvidence(corpus, sources, withOwnQuotes(statements))
  const own = scoreOf(userId, rows, weights) ?? 0
  const found = findGaps(rows, userId, evidence).map((candidate): ScoredGap => {
    const { row, certainty, userLikelihood } = candidate
    const impact = impactOf(row, userLikelihood, othersRead)
    const touched = row.cells.some(({ verdict, level }) => verdict.pageId === userId && level === 'touched')
    const difficulty = difficultyOf(corpus, row, touched)
    const gap = {
      topicId: row.topic.id,
      name: row.topic.name,
      weight: weights.get(row) ?? 0,
      impact,
      difficulty,
      passageIds: candidate.quotes.map((quote) => passages.use(quote)),
      closestPassageId: candidate.closest === null ? null : passages.use(candidate.closest),
      certainty,
    }
    return { gap, gain: (scoreOf(userId, rows, weights, row) ?? 0) - own }
  })
  const strengths = findStrengths(table, userId).map(({ name, quotes }) => ({
    name,
    passageIds: quotes.map((quote) => passages.use(quote)),
  }))
  return {
    report: {
      pages: sources.map((source) =>
        comparedPage(source, unscored.has(source.id) ? null : scoreOf(source.id, rows, weights)),
      ),
      topics: rows.map((row) => topicOf(row, weights.get(row) ?? 0, userId, passages)),
      gaps: tierGaps(found),
      statements,
      figures: [],
      supportedShare: supportedShare(statements, userId),
    },
    strengths,
    passages: passages.used(),
    table,
  }
}

function comparedPage(source: Source, score: number | null): ComparedPage {
  return {
    id: source.id,
    url: source.url,
    title: source.page?.title || source.title,
    role: source.role,
    rank: source.rank,
    state: source.page === null ? 'failed' : 'read',
    failure: source.failure,
    coverageScore: source.page === null ? null : score,
    words: source.page?.words ?? 0,
    readAt: source.readAt,
  }
}

/** Checks each statement against the pages that it cites and against the user's page. */
function checkStatements(
  { corpus, statements, judgedSupport: judgements }: CoverageTable,
  sources: readonly Source[],
  userId: string,
): CheckedStatement[] {
  return statements.map((statement) => {
    const cited = sources
      .filter((source) => source.referenceIndexes.some((index) => statement.referenceIndexes.includes(index)))
      .map((source) => source.id)
    const prepared = prepareStatement(corpus, statement)
    const support = corpus.pages
      .filter((page) => page.source.id === userId || cited.includes(page.source.id))
      .map((page) => {
        const judged = judgements?.find(
          (each) => each.statementId === statement.id && each.pageId === page.source.id,
        )
        return judged === undefined
          ? supportOf(corpus, prepared, page)
          : judgedSupport(corpus, prepared, page, judged)
      })
    return { statement, cited, support }
  })
}

/**
 * The statements as the report stores them.
 * @param own how far the user's page covers each statement's topic, by its id
 * @param quoted the id of the passage that shows a claim for a statement
 */
function reportedStatements(
  checked: readonly CheckedStatement[],
  own: ReadonlyMap<string, CoverageLevel>,
  quoted: (
    unit: ClaimUnit,
    level: StatementSupport['level'],
    statement: OverviewStatement,
  ) => Pick<Support, 'passageId' | 'alsoPassageId' | 'unquoted'>,
): Statement[] {
  return checked.map(({ statement, cited, support }) => ({
    id: statement.id,
    text: statement.text,
    citedPageIds: [...cited],
    support: support.map((each) => {
      const { pageId, level, unit } = cited.includes(each.pageId)
        ? each
        : capByCoverage(each, own.get(statement.id))
      return { pageId, level, ...(unit === null ? { passageId: null } : quoted(unit, level, statement)) }
    }),
  }))
}

/** Of the statements that cite a page that was read: the share that such a page supports. Null if there are none. */
export function supportedShare(statements: readonly Statement[], userId: string | undefined): number | null {
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
