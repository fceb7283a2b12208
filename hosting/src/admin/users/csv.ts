import type { AdminUser } from '@gaplens/contracts/admin'
import { dateTime } from '../format.ts'
import { ROLE_TEXT, USERS_TEXT } from '../strings.ts'

/** What spreadsheets take for the beginning of a formula, also behind what they, or a converter, may drop before it. */
const FORMULA = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}"]*[=+\-@＝＋－＠]/u
/** Excel reads UTF-8 only with this at the start. */
const BYTE_ORDER_MARK = '\uFEFF'

/** A cell: quoted where needed, and never a formula. */
export function csvCell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const harmless = FORMULA.test(value) || /^[\t\r\n]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** Accounts as CSV (RFC 4180), with a heading. */
export function usersCsv(users: readonly AdminUser[]): string {
  const head = [
    'UID',
    '名稱',
    '電子郵件',
    USERS_TEXT.role,
    USERS_TEXT.points,
    USERS_TEXT.analyses,
    USERS_TEXT.registered,
  ]
  const rows = users.map((user) => [
    user.uid,
    user.displayName ?? '',
    user.email,
    ROLE_TEXT[user.role],
    user.points,
    user.analysisCount,
    user.createdAt === null ? '' : dateTime(user.createdAt),
  ])
  return BYTE_ORDER_MARK + [head, ...rows].map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')
}
