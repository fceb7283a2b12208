import { ADMIN_BOOTSTRAP_POINTS, SIGNUP_POINTS } from '@gaplens/contracts/limits'
import { cleanName, cleanPicture } from '@gaplens/contracts/profile'
import { PERMISSIONS, type UserDocument } from '@gaplens/contracts/user'
import { Timestamp, type Transaction } from 'firebase-admin/firestore'
import type { Database } from '../runtime/database.ts'
import { isBootstrapOpen, isDesignated, recordBootstrap } from './bootstrap-admin.ts'
import { prepareGift } from './gift.ts'
import type { Account } from './ledger.ts'

/** Who an identity token says someone is. */
export interface Identity {
  readonly uid: string
  readonly email: string
  readonly emailVerified: boolean
  readonly displayName: string | null
  readonly photoURL: string | null
  /** How the account may be signed in to (`password`, `google.com`), as the identity provider says. */
  readonly providers: readonly string[]
}

/** What new accounts are opened by. */
export interface Opening {
  /** The pre-designated address, in lower case; its holder, once verified, is the first admin. */
  readonly adminEmail: string | null
  /** The key of the hashes by which the gift comes once an address. */
  readonly addressKey: string | null
}

/** Nobody has an account, and nothing is given or kept, before the address was shown to be theirs. */
export class AddressUnverified extends Error {
  override readonly name = 'AddressUnverified'
}

/**
 * Makes sure, inside a transaction, that the account exists and its ledger has its first entry.
 * Must be awaited after the transaction's other reads and before its first write.
 * @throws AddressUnverified
 */
export async function openAccount(
  db: Database,
  tx: Transaction,
  identity: Identity,
  opening: Opening,
): Promise<Account> {
  const reference = db.users().doc(identity.uid)
  const user = (await tx.get(reference)).data()
  if (user?.ledgerOpenedAt !== undefined) {
    const { points, unfinished = {}, role, hasBought = false } = user
    return { uid: identity.uid, points, unfinished, isFree: role === 'user' && !hasBought }
  }
  if (!identity.emailVerified) throw new AddressUnverified()
  const isAdmin = isDesignated(identity, opening.adminEmail) && (await isBootstrapOpen(db, tx))
  const now = Timestamp.now()
  const gift = await prepareGift(db, tx, identity.email, opening.addressKey, now.toDate())
  const { points, reason } = isAdmin ? ADMIN_START : gift.isDue ? GIFT : NO_SECOND_GIFT
  const document: UserDocument = {
    uid: identity.uid,
    email: identity.email,
    displayName: cleanName(user?.displayName ?? identity.displayName),
    photoURL: cleanPicture(user?.photoURL ?? identity.photoURL),
    points,
    role: isAdmin ? 'admin' : 'user',
    permissions: isAdmin ? [...PERMISSIONS] : [],
    analysisCount: 0,
    unfinished: {},
    providers: [...identity.providers],
    createdAt: user?.createdAt ?? now,
    ledgerOpenedAt: now,
    ledgerChangedAt: now,
  }
  tx.set(reference, document)
  gift.remember()
  if (isAdmin) recordBootstrap(db, tx, identity.uid)
  tx.create(db.ledger(identity.uid).doc('signup'), {
    delta: points,
    balanceAfter: points,
    kind: 'signup',
    reason,
    actor: 'system',
    analysisId: null,
    createdAt: now,
  })
  return { uid: identity.uid, points, unfinished: {}, isFree: !isAdmin }
}

const ADMIN_START = { points: ADMIN_BOOTSTRAP_POINTS, reason: '管理員帳號開通' }
const GIFT = { points: SIGNUP_POINTS, reason: '新用戶贈點' }
/** The entry stands all the same: it says why there are none. */
const NO_SECOND_GIFT = { points: 0, reason: '這個電子郵件先前已領取過新用戶贈點' }
