import type { AdminUser } from '@gaplens/contracts/admin/requests'
import { csvText } from '../../ui/text/csv.ts'
import { dateTime } from '../format.ts'
import { ROLE_TEXT } from '../strings.ts'
import { USERS_TEXT } from './strings.ts'

/** Accounts as CSV with a header row. */
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
  return csvText([head, ...rows])
}
