import {
  type AnalysisResult,
  type ComparedPage,
  type Passage,
  TIERS,
} from '@gaplens/contracts/analysis/report'

/** A report with its references resolved, as every part of the view reads it. */
export interface ReportModel {
  readonly keyword: string
  readonly result: AnalysisResult
  /** Appended to every prompt; may be empty. */
  readonly promptFooter: string
  readonly passages: ReadonlyMap<string, Passage>
  readonly pages: ReadonlyMap<string, ComparedPage>
  readonly ownPage: ComparedPage | null
  /** The other pages, by rank. */
  readonly sources: readonly ComparedPage[]
}

export function createReportModel(result: AnalysisResult, keyword: string, promptFooter = ''): ReportModel {
  const pages = result.coverage?.pages ?? []
  return {
    keyword,
    result,
    promptFooter,
    passages: new Map((result.evidence?.passages ?? []).map((passage) => [passage.id, passage])),
    pages: new Map(pages.map((page) => [page.id, page])),
    ownPage: pages.find((page) => page.role === 'user') ?? null,
    sources: pages.filter((page) => page.role !== 'user').sort((a, b) => a.rank - b.rank),
  }
}

/** Whether the search showed an AI Overview. */
export function hasOverview({ aiOverviewData: { summaryText, references } }: AnalysisResult): boolean {
  return summaryText !== '' || references.length > 0
}

/** The pages with a coverage score, the user's first: what was read, and in a language that could be compared. */
export function scoredPages({ ownPage, sources }: ReportModel): ComparedPage[] {
  return [...(ownPage ? [ownPage] : []), ...sources].filter((page) => page.coverageScore !== null)
}

/** Number of actions in the plan; 0 for a report of the older format. */
export function actionCount({ strategyAndPlan: plan }: AnalysisResult): number {
  return plan ? TIERS.reduce((count, tier) => count + plan[tier].length, 0) : 0
}

/** The passages with these ids; null and unknown ids are skipped. */
export function passagesOf(model: ReportModel, ids: readonly (string | null)[]): Passage[] {
  return ids.flatMap((id) => (id === null ? [] : (model.passages.get(id) ?? [])))
}

/** Who wrote a part of the report: a model, partly a model, or the program from the pages. */
export type Provenance = 'inferred' | 'partly' | 'observed'

/** Who wrote the field or list at `path`; null if the report does not say. */
export function provenanceOf(result: AnalysisResult, path: string): Provenance | null {
  if (!result.evidence) return null
  const { inferredFields } = result.evidence
  if (inferredFields.some((field) => field === path || path.startsWith(`${field}.`))) return 'inferred'
  return inferredFields.some((field) => field.startsWith(`${path}[`)) ? 'partly' : 'observed'
}

/** A page as texts refer to it: `[3]`, by its order among the sources. */
export function pageNumber(model: ReportModel, pageId: string): string {
  return `[${model.pages.get(pageId)?.rank ?? '?'}]`
}
