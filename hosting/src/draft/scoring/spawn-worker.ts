import type { ScoreWorker } from './worker-line.ts'

/** Starts the worker that scores drafts: a file of its own, from this site. */
export function spawnWorker(): ScoreWorker {
  return new Worker(new URL('./draft-worker.ts', import.meta.url), { type: 'module' })
}
