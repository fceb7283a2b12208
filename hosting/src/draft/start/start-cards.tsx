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
  /** The outline of the report's brief; null if it has none. */
  outline: string | null
  /** Largest number of drafts of a report; null until it is known. */
  most: number | null
  create: Pick<ReturnType<typeof useCreateDraft>, 'isPending' | 'error' | 'variables'>
  onBegin: (text: string) => void
}

/** The ways to begin a draft: empty, from the report's outline, from a page. */
export function StartCards({ outline, most, create, onBegin }: StartCardsProps) {
  const [url, setUrl] = useState('')
  const page = useReadPage()

  function read(event: FormEvent) {
    event.preventDefault()
    page.mutate(url, {
      onSuccess: ({ markdown, truncated }) => {
        if (truncated) toast.warning(READ_TEXT.truncated)
        onBegin(markdown)
      },
    })
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
      {outline === null ? null : (
        <div className={classes.way}>
          <ListTree size={20} aria-hidden />
          <p>{TEXT.outlineHint}</p>
          <Button
            variant="default"
            loading={create.isPending && create.variables === outline}
            onClick={() => onBegin(outline)}
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
