import type { AdjustPointsAnswer, AdminUsersPage } from '@gaplens/contracts/admin/requests'
import { useQueryClient } from '@tanstack/react-query'
import { useUid } from '../../api/session/session-context.ts'
import { useKeyedMutation } from '../../api/use-keyed-mutation.ts'
import { adminKeys } from './admin-keys.ts'
import { useAdminApi } from './use-admin-api.ts'

export interface PointsChange {
  readonly uid: string
  readonly pointsToAdd: number
  readonly reason: string
}

/** Changes an account's points. */
export function useAdjustPoints() {
  const api = useAdminApi()
  const uid = useUid()
  const client = useQueryClient()
  return useKeyedMutation({
    send: ({ uid: target, ...body }: PointsChange, key) => api.adjustPoints(target, body, key),
    onSuccess: async (answer, change) => {
      client.setQueriesData<AdminUsersPage>(
        { queryKey: adminKeys.users(uid) },
        (page) => page && withPoints(page, change, answer),
      )
      await Promise.all([
        client.invalidateQueries({ queryKey: adminKeys.userStats(uid) }),
        client.invalidateQueries({ queryKey: adminKeys.activity(uid) }),
        client.invalidateQueries({ queryKey: adminKeys.ledger(uid, change.uid) }),
      ])
    },
  })
}

/**
 * The loaded page with the row's new balance: max(0, old + delta). If someone else has changed it since it was loaded, the answer
 * corrects it.
 */
export function withPoints(
  page: AdminUsersPage,
  change: PointsChange,
  answer: Pick<AdjustPointsAnswer, 'before' | 'points'>,
): AdminUsersPage {
  return {
    ...page,
    users: page.users.map((user) => {
      if (user.uid !== change.uid) return user
      const points =
        user.points === answer.before ? Math.max(0, user.points + change.pointsToAdd) : answer.points
      return { ...user, points }
    }),
  }
}
