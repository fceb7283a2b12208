import { UserDocumentSchema } from '@gaplens/contracts/accounts/user'
import { getAuth } from 'firebase-admin/auth'
import { Timestamp } from 'firebase-admin/firestore'
import { type Database, unparsedDocument } from '../runtime/database.ts'
import { errorCode } from '../runtime/error-code.ts'
import { log } from '../runtime/log.ts'

/** How a user is signed in, according to their token. */
export interface SignIn {
  readonly uid: string
  /** The token's `sign_in_provider`: `password`, `google.com`. */
  readonly method: string
  readonly at: Date
}

/** Whether a session may act for its account. */
export type SessionState =
  | { readonly kind: 'current'; readonly providers: readonly string[] }
  | { readonly kind: 'ended' }
  | { readonly kind: 'blocked' }

/** The account's fields that a session depends on. An invalid value elsewhere in it must not lock its owner out. */
const SessionFieldsSchema = UserDocumentSchema.pick({
  blockedAt: true,
  providers: true,
  sessionsSince: true,
  ledgerOpenedAt: true,
})

/**
 * Whether a session may still act for an account: the account must still have the session's sign-in method, and the session
 * must not be older than the last change of the account's methods.
 *
 * This protects against account pre-hijacking. An attacker signs up with a victim's address and a password. When the victim
 * later signs in with Google, the identity provider removes the password and keeps the uid, so the attacker's session ends
 * here. When a method was added, all sessions end, including the one whose token shows it, and only the owner can sign in
 * again.
 *
 * The account is read at each request, so that a change by an admin or the owner applies to the next one on every instance.
 */
export async function confirmSession(db: Database, signIn: SignIn, now: Date): Promise<SessionState> {
  const { uid, method } = signIn
  const document = (await unparsedDocument(db.users().doc(uid)).get()).data()
  const account = document === undefined ? undefined : SessionFieldsSchema.parse(document)
  if (account?.blockedAt !== undefined) return { kind: 'blocked' }
  const stored = account?.providers
  if (stored?.includes(method))
    return isOlder(signIn, account?.sessionsSince?.toMillis() ?? 0)
      ? { kind: 'ended' }
      : { kind: 'current', providers: stored }
  const current = await currentMethods(uid)
  // The identity was deleted. Each route decides what its token may still read.
  if (current === null) return { kind: 'current', providers: [method] }
  if (!current.includes(method)) return { kind: 'ended' }
  if (stored === undefined) {
    if (account?.ledgerOpenedAt !== undefined)
      await db
        .users()
        .doc(uid)
        .update({ providers: [...current] })
    return { kind: 'current', providers: current }
  }
  await endSessions(db, uid, current, now)
  return { kind: 'ended' }
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
        if (errorCode(error) === 'auth/user-not-found') return null
        throw error
      },
    )
}
