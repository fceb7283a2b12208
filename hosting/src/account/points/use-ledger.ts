import { HISTORY_PAGE_MAX, HISTORY_PAGE_SIZE } from '@gaplens/contracts/limits'
import type { OwnLedgerItem } from '@gaplens/contracts/points/ledger'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useApi } from '../../api/api-context.tsx'
import type { Api } from '../../api/client.ts'
import { queryKeys } from '../../api/query-keys.ts'
import { useSession, useUid } from '../../api/session/session-context.ts'

const NOTHING = { data: [], pagination: { hasMore: false, lastDocId: null } }

/** The user's own ledger, newest first, by pages. It does not exist before the address is verified. */
export function useLedger() {
  const api = useApi()
  const uid = useUid()
  const { isVerified } = useSession().verification
  return useInfiniteQuery({
    queryKey: [...queryKeys.ledger(uid), isVerified],
    queryFn: ({ pageParam, signal }) =>
      isVerified ? api.ledger(HISTORY_PAGE_SIZE, pageParam, signal) : NOTHING,
    initialPageParam: null as string | null,
    getNextPageParam: ({ pagination }) => (pagination.hasMore ? pagination.lastDocId : null),
    // Points may have changed since the last visit.
    refetchOnMount: 'always',
  })
}

/** Loads all entries, for a file. @param onProgress called with the number of entries read so far */
export async function readWholeLedger(
  api: Pick<Api, 'ledger'>,
  onProgress: (entries: number) => void,
): Promise<OwnLedgerItem[]> {
  const entries: OwnLedgerItem[] = []
  let cursor: string | null = null
  do {
    const { data, pagination } = await api.ledger(HISTORY_PAGE_MAX, cursor)
    entries.push(...data)
    onProgress(entries.length)
    cursor = pagination.hasMore ? pagination.lastDocId : null
  } while (cursor !== null)
  return entries
}
