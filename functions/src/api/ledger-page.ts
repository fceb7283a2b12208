import { HISTORY_PAGE_MAX, HISTORY_PAGE_SIZE } from '@gaplens/contracts/limits'
import { type LedgerEntry, LedgerEntrySchema } from '@gaplens/contracts/user'
import { z } from 'zod'
import { type Database, unparsed, unparsedDocument } from '../runtime/database.ts'
import { parseEach } from '../runtime/parse-each.ts'
import { ApiError } from './http/errors.ts'

export const LedgerQuerySchema = z.object({
  limit: z.coerce.number().int('invalid-request').min(1).max(HISTORY_PAGE_MAX).default(HISTORY_PAGE_SIZE),
  lastDocId: z
    .string()
    .regex(/^[\w.:-]{1,200}$/, 'cursor-invalid')
    .optional(),
})

export type StoredEntry = LedgerEntry & { readonly id: string }

/** One page of an account's ledger, newest first. @throws ApiError 400 when the cursor is not an entry of this ledger */
export async function readLedger(
  db: Database,
  uid: string,
  query: z.infer<typeof LedgerQuerySchema>,
): Promise<{
  readonly entries: readonly StoredEntry[]
  readonly pagination: { readonly hasMore: boolean; readonly lastDocId: string | null }
}> {
  let page = unparsed(db.ledger(uid))
    .orderBy('createdAt', 'desc')
    .limit(query.limit + 1)
  if (query.lastDocId !== undefined) {
    const cursor = await unparsedDocument(db.ledger(uid).doc(query.lastDocId)).get()
    if (!cursor.exists) throw new ApiError('cursor-invalid', { field: 'lastDocId' })
    page = page.startAfter(cursor)
  }
  const found = (await page.get()).docs
  const shown = found.slice(0, query.limit)
  return {
    // The nightly audit tells of an entry that can't be read.
    entries: parseEach(shown, LedgerEntrySchema).rows.map(({ id, data }) => ({ id, ...data })),
    pagination: { hasMore: found.length > query.limit, lastDocId: shown.at(-1)?.id ?? null },
  }
}
