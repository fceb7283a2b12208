import { type LedgerEntry, LedgerEntrySchema } from '@gaplens/contracts/accounts/user'
import { HISTORY_PAGE_MAX, HISTORY_PAGE_SIZE } from '@gaplens/contracts/limits'
import { z } from 'zod'
import type { Database } from '../runtime/database.ts'
import { parseEach } from '../runtime/parse-each.ts'
import { cursorPage } from './http/cursor-page.ts'

export const LedgerQuerySchema = z.object({
  limit: z.coerce.number().int('invalid-request').min(1).max(HISTORY_PAGE_MAX).default(HISTORY_PAGE_SIZE),
  lastDocId: z
    .string()
    .regex(/^[\w.:-]{1,300}$/, 'cursor-invalid')
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
  const list = db.ledger(uid).orderBy('createdAt', 'desc')
  const { shown, ...next } = await cursorPage(list, db.ledger(uid), query, ({ exists }) => exists)
  return {
    // The nightly audit reports entries that cannot be parsed.
    entries: parseEach(shown, LedgerEntrySchema).rows.map(({ id, data }) => ({ id, ...data })),
    pagination: next,
  }
}
