import { getAuth } from 'firebase-admin/auth'
import { Timestamp } from 'firebase-admin/firestore'
import type { Database } from '../runtime/database.ts'
import { log } from '../runtime/log.ts'

/** How somebody is signed in, as their token says. */
export interface SignIn {
  readonly uid: string
  /** The token's `sign_in_provider`: `password`, `google.com`. */
  readonly method: string
  readonly at: Date
}

/** How long an instance goes by what it has read of an account; another one's change is in force here after it. */
const FRESH_MS = 60_000
const MOST_KNOWN = 10_000

interface Known {
  readonly methods: readonly string[]
  readonly since: number
  readonly until: number
}
const known = new WeakMap<Database, Map<string, Known>>()

/**
 * Whether a session may still speak for an account: the account can still be signed in to the way this session was, and
 * the session is not older than the last change of that. Someone signs up with another's address and a password; when
 * the owner of the address comes by Google, the identity provider takes the password away and keeps the uid: sessions of
 * the password end here. When a way to sign in was added, all sessions end, the one that shows it too: whoever of them is
 * not the owner's must sign in anew, and cannot.
 * @returns all ways to sign in to the account; null: the session has ended
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
  // Deleted: what its token still finds is for each route to say.
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

/** Refresh tokens first: cut short between the two, it is done again. */
async function endSessions(db: Database, uid: string, methods: readonly string[], now: Date): Promise<void> {
  await getAuth().revokeRefreshTokens(uid)
  // Tokens know the second of their sign-in: whoever signs in again within this one must be let in.
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
