import {
  BatchAnswerSchema,
  BatchListSchema,
  type BatchRequest,
  BatchStartAnswerSchema,
  type BatchState,
  BatchStateAnswerSchema,
} from '@gaplens/contracts/batches/batch'
import { z } from 'zod'
import type { Api } from '../../api/client.ts'

/** The API's calls for batches. They are separate from the others, because many users never load them. */
export function batchCalls({ request }: Pick<Api, 'request'>) {
  const path = (id: string) => `/batches/${encodeURIComponent(id)}`
  return {
    list: (signal: AbortSignal) => request({ method: 'GET', path: '/batches', signal }, BatchListSchema),

    read: async (id: string, signal: AbortSignal) =>
      (await request({ method: 'GET', path: path(id), signal }, BatchAnswerSchema)).data,

    start: (body: BatchRequest, idempotencyKey: string) =>
      request(
        { method: 'POST', path: '/batches', body, headers: { 'Idempotency-Key': idempotencyKey } },
        BatchStartAnswerSchema,
      ),

    change: (id: string, state: BatchState) =>
      request({ method: 'POST', path: `${path(id)}/state`, body: { state } }, BatchStateAnswerSchema),

    remove: (id: string) => request({ method: 'DELETE', path: path(id) }, z.unknown()),

    archivePart: (id: string, rows: readonly number[], part: number) =>
      request(
        { method: 'GET', path: `${path(id)}/archive?rows=${rows.join(',')}&part=${part}`, as: 'blob' },
        z.instanceof(Blob),
      ),
  }
}
