import { SAVED_DRAFT_MAX_CHARS } from '@gaplens/contracts/limits'
import { Button, TextInput } from '@mantine/core'
import { FileText, Globe, ListTree } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Notice } from '../../ui/feedback/notice.tsx'
import { toast } from '../../ui/feedback/toast.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { READ_TEXT, START_TEXT as TEXT } from '../strings.ts'
import type { useCreateDraft } from '../use-drafts.ts'
import { useReadPage } from '../use-read-page.ts'
import classes from './drafts-screen.module.css'

interface StartCardsProps {
  /** The address of the user's page in the report. */
  pageUrl: string
  /** The outline of the report's brief, with the text of the user's page below its headings; null if it has none. */
  outline: ((page: string) => string | null) | null
  /** Whether the outline has headings of the user's page. */
  keepsOwnText: boolean
  /** Largest number of drafts of a report; null until it is known. */
  most: number | null
  create: Pick<ReturnType<typeof useCreateDraft>, 'isPending' | 'error' | 'variables'>
  onBegin: (text: string) => void
}

/** The ways to begin a draft: empty, from the report's outline, from a page. */
export function StartCards({ pageUrl, outline, keepsOwnText, most, create, onBegin }: StartCardsProps) {
  const [url, setUrl] = useState(pageUrl)
  const [isOutline, setIsOutline] = useState(false)
  const page = useReadPage()
  const own = useReadPage()
  const bare = outline?.('') ?? null

  function read(event: FormEvent) {
    event.preventDefault()
    page.mutate(url, {
      onSuccess: ({ markdown, truncated }) => {
        if (truncated) toast.warning(READ_TEXT.truncated)
        onBegin(markdown)
      },
    })
  }

  /** The headings alone are an outline too, so an own page that cannot be read now, or is too long, keeps nobody from writing. */
  async function beginOutline(headings: string) {
    setIsOutline(true)
    const read = keepsOwnText ? await own.mutateAsync(pageUrl).catch(() => null) : null
    const whole = read === null ? null : (outline?.(read.markdown) ?? null)
    const fits = whole !== null && whole.length <= SAVED_DRAFT_MAX_CHARS
    if (keepsOwnText && !fits) toast.warning(TEXT.outlineAlone)
    else if (read?.truncated) toast.warning(READ_TEXT.truncated)
    onBegin(fits ? whole : headings)
  }

  return (
    <Card as="section" aria-labelledby="begin" className={classes.begin}>
      <h2 id="begin">{TEXT.begin}</h2>
      {create.error === null ? null : (
        <Notice urgent tone="error" title={TEXT.failed}>
          {create.error.message}
        </Notice>
      )}
      <div className={classes.way}>
        <FileText size={20} aria-hidden />
        <p>{TEXT.blankHint}</p>
        <Button loading={create.isPending && create.variables === ''} onClick={() => onBegin('')}>
          {TEXT.blank}
        </Button>
      </div>
      {bare === null ? null : (
        <div className={classes.way}>
          <ListTree size={20} aria-hidden />
          <p>{keepsOwnText ? TEXT.outlineHintOwn : TEXT.outlineHint}</p>
          <Button
            variant="default"
            loading={own.isPending || (create.isPending && isOutline)}
            onClick={() => void beginOutline(bare)}
          >
            {TEXT.outline}
          </Button>
        </div>
      )}
      <form className={classes.way} onSubmit={read} noValidate>
        <Globe size={20} aria-hidden />
        <TextInput
          type="url"
          label={READ_TEXT.field}
          description={TEXT.addressHint}
          placeholder="https://"
          value={url}
          error={page.error?.message}
          onChange={(event) => setUrl(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" loading={page.isPending} disabled={url.trim() === ''}>
          {TEXT.address}
        </Button>
      </form>
      {most === null ? null : <p className={classes.facts}>{TEXT.limit(most)}</p>}
    </Card>
  )
}
