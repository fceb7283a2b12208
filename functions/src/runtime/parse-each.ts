import type { DocumentSnapshot } from 'firebase-admin/firestore'
import type { z } from 'zod'
import { describeError, log } from './log.ts'

/**
 * The documents of a list that match their schema, each with its id, and how many do not. One that does not is named in
 * the log and left out, so that the others can still be read.
 * @param found read without their converter
 */
export function parseEach<T>(
  found: readonly DocumentSnapshot[],
  schema: z.ZodType<T>,
): { readonly rows: { readonly id: string; readonly data: T }[]; readonly unreadable: number } {
  const rows = found.flatMap((document) => {
    const { data, error } = schema.safeParse(document.data())
    if (error === undefined) return [{ id: document.id, data }]
    log('ERROR', 'document-unreadable', { path: document.ref.path, ...describeError(error) })
    return []
  })
  return { rows, unreadable: found.length - rows.length }
}
