import { isFinished } from '@gaplens/contracts/analysis/job'
import { isCancelled } from '@gaplens/contracts/errors'
import { useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import { queryKeys } from '../api/query-keys.ts'
import { useUid } from '../api/session/session-context.ts'
import { useJob } from '../api/use-job.ts'
import { toast } from '../ui/feedback/toast.tsx'
import { END_TEXT as TEXT } from './strings.ts'

interface CurrentJob {
  /** The job started (or found running) in this visit; null if none. */
  readonly jobId: string | null
  follow(jobId: string): void
}

const CurrentJobContext = createContext<CurrentJob | null>(null)

/** Reports once how a followed job ended, on whichever screen of the workspace the user is. */
function useEndToast(jobId: string | null) {
  const client = useQueryClient()
  const uid = useUid()
  const { data: job } = useJob(jobId)
  const status = job && isFinished(job.status) ? job.status : null
  const error = job?.error ?? null
  const cancelled = error !== null && isCancelled(error.code)
  const message = error?.message
  useEffect(() => {
    if (status === null) return
    if (status === 'completed') toast.success(TEXT.done)
    else if (status === 'completed_with_errors') toast.warning(TEXT.doneWithWarnings)
    else if (cancelled) toast.success(TEXT.cancelled)
    else toast.error(message ?? TEXT.failed)
    void client.invalidateQueries({ queryKey: queryKeys.history(uid) })
  }, [status, cancelled, message, client, uid])
}

export function CurrentJobProvider({ children }: { children: ReactNode }) {
  const [jobId, setJobId] = useState<string | null>(null)
  useEndToast(jobId)
  const value = useMemo<CurrentJob>(() => ({ jobId, follow: setJobId }), [jobId])
  return <CurrentJobContext value={value}>{children}</CurrentJobContext>
}

export function useCurrentJob(): CurrentJob {
  const job = useContext(CurrentJobContext)
  if (!job) throw new Error('useCurrentJob must be used inside CurrentJobProvider')
  return job
}
