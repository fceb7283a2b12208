import { COLLECTIONS, type CollectionName } from '@gaplens/contracts/collections'
import { BAD, EXTRA, GOOD, NEARLY_ADMIN } from './account-values.ts'
import { type Call, type Caller, type Data, type Listing, text, update } from './calls.ts'
import {
  ACCOUNTS,
  newAccount,
  OWNER,
  ROLE_NAMES,
  ROLES,
  type RoleName,
  SIGNED_IN_AT,
  signedIn,
} from './people.ts'

/** One question to the rules, and what they must answer. */
export interface Row {
  readonly collection: string
  readonly operation: string
  readonly role: RoleName
  readonly caller: Caller
  readonly call: Call
  readonly allowed: boolean
}

/** What each collection lets whom do. What does not stand here is refused, in every way the table can ask for it. */
export const ALLOWED: Record<
  CollectionName,
  Partial<Record<'get' | 'list up to 100' | 'create', readonly RoleName[]>>
> = {
  users: { get: ['owner', 'admin'], 'list up to 100': ['admin'], create: ['owner', 'ousted'] },
  ledger: {},
  deletedAnalyses: {},
  deletedDrafts: {},
  branding: {},
  exports: {},
  exportParts: {},
  deletedUsers: {},
  giftedAddresses: {},
  bootstrap: {},
  analyses: {},
  work: {},
  record: {},
  drafting: {},
  batches: {},
  shares: {},
  drafts: {},
  draftVersions: {},
  starts: {},
  activity: {},
  settings: {},
  stats: {},
  jobEnds: {},
  chatSessions: {},
  rateLimits: {},
  paymentEvents: {},
  statDays: {},
  setAside: {},
  providers: {},
  serpCache: {},
  pageCache: {},
  upkeep: {},
}

/** Paths that no contract names: beside the known collections, and below their documents. */
const UNKNOWN = [
  'unknown/{id}',
  'users/{uid}/unknown/{id}',
  'users/{uid}/ledger/{entryId}/deeper/{id}',
  'analyses/{id}/unknown/{x}',
]

interface Place {
  readonly name: string
  readonly pattern: string
  readonly fields: readonly string[]
  readonly allowed: Partial<Record<string, readonly RoleName[]>>
}

const PLACES: readonly Place[] = [
  ...(Object.keys(COLLECTIONS) as CollectionName[]).map((name) => ({
    name,
    pattern: COLLECTIONS[name].path,
    fields: Object.keys(COLLECTIONS[name].schema.shape),
    allowed: ALLOWED[name] ?? {},
  })),
  ...UNKNOWN.map((pattern) => ({ name: pattern, pattern, fields: ['uid', 'points'], allowed: {} })),
]

/** The document of a collection that the table asks for: the owner's, where it has one. */
function pathOf(pattern: string, id = 'doc'): string {
  const parts = pattern
    // The owner's account alone: a deleted one of theirs would refuse everything else.
    .replace(/^users\/\{uid\}/, `users/${OWNER}`)
    .split('/')
    .map((part) => (part.startsWith('{') ? 'doc' : part))
  return id === 'doc' ? parts.join('/') : [...parts.slice(0, -1), id].join('/')
}

function sampleOf(fields: readonly string[]): Data {
  return Object.fromEntries(fields.map((field) => [field, text(field === 'uid' ? OWNER : 'x')]))
}

/** Whose account was deleted on request, and whose token is still good for a while. */
const GONE = 'gone'
const almost = (at: number) => `almost-${at}`

/** Made by its client, and not opened by the server yet: it says nothing of how it may be signed in to. */
const UNOPENED = 'unopened'
/** Blocked by an admin; one of them was an admin. */
const BLOCKED = { user: 'blocked', admin: 'blocked-admin' }
const ABSENT = 'absent'
/** Accounts to which a way to sign in was added, at the second of the table's sign-ins, and a second later. */
const CHANGED = { atOnce: 'changed-at-once', later: 'changed-later' }
const at = (seconds: number) => ({ timestampValue: new Date(seconds * 1_000).toISOString() })

/** What exists before the table is walked. */
export const GIVEN: Readonly<Record<string, Data>> = {
  ...Object.fromEntries(PLACES.map(({ pattern, fields }) => [pathOf(pattern), sampleOf(fields)])),
  ...ACCOUNTS,
  [`users/${CHANGED.atOnce}`]: { ...newAccount(CHANGED.atOnce), sessionsSince: at(SIGNED_IN_AT) },
  [`users/${CHANGED.later}`]: {
    ...newAccount(CHANGED.later),
    role: text('admin'),
    sessionsSince: at(SIGNED_IN_AT + 1),
  },
  ...Object.fromEntries(
    Object.entries(BLOCKED).map(([role, uid]) => [
      `users/${uid}`,
      { ...newAccount(uid), role: text(role), blockedAt: at(SIGNED_IN_AT) },
    ]),
  ),
  [`users/${UNOPENED}`]: newAccount(UNOPENED),
  [`deletedUsers/${GONE}`]: { finished: { booleanValue: true } },
  ...Object.fromEntries(
    NEARLY_ADMIN.map((role, at) => [`users/${almost(at)}`, { ...newAccount(almost(at)), role }]),
  ),
}

const OWN = { field: 'uid', is: OWNER }

