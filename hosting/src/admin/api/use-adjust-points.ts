import type { AdjustPointsAnswer, AdminUsersPage } from '@gaplens/contracts/admin'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { isUnsettled } from '../../api/api-error.ts'
import { createKeyKeeper } from '../../api/idempotency.ts'
import { useUid } from '../../api/session/session-context.ts'
import { adminKeys } from './admin-keys.ts'
import { useAdminApi } from './use-admin-api.ts'

const TRIES_AGAIN = 2
const WAIT_MS = 1_000

export interface PointsChange {
  readonly uid: string
  readonly pointsToAdd: number
  readonly reason: string
}

/** Changes an account's points. After a lost answer the request is repeated with the same key, so that nothing is added twice. */
export function useAdjustPoints() {
  const api = useAdminApi()
  const uid = useUid()
  const client = useQueryClient()
  const [keys] = useState(() => createKeyKeeper())
  return useMutation({
    mutationFn: (change: PointsChange) => {
      const { uid: target, ...body } = change
      return api.adjustPoints(target, body, keys.keyFor(change))
    },
    retry: (failures, error) => failures < TRIES_AGAIN && isUnsettled(error),
    retryDelay: WAIT_MS,
    onSuccess: async (answer, change) => {
      keys.settled()
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
    onError: (error) => {
      if (!isUnsettled(error)) keys.settled()
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
