import { LedgerEntrySchema, UserDocumentSchema } from '@gaplens/contracts/accounts/user'
import { FieldPath, FieldValue, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore'
import { closeAccount } from '../../functions/src/accounts/delete-account.ts'
import { adoptStartedRows } from '../../functions/src/batch/adopt-started-rows.ts'
import { draftsOf } from '../../functions/src/drafts/drafts.ts'
import { type Database, unparsed, unparsedDocument } from '../../functions/src/runtime/database.ts'

const PAGE = 200

/** What was put right after an import. */
interface Settled {
  /** Accounts that were deleted before the import. Upkeep removes their data again. */
  closed: number
  /** Analyses that their owners had deleted, deleted again. */
  deletedAnalyses: number
  /** Drafts that their owners had deleted, deleted again. */
  deletedDrafts: number
  /** Accounts whose balance was another than the sum of their ledger. */
  balances: number
  batches: number
  /** Documents that could not be read and were left alone. */
  unreadable: string[]
}

/**
 * Puts right what an import of older documents leaves behind, because it overwrites documents and removes none. What is
 * newer than the backup tells what has happened since: entries of the ledger, notes of deleted analyses, drafts and accounts, and
 * the analyses of started rows. It can be run again at any time.
 * @param deletedUsers uids of accounts that were deleted since the backup, besides those that the database still remembers
 */
export async function settleRestore(
  db: Database,
  deletedUsers: readonly string[],
  now: () => Date,
): Promise<Settled> {
  const settled: Settled = {
    closed: 0,
    deletedAnalyses: 0,
    deletedDrafts: 0,
    balances: 0,
    batches: 0,
    unreadable: [],
  }
  const remembered = await unparsed(db.deletedUsers()).select().get()
  for (const uid of new Set([...remembered.docs.map(({ id }) => id), ...deletedUsers])) {
    // A deletion that was finished before is repeated, because the import may have brought anything of it back.
    await db.firestore.runTransaction(async (tx) => closeAccount(db, tx, uid, now()))
    settled.closed += 1
  }
  for await (const { id: uid } of eachOf(unparsed(db.users()).select())) {
    settled.deletedAnalyses += await deleteAnalysesAgain(db, uid)
    settled.deletedDrafts += await deleteDraftsAgain(db, uid)
    const outcome = await settleBalance(db, uid)
    if (outcome === 'changed') settled.balances += 1
    if (outcome === 'unreadable') settled.unreadable.push(`users/${uid}`)
  }
  for await (const { id } of eachOf(unparsed(db.batches()).where('open', '==', true).select())) {
    try {
      if (await adoptStartedRows(db, id, now())) settled.batches += 1
    } catch {
      settled.unreadable.push(`batches/${id}`)
    }
  }
  return settled
}

async function* eachOf(query: Query): AsyncGenerator<QueryDocumentSnapshot> {
  const ordered = query.orderBy(FieldPath.documentId()).limit(PAGE)
  for (let page = await ordered.get(); ; ) {
    yield* page.docs
    const last = page.docs.at(-1)
    if (last === undefined || page.size < PAGE) return
    page = await ordered.startAfter(last).get()
  }
}

/** Deletes the analyses for which the account has a note of their deletion. The note says whether they were refunded. */
async function deleteAnalysesAgain(db: Database, uid: string): Promise<number> {
  let deleted = 0
  for await (const { id } of eachOf(unparsed(db.deletedAnalyses(uid)).select())) {
    const analysis = unparsedDocument(db.analyses().doc(id))
    if ((await analysis.get()).get('uid') !== uid) continue
    for (const { ref } of (await draftsOf(db, uid, id).select().get()).docs)
      await db.firestore.recursiveDelete(ref)
    await db.firestore.recursiveDelete(analysis)
    await unparsedDocument(db.users().doc(uid)).update({ [`unfinished.${id}`]: FieldValue.delete() })
    deleted += 1
  }
  return deleted
}

/** Deletes the drafts for which the account has a note of their deletion, except those that were made again after it. */
async function deleteDraftsAgain(db: Database, uid: string): Promise<number> {
  let deleted = 0
  for await (const note of eachOf(unparsed(db.deletedDrafts(uid)))) {
    const draft = await unparsedDocument(db.drafts().doc(note.id)).get()
    if (draft.get('uid') !== uid || draft.get('createdAt') > note.get('deletedAt')) continue
    await db.firestore.recursiveDelete(draft.ref)
    deleted += 1
  }
  return deleted
}

/** Sets an account's balance to the sum of its ledger, which is complete, because entries are never overwritten. */
async function settleBalance(db: Database, uid: string): Promise<'right' | 'changed' | 'unreadable'> {
  return await db.firestore.runTransaction(async (tx) => {
    const reference = unparsedDocument(db.users().doc(uid))
    const [user, ledger] = await Promise.all([tx.get(reference), tx.get(unparsed(db.ledger(uid)))])
    // It was deleted in the meantime.
    if (!user.exists) return 'right'
    const account = UserDocumentSchema.safeParse(user.data())
    const read = ledger.docs.map((entry) => LedgerEntrySchema.safeParse(entry.data()))
    const entries = read.flatMap(({ data }) => data ?? [])
    if (!account.success || entries.length < read.length) return 'unreadable'
    // A ledger that the server has not opened yet has no entries.
    const latest = entries.toSorted((a, b) => b.createdAt.toMillis() - a.createdAt.toMillis())[0]
    if (account.data.ledgerOpenedAt === undefined || latest === undefined) return 'right'
    const points = entries.reduce((sum, { delta }) => sum + delta, 0)
    const hasBought = account.data.hasBought === true || entries.some(({ kind }) => kind === 'purchase')
    if (points === account.data.points && hasBought === (account.data.hasBought === true)) return 'right'
    tx.update(reference, { points, hasBought, ledgerChangedAt: latest.createdAt })
    return 'changed'
  })
}
