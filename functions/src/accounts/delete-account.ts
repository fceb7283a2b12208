import { getAuth } from 'firebase-admin/auth'
import { FieldPath, type Firestore, type Query, Timestamp, type Transaction } from 'firebase-admin/firestore'
import { type Database, unparsed } from '../runtime/database.ts'
import { eachIsolated, type Upkeep } from '../runtime/isolated.ts'
import { log } from '../runtime/log.ts'
import { DAY_MS } from '../runtime/taipei-time.ts'
import { MENTIONS, OWNED } from './personal-data.ts'

/** Tokens of a deleted account live for an hour; clocks differ. */
const TOMBSTONE_MS = DAY_MS
const BATCH = 100

/**
 * Closes an account: from this transaction on nobody can use it or make it anew. What it owns is removed by
 * `finishDeletion`, after the transaction.
 */
export function closeAccount(db: Database, tx: Transaction, uid: string, now: Date): void {
  tx.set(db.deletedUsers().doc(uid), {
    deletedAt: Timestamp.fromDate(now),
    expiresAt: Timestamp.fromMillis(now.getTime() + TOMBSTONE_MS),
    finished: false,
  })
  tx.delete(db.users().doc(uid))
}

/** Removes all that a closed account owns, and its name where it is mentioned. May be repeated at any point. */
export async function finishDeletion(db: Database, uid: string): Promise<void> {
  await getAuth()
    .deleteUser(uid)
    .catch((error: unknown) => {
      // Gone already, or imported and never known to the identity provider.
      if (!(error instanceof Error && 'code' in error && error.code === 'auth/user-not-found')) throw error
    })
  for (const { collection, field } of OWNED) {
    await deleteTrees(db.firestore, db.firestore.collection(collection).where(field, '==', uid))
  }
  // After the analyses: a worker that was stopped by their deletion writes here no more.
  await db.firestore.recursiveDelete(db.users().doc(uid))
  for (const { collection, field, labels } of MENTIONS) {
    await blank(db.firestore.collection(collection).where(field, '==', uid), labels)
  }
  await db.deletedUsers().doc(uid).update({ finished: true })
  log('INFO', 'account-deleted', { uid })
}

/** Finishes deletions that a crash has cut short. Run every minute. */
export async function finishDeletions(upkeep: Upkeep): Promise<void> {
  const { db, now } = upkeep
  const open = unparsed(db.deletedUsers().where('finished', '==', false).orderBy(FieldPath.documentId()))
  await eachIsolated(upkeep, 'finishDeletions', open, async (document) => {
    const deletedAt: unknown = document.get('deletedAt')
    const age =
      deletedAt instanceof Timestamp ? now().getTime() - deletedAt.toMillis() : Number.POSITIVE_INFINITY
    // Those of the last minutes are still in the hands of the request that began them.
    if (age >= 2 * 60_000) await finishDeletion(db, document.id)
  })
}

/** Deletes the documents of a query with all below them. */
async function deleteTrees(firestore: Firestore, query: Query): Promise<void> {
  for (;;) {
    const found = await query.select().limit(BATCH).get()
    if (found.empty) return
    for (const document of found.docs) await firestore.recursiveDelete(document.ref)
  }
}

/** Empties fields of every document of a query. */
async function blank(query: Query, fields: readonly string[]): Promise<void> {
  let last: string | null = null
  for (;;) {
    let page = query.orderBy(FieldPath.documentId()).select().limit(BATCH)
    if (last !== null) page = page.startAfter(last)
    const found = (await page.get()).docs
    const batch = query.firestore.batch()
    const empty = Object.fromEntries(fields.map((field) => [field, '']))
    for (const document of found) batch.update(document.ref, empty)
    await batch.commit()
    last = found.at(-1)?.id ?? null
    if (found.length < BATCH || last === null) return
  }
}
