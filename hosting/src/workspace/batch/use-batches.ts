import type { Batch, BatchRequest, BatchState } from '@gaplens/contracts/batches/batch'
import { isoDate } from '@gaplens/report/text/taiwan-time'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useApi } from '../../api/api-context.tsx'
import { isMissing } from '../../api/api-error.ts'
import { queryKeys } from '../../api/query-keys.ts'
import { useUid } from '../../api/session/session-context.ts'
import { useKeyedMutation } from '../../api/use-keyed-mutation.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { saveFile } from '../../ui/text/save-file.ts'
import { downloadArchive } from './archive/download-archive.ts'
import { batchCalls } from './batch-calls.ts'
import { BATCH_TEXT } from './strings.ts'

/** Polling interval in ms, longer than that of a job: rows end at most every few seconds, and the answer is larger. */
const POLL_MS = 3_000

function useBatchCalls() {
  const api = useApi()
  return useMemo(() => batchCalls(api), [api])
}

/** The user's batches, newest first, and the largest number of rows of one. */
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

/** Reloads the history whenever a row has started or ended, because the history contains it as well. */
export function useHistoryOf(batch: Batch | undefined): void {
  const uid = useUid()
  const client = useQueryClient()
  const { running = 0, reports = 0, failed = 0 } = batch?.counts ?? {}
  // Increases with each start and each end.
  const changes = running + 2 * (reports + failed)
  useEffect(() => {
    if (changes > 0) void client.invalidateQueries({ queryKey: queryKeys.history(uid) })
  }, [client, uid, changes])
}

/** Starts a batch. */
export function useStartBatch() {
  const calls = useBatchCalls()
  const uid = useUid()
  const client = useQueryClient()
  return useKeyedMutation({
    send: (request: BatchRequest, key) => calls.start(request, key),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKeys.batches(uid) }),
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
 * Saves the finished reports of a batch as one file, and reports the result, also after the screen was left.
 * @returns also the numbers of reports fetched and in total
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
