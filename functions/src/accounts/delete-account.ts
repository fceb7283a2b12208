import { getAuth } from 'firebase-admin/auth'
import { FieldPath, type Firestore, type Query, Timestamp, type Transaction } from 'firebase-admin/firestore'
import { type Database, unparsed } from '../runtime/database.ts'
import { eachDocument, type Upkeep } from '../runtime/each-document.ts'
import { log } from '../runtime/log.ts'
import { DAY_MS } from '../runtime/taipei-time.ts'
import { MENTIONS, OWNED } from './personal-data.ts'

/** How long a deleted account is remembered. Its tokens stay valid for up to an hour, and clocks differ. */
const TOMBSTONE_MS = DAY_MS
const BATCH = 100

/**
 * Closes an account in a transaction. After it nobody can use the account or create it again. `finishDeletion` then
 * removes its data.
 */
export function closeAccount(db: Database, tx: Transaction, uid: string, now: Date): void {
  tx.set(db.deletedUsers().doc(uid), {
    deletedAt: Timestamp.fromDate(now),
    expiresAt: Timestamp.fromMillis(now.getTime() + TOMBSTONE_MS),
    finished: false,
  })
  tx.delete(db.users().doc(uid))
}

/** Removes all data of a closed account, and its name from other documents. It can be repeated at any time. */
export async function finishDeletion(db: Database, uid: string): Promise<void> {
  await getAuth()
    .deleteUser(uid)
    .catch((error: unknown) => {
      // The identity is already deleted, or the account was imported and never had one.
      if (!(error instanceof Error && 'code' in error && error.code === 'auth/user-not-found')) throw error
    })
  for (const { collection, field } of OWNED) {
    await deleteTrees(db.firestore, db.firestore.collection(collection).where(field, '==', uid))
  }
  // Deleted after the analyses, because a worker writes here until the deletion of its analysis stops it.
  await db.firestore.recursiveDelete(db.users().doc(uid))
  for (const { collection, field, labels } of MENTIONS) {
    await blank(db.firestore.collection(collection).where(field, '==', uid), labels)
  }
  await db.deletedUsers().doc(uid).update({ finished: true })
  log('INFO', 'account-deleted', { uid })
}

/** Finishes deletions that a crash has interrupted. It runs every minute. */
export async function finishDeletions(upkeep: Upkeep): Promise<void> {
  const { db, now } = upkeep
  const open = unparsed(db.deletedUsers().where('finished', '==', false).orderBy(FieldPath.documentId()))
  await eachDocument(upkeep, 'finishDeletions', open, async (document) => {
    const deletedAt: unknown = document.get('deletedAt')
    const age =
      deletedAt instanceof Timestamp ? now().getTime() - deletedAt.toMillis() : Number.POSITIVE_INFINITY
    // The request that began a recent deletion is probably still working on it.
    if (age >= 2 * 60_000) await finishDeletion(db, document.id)
  })
}

/** Deletes the documents of a query with all their subcollections. */
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
