import { gunzipSync } from 'node:zlib'
import { STEP_SCHEMAS, type StepResults } from '../pipeline/step-store.ts'

/** A stored result of a step; null when it is in the form of another version. */
export function unpackResult(
  name: keyof StepResults,
  packed: Uint8Array,
): StepResults[keyof StepResults] | null {
  const stored = STEP_SCHEMAS[name].safeParse(JSON.parse(gunzipSync(packed).toString('utf8')))
  return stored.success ? stored.data : null
}

/** How many searches the stored result of a job's first step took; 0 where none is stored or it cannot be read. */
export function searchesStored(packed: unknown): number {
  if (!(packed instanceof Uint8Array)) return 0
  try {
    const stored = unpackResult('overview', packed)
    return stored !== null && 'requests' in stored ? stored.requests : 0
  } catch {
    // A count for the statistics must not keep a job from its end.
    return 0
  }
}
