import { MAX_EXCLUDED_URLS, URL_MAX_CHARS } from '@gaplens/contracts/limits'
import { hostOf, isWebAddress } from '@gaplens/contracts/web-address'
import { Button, Checkbox, Skeleton } from '@mantine/core'
import '@mantine/core/styles/Checkbox.css'
import '@mantine/core/styles/InlineInput.css'
import { useEffect, useMemo, useRef } from 'react'
import type { Analysis } from '../../api/analysis.ts'
import { useAnalysis } from '../../api/use-analysis.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import classes from './source-choice.module.css'
import { SOURCE_CHOICE_TEXT as TEXT } from './source-choice-text.ts'

interface SourceChoiceProps {
  /** Id of the analysis that is repeated. */
  id: string
  /** Null until the exclusions of the last run are loaded. */
  excluded: readonly string[] | null
  onChange: (excluded: readonly string[]) => void
  disabled: boolean
}

/** The sources of an earlier run as checkboxes; unchecked ones are excluded from the next run. */
export default function SourceChoice({ id, excluded, onChange, disabled }: SourceChoiceProps) {
  const { data, error, isPending, refetch } = useAnalysis(id)
  const pages = useMemo(() => (data ? pagesOf(data) : []), [data])
  // Runs once; later changes are the user's.
  const told = useRef(false)
  useEffect(() => {
    if (told.current) return
    told.current = data !== undefined
    if (data) onChange(data.excludedUrls)
    else if (error) onChange([])
  }, [data, error, onChange])

  if (isPending || excluded === null)
    return <Skeleton height={120} radius="md" role="status" aria-label={TEXT.loading} />
  if (!data)
    return (
      <Notice
        tone="warning"
        title={TEXT.failed}
        action={
          <Button size="xs" variant="default" onClick={() => void refetch()}>
            {TEXT.retry}
          </Button>
        }
      >
        {TEXT.failedHint}
      </Notice>
    )
  if (pages.length === 0) return null
  const compared = pages.filter(({ url }) => !excluded.includes(url)).length
  return (
    <fieldset className={classes.choice} disabled={disabled}>
      <legend>{TEXT.legend}</legend>
      <p>{TEXT.hint}</p>
      <ul>
        {pages.map(({ url, title }) => {
          const isCompared = !excluded.includes(url)
          return (
            <li key={url}>
              <Checkbox
                size="md"
                label={title || url}
                description={hostOf(url)}
                checked={isCompared}
                // At least one source must remain, and a request has a limit of exclusions.
                disabled={isCompared && (compared === 1 || excluded.length >= MAX_EXCLUDED_URLS)}
                onChange={() =>
                  onChange(isCompared ? [...excluded, url] : excluded.filter((other) => other !== url))
                }
              />
            </li>
          )
        })}
      </ul>
      <p role="status">{excluded.length === 0 ? TEXT.all(compared) : TEXT.some(compared, excluded.length)}</p>
    </fieldset>
  )
}

/** The sources and exclusions of the earlier run that are valid in a request. */
function pagesOf({ result, excludedUrls }: Analysis) {
  const titles = new Map((result?.coverage?.pages ?? []).map(({ url, title }) => [url, title]))
  const urls = new Set([...(result?.competitorUrls ?? []), ...excludedUrls])
  return [...urls]
    .filter((url) => isWebAddress(url) && url.length <= URL_MAX_CHARS)
    .map((url) => ({ url, title: titles.get(url) ?? '' }))
}
