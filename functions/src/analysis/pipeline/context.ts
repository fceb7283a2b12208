import type { PageBytes, ReadPage } from '@gaplens/contracts/analysis/read-page'
import type { MeteredModel } from '../../providers/model/meter.ts'
import type { ModelProvider, SearchProvider, WebFetcher } from '../../providers/types.ts'
import type { ModelPrices } from '../../runtime/environment.ts'
import type { Compute } from '../../runtime/limit-computing.ts'
import type { Progress } from './progress.ts'
import type { StepStore } from './step-store.ts'

export interface AnalysisJob {
  readonly analysisId: string
  readonly keyword: string
  readonly userPageUrl: string
  /** Pages that the user does not want read, even if Google cites them. */
  readonly excludedUrls?: readonly string[]
}

/** The services that a run needs. The task function and the command line pass different ones to the same pipeline. */
export interface PipelineDependencies {
  readonly search: SearchProvider
  readonly web: WebFetcher
  readonly reader: { read(input: PageBytes): Promise<ReadPage> }
  /** Null when no AI service is configured: the report is then written from the pages alone. */
  readonly model: ConfiguredModel<MeteredModel> | null
  readonly store: StepStore
  /** Called with progress that brings no result to store. */
  readonly report: (progress: Progress) => void
  readonly now: () => Date
  /** Aborts when the deadline passes or the lease is lost. */
  readonly signal: AbortSignal
  /** Does what keeps the thread busy: in the task function with a time limit, elsewhere mostly without (`computeUnlimited`). */
  readonly compute: Compute
}

/** A model and its prices. Null prices mean that the cost is unknown, not zero. */
export interface ConfiguredModel<Provider extends ModelProvider = ModelProvider> {
  readonly provider: Provider
  readonly prices: ModelPrices | null
}
