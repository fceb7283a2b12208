import { type Readable, Transform } from 'node:stream'
import type { Firestore } from 'firebase-admin/firestore'

/** The number of documents that Firestore has read, and the number of reads that it would bill. */
export interface Reads {
  documents: number
  /** Documents and skipped rows, and one for every thousand entries of an aggregate, at least one a query. */
  billed: number
}

/** One message of the answers that carry reads: `runQuery`, `batchGetDocuments` and `runAggregationQuery`. */
interface Message {
  readonly document?: unknown
  readonly found?: unknown
  readonly missing?: unknown
  readonly result?: { readonly aggregateFields?: Record<string, { readonly integerValue?: string | number }> }
}

/** A private method of the client library that all streams pass through. This is the only place that relies on it. */
interface Streaming {
  requestStream(method: string, ...rest: unknown[]): Promise<Readable>
}

/** Counts everything that is read through this client from now on. */
export function countReads(firestore: Firestore): Reads {
  const reads: Reads = { documents: 0, billed: 0 }
  const streaming = firestore as unknown as Streaming
  const original = streaming.requestStream.bind(firestore)
  streaming.requestStream = async (method, ...rest) => {
    const stream = await original(method, ...rest)
    if (!['runQuery', 'batchGetDocuments', 'runAggregationQuery'].includes(method)) return stream
    // Emulators differ in how they report skipped rows, so their number is taken from the request.
    const skipped = offsetOf(rest)
    reads.documents += skipped
    reads.billed += skipped
    const counted = new Transform({
      objectMode: true,
      transform(message: Message, _encoding, done) {
        const document = Number(Boolean(message.document ?? message.found ?? message.missing))
        // The first aggregate of each query in this project is a count.
        const count = message.result?.aggregateFields?.aggregate_0?.integerValue
        const entries = count === undefined ? 0 : Math.max(1, Math.ceil(Number(count) / 1_000))
        reads.documents += document
        reads.billed += document + entries
        done(null, message)
      },
    })
    stream.on('error', (error) => counted.destroy(error))
    return stream.pipe(counted)
  }
  return reads
}

/** The `offset` of a query's request. */
function offsetOf(request: readonly unknown[]): number {
  const query = request.find((part): part is Request => typeof part === 'object' && part !== null)
  const offset = query?.structuredQuery?.offset
  return Number(typeof offset === 'object' ? offset?.value : offset) || 0
}

interface Request {
  readonly structuredQuery?: { readonly offset?: number | { readonly value?: number } | null }
}
