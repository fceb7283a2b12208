import type { DeletionState } from '@gaplens/contracts/accounts/account'
import type { DeletedUser } from '@gaplens/contracts/accounts/user'
import { LEASE_MS } from '@gaplens/contracts/limits'
import { getAuth } from 'firebase-admin/auth'
import { FieldPath, type Query, Timestamp, type Transaction } from 'firebase-admin/firestore'
import { type Database, unparsed } from '../runtime/database.ts'
import { errorCode } from '../runtime/error-code.ts'
import { isLeased } from '../runtime/is-leased.ts'
import { log } from '../runtime/log.ts'
import { processDocuments, type Upkeep } from '../runtime/process-documents.ts'
import { DAY_MS } from '../runtime/taipei-time.ts'
import { MENTIONS, PERSONAL_DATA } from './personal-data.ts'

/** How long a deleted account is remembered. Its tokens stay valid for up to an hour, and clocks differ. */
const TOMBSTONE_MS = DAY_MS
const BATCH = 100
/** Documents that are deleted concurrently, each with its subcollections. */
const TREES_AT_ONCE = 10

/**
 * Closes an account in a transaction. After it nobody can use the account or create it again. `runDeletion` then
 * removes its data.
 */
export function closeAccount(db: Database, tx: Transaction, uid: string, now: Date): void {
  tx.set(db.deletedUsers().doc(uid), {
    deletedAt: Timestamp.fromDate(now),
    expiresAt: null,
    finished: false,
    leaseUntil: null,
  })
  tx.delete(db.users().doc(uid))
}

/**
 * Removes the data of a closed account, and its name from other documents, until nothing is left or time is up. The next
 * call goes on with the rest, so it can be interrupted and repeated at any point.
 */
export async function runDeletion({ db, now, hasTime }: Upkeep, uid: string): Promise<void> {
  if (!(await takeDeletion(db, uid, now()))) return
  const isDone = await removeData(db, uid, hasTime)
  const at = now()
  await db
    .deletedUsers()
    .doc(uid)
    .update({
      leaseUntil: null,
      ...(isDone && { finished: true, expiresAt: Timestamp.fromMillis(at.getTime() + TOMBSTONE_MS) }),
    })
  if (isDone) log('INFO', 'account-deleted', { uid })
}

/** Continues the deletions that a request has not finished or a crash has interrupted. It runs every minute. */
export async function finishDeletions(upkeep: Upkeep): Promise<void> {
  const open = unparsed(
    upkeep.db.deletedUsers().where('finished', '==', false).orderBy(FieldPath.documentId()),
  )
  await processDocuments(upkeep, 'finishDeletions', open, async ({ id }) => await runDeletion(upkeep, id))
}

/** The state of an account's deletion. */
export function deletionState(tombstone: DeletedUser | undefined, now: Date): DeletionState {
  if (tombstone === undefined) return 'none'
  if (tombstone.finished) return 'done'
  return isLeased(tombstone, now) ? 'running' : 'pending'
}

/** Takes the lease of a deletion. @returns false when the deletion is finished or another worker has the lease */
async function takeDeletion(db: Database, uid: string, now: Date): Promise<boolean> {
  const reference = db.deletedUsers().doc(uid)
  return await db.firestore.runTransaction(async (tx) => {
    const tombstone = (await tx.get(reference)).data()
    if (tombstone === undefined || tombstone.finished || isLeased(tombstone, now)) return false
    // A tombstone of an earlier version would expire after a day, even if data is left.
    tx.update(reference, { leaseUntil: Timestamp.fromMillis(now.getTime() + LEASE_MS), expiresAt: null })
    return true
  })
}

/** @returns whether nothing is left */
async function removeData(db: Database, uid: string, hasTime: () => boolean): Promise<boolean> {
  await deleteIdentity(uid)
  for (const { collection, field } of PERSONAL_DATA) {
    if (!(await deleteTrees(db, db.firestore.collection(collection).where(field, '==', uid), hasTime)))
      return false
  }
  await deleteNotes(db, uid)
  // Deleted after the analyses, because a worker writes here until the deletion of its analysis stops it.
  await db.firestore.recursiveDelete(db.users().doc(uid))
  for (const { collection, field, labels } of MENTIONS) {
    await blank(db.firestore.collection(collection).where(field, '==', uid), labels)
  }
  return true
}

async function deleteIdentity(uid: string): Promise<void> {
  await getAuth()
    .deleteUser(uid)
    .catch((error: unknown) => {
      // The identity is already deleted, or the account was imported and never had one.
      if (errorCode(error) !== 'auth/user-not-found') throw error
    })
}

/** Deletes the documents of a query with all their subcollections. @returns whether none is left */
async function deleteTrees({ firestore }: Database, query: Query, hasTime: () => boolean): Promise<boolean> {
  for (;;) {
    const found = await query.select().limit(BATCH).get()
    if (found.empty) return true
    const waiting = found.docs.values()
    const lane = async () => {
      for (const document of waiting) {
        if (!hasTime()) return
        await firestore.recursiveDelete(document.ref)
      }
    }
    await Promise.all(Array.from({ length: TREES_AT_ONCE }, lane))
    if (!hasTime()) return false
  }
}

/** Deletes the notes on unreadable documents whose paths contain the account's uid. */
async function deleteNotes(db: Database, uid: string): Promise<void> {
  for (const start of [`users/${uid}`, `exports/${uid}`]) {
    const notes = unparsed(db.setAside()).where('path', '>=', start).where('path', '<', `${start}\uf8ff`)
    const found = (await notes.select('path').get()).docs
    // Another uid may begin with this one.
    const theirs = found.filter((note) => String(note.get('path')).split(/[/ ]/)[1] === uid)
    await Promise.all(theirs.map(({ ref }) => ref.delete()))
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
