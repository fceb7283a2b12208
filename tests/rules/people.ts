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
  other: () => signedIn('mei'),
  forged: () => signedIn('mei', FORGED),
  /** Signed in, without a document of their own. */
  newcomer: () => signedIn('nobody-yet', FORGED),
  almostAdmin: () => signedIn('almost'),
  admin: () => signedIn('boss'),
} as const satisfies Record<string, (uid: string) => Caller>

export type RoleName = keyof typeof ROLES
export const ROLE_NAMES = Object.keys(ROLES) as RoleName[]

function account(uid: string, role: Value): Data {
  return { ...newAccount(uid), role }
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
