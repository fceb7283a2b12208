import type { OwnLedgerItem, Receipt } from '@gaplens/contracts/points/ledger'
import { type OrderReceipt, receiptsOf } from '../payments/receipts.ts'
import { batchOfEntry, orderOfEntry, releasedBatchOf, reversedOrderOf } from '../points/entries.ts'
import { type Database, unparsedDocument } from '../runtime/database.ts'
import { iso } from './http/time.ts'
import type { StoredEntry } from './ledger-page.ts'
import { isDocumentId } from './read-own-analysis.ts'

/** Adds to each entry of a user's ledger what it is about: its analysis, its batch, or its order with the receipt. */
export async function describeEntries(
  db: Database,
  uid: string,
  entries: readonly StoredEntry[],
): Promise<OwnLedgerItem[]> {
  const [titles, names, receipts] = await Promise.all([
    titlesOf(db, uid, entries),
    batchNamesOf(db, uid, entries),
    receiptsOf(
      db,
      uid,
      entries.flatMap((entry) => orderOf(entry) ?? []),
    ),
  ])
  return entries.map((entry) => {
    const { id, delta, balanceAfter, kind, reason, analysisId, createdAt } = entry
    const [batchId, orderId] = [batchOf(entry), orderOf(entry)]
    return {
      id,
      delta,
      balanceAfter,
      kind,
      reason,
      analysis: analysisId === null ? null : { id: analysisId, title: titles.get(analysisId) ?? null },
      batch: batchId === null ? null : { id: batchId, name: names.get(batchId) ?? null },
      orderId,
      receipt: receiptOf(entry, receipts.get(orderId ?? '')),
      createdAt: iso(createdAt),
    }
  })
}

const orderOf = (entry: StoredEntry) => orderOfEntry(entry) ?? reversedOrderOf(entry)
const batchOf = (entry: StoredEntry) => batchOfEntry(entry) ?? releasedBatchOf(entry)

/** The receipt of an entry's order. That of a reversal names only its own refund, because an order may have several. */
function receiptOf({ id }: StoredEntry, order: OrderReceipt | undefined): Receipt | null {
  if (order === undefined) return null
  return { ...order.receipt, refund: order.refunds.get(id) ?? order.receipt.refund }
}

/** The titles of the analyses of these entries, without deleted ones. */
async function titlesOf(
  db: Database,
  uid: string,
  entries: readonly StoredEntry[],
): Promise<ReadonlyMap<string, string>> {
  const found = await ownDocuments(
    db,
    uid,
    'analyses',
    ['name', 'targetKeyword'],
    entries.map(({ analysisId }) => analysisId),
  )
  return new Map(
    found.flatMap((document): [string, string][] => {
      const title: unknown = document.get('name') || document.get('targetKeyword')
      return typeof title === 'string' ? [[document.id, title]] : []
    }),
  )
}

/** The names of the batches of these entries, without deleted ones. */
async function batchNamesOf(
  db: Database,
  uid: string,
  entries: readonly StoredEntry[],
): Promise<ReadonlyMap<string, string>> {
  const found = await ownDocuments(db, uid, 'batches', ['name'], entries.map(batchOf))
  return new Map(found.map((document) => [document.id, String(document.get('name') ?? '')]))
}

/** The user's documents with these ids. It is a projection, so that neither reports nor lists are read. */
async function ownDocuments(
  db: Database,
  uid: string,
  collection: 'analyses' | 'batches',
  fields: readonly string[],
  ids: readonly (string | null)[],
) {
  const wanted = new Set(ids.filter((id) => id !== null).filter(isDocumentId))
  if (wanted.size === 0) return []
  const references = [...wanted].map((id) => unparsedDocument(db[collection]().doc(id)))
  const found = await db.firestore.getAll(...references, { fieldMask: ['uid', ...fields] })
  return found.filter((document) => document.get('uid') === uid)
}
