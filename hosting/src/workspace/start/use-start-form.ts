import { type AnalyzeRequest, AnalyzeRequestSchema } from '@gaplens/contracts/analysis/requests'
import { POINTS_PER_ANALYSIS } from '@gaplens/contracts/limits'
import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useRef, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { ApiError } from '../../api/api-error.ts'
import { useUid } from '../../api/session/session-context.ts'
import { useStartAnalysis } from '../../api/use-start-analysis.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { useCurrentJob } from '../current-job.tsx'
import { keptFields } from '../kept-fields.ts'
import { FORM_TEXT as TEXT } from '../strings.ts'
import { startErrorText } from './form-errors.ts'

export const FIELDS = ['targetKeyword', 'userPageUrl'] as const
const kept = keptFields('form', FIELDS)

interface StartFormOptions {
  /** Values from the address of a link, which take precedence over what the form kept. */
  readonly initial: ReturnType<typeof kept.read> | null
  /** Null while the account is loading. The server then decides. */
  readonly points: number | null
  /** Pages to leave out; null until they are loaded. The form cannot be sent before that, or they would be lost. */
  readonly excluded: readonly string[] | null
}

/** The state of the form that starts an analysis. What is typed is kept until the analysis has started. */
export function useStartForm({ initial, points, excluded }: StartFormOptions) {
  const navigate = useNavigate()
  const uid = useUid()
  const { follow } = useCurrentJob()
  const start = useStartAnalysis()
  const form = useForm<AnalyzeRequest>({
    resolver: zodResolver(AnalyzeRequestSchema),
    defaultValues: initial ?? kept.read(uid),
  })
  const { handleSubmit, control, setError, formState } = form
  // Whether the last refusal was because of a long wait, which the user may accept.
  const [longWait, setLongWait] = useState(false)
  const values = useWatch({ control })
  useEffect(() => kept.keep(uid, values), [uid, values])
  // A second click may come before the first has disabled the button, and must not start another analysis.
  const sending = useRef(false)

  async function send({ refresh, ...request }: AnalyzeRequest, acceptWait: boolean) {
    if (sending.current) return
    if (points !== null && points < POINTS_PER_ANALYSIS) {
      toast.error(TEXT.insufficient)
      return
    }
    sending.current = true
    setLongWait(false)
    try {
      const { jobId } = await start.mutateAsync({
        ...request,
        ...(refresh === true && { refresh }),
        ...(acceptWait && { acceptWait }),
        ...(excluded !== null && excluded.length > 0 && { excludedUrls: [...excluded] }),
      })
      kept.keep(uid, {})
      follow(jobId)
      await navigate(`/app/analyses/${jobId}`)
    } catch (error) {
      const { field, message } = startErrorText(error)
      setLongWait(error instanceof ApiError && error.code === 'long-wait')
      setError(field ?? 'root', { message })
      // Without a network, the form and the bar at the foot of the page say so.
      if (!(error instanceof ApiError && error.code === 'network')) toast.error(message)
      sending.current = false
    }
  }

  return {
    form,
    submit: handleSubmit((request) => send(request, false)),
    /** Starts the analysis although the wait is long; null where the last refusal had another reason. */
    startAnyway: longWait ? handleSubmit((request) => send(request, true)) : null,
    isReady: excluded !== null && FIELDS.every((field) => (values[field] ?? '').trim() !== ''),
    // The form stays busy after the start, because it is shown until the next screen has loaded.
    isBusy: start.isPending || start.isSuccess || formState.isSubmitting,
  }
}
