import type { ExportAnswer } from '@gaplens/contracts/accounts/account'
import { POLL_INTERVAL_MS } from '@gaplens/contracts/limits'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ExportCalls } from './export-calls.ts'

interface Options {
  readonly queryKey: readonly string[]
  readonly calls: ExportCalls
  /** False if the account cannot have an export yet. */
  readonly enabled?: boolean
  /** Called with the whole file, JSON. */
  onFile(file: Blob): void
  onFailed(error: Error): void
}

/** Whether the export is pending or running. */
export function isUnderWay(job: ExportAnswer | undefined): boolean {
  return job?.state === 'pending' || job?.state === 'running'
}

/**
 * An export of all data of an account: its progress, polled while it is running, and its file. If it is ready right after the
 * request, the file is read at once.
 */
export function useAccountExport({ queryKey, calls, enabled = true, onFile, onFailed }: Options) {
  const client = useQueryClient()
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => calls.read(signal),
    enabled,
    refetchInterval: ({ state }) => (isUnderWay(state.data) ? POLL_INTERVAL_MS : false),
    // It may have become ready or expired since the last request.
    refetchOnMount: 'always',
  })
  const save = useMutation({
    mutationFn: async ({ parts }: ExportAnswer) => {
      const pieces: Blob[] = []
      for (let part = 0; part < parts; part += 1) pieces.push(await calls.part(part))
      return new Blob(pieces)
    },
    onSuccess: onFile,
    onError: (failure) => {
      onFailed(failure)
      void refetch()
    },
  })
  const ask = useMutation({
    mutationFn: calls.ask,
    onSuccess: (answer) => {
      client.setQueryData(queryKey, answer)
      if (answer.state === 'ready') save.mutate(answer)
    },
    onError: onFailed,
  })
  return {
    job: data,
    loadError: error,
    reload: () => void refetch(),
    ask: () => ask.mutate(),
    save: () => data !== undefined && save.mutate(data),
    isBusy: ask.isPending || save.isPending,
  }
}
