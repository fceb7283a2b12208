import { type AnalyzeRequest, AnalyzeRequestSchema } from '@gaplens/contracts/api'
import { POINTS_PER_ANALYSIS, SIGNUP_POINTS } from '@gaplens/contracts/limits'
import { zodResolver } from '@hookform/resolvers/zod'
import { Button, Skeleton, TextInput } from '@mantine/core'
import { Suspense, useEffect, useRef, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { ApiError } from '../api/api-error.ts'
import { runtimeConfig } from '../api/config.ts'
import { useSession } from '../api/session/session-context.ts'
import { useStartAnalysis } from '../api/use-start-analysis.ts'
import { lazyPart } from '../loading/lazy-part.tsx'
import { Notice } from '../ui/feedback/notice.tsx'
import { toast } from '../ui/feedback/toast.tsx'
import { Card } from '../ui/layout/card.tsx'
import { useCurrentJob } from './current-job.tsx'
import { type FormDraft, keepDraft, readDraft } from './form-draft.ts'
import { fieldText, startErrorText } from './form-errors.ts'
import classes from './new-analysis.module.css'
import { FORM_TEXT as TEXT } from './strings.ts'
import { withScheme } from './with-scheme.ts'

const SourceChoice = lazyPart(() => import('./source-choice.tsx'))

const FIELDS = ['targetKeyword', 'userPageUrl'] as const

/** Values from the address of a link, which take precedence over a stored draft of the form. */
function asked(search: URLSearchParams): FormDraft | null {
  if (!search.has('keyword') && !search.has('url')) return null
  return { targetKeyword: search.get('keyword') ?? '', userPageUrl: search.get('url') ?? '' }
}

export function AnalysisForm() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const { userData, verification } = useSession()
  const { follow } = useCurrentJob()
  const start = useStartAnalysis()
  const { register, handleSubmit, control, setValue, getValues, setError, formState } =
    useForm<AnalyzeRequest>({
      resolver: zodResolver(AnalyzeRequestSchema),
      defaultValues: asked(search) ?? readDraft(),
    })
  const again = search.get('again')
  // Null until the exclusions of the repeated analysis are loaded; the form cannot be sent before that, or they would be lost.
  const [excluded, setExcluded] = useState<readonly string[] | null>(again === null ? [] : null)
  // Whether the last refusal was because of a long wait, which the user may accept.
  const [longWait, setLongWait] = useState(false)
  const values = useWatch({ control })
  useEffect(() => keepDraft(values), [values])
  const unready = excluded === null || FIELDS.some((field) => (values[field] ?? '').trim() === '')
  // The form stays busy after the start, because it is shown until the next screen has loaded.
  const busy = start.isPending || start.isSuccess || formState.isSubmitting
  // Before the address is verified the API refuses with a message.
  const points = verification.isVerified ? (userData?.points ?? 0) : SIGNUP_POINTS

  // A second click may come before the first has disabled the button, and must not start another analysis.
  const sending = useRef(false)

  async function submit({ refresh, ...request }: AnalyzeRequest, acceptWait = false) {
    if (sending.current) return
    if (points < POINTS_PER_ANALYSIS) {
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
      keepDraft({})
      follow(jobId)
      await navigate(`/app/analyses/${jobId}`)
    } catch (error) {
      const { field, message } = startErrorText(error)
      setLongWait(error instanceof ApiError && error.code === 'long-wait')
      setError(field ?? 'root', { message })
      toast.error(message)
      sending.current = false
    }
  }

  function fixAddress() {
    const typed = getValues('userPageUrl')
    const fixed = withScheme(typed)
    if (fixed !== typed) setValue('userPageUrl', fixed, { shouldValidate: formState.isSubmitted })
  }

  return (
    <Card>
      <form
        data-keeps-draft
        className={classes.form}
        noValidate
        onSubmit={(event) => void handleSubmit((request) => submit(request))(event)}
      >
        <TextInput
          label={TEXT.keyword}
          placeholder={TEXT.keywordPlaceholder}
          size="md"
          autoComplete="off"
          required
          withAsterisk={false}
          disabled={busy}
          error={fieldText(formState.errors.targetKeyword?.message)}
          {...register('targetKeyword')}
        />
        <TextInput
          label={TEXT.url}
          placeholder={TEXT.urlPlaceholder}
          type="url"
          inputMode="url"
          size="md"
          autoComplete="url"
          required
          withAsterisk={false}
          disabled={busy}
          error={fieldText(formState.errors.userPageUrl?.message)}
          {...register('userPageUrl', { onBlur: fixAddress })}
        />
        {again === null ? null : (
          <Suspense fallback={<Skeleton height={120} radius="md" />}>
            <SourceChoice id={again} excluded={excluded} onChange={setExcluded} disabled={busy} />
          </Suspense>
        )}
        <label className={classes.refresh}>
          <input type="checkbox" disabled={busy} {...register('refresh')} />
          <span>
            {TEXT.refresh}
            <small>{TEXT.refreshHint}</small>
          </span>
        </label>
        {formState.errors.root?.message ? (
          <Notice
            tone={longWait ? 'warning' : 'error'}
            title={formState.errors.root.message}
            action={
              longWait ? (
                <Button
                  variant="default"
                  size="compact-sm"
                  onClick={() => void handleSubmit((request) => submit(request, true))()}
                >
                  {TEXT.startAnyway}
                </Button>
              ) : null
            }
          />
        ) : null}
        <Button type="submit" size="md" fullWidth disabled={unready} loading={busy}>
          {busy ? TEXT.submitting : TEXT.submit}
        </Button>
        <p className={classes.cost}>
          {userData && points >= POINTS_PER_ANALYSIS ? TEXT.cost(points - POINTS_PER_ANALYSIS) : null}
          {TEXT.refund}
        </p>
        {runtimeConfig.samples.length > 0 ? (
          <div className={classes.examples}>
            <span>{TEXT.examples}</span>
            {runtimeConfig.samples.map((example) => (
              <Button
                key={example.targetKeyword}
                variant="default"
                size="compact-sm"
                disabled={busy}
                onClick={() => {
                  for (const field of FIELDS) setValue(field, example[field])
                }}
              >
                {example.targetKeyword}
              </Button>
            ))}
          </div>
        ) : null}
      </form>
    </Card>
  )
}
