import type { UserDocument } from '@gaplens/contracts/accounts/user'
import { type Data, NULL, text, type Value, whole } from './calls.ts'

const list = (...values: Value[]): Value => ({ arrayValue: { values } })
const map = (fields: Data): Value => ({ mapValue: { fields } })
const double = (value: number | string): Value => ({ doubleValue: value })
const bytes: Value = { bytesValue: 'eA==' }
const time = (at: string): Value => ({ timestampValue: at })
const yes: Value = { booleanValue: true }

/** Values of other types than the field's; each would slip through a rule that forgets to ask. */
const OTHER_TYPES = { yes, list: list(text('x')), map: map({ x: text('x') }), bytes, seven: whole(7) }
const others = (...but: (keyof typeof OTHER_TYPES)[]): Value[] =>
  Object.entries(OTHER_TYPES).flatMap(([name, value]) => (but.some((one) => one === name) ? [] : [value]))

const picture = (path: string) => `https://lh3.googleusercontent.com/${path}`

/** A field's values in a new account, besides those it is made with, that are as good. */
export const GOOD: Partial<Record<keyof UserDocument, readonly Value[]>> = {
  displayName: [
    NULL,
    text(''),
    text('名'.repeat(100)),
    text('<script>'),
    text('Rene\u0301 陳'),
    text('x\u2070'),
    text('a\u2065b'),
  ],
  photoURL: [text(picture('a/mei=s96-c')), text(picture('x'.repeat(2_000 - picture('').length)))],
}

/** A field's values that a new account is refused with. Every field of the contract has its row. */
export const BAD: Record<keyof UserDocument, readonly Value[]> = {
  uid: [text('boss'), text('zoe'), text(''), NULL, ...others()],
  email: [
    text('boss@people.test'),
    text('zoe@people.test'),
    text('LIN@PEOPLE.TEST'),
    text(''),
    NULL,
    ...others(),
  ],
  displayName: [
    text('名'.repeat(101)),
    ...[
      'a\u202Eb',
      '\u2066a',
      'a\u2069',
      'a\u200F',
      'a\u061C',
      'a\nb',
      'a\u0000',
      'a\u0085',
      'a\u2028b\n',
      'a\u2029',
    ].map(text),
    ...others(),
  ],
  photoURL: [
    ...[
      picture('x'.repeat(2_001 - picture('').length)),
      picture(''),
      picture('a/x?u=1'),
      `${picture('a/x')}\n`,
      `x${picture('a/x')}`,
      picture('a/x').replace('https', 'http'),
      picture('a/x').replace('.com', '.com.tracker.example'),
      picture('a/x').replace('lh3', 'lhx'),
      picture('a/x').replace('lh3.', 'lh3x'),
      picture('a/x').replace('content.com', 'contentxcom'),
      'https://pictures.example/mei.png',
      'javascript:alert(1)',
      '',
    ].map(text),
    ...others(),
  ],
  points: [
    ...[4, 6, 0, -5, 999, 999_999, Number.MAX_SAFE_INTEGER].map(whole),
    // What a client's SDK can't send, but a client can.
    ...[5, 5.5, -0, 1e308, 'NaN', 'Infinity'].map(double),
    text('5'),
    NULL,
    ...others('seven'),
  ],
  role: [text('admin'), text('Admin'), text('owner'), text('vip'), text(''), text('true'), NULL, ...others()],
  permissions: [list(), list(text('manage_users')), text('system_admin'), NULL, yes],
  analysisCount: [whole(0), whole(-1), NULL],
  hasBought: [yes, NULL],
  whiteLabel: [yes, NULL],
  sessionsSince: ['REQUEST_TIME', time('1970-01-01T00:00:00Z'), NULL],
  blockedAt: [time('2026-11-21T00:00:00Z')],
  providers: [list(text('password')), list(), NULL],
  unfinished: [map({}), map({ a: text('b') }), NULL],
  joined: [map({}), NULL],
  createdAt: [time('1970-01-01T00:00:00Z'), time('2999-01-01T00:00:00Z'), text('now'), NULL, ...others()],
  ledgerOpenedAt: ['REQUEST_TIME', time('2026-01-01T00:00:00Z'), NULL],
  ledgerChangedAt: ['REQUEST_TIME', NULL],
}

/** Fields that no contract knows. */
export const EXTRA: Data = {
  vip: yes,
  ledger: list(),
  isAdmin: text('true'),
  customClaims: map({}),
  '`a.b`': whole(1),
}

/** Stored roles that are not `admin`. */
export const NEARLY_ADMIN: readonly Value[] = [
  ...['Admin', 'ADMIN', 'admin ', 'аdmin', 'administrator', 'true', ''].map(text),
  yes,
  NULL,
  whole(1),
  list(text('admin')),
  map({ admin: yes }),
]
