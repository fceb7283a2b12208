import {
  DeletedAnalysisSchema,
  type LedgerEntry,
  LedgerEntrySchema,
  UserDocumentSchema,
} from '@gaplens/contracts/accounts/user'
import { AnalysisDocumentSchema } from '@gaplens/contracts/analysis/job'
import { BatchDocumentSchema } from '@gaplens/contracts/batches/batch'
import { rowAnalysisId } from '@gaplens/contracts/batches/batch-row'
import { FieldPath, type Transaction } from 'firebase-admin/firestore'
import type { z } from 'zod'
import { type Database, unparsed, unparsedDocument } from '../runtime/database.ts'
import { limitConcurrency } from '../runtime/limit-concurrency.ts'
import { problemOf } from '../runtime/unreadable-documents.ts'
import { batchOfEntry } from './entries.ts'
import { readFullRefunds } from './full-refunds.ts'

const EndSchema = AnalysisDocumentSchema.pick({ status: true, error: true, steps: true })

/** The state of the analysis that a charge was for. */
export type AuditedEnd =
  | ({ readonly kind: 'kept' } & z.infer<typeof EndSchema>)
  | { readonly kind: 'deleted'; readonly unfinished: boolean; readonly refunded: boolean }
  | { readonly kind: 'unreadable' }

const AuditedBatchSchema = BatchDocumentSchema.pick({ status: true, rowCount: true, next: true })

/** The progress of a batch for which the ledger holds a reservation. */
export type AuditedBatch = z.infer<typeof AuditedBatchSchema>

/** A ledger entry with its id, which is its idempotency key. */
export type AuditedEntry = LedgerEntry & { readonly id: string }

/** An account, its ledger and the ends of what it was charged for, all at one instant. */
export interface AccountSnapshot {
  /** The parsed account. An invalid document is itself a finding, and must not stop the audit of the others. */
  readonly account: ReturnType<typeof UserDocumentSchema.safeParse>
  readonly entries: readonly AuditedEntry[]
  readonly unreadableEntries: readonly { readonly id: string; readonly fields: string }[]
  /** By analysis id. An analysis that is not in this map does not exist and was not deleted either. */
  readonly ends: ReadonlyMap<string, AuditedEnd>
  /** By batch id. The list of an ended batch may have been deleted. */
  readonly batches: ReadonlyMap<string, AuditedBatch>
  /** The orders with points left whose whole payment went back to the buyer. */
  readonly fullyRefunded: ReadonlySet<string>
}

/**
 * Reads an account in one read-only transaction, so that an audit while jobs are running sees a consistent state and
 * gives no false findings. Returns null when there is no such account.
 */
export async function readAccountSnapshot(db: Database, uid: string): Promise<AccountSnapshot | null> {
  return await db.firestore.runTransaction(
    async (tx) => {
      const user = await tx.get(unparsedDocument(db.users().doc(uid)))
      if (!user.exists) return null
      const account = UserDocumentSchema.safeParse(user.data())
      const stored = (await tx.get(unparsed(db.ledger(uid)))).docs
      const read = stored.map((document) => ({
        id: document.id,
        entry: LedgerEntrySchema.safeParse(document.data()),
      }))
      const entries = read.flatMap(({ id, entry }) => (entry.success ? [{ id, ...entry.data }] : []))
      const unreadableEntries = read.flatMap(({ id, entry }) =>
        entry.success ? [] : [{ id, fields: problemOf(entry.error) }],
      )
      const charged = entries.flatMap(({ kind, analysisId }) =>
        kind === 'analysis' && analysisId !== null ? [analysisId] : [],
      )
      const batches = await readBatches(db, tx, entries)
      const ends = await readEnds(db, tx, uid, [...new Set([...charged, ...startedRows(batches)])])
      const fullyRefunded = await readFullRefunds(db, tx, uid, entries)
      return { account, entries, unreadableEntries, ends, batches, fullyRefunded }
    },
    { readOnly: true },
  )
}

/** The analyses of started rows: each was paid for by its batch's reservation. */
export function startedRows(batches: AccountSnapshot['batches']): string[] {
  return [...batches].flatMap(([id, { next }]) =>
    Array.from({ length: next }, (_, row) => rowAnalysisId(id, row)),
  )
}

async function readBatches(
  db: Database,
  tx: Transaction,
  entries: readonly AuditedEntry[],
): Promise<Map<string, AuditedBatch>> {
  const ids = entries.flatMap((entry) => batchOfEntry(entry) ?? [])
  if (ids.length === 0) return new Map()
  const references = ids.map((id) => unparsedDocument(db.batches().doc(id)))
  const found = await tx.getAll(...references, { fieldMask: Object.keys(AuditedBatchSchema.shape) })
  return new Map(
    found.flatMap((document): [string, AuditedBatch][] => {
      const { data } = AuditedBatchSchema.safeParse(document.data())
      return data === undefined ? [] : [[document.id, data]]
    }),
  )
}

/** Number of ids that one query may ask for. */
const IDS_AT_ONCE = 30
/** Queries in progress at a time: a large account needs hundreds of them, and its transaction must not expire. */
const QUERIES_AT_ONCE = 8

async function readEnds(
  db: Database,
  tx: Transaction,
  uid: string,
  ids: readonly string[],
): Promise<Map<string, AuditedEnd>> {
  const limited = limitConcurrency(QUERIES_AT_ONCE)
  const parts = Array.from({ length: Math.ceil(ids.length / IDS_AT_ONCE) }, (_, part) =>
    ids.slice(part * IDS_AT_ONCE, (part + 1) * IDS_AT_ONCE),
  )
  const read = await Promise.all(parts.map((part) => limited(() => readSomeEnds(db, tx, uid, part))))
  return new Map(read.flatMap((ends) => [...ends]))
}

async function readSomeEnds(
  db: Database,
  tx: Transaction,
  uid: string,
  ids: readonly string[],
): Promise<Map<string, AuditedEnd>> {
  const ends = new Map<string, AuditedEnd>()
  // Only three fields are read, so that the audit does not read every report.
  const kept = unparsed(db.analyses())
    .where(FieldPath.documentId(), 'in', ids)
    .select(...Object.keys(EndSchema.shape))
  for (const document of (await tx.get(kept)).docs) {
    const end = EndSchema.safeParse(document.data())
    ends.set(document.id, end.success ? { kind: 'kept', ...end.data } : { kind: 'unreadable' })
  }
  const gone = ids
    .filter((id) => !ends.has(id))
    .map((id) => unparsedDocument(db.deletedAnalyses(uid).doc(id)))
  if (gone.length === 0) return ends
  for (const document of await tx.getAll(...gone)) {
    if (!document.exists) continue
    const note = DeletedAnalysisSchema.safeParse(document.data())
    ends.set(document.id, note.success ? { kind: 'deleted', ...note.data } : { kind: 'unreadable' })
  }
  return ends
}
