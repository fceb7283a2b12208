import { type Caller, type Data, NULL, text, type Value, whole } from './calls.ts'

/** Whose documents the table asks for. */
export const OWNER = 'lin'

const address = (uid: string) => `${uid}@people.test`

/** What the client writes at the first sign-in: a document that the rules let through. */
export function newAccount(uid: string): Data {
  return {
    uid: text(uid),
    email: text(address(uid)),
    displayName: text('Mei'),
    photoURL: NULL,
    points: whole(5),
    role: text('user'),
    createdAt: 'REQUEST_TIME',
  }
}

/** When everybody signed in, in seconds, as tokens have it. */
export const SIGNED_IN_AT = 1_790_000_000

export function signedIn(
  uid: string,
  claims: Readonly<Record<string, unknown>> = {},
  provider = 'password',
): Caller {
  return {
    uid,
    claims: {
      email: address(uid),
      email_verified: true,
      auth_time: SIGNED_IN_AT,
      firebase: { sign_in_provider: provider, identities: {} },
      ...claims,
    },
  }
}

/** Claims that a forged or misconfigured token might carry. The stored role alone counts. */
const FORGED = { role: 'admin', admin: true, isAdmin: 'true', permissions: ['system_admin'] }

/**
 * Everybody who may call, by role; of those who act for themselves, the uid. `anonymous` has the very uid of the
 * owner, `anonymousAdmin` a stored role of admin as well: only how they signed in tells them apart.
 */
export const ROLES = {
  visitor: () => null,
  anonymous: (uid) => signedIn(uid, {}, 'anonymous'),
  anonymousForged: (uid) => signedIn(uid, FORGED, 'anonymous'),
  anonymousAdmin: () => signedIn('ghost', FORGED, 'anonymous'),
  owner: (uid) => signedIn(uid),
  /** Typed the owner's address and a password, and never showed that it is theirs. */
  squatter: (uid) => signedIn(uid, { email_verified: false }),
  squatterForged: (uid) => signedIn(uid, { email_verified: 'true', ...FORGED }),
  /** A session of a kind that the owner's account has no longer. */
  ousted: (uid) => signedIn(uid, {}, 'emailLink'),
  other: () => signedIn('mei'),
  forged: () => signedIn('mei', FORGED),
  /** Signed in, without a document of their own. */
  newcomer: () => signedIn('nobody-yet', FORGED),
  almostAdmin: () => signedIn('almost'),
  admin: () => signedIn('boss'),
  adminUnverified: () => signedIn('boss', { email_verified: false }),
  adminOusted: () => signedIn('boss', {}, 'emailLink'),
} as const satisfies Record<string, (uid: string) => Caller>

export type RoleName = keyof typeof ROLES
export const ROLE_NAMES = Object.keys(ROLES) as RoleName[]

const PROVIDERS = { arrayValue: { values: [text('google.com'), text('password')] } }

function account(uid: string, role: Value): Data {
  return { ...newAccount(uid), role, providers: PROVIDERS }
}

/** The accounts that exist before the table is walked. */
export const ACCOUNTS: Readonly<Record<string, Data>> = {
  [`users/${OWNER}`]: account(OWNER, text('user')),
  'users/mei': {
    ...account('mei', text('user')),
    permissions: { arrayValue: { values: [text('system_admin')] } },
  },
  'users/boss': account('boss', text('admin')),
  'users/ghost': account('ghost', text('admin')),
  'users/almost': account('almost', text('Admin')),
}
