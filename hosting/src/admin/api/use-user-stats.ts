import { useQuery } from '@tanstack/react-query'
import { useUid } from '../../api/session/session-context.ts'
import { adminKeys } from './admin-keys.ts'
import { useAdminApi } from './use-admin-api.ts'
import { WHILE_VISIBLE } from './while-visible.ts'

/** The four figures, refreshed every 30 seconds while the tab is visible. */
export function useUserStats() {
  const api = useAdminApi()
  const uid = useUid()
  return useQuery({
    queryKey: adminKeys.userStats(uid),
    queryFn: ({ signal }) => api.userStats(signal),
    ...WHILE_VISIBLE,
  })
}
