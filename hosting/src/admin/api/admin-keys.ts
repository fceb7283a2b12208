import type { UsersQuery } from './users-query.ts'

/** The query keys of the admin area. They begin with the signed-in admin's uid, like all keys. */
export const adminKeys = {
  all: (uid: string) => [uid, 'admin'] as const,
  userStats: (uid: string) => [uid, 'admin', 'stats', 'users'] as const,
  systemStats: (uid: string, days: number) => [uid, 'admin', 'stats', 'system', days] as const,
  activity: (uid: string) => [uid, 'admin', 'activity'] as const,
  users: (uid: string) => [uid, 'admin', 'users'] as const,
  usersPage: (uid: string, query: UsersQuery) => [uid, 'admin', 'users', query] as const,
  ledger: (uid: string, of: string) => [uid, 'admin', 'account', of, 'ledger'] as const,
  analyses: (uid: string, of: string) => [uid, 'admin', 'account', of, 'analyses'] as const,
  signals: (uid: string, of: string) => [uid, 'admin', 'account', of, 'signals'] as const,
  accountExport: (uid: string, of: string) => [uid, 'admin', 'account', of, 'export'] as const,
  settings: (uid: string) => [uid, 'admin', 'settings'] as const,
  upkeep: (uid: string) => [uid, 'admin', 'upkeep'] as const,
  payments: (uid: string) => [uid, 'admin', 'payments'] as const,
  stuckJobs: (uid: string) => [uid, 'admin', 'jobs'] as const,
}
