import type { Transaction } from 'firebase-admin/firestore'
import type { Database } from '../runtime/database.ts'
import { releaseEntry, releaseId, reservationEntry, reservationId } from './entries.ts'
import { type Account, append } from './ledger.ts'

/** Reserves the points of a batch's rows in one entry. The caller has checked that they suffice. */
export function reserveBatch(
  db: Database,
  tx: Transaction,
  account: Account,
  batch: { readonly id: string; readonly rows: number },
  now: Date,
): void {
  append(db, tx, account, reservationEntry(account.uid, batch.id, batch.rows), now)
}

/** Whether a batch has reserved its points before, also where its list was deleted since. */
export async function hasReserved(
  db: Database,
  tx: Transaction,
  uid: string,
  batchId: string,
): Promise<boolean> {
  return (await tx.get(db.ledger(uid).doc(reservationId(batchId)))).exists
}

/**
 * Prepares to give back the points of a batch's rows that never started, once a batch. It reads, so it must be called
 * before the first write of the transaction.
 * @param batch.rows how many rows did not start
 * @returns the points that come back, and the function that writes them
 */
export async function prepareRelease(
  db: Database,
  tx: Transaction,
  uid: string,
  batch: { readonly id: string; readonly rows: number },
): Promise<{ readonly points: number; write(now: Date): void }> {
  const ledger = db.ledger(uid)
  const [reservation, release, user] = await Promise.all([
    tx.get(ledger.doc(reservationId(batch.id))),
    tx.get(ledger.doc(releaseId(batch.id))),
    tx.get(db.users().doc(uid)),
  ])
  const account = user.data()
  const entry = releaseEntry(batch.id, batch.rows, {
    reservation: reservation.data(),
    release: release.data(),
  })
  if (account === undefined || entry === null) return { points: 0, write: () => undefined }
  return {
    points: entry.delta,
    write: (now) => append(db, tx, { ...account, uid }, entry, now),
  }
}
