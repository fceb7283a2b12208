import { STATS_REFRESH_MS } from '@gaplens/contracts/admin/requests'

/** Options of a query that is refreshed every 30 seconds while its tab is visible. */
export const WHILE_VISIBLE = {
  refetchInterval: STATS_REFRESH_MS,
  refetchIntervalInBackground: false,
} as const
