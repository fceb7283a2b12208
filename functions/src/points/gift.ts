import { createHmac } from 'node:crypto'
import { GIFT_REMEMBERED_MONTHS } from '@gaplens/contracts/limits'
import { Timestamp, type Transaction } from 'firebase-admin/firestore'
import type { Database } from '../runtime/database.ts'
import { log } from '../runtime/log.ts'
import { normalAddress } from './normal-address.ts'

/** The keyed hash by which an address is remembered. Without the key nobody can find the address by trying. */
export function addressHash(key: string, address: string): string {
  return createHmac('sha256', key).update(normalAddress(address)).digest('base64url')
}

let warned = false

/**
 * Whether this address has not yet received the gift for new accounts. It reads, so it must be called before the first
 * write of the transaction. Without a key the gift is given and not remembered, and the log says so once in each process:
 * a missing setting must not keep new users out, and the daily ceiling for free use limits the cost.
 * @returns whether the gift is due, and a function that records that it was given
 */
export async function prepareGift(
  db: Database,
  tx: Transaction,
  email: string,
  key: string | null,
  now: Date,
): Promise<{ readonly isDue: boolean; remember(): void }> {
  if (key === null) {
    if (!warned) log('ERROR', 'address-hash-key-missing', {})
    warned = true
    return { isDue: true, remember: () => undefined }
  }
  const reference = db.giftedAddresses().doc(addressHash(key, email))
  const given = (await tx.get(reference)).data()
  const isDue = given === undefined || given.expiresAt.toMillis() <= now.getTime()
  return { isDue, remember: () => isDue && void tx.set(reference, remembered(now)) }
}

function remembered(now: Date) {
  const expires = new Date(now)
  expires.setUTCMonth(expires.getUTCMonth() + GIFT_REMEMBERED_MONTHS)
  return { givenAt: Timestamp.fromDate(now), expiresAt: Timestamp.fromDate(expires) }
}
