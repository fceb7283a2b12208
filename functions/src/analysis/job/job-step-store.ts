import type { Database } from '../../runtime/database.ts'
import type { Progress } from '../pipeline/progress.ts'
import type { StepResults, StepStore } from '../pipeline/step-store.ts'
import { type FencedWrites, tolerateFailedWrite } from './fenced-writes.ts'
import type { Lease } from './lease.ts'
import { packResult, unpackResult } from './stored-results.ts'

/**
 * Stores step results in Firestore: the overview, which is small, in the job's document, the pages in one of their own.
 * @param onStored called with the name of each result that is stored now
 */
export function createJobStepStore(
  db: Database,
  lease: Lease,
  writes: FencedWrites,
  onStored: (name: keyof StepResults) => void,
): StepStore {
  const job = db.analyses().doc(lease.analysisId).withConverter(null)
  const loadPacked: Record<keyof StepResults, () => Promise<unknown>> = {
    overview: async () => (await job.get()).get('storedOverview'),
    pages: async () => (await db.work(lease.analysisId).get()).get('pages'),
  }
  return {
    async load(name) {
      const packed = await loadPacked[name]()
      if (!(packed instanceof Uint8Array)) return null
      // If another version stored the result in a form that this one cannot read, the step runs again.
      return unpackResult(name, packed)
    },
    async save<Name extends keyof StepResults>(name: Name, result: StepResults[Name], progress: Progress) {
      const packed = packResult(name, result)
      await writes
        .write(progress, packed === null ? {} : { [name]: packed })
        .then(() => packed !== null && onStored(name))
        .catch((error: unknown) => tolerateFailedWrite(lease, error))
    },
  }
}
