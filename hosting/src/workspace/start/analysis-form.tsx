import { POINTS_PER_ANALYSIS } from '@gaplens/contracts/limits'
import { Button, Skeleton, TextInput } from '@mantine/core'
import { Suspense, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { runtimeConfig } from '../../api/config.ts'
import { useSession } from '../../api/session/session-context.ts'
import { lazyPart } from '../../loading/lazy-part.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { FORM_TEXT as TEXT } from '../strings.ts'
import { fieldText } from './form-errors.ts'
import classes from './new-analysis.module.css'
import { FIELDS, useStartForm } from './use-start-form.ts'
import { withScheme } from './with-scheme.ts'

const SourceChoice = lazyPart(() => import('./source-choice.tsx'))

/** Values from the address of a link, which take precedence over what the form kept. */
function asked(search: URLSearchParams) {
  if (!search.has('keyword') && !search.has('url')) return null
  return { targetKeyword: search.get('keyword') ?? '', userPageUrl: search.get('url') ?? '' }
}

export function AnalysisForm() {
  const [search] = useSearchParams()
  const { userData, verification } = useSession()
  const again = search.get('again')
  // Null until the exclusions of the repeated analysis are loaded.
  const [excluded, setExcluded] = useState<readonly string[] | null>(again === null ? [] : null)
  const points = userData?.points ?? null
  const { form, submit, startAnyway, isReady, isBusy } = useStartForm({
    initial: asked(search),
    points,
    excluded,
  })
  const { register, setValue, getValues, formState } = form

  function fixAddress() {
    const typed = getValues('userPageUrl')
    const fixed = withScheme(typed)
    if (fixed !== typed) setValue('userPageUrl', fixed, { shouldValidate: formState.isSubmitted })
  }

  return (
    <Card>
      <form data-keeps-text className={classes.form} noValidate onSubmit={(event) => void submit(event)}>
        <TextInput
          label={TEXT.keyword}
          placeholder={TEXT.keywordPlaceholder}
          size="md"
          autoComplete="off"
          // Only after 「換個說法再分析」, which is what the person has just asked for.
          autoFocus={search.has('change')}
          required
          withAsterisk={false}
          disabled={isBusy}
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
          disabled={isBusy}
          error={fieldText(formState.errors.userPageUrl?.message)}
          {...register('userPageUrl', { onBlur: fixAddress })}
        />
        {again === null ? null : (
          <Suspense fallback={<Skeleton height={120} radius="md" />}>
            <SourceChoice id={again} excluded={excluded} onChange={setExcluded} disabled={isBusy} />
          </Suspense>
        )}
        <label className={classes.refresh}>
          <input type="checkbox" disabled={isBusy} {...register('refresh')} />
          <span>
            {TEXT.refresh}
            <small>{TEXT.refreshHint}</small>
          </span>
        </label>
        <StartError message={formState.errors.root?.message} startAnyway={startAnyway} />
        <Button
          type="submit"
          size="md"
          fullWidth
          disabled={!isReady || !verification.isVerified}
          loading={isBusy}
          aria-describedby="start-note"
        >
          {isBusy ? TEXT.submitting : TEXT.submit}
        </Button>
        <p className={classes.cost} id="start-note">
          {!verification.isVerified
            ? TEXT.unverified
            : points !== null && points >= POINTS_PER_ANALYSIS
              ? TEXT.cost(points - POINTS_PER_ANALYSIS)
              : null}
          {verification.isVerified ? TEXT.refund : null}
        </p>
        <Examples
          disabled={isBusy}
          onChoose={(example) => {
            for (const field of FIELDS) setValue(field, example[field])
          }}
        />
      </form>
    </Card>
  )
}

interface StartErrorProps {
  message: string | undefined
  startAnyway: (() => Promise<void>) | null
}

function StartError({ message, startAnyway }: StartErrorProps) {
  if (!message) return null
  if (startAnyway === null) return <Notice tone="error" title={message} />
  const button = (
    <Button variant="default" size="compact-sm" onClick={() => void startAnyway()}>
      {TEXT.startAnyway}
    </Button>
  )
  return <Notice tone="warning" title={message} action={button} />
}

interface ExamplesProps {
  disabled: boolean
  onChoose: (example: (typeof runtimeConfig.samples)[number]) => void
}

/** Keywords and pages of the sandbox, to fill in with one click during development. */
function Examples({ disabled, onChoose }: ExamplesProps) {
  if (runtimeConfig.samples.length === 0) return null
  return (
    <div className={classes.examples}>
      <span>{TEXT.examples}</span>
      {runtimeConfig.samples.map((example) => (
        <Button
          key={example.targetKeyword}
          variant="default"
          size="compact-sm"
          disabled={disabled}
          onClick={() => onChoose(example)}
        >
          {example.targetKeyword}
        </Button>
      ))}
    </div>
  )
}
