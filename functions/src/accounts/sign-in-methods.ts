import { getAuth } from 'firebase-admin/auth'
import { Timestamp } from 'firebase-admin/firestore'
import type { Database } from '../runtime/database.ts'
import { log } from '../runtime/log.ts'

/** How a user is signed in, according to their token. */
export interface SignIn {
  readonly uid: string
  /** The token's `sign_in_provider`: `password`, `google.com`. */
  readonly method: string
  readonly at: Date
}

/** How long an instance caches what it has read of an account. A change made by another instance takes effect after it. */
const FRESH_MS = 60_000
const MOST_KNOWN = 10_000

interface Known {
  readonly methods: readonly string[]
  readonly since: number
  readonly until: number
}
const known = new WeakMap<Database, Map<string, Known>>()

/**
 * Whether a session is still valid for an account: its sign-in method must still exist, and the session must not be older
 * than the last added method. This stops an attack: someone signs up with another person's address and a password. When
 * the owner of the address signs in with Google, the identity provider removes the password and keeps the uid, so the
 * sessions of the password end here. When a method was added, all sessions end, including the one that shows it. The
 * attacker would have to sign in again, and cannot.
 * @returns all sign-in methods of the account; null when the session has ended
 */
export async function confirmSession(
  db: Database,
  signIn: SignIn,
  now: Date,
): Promise<readonly string[] | null> {
  const { uid, method } = signIn
  const accounts = known.get(db) ?? new Map<string, Known>()
  known.set(db, accounts)
  const fresh = accounts.get(uid)
  if (fresh !== undefined && fresh.until > now.getTime() && fresh.methods.includes(method))
    return isOlder(signIn, fresh.since) ? null : fresh.methods
  const account = (await db.users().doc(uid).get()).data()
  const stored = account?.providers
  if (stored?.includes(method)) {
    const since = account?.sessionsSince?.toMillis() ?? 0
    if (accounts.size >= MOST_KNOWN) accounts.clear()
    accounts.set(uid, { methods: stored, since, until: now.getTime() + FRESH_MS })
    return isOlder(signIn, since) ? null : stored
  }
  const current = await currentMethods(uid)
  // The account is deleted. Each route decides what its token may still see.
  if (current === null) return [method]
  if (!current.includes(method)) return null
  if (stored === undefined) {
    if (account?.ledgerOpenedAt !== undefined)
      await db
        .users()
        .doc(uid)
        .update({ providers: [...current] })
    return current
  }
  await endSessions(db, uid, current, now)
  return null
}

/** Ends all sessions. Refresh tokens are revoked first, so that an interruption between the two steps repeats both. */
async function endSessions(db: Database, uid: string, methods: readonly string[], now: Date): Promise<void> {
  await getAuth().revokeRefreshTokens(uid)
  // Tokens give the time of sign-in in whole seconds. Rounding down admits someone who signs in again within this second.
  const sessionsSince = Timestamp.fromMillis(Math.floor(now.getTime() / 1_000) * 1_000)
  await db
    .users()
    .doc(uid)
    .update({ providers: [...methods], sessionsSince })
  known.get(db)?.delete(uid)
  log('WARNING', 'sign-in-methods-changed', { uid })
}

function isOlder({ at }: SignIn, since: number): boolean {
  return at.getTime() < since
}

async function currentMethods(uid: string): Promise<readonly string[] | null> {
  return await getAuth()
    .getUser(uid)
    .then(
      (user) => user.providerData.map(({ providerId }) => providerId),
      (error: unknown) => {
        if (error instanceof Error && 'code' in error && error.code === 'auth/user-not-found') return null
        throw error
      },
    )
}
