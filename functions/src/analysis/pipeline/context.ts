import type { ModelProvider, SearchProvider, WebFetcher } from '../../providers/types.ts'
import type { PageBytes, ReadPage } from '../../reading/page.ts'
import type { Progress } from './progress.ts'
import type { StepStore } from './step-store.ts'

export interface AnalysisJob {
  readonly analysisId: string
  readonly keyword: string
  readonly userPageUrl: string
  /** Pages that are not read, wherever Google cites them. */
  readonly excludedUrls?: readonly string[]
}

/** What a run needs of the world. The same run serves the task function and the terminal. */
export interface PipelineDependencies {
  readonly search: SearchProvider
  readonly web: WebFetcher
  readonly reader: { read(input: PageBytes): Promise<ReadPage> }
  /** Null when no AI service is configured: the report is then written from the pages alone. */
  readonly model: { readonly provider: ModelProvider; readonly prices: ModelPrices | null } | null
  readonly store: StepStore
  /** Told of progress that brings no result to store. */
  readonly report: (progress: Progress) => void
  readonly now: () => Date
  /** Aborts when the job's deadline passes or its work is no longer wanted. */
  readonly signal: AbortSignal
}

interface ModelPrices {
  /** US dollars. */
  readonly inputPerMillion: number
  readonly outputPerMillion: number
}
