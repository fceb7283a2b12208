import { UserDocumentSchema } from '@gaplens/contracts/user'
import { getAuth } from 'firebase-admin/auth'
import { Timestamp } from 'firebase-admin/firestore'
import { type Database, unparsedDocument } from '../runtime/database.ts'
import { log } from '../runtime/log.ts'

/** How a user is signed in, according to their token. */
export interface SignIn {
  readonly uid: string
  /** The token's `sign_in_provider`: `password`, `google.com`. */
  readonly method: string
  readonly at: Date
}

/** What a session may do for its account. */
export type Session =
  | { readonly kind: 'current'; readonly providers: readonly string[] }
  | { readonly kind: 'ended' }
  | { readonly kind: 'blocked' }

/** What a session asks of its account. Another field that cannot be read must not shut its owner out. */
const StandingSchema = UserDocumentSchema.pick({
  blockedAt: true,
  providers: true,
  sessionsSince: true,
  ledgerOpenedAt: true,
})

/**
 * Whether a session may still speak for an account: the account can still be signed in to the way this session was, and
 * the session is not older than the last change of that. Someone signs up with another's address and a password; when
 * the owner of the address comes by Google, the identity provider takes the password away and keeps the uid: sessions of
 * the password end here. When a way to sign in was added, all sessions end, the one that shows it too: whoever of them is
 * not the owner's must sign in anew, and cannot.
 * The account is read at each request, so that what an admin or the owner changes holds for the next one, on every
 * instance.
 */
export async function confirmSession(db: Database, signIn: SignIn, now: Date): Promise<Session> {
  const { uid, method } = signIn
  const document = (await unparsedDocument(db.users().doc(uid)).get()).data()
  const account = document === undefined ? undefined : StandingSchema.parse(document)
  if (account?.blockedAt !== undefined) return { kind: 'blocked' }
  const stored = account?.providers
  if (stored?.includes(method))
    return isOlder(signIn, account?.sessionsSince?.toMillis() ?? 0)
      ? { kind: 'ended' }
      : { kind: 'current', providers: stored }
  const current = await currentMethods(uid)
  // Deleted: what its token still finds is for each route to say.
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
        if (error instanceof Error && 'code' in error && error.code === 'auth/user-not-found') return null
        throw error
      },
    )
}
