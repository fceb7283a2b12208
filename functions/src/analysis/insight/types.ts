import type { AnalysisResult, Evidence, FullReport, Passage } from '@gaplens/contracts/analysis/report'
import type { Serp } from '@gaplens/contracts/analysis/serp'
import type { Coverage } from '@gaplens/coverage/build'
import type { Source } from '@gaplens/coverage/source'

/** The input of the report's text. */
export interface InsightInput {
  readonly keyword: string
  readonly userPageUrl: string
  readonly serp: Serp
  readonly sources: readonly Source[]
  readonly coverage: Coverage
}

/** The passage of the user's page that is shown beside each gap, by topic id; null for none. */
export type OwnPassages = ReadonlyMap<string, Passage | null>

/** The written parts of the report with their evidence. */
export interface Insight
  extends Pick<
    FullReport,
    | 'websiteAssessment'
    | 'keywordIntent'
    | 'aiOverviewAnalysis'
    | 'citedSourceAnalysis'
    | 'strategyAndPlan'
    | 'structuredDataRecommendations'
    | 'reportFooter'
    | 'brief'
  > {
  readonly evidence: Omit<Evidence, 'passages' | 'pointed' | 'modelChecks'>
  /** The passages of the user's page beside the gaps. */
  readonly ownPassages: OwnPassages
  /** One line for the history list. */
  readonly summary: AnalysisResult['websiteAssessment']['contentSummary']
}

export interface ModelInsight {
  readonly insight: Insight
  /** Number of the model's sentences that select a sentence of a page. */
  readonly kept: number
  /** Number of its sentences and items without support by a passage. They are not in the insight. */
  readonly dropped: number
}
