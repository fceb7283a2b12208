import type { DraftPageReader } from './api/draft-page.ts'
import { createWebFetcher } from './providers/web/web.ts'
import { createReaderPool } from './reading/pool.ts'
import type { Environment } from './runtime/environment.ts'

/** Less memory than a job has, because an instance answers many people at the same time; a person waits for the answer. */
const READ_CPU_MS = 5_000
const READ_CLOCK_MS = 20_000
const READ_HEAP_MB = 160

/** Creates what reads the address of a draft. It is apart from a job's providers, and loaded with the first such request. */
export function createDraftPageReader({
  userAgent,
  sandboxPort,
  now,
}: Pick<Environment, 'userAgent' | 'sandboxPort'> & { readonly now: () => Date }): DraftPageReader {
  return {
    web: createWebFetcher({ userAgent, sandboxPort, now }),
    reader: createReaderPool({
      size: 1,
      cpuMs: READ_CPU_MS,
      clockMs: READ_CLOCK_MS,
      maxHeapMb: READ_HEAP_MB,
    }),
  }
}
