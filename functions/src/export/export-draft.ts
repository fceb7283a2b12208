import { z } from 'zod'
import {
  createThreadPool,
  ThreadFailure,
  type ThreadLimits,
  type ThreadPool,
} from '../runtime/thread-pool.ts'
import { type ExportedDraft, plainDraft } from './plain-draft.ts'

export interface DraftExporter {
  /** The draft as a file; as plain text when its Markdown takes too long to parse. */
  file(draft: ExportedDraft): Promise<string>
  close(): Promise<void>
}

/** A draft of the greatest length that people write takes half a second; one built of brackets takes a minute. */
const LIMITS: ThreadLimits = { size: 1, cpuMs: 3_000, clockMs: 15_000, maxHeapMb: 160 }

/** In production this file is bundled into one file and the worker into another beside it. */
const WORKER_FILE = new URL(
  import.meta.url.endsWith('.ts') ? './draft-worker.ts' : './draft-worker.js',
  import.meta.url,
)

/**
 * Renders drafts in a thread that can be terminated, because parsing Markdown takes time with the square of its length, and
 * everybody on this instance would wait for it. The thread starts with the first export.
 */
export function createDraftExporter(limits: ThreadLimits = LIMITS): DraftExporter {
  let pool: ThreadPool<ExportedDraft, string> | null = null
  return {
    async file(draft) {
      pool ??= createThreadPool<ExportedDraft, string>(WORKER_FILE, limits, (answer) =>
        z.string().parse(answer),
      )
      try {
        return await pool.run(draft)
      } catch (error) {
        if (!(error instanceof ThreadFailure)) throw error
        return plainDraft(draft)
      }
    },
    close: async () => pool?.close(),
  }
}
