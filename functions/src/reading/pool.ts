import { type PageBytes, type ReadPage, ReadPageSchema } from '@gaplens/contracts/analysis/read-page'
import { createThreadPool, ThreadFailure, type ThreadLimits } from '../runtime/thread-pool.ts'

/** A page that could not be read within its time and memory, or whose reader was closed. */
export class ReaderFailure extends Error {
  override readonly name = 'ReaderFailure'
  readonly code = 'reader-failed'
}

export interface ReaderPool {
  /** @throws ReaderFailure */
  read(input: PageBytes): Promise<ReadPage>
  /** Ends the workers. Reads that are running or waiting fail. */
  close(): Promise<void>
}

/** In production the pool is bundled into one file and the worker into another beside it. */
const WORKER_FILE = new URL(
  import.meta.url.endsWith('.ts') ? './worker.ts' : './reader-worker.js',
  import.meta.url,
)

/** Reads pages concurrently, each in a thread that can be terminated, so that a hostile page only fails its own read. */
export function createReaderPool({
  workerFile = WORKER_FILE,
  ...limits
}: ThreadLimits & { workerFile?: URL }): ReaderPool {
  const pool = createThreadPool<PageBytes, ReadPage>(workerFile, limits, (answer) =>
    ReadPageSchema.parse(answer),
  )
  return {
    async read(input) {
      try {
        return await pool.run(input)
      } catch (error) {
        throw error instanceof ThreadFailure ? new ReaderFailure(error.message, { cause: error }) : error
      }
    },
    close: () => pool.close(),
  }
}
