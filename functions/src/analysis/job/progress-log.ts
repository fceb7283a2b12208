import { log } from '../../runtime/log.ts'
import type { Progress } from '../pipeline/progress.ts'
import type { Lease } from './lease.ts'

/** Keeps the latest progress of a run and logs each of its stages. */
export interface ProgressLog {
  /** Accepts progress. A stage is logged when it begins. */
  note(progress: Progress): void
  /** The latest progress; null before the first. */
  latest(): Progress | null
  /** The fields of every log line of this run: ids, the stage, and milliseconds since the run began. */
  fields(): { analysisId: string; attempt: number; stage: string; ms: number }
}

export function openProgressLog({ analysisId, attempt }: Lease, now: () => Date): ProgressLog {
  const started = now().getTime()
  let latest: Progress | null = null
  const fields = () => ({
    analysisId,
    attempt,
    stage: latest?.stage ?? 'queued',
    ms: now().getTime() - started,
  })
  return {
    note(progress) {
      const isNew = progress.stage !== latest?.stage
      latest = progress
      if (isNew) log('INFO', 'analysis-stage', fields())
    },
    latest: () => latest,
    fields,
  }
}
