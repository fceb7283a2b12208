import { DeletionAnswerSchema } from '@gaplens/contracts/accounts/account'
import type { Role } from '@gaplens/contracts/accounts/user'
import {
  AccountSignalsSchema,
  ActivityAnswerSchema,
  AdjustPointsAnswerSchema,
  type AdjustPointsRequest,
  AdminUserListSchema,
  AdminUsersPageSchema,
  AuditAnswerSchema,
  BlockUserAnswerSchema,
  type BlockUserRequest,
  ChangeRoleAnswerSchema,
  JobActionAnswerSchema,
  RegistrationAnswerSchema,
  StuckJobsAnswerSchema,
  WhiteLabelAnswerSchema,
  type WhiteLabelRequest,
} from '@gaplens/contracts/admin/requests'
import { type SettingsChange, SettingsSchema } from '@gaplens/contracts/admin/settings'
import { SystemStatsSchema, UserStatsSchema } from '@gaplens/contracts/admin/stats'
import { UpkeepAnswerSchema } from '@gaplens/contracts/admin/upkeep'
import { HistoryPageSchema } from '@gaplens/contracts/analysis/requests'
import { LedgerPageSchema } from '@gaplens/contracts/points/ledger'
import {
  ResolvePaymentAnswerSchema,
  type ResolvePaymentRequest,
  WaitingPaymentsAnswerSchema,
} from '@gaplens/contracts/points/payments'
import { exportCalls } from '../../api/account-export/export-calls.ts'
import { createHttp, type Http, type HttpOptions } from '../../api/http.ts'
import type { UsersQuery } from './users-query.ts'

/** The admin API as functions. It is separate from the other client, because most users never load it. */
export function createAdminApi(options: HttpOptions) {
  const request = createHttp({ ...options, baseUrl: '/api/admin' })
  return { ...statsCalls(request), ...accountCalls(request), ...systemCalls(request) }
}

/** The dashboard's figures and the log of admins' actions. */
function statsCalls(request: Http) {
  return {
    userStats: (signal?: AbortSignal) =>
      request({ method: 'GET', path: '/stats/users', signal }, UserStatsSchema),
    systemStats: (days: number, signal?: AbortSignal) =>
      request({ method: 'GET', path: `/stats/system?days=${days}`, signal }, SystemStatsSchema),
    activity: async (limit: number, signal?: AbortSignal) =>
      (await request({ method: 'GET', path: `/activity?limit=${limit}`, signal }, ActivityAnswerSchema)).data,
  }
}

/** Finding accounts, looking at one and changing it. */
function accountCalls(request: Http) {
  const user = (uid: string) => `/users/${encodeURIComponent(uid)}`
  const cursor = (lastDocId: string | null) =>
    lastDocId === null ? '' : `&lastDocId=${encodeURIComponent(lastDocId)}`

  return {
    usersPage: ({ page, limit, sort, direction, after, before }: UsersQuery, signal?: AbortSignal) => {
      const search = new URLSearchParams({ page: String(page), limit: String(limit), sort, direction })
      if (after !== undefined) search.set('after', after)
      if (before !== undefined) search.set('before', before)
      return request({ method: 'GET', path: `/users?${search}`, signal }, AdminUsersPageSchema)
    },
    users: (signal?: AbortSignal) => request({ method: 'GET', path: '/users', signal }, AdminUserListSchema),
    lookup: (text: string, signal?: AbortSignal) =>
      request({ method: 'GET', path: `/lookup?q=${encodeURIComponent(text)}`, signal }, AdminUserListSchema),
    registration: async (address: string, signal?: AbortSignal) => {
      const path = `/registration?q=${encodeURIComponent(address)}`
      return (await request({ method: 'GET', path, signal }, RegistrationAnswerSchema)).registration
    },
    signals: (uid: string, signal?: AbortSignal) =>
      request({ method: 'GET', path: `${user(uid)}/signals`, signal }, AccountSignalsSchema),
    ledger: (uid: string, lastDocId: string | null, signal?: AbortSignal) =>
      request(
        { method: 'GET', path: `${user(uid)}/ledger?limit=20${cursor(lastDocId)}`, signal },
        LedgerPageSchema,
      ),
    analyses: (uid: string, lastDocId: string | null, signal?: AbortSignal) =>
      request(
        { method: 'GET', path: `${user(uid)}/analyses?limit=20${cursor(lastDocId)}`, signal },
        HistoryPageSchema,
      ),
    adjustPoints: (uid: string, body: AdjustPointsRequest, idempotencyKey: string) =>
      request(
        { method: 'PUT', path: `${user(uid)}/points`, body, headers: { 'Idempotency-Key': idempotencyKey } },
        AdjustPointsAnswerSchema,
      ),
    changeRole: (uid: string, role: Role) =>
      request({ method: 'PUT', path: `${user(uid)}/role`, body: { role } }, ChangeRoleAnswerSchema),
    blockUser: (uid: string, body: BlockUserRequest) =>
      request({ method: 'PUT', path: `${user(uid)}/block`, body }, BlockUserAnswerSchema),
    setWhiteLabel: (uid: string, body: WhiteLabelRequest) =>
      request({ method: 'PUT', path: `${user(uid)}/white-label`, body }, WhiteLabelAnswerSchema),
    deleteUser: (uid: string, reason: string) =>
      request({ method: 'POST', path: `${user(uid)}/deletion`, body: { reason } }, DeletionAnswerSchema),
    /** The file with all data of an account. */
    exportOf: (uid: string) => exportCalls(request, `${user(uid)}/export`),
  }
}

/** Settings, stuck jobs, waiting payments and checks of the database. */
function systemCalls(request: Http) {
  return {
    settings: (signal?: AbortSignal) => request({ method: 'GET', path: '/settings', signal }, SettingsSchema),
    changeSettings: (body: SettingsChange) =>
      request({ method: 'PUT', path: '/settings', body }, SettingsSchema),
    stuckJobs: async (signal?: AbortSignal) =>
      (await request({ method: 'GET', path: '/jobs/stuck', signal }, StuckJobsAnswerSchema)).data,
    jobAction: (id: string, action: 'redispatch' | 'refund') =>
      request(
        { method: 'POST', path: `/jobs/${encodeURIComponent(id)}/${action}`, body: {} },
        JobActionAnswerSchema,
      ),
    waitingPayments: (signal?: AbortSignal) =>
      request({ method: 'GET', path: '/payments', signal }, WaitingPaymentsAnswerSchema),
    resolvePayment: (id: string, body: ResolvePaymentRequest) =>
      request(
        { method: 'POST', path: `/payments/${encodeURIComponent(id)}/resolution`, body },
        ResolvePaymentAnswerSchema,
      ),
    upkeep: (signal?: AbortSignal) => request({ method: 'GET', path: '/upkeep', signal }, UpkeepAnswerSchema),
    audit: (after: string | null, signal?: AbortSignal) =>
      request({ method: 'POST', path: '/audit', body: { after }, signal }, AuditAnswerSchema),
  }
}

export type AdminApi = ReturnType<typeof createAdminApi>
