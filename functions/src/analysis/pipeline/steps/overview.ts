import type { AiOverviewData } from '@gaplens/contracts/analysis/report'
import type { Serp } from '@gaplens/contracts/analysis/serp'
import { ProviderError } from '../../../providers/error.ts'
import type { AnalysisJob, PipelineDependencies } from '../context.ts'
import { JobFailure } from '../job-failure.ts'
import { describeSource, enterStage, type Progress } from '../progress.ts'
import { type ChosenSources, chooseSources } from './sources.ts'

/** Time limit of the search, including its retries. */
const SEARCH_DEADLINE_MS = 60_000

export interface OverviewStep {
  readonly serp: Serp
  readonly chosen: ChosenSources
  readonly progress: Progress
}

/** Step 1: fetches the SERP for the keyword, and chooses the pages to read. Organic results replace a missing AI Overview's. */
export async function fetchOverview(
  job: AnalysisJob,
  before: Progress,
  deps: Pick<PipelineDependencies, 'search' | 'store' | 'report' | 'signal'>,
): Promise<OverviewStep> {
  const started = enterStage(before, 'overview', { steps: { serpApiStatus: 'running' } })
  deps.report(started)
  const stored = await deps.store.load('overview')
  const serp = stored ?? (await search(job.keyword, deps))
  const chosen = chooseSources(serp, job.userPageUrl, job.excludedUrls)
  const progress = enterStage(started, 'pages', {
    steps: {
      serpApiStatus: serp.overviewState === 'present' && serp.references.length > 0 ? 'completed' : 'partial',
      userPageStatus: 'running',
      competitorPagesStatus: 'running',
    },
    sources: chosen.sources.map(describeSource),
    partial: { aiOverviewData: describeOverview(serp) },
  })
  if (stored === null) await deps.store.save('overview', serp, progress)
  return { serp, chosen, progress }
}

async function search(keyword: string, deps: Pick<PipelineDependencies, 'search' | 'signal'>): Promise<Serp> {
  const signal = AbortSignal.any([deps.signal, AbortSignal.timeout(SEARCH_DEADLINE_MS)])
  const serp = await deps.search.search(keyword, { signal }).catch((error: unknown) => {
    deps.signal.throwIfAborted()
    if (!(error instanceof ProviderError) && !signal.aborted) throw error
    const quota = error instanceof ProviderError && error.code === 'search-quota'
    throw new JobFailure(quota ? 'search-quota' : 'search-unavailable', error)
  })
  if (serp.references.length === 0 && serp.organic.length === 0) throw new JobFailure('no-results')
  return serp
}

/** The overview as the report has it (`aiOverviewData`): its text and the addresses of its references. */
export function describeOverview(serp: Serp): AiOverviewData {
  const lines = serp.blocks.map((block) =>
    block.kind === 'listItem' ? `${'　'.repeat(block.depth)}・${block.text}` : block.text,
  )
  return { summaryText: lines.join('\n'), references: serp.references.map((reference) => reference.url) }
}
