import type { Batch, BatchRequest, BatchState } from '@gaplens/contracts/batch'
import { isoDate } from '@gaplens/report/text/taiwan-time'
import { onlineManager, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useApi } from '../../api/api-context.tsx'
import { isMissing, isUnsettled } from '../../api/api-error.ts'
import { createKeyKeeper } from '../../api/idempotency.ts'
import { queryKeys } from '../../api/query-keys.ts'
import { useUid } from '../../api/session/session-context.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { saveFile } from '../../ui/text/save-file.ts'
import { downloadArchive } from './archive/download-archive.ts'
import { batchCalls } from './batch-calls.ts'
import { BATCH_TEXT } from './strings.ts'

/** A row ends every few seconds at most; the list of them is larger than a job. */
const POLL_MS = 3_000
const TRIES_AGAIN = 2
const WAIT_MS = 1_500

function useBatchCalls() {
  const api = useApi()
  return useMemo(() => batchCalls(api), [api])
}

/** The person's batches, newest first, and how many rows one may have. */
export function useBatches() {
  const calls = useBatchCalls()
  const uid = useUid()
  return useQuery({
    queryKey: queryKeys.batches(uid),
    queryFn: ({ signal }) => calls.list(signal),
    refetchOnMount: 'always',
  })
}

/** Follows a batch until its last row has ended; not while the tab is hidden. */
export function useBatch(id: string) {
  const calls = useBatchCalls()
  const uid = useUid()
  return useQuery({
    queryKey: queryKeys.batch(uid, id),
    queryFn: ({ signal }) => calls.read(id, signal),
    refetchInterval: ({ state: { data, error } }) => {
      if (isMissing(error)) return false
      return data === undefined || data.open ? POLL_MS : false
    },
    refetchIntervalInBackground: false,
  })
}

/** Looks at the history anew whenever a row has started or ended, since the history holds it as well. */
export function useHistoryOf(batch: Batch | undefined): void {
  const uid = useUid()
  const client = useQueryClient()
  const { running = 0, reports = 0, failed = 0 } = batch?.counts ?? {}
  // Grows with each start, and with each end again.
  const changes = running + 2 * (reports + failed)
  useEffect(() => {
    if (changes > 0) void client.invalidateQueries({ queryKey: queryKeys.history(uid) })
  }, [client, uid, changes])
}

/** Starts a batch. A lost answer is asked for again under the same key, so that no points are reserved twice. */
export function useStartBatch() {
  const calls = useBatchCalls()
  const uid = useUid()
  const client = useQueryClient()
  const [keys] = useState(() => createKeyKeeper())
  return useMutation({
    mutationFn: (request: BatchRequest) => calls.start(request, keys.keyFor(request)),
    retry: (failures, error) => failures < TRIES_AGAIN && isUnsettled(error) && onlineManager.isOnline(),
    retryDelay: WAIT_MS,
    onSuccess: async () => {
      keys.settled()
      await client.invalidateQueries({ queryKey: queryKeys.batches(uid) })
    },
    onError: (error) => {
      if (!isUnsettled(error)) keys.settled()
    },
  })
}

/** Pauses, resumes or cancels a batch. */
export function useChangeBatch(id: string) {
  const calls = useBatchCalls()
  const uid = useUid()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (state: BatchState) => calls.change(id, state),
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: queryKeys.batches(uid) })
    },
  })
}

/** Removes the list of an ended batch. */
export function useDeleteBatch(id: string) {
  const calls = useBatchCalls()
  const uid = useUid()
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => calls.remove(id),
    onSuccess: async () => {
      client.removeQueries({ queryKey: queryKeys.batch(uid, id) })
      await client.invalidateQueries({ queryKey: queryKeys.batches(uid), exact: true })
    },
  })
}

/**
 * Saves the finished reports of a batch as one file, and says how that went, also when the screen has been left.
 * @returns with how many reports of how many have been fetched
 */
export function useArchive(batch: Pick<Batch, 'id' | 'rows'>) {
  const calls = useBatchCalls()
  const [fetched, setFetched] = useState<readonly [done: number, all: number]>([0, 0])
  const save = useMutation({
    mutationFn: () => downloadArchive(calls, batch, (done, all) => setFetched([done, all])),
    onSuccess: (file) => {
      saveFile(`gaplens-batch-${isoDate(new Date())}.zip`, file, 'application/zip')
      toast.success(BATCH_TEXT.archived)
    },
    onError: (error) => toast.error(`${BATCH_TEXT.archiveFailed}：${error.message}`),
  })
  return { save, fetched }
}
