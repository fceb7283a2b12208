import { availableParallelism } from 'node:os'
import type { ConfiguredModel, PipelineDependencies } from './analysis/pipeline/context.ts'
import { ProviderError } from './providers/error.ts'
import { createGemini } from './providers/model/gemini.ts'
import { createSerpApi } from './providers/search/serpapi.ts'
import type { SearchProvider } from './providers/types.ts'
import { createWebFetcher } from './providers/web/web.ts'
import { createReaderPool } from './reading/pool.ts'
import type { Environment } from './runtime/environment.ts'
import { describeError, log } from './runtime/log.ts'

/** Limits on the time and memory for parsing one page. A page of the largest size takes about 1 s of processor time. */
const READ_CPU_MS = 5_000
const READ_CLOCK_MS = 45_000
const READ_HEAP_MB = 256
const SEARCH_TIMEOUT_MS = 30_000
const MODEL_TIMEOUT_MS = 90_000

export type Providers = Pick<PipelineDependencies, 'search' | 'web' | 'reader'> & {
  readonly model: ConfiguredModel | null
  close(): Promise<void>
}

/** Creates the real providers from the environment. No other place does so. */
export function createProviders(env: Environment, now: () => Date): Providers {
  const web = createWebFetcher({ userAgent: env.userAgent, sandboxPort: env.sandboxPort, now })
  const reader = createReaderPool({
    size: Math.max(2, availableParallelism()),
    cpuMs: READ_CPU_MS,
    clockMs: READ_CLOCK_MS,
    maxHeapMb: READ_HEAP_MB,
  })
  return {
    web,
    reader,
    search: env.serpapi
      ? createSerpApi({
          ...env.serpapi,
          googleDomain: 'google.com.tw',
          timeoutMs: SEARCH_TIMEOUT_MS,
          now,
          onOverviewLost: (error) => log('WARNING', 'overview-unavailable', describeError(error)),
        })
      : unconfiguredSearch,
    model: env.gemini
      ? {
          provider: createGemini({ ...env.gemini, timeoutMs: MODEL_TIMEOUT_MS }),
          prices: env.gemini.prices,
        }
      : null,
    async close() {
      await Promise.all([web.close(), reader.close()])
    },
  }
}

/** Without a search key a deployment still starts. Its jobs fail and their points are refunded. */
const unconfiguredSearch: SearchProvider = {
  search: () => Promise.reject(new ProviderError('search-auth', { detail: 'SERPAPI_API_KEY is not set' })),
}
