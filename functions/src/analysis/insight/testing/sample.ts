import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import type { FullReport, Passage, Statement } from '@gaplens/contracts/analysis/report'
import { buildCoverage } from '@gaplens/coverage/build'
import type { Source } from '@gaplens/coverage/source'
import {
  casesOf,
  loadSets,
  type PlantedCase,
  type PlantedSet,
} from '../../../../../tests/cases/planted-pages.ts'
import { composeReport } from '../../pipeline/compose-report.ts'
import type { Insight, InsightInput } from '../types.ts'

/** How many cases of each benchmark set are used. */
const CASES_A_SET = 3

/** The inputs built so far, by the name of their case: many test files of a process ask for the same ones. */
const built = new Map<string, InsightInput>()

/** Inputs made from pages of every benchmark set, with `size` sections cut from the user's page. */
export function sampleInputs({ size = 2 } = {}): InsightInput[] {
  return loadSets().flatMap((set) => {
    const cases = casesOfSet(set, size)
    const step = Math.max(1, Math.floor(cases.length / CASES_A_SET))
    return cases
      .filter((_, at) => at % step === 0)
      .slice(0, CASES_A_SET)
      .map(builtInput)
  })
}

/** One such input: the first. */
export function sampleInput(): InsightInput {
  const [first] = loadSets().flatMap((set) => casesOfSet(set, 2))
  if (first === undefined) throw new Error('no benchmark sets')
  return builtInput(first)
}

function casesOfSet(set: PlantedSet, size: number): PlantedCase[] {
  return casesOf(set, { size, original: false, overview: true })
}

function builtInput({ name, keyword, serp, sources }: PlantedCase): InsightInput {
  const input = built.get(name) ?? inputOf({ keyword, serp, sources })
  built.set(name, input)
  return input
}

/** An input with its coverage built. */
export function inputOf(parts: Pick<InsightInput, 'keyword' | 'serp' | 'sources'>): InsightInput {
  const userPageUrl = parts.sources.find((source) => source.role === 'user')?.url ?? 'https://own.test/'
  return { ...parts, userPageUrl, coverage: buildCoverage(parts) }
}

/** The input with one page unread. */
export function unread(input: InsightInput, pageId: string): InsightInput {
  const sources = input.sources.map(
    (source): Source =>
      source.id === pageId ? { ...source, page: null, failure: 'access-denied', readAt: null } : source,
  )
  return inputOf({ keyword: input.keyword, serp: input.serp, sources })
}

/** The input with one page's content changed. */
export function withPage(input: InsightInput, pageId: string, change: Partial<ReadPage>): InsightInput {
  const { keyword, serp } = input
  return inputOf({ keyword, serp, sources: changedSources(input, pageId, change) })
}

/** The input with one statement of the AI Overview, no figures, and a passage more. */
export function withStatement(input: InsightInput, statement: Statement, passage: Passage): InsightInput {
  const { coverage } = input
  return {
    ...input,
    coverage: {
      ...coverage,
      passages: [...coverage.passages, passage],
      report: { ...coverage.report, statements: [statement], figures: [] },
    },
  }
}

/** The input's sources with one page's content changed. */
export function changedSources(
  { sources }: InsightInput,
  pageId: string,
  change: Partial<ReadPage>,
): Source[] {
  return sources.map((source) =>
    source.id === pageId && source.page !== null
      ? { ...source, page: { ...source.page, ...change } }
      : source,
  )
}

/** The whole report around an insight, as the pipeline composes it. */
export function reportOf(input: InsightInput, insight: Insight): FullReport {
  return composeReport({
    highlights: [],
    judging: null,
    job: { analysisId: 'sample', keyword: input.keyword, userPageUrl: input.userPageUrl },
    serp: input.serp,
    sources: input.sources,
    chosen: { excluded: [] },
    coverage: input.coverage,
    written: {
      insight,
      state: 'partial',
      configured: false,
      failure: null,
      kept: 0,
      dropped: 0,
    },
    steps: {
      serpApiStatus: 'completed',
      userPageStatus: 'completed',
      competitorPagesStatus: 'completed',
      aiAnalysisStatus: 'partial',
    },
    usage: { searches: 1, model: null, modelCalls: 0, promptTokens: 0, outputTokens: 0, costUsd: null },
    quality: { score: 80, level: 'good', completedSteps: 3, totalSteps: 4 },
    now: new Date('2026-11-21T00:00:00Z'),
  })
}
