import { STATS_REFRESH_MS } from '@gaplens/contracts/admin'

/** A query that is asked anew every 30 seconds while its tab is seen. */
export const WHILE_SEEN = { refetchInterval: STATS_REFRESH_MS, refetchIntervalInBackground: false } as const
