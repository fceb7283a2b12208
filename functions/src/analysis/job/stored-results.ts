import { gunzipSync, gzipSync } from 'node:zlib'
import { STEP_SCHEMAS, type StepResults } from '../pipeline/step-store.ts'

export type PackedResults = { readonly [Name in keyof StepResults]?: Uint8Array }

/** Limits on compressed results. A larger result is not stored, and a retry repeats the step. Text compresses about fourfold. */
const PACKED_MAX_BYTES: Record<keyof StepResults, number> = { overview: 400_000, pages: 900_000 }

/** A result as it is stored; an overview that is too large without its kept answers; null when even that is too large. */
export function packResult<Name extends keyof StepResults>(
  name: Name,
  result: StepResults[Name],
): Uint8Array | null {
  const forms = name === 'overview' ? [result, { ...result, answers: undefined }] : [result]
  const packed = forms
    .map((form) => gzipSync(JSON.stringify(form), { level: 1 }))
    .find(({ length }) => length <= PACKED_MAX_BYTES[name])
  return packed ?? null
}

/** A stored result of a step; null when it is in the form of another version. */
export function unpackResult<Name extends keyof StepResults>(
  name: Name,
  packed: Uint8Array,
): StepResults[Name] | null {
  const stored = STEP_SCHEMAS[name].safeParse(JSON.parse(gunzipSync(packed).toString('utf8')))
  return stored.success ? stored.data : null
}

/** How many searches the stored result of a job's first step took; 0 where none is stored or it cannot be read. */
export function searchesStored(packed: unknown): number {
  if (!(packed instanceof Uint8Array)) return 0
  try {
    const stored = unpackResult('overview', packed)
    return stored?.requests ?? 0
  } catch {
    // A count for the statistics must not keep a job from its end.
    return 0
  }
}
