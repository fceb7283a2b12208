import { cleanName, cleanPicture } from '@gaplens/contracts/accounts/profile'
import {
  isFreeAccount,
  type LedgerEntry,
  PERMISSIONS,
  type UserDocument,
} from '@gaplens/contracts/accounts/user'
import { ADMIN_BOOTSTRAP_POINTS, SIGNUP_POINTS } from '@gaplens/contracts/limits'
import { Timestamp, type Transaction } from 'firebase-admin/firestore'
import type { Database } from '../runtime/database.ts'
import { isBootstrapOpen, isDesignated, recordBootstrap } from './bootstrap-admin.ts'
import { prepareGift } from './gift.ts'
import type { Account } from './ledger.ts'
import { importedEntries, isImported, writeImportedOpening } from './open-imported.ts'

/** The identity of a user, according to their token or the identity provider. */
export interface Identity {
  readonly uid: string
  readonly email: string
  readonly emailVerified: boolean
  readonly displayName: string | null
  readonly photoURL: string | null
  /** Sign-in methods of the account (`password`, `google.com`), according to the identity provider. */
  readonly providers: readonly string[]
}

/** Settings for opening new accounts. */
export interface Opening {
  /** The designated address in lower case. Its holder becomes the first admin after verifying it. */
  readonly adminEmail: string | null
  /** Key of the address hashes that make sure each address receives the gift only once. */
  readonly addressKey: string | null
}

/** The user has not verified the e-mail address. Until then no account is opened, and nothing is given or stored. */
export class AddressUnverified extends Error {
  override readonly name = 'AddressUnverified'
}

/** The account was closed. Whoever still holds a token, or knew the identity before, must not create it again. */
export class AccountClosed extends Error {
  override readonly name = 'AccountClosed'
}

/**
 * Makes sure, inside a transaction, that the account exists and its ledger has its first entry. An imported account keeps
 * its points, its role and all else it has.
 * Must be awaited after the transaction's other reads and before its first write.
 * @throws AddressUnverified, AccountClosed
 */
export async function openAccount(
  db: Database,
  tx: Transaction,
  identity: Identity,
  opening: Opening,
  now: Date,
): Promise<Account> {
  const reference = db.users().doc(identity.uid)
  const user = (await tx.get(reference)).data()
  if (user?.ledgerOpenedAt !== undefined) {
    const { points, ledgerChangedAt, unfinished = {}, joined = {} } = user
    return { uid: identity.uid, points, ledgerChangedAt, unfinished, joined, isFree: isFreeAccount(user) }
  }
  if ((await tx.get(db.deletedUsers().doc(identity.uid))).exists) throw new AccountClosed()
  if (!identity.emailVerified) throw new AddressUnverified()
  if (user !== undefined) {
    const entries = await importedEntries(db, tx, identity.uid)
    if (isImported(user, entries))
      return await openImported(db, tx, { identity, user, entries, opening }, now)
  }
  const isAdmin = isDesignated(identity, opening.adminEmail) && (await isBootstrapOpen(db, tx))
  const at = Timestamp.fromDate(now)
  const gift = await prepareGift(db, tx, identity.email, opening.addressKey, now)
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
    createdAt: user?.createdAt ?? at,
    ledgerOpenedAt: at,
    ledgerChangedAt: at,
  }
  // Merged, so that what the server has added to the client's document stays: a block above all.
  tx.set(reference, document, { merge: true })
  gift.remember()
  if (isAdmin) recordBootstrap(db, tx, now, identity.uid)
  tx.create(db.ledger(identity.uid).doc('signup'), {
    delta: points,
    balanceAfter: points,
    kind: 'signup',
    reason,
    actor: 'system',
    analysisId: null,
    createdAt: at,
  })
  const isFree = isFreeAccount(document)
  return { uid: identity.uid, points, ledgerChangedAt: at, unfinished: {}, joined: {}, isFree }
}

/** Opens an imported account whose owner signs in. The designated admin is appointed later, as in any open account. */
async function openImported(
  db: Database,
  tx: Transaction,
  from: { identity: Identity; user: UserDocument; entries: readonly LedgerEntry[]; opening: Opening },
  now: Date,
): Promise<Account> {
  const { identity, user, entries, opening } = from
  const { uid, email } = identity
  // Its points stand for the gift, which its owner does not get again with a new account.
  const gift = await prepareGift(db, tx, email, opening.addressKey, now)
  writeImportedOpening(db, tx, { uid, account: user, entries }, now, {
    email,
    providers: [...identity.providers],
  })
  gift.remember()
  const isFree = isFreeAccount(user)
  // No analysis of it is running yet.
  return {
    uid,
    points: user.points,
    ledgerChangedAt: Timestamp.fromDate(now),
    unfinished: {},
    joined: {},
    isFree,
  }
}

const ADMIN_START = { points: ADMIN_BOOTSTRAP_POINTS, reason: '管理員帳號開通' }
const GIFT = { points: SIGNUP_POINTS, reason: '新用戶贈點' }
/** An entry without points is still written, because it explains why there is no gift. */
const NO_SECOND_GIFT = { points: 0, reason: '這個電子郵件先前已領取過新用戶贈點' }