function listings(place: Place): { operation: string; call: Listing }[] {
  const parts = pathOf(place.pattern).split('/')
  const collectionId = parts.at(-2) ?? ''
  const parent = parts.length > 2 ? `/${parts.slice(0, -2).join('/')}` : ''
  const query = (limit: number | null, where: Listing['where'] = null, isGroup = false): Listing => ({
    kind: 'list',
    parent: isGroup ? '' : parent,
    collectionId,
    isGroup,
    where,
    limit,
  })
  return [
    ...[query(100), query(1), query(100, OWN)].map((call) => ({ operation: 'list up to 100', call })),
    ...[query(null), query(101), query(null, OWN), query(1_000, OWN)].map((call) => ({
      operation: 'list more',
      call,
    })),
    // No rule speaks for groups: what holds for one collection must not open all of its name.
    ...[query(10, null, true), query(10, OWN, true), query(null, null, true)].map((call) => ({
      operation: 'list a group',
      call,
    })),
  ]
}

function changes(place: Place): { operation: string; call: Call }[] {
  const path = pathOf(place.pattern)
  const data: Data = place.name === 'users' ? newAccount(OWNER) : sampleOf(place.fields)
  const fields = [...new Set([...place.fields, ...Object.keys(data)])]
  return [
    { operation: 'replace', call: { kind: 'set', path, data } },
    ...fields.flatMap((field) => [
      { operation: 'change a field', call: update(path, { [field]: text('changed') }) },
      { operation: 'change a field', call: update(path, { [field]: data[field] ?? text('admin') }) },
      { operation: 'remove a field', call: update(path, {}, [field]) },
    ]),
    ...Object.entries(EXTRA).map(([field, value]) => ({
      operation: 'add a field',
      call: update(path, { [field]: value }),
    })),
    { operation: 'delete', call: { kind: 'delete', path } },
  ]
}

let made = 0

/** A new document, with its owner's uid where it has one: an account is its owner's by its id. */
function creation(place: Place): { call: Call; uid: string } {
  made += 1
  const id = `fresh-${made}`
  const path = pathOf(place.pattern, id)
  const isAccount = place.name === 'users'
  const data = isAccount ? newAccount(id) : sampleOf(place.fields)
  return { call: { kind: 'create', path, data }, uid: isAccount ? id : OWNER }
}

/** New accounts by their owners, which differ from a good one in one field. */
function accounts(): Row[] {
  const row = (change: (account: Data) => Data, operation: string, allowed: boolean): Row => {
    made += 1
    const uid = `fresh-${made}`
    const call: Call = { kind: 'create', path: `users/${uid}`, data: change(newAccount(uid)) }
    return { collection: 'users', operation, role: 'owner', caller: ROLES.owner(uid), call, allowed }
  }
  const again: Row = {
    collection: 'users',
    operation: 'create after its deletion',
    role: 'owner',
    caller: ROLES.owner(GONE),
    call: { kind: 'create', path: `users/${GONE}`, data: newAccount(GONE) },
    allowed: false,
  }
  const values = (table: Partial<Record<string, readonly Data[string][]>>, allowed: boolean) =>
    Object.entries(table).flatMap(([field, some = []]) =>
      some.map((value) =>
        row((account) => ({ ...account, [field]: value }), `create with another ${field}`, allowed),
      ),
    )
  return [
    again,
    ...values(GOOD, true),
    ...values(BAD, false),
    ...Object.entries(EXTRA).map(([field, value]) =>
      row((account) => ({ ...account, [field]: value }), 'create with an extra field', false),
    ),
    ...Object.keys(newAccount('')).map((field) =>
      row(({ [field]: _, ...rest }) => rest, `create without ${field}`, false),
    ),
  ]
}

/** Accounts whose stored role is nearly `admin`. */
function nearlyAdmins(): Row[] {
  const calls: Call[] = [
    { kind: 'get', path: `users/${OWNER}` },
    { kind: 'list', parent: '', collectionId: 'users', isGroup: false, where: null, limit: 10 },
  ]
  return NEARLY_ADMIN.flatMap((_, at) =>
    calls.map((call) => ({
      collection: 'users',
      operation: 'read with a role that is nearly admin',
      role: 'almostAdmin' as const,
      caller: signedIn(almost(at)),
      call,
      allowed: false,
    })),
  )
}

/** What sessions read of their own account: before there is one, before it is opened, and after a way to sign in was added. */
function ownAccounts(): Row[] {
  const row = (uid: string, path: string, allowed = true): Row => ({
    collection: 'users',
    operation: 'read one’s own at odd times',
    role: 'owner',
    caller: signedIn(uid),
    call: { kind: 'get', path },
    allowed,
  })
  const changed = Object.entries(CHANGED).flatMap(([when, uid]) =>
    [`users/${uid}`, ...(when === 'later' ? [`users/${OWNER}`] : [])].map((path) =>
      row(uid, path, when === 'atOnce'),
    ),
  )
  const blocked = Object.entries(BLOCKED).flatMap(([role, uid]) =>
    [`users/${uid}`, ...(role === 'admin' ? [`users/${OWNER}`] : [])].map((path) => row(uid, path, false)),
  )
  return [...changed, ...blocked, row(ABSENT, `users/${ABSENT}`), row(UNOPENED, `users/${UNOPENED}`)]
}

/** Every role × collection × operation × field. Rows don't disturb each other: what is let through makes new documents. */
export function tableRows(): Row[] {
  const byPlace = PLACES.flatMap((place) =>
    ROLE_NAMES.flatMap((role) => {
      const verdict = (operation: string) => place.allowed[operation]?.includes(role) ?? false
      const asked = [
        { operation: 'get', call: { kind: 'get', path: pathOf(place.pattern) } as const },
        ...listings(place),
        ...changes(place),
      ].map(({ operation, call }) => ({ operation, call, uid: OWNER }))
      return [...asked, { operation: 'create', ...creation(place) }].map(
        ({ operation, call, uid }): Row => ({
          collection: place.name,
          operation,
          role,
          caller: ROLES[role](uid),
          call,
          allowed: verdict(operation),
        }),
      )
    }),
  )
  return [...accounts(), ...nearlyAdmins(), ...ownAccounts(), ...byPlace]
}
