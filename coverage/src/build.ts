import type { ComparedPage, CoverageReport, Passage, Strength } from '@gaplens/contracts/analysis/report'
import type { Serp } from '@gaplens/contracts/analysis/serp'
import { VerbatimPassages } from './corpus/verbatim-passages.ts'
import { difficultyOf, impactOf } from './gap-estimates.ts'
import { gapEvidence } from './gap-evidence.ts'
import { findGaps } from './gaps.ts'
import { type CoverageModels, coverageModels } from './learned/models.ts'
import { topicOf } from './matrix-topic.ts'
import { proofsOf } from './proofs.ts'
import { reportedStatements, supportedShare } from './reported-statements.ts'
import { rowsOf, withoutExactNumbers } from './rows.ts'
import { scoreOf } from './scores.ts'
import type { Source } from './source.ts'
import { findStrengths } from './strengths.ts'
import { checkStatements } from './support/checked-statements.ts'
import { userTopicLevels } from './support/user-page-support.ts'
import { withOwnQuotes } from './support/wider-quote.ts'
import { buildCoverageTable, type CoverageTable } from './table/coverage-table.ts'
import { withOwnHeadingsJoined } from './table/own-headings.ts'
import { type ScoredGap, tierGaps } from './tiers.ts'
import { weightsOf } from './topic-weights.ts'
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
  return deriveCoverage(withOwnHeadingsJoined(buildCoverageTable(input, models)), input.sources)
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
  const statements = reportedStatements(table, checked, { levels, passages })
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
