import { shortTime } from '@gaplens/report/text/taiwan-time'
import { Button, Modal, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { LoadFailed } from '../../../ui/feedback/load-failed.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { START_TEXT, VERSION_TEXT as TEXT } from '../../strings.ts'
import { useDraftCalls, useVersions } from '../../use-drafts.ts'
import classes from '../editor.module.css'
import type { DialogProps } from './dialog-props.ts'

/** Earlier versions of a draft, which can be restored. The present text becomes a version too. */
export function VersionsDialog({ draft, handle, onClose }: DialogProps) {
  const calls = useDraftCalls()
  const { data, error, refetch } = useVersions(draft.id)
  const [busy, setBusy] = useState<number | null>(null)

  async function restore(revision: number) {
    setBusy(revision)
    try {
      const { text } = await calls.version(draft.id, revision)
      handle.replace(text)
      toast.success(TEXT.restored)
      onClose()
    } catch {
      toast.error(TEXT.restoreFailed)
      setBusy(null)
    }
  }

  return (
    <Modal opened onClose={onClose} title={TEXT.title} centered>
      <p className={classes.intro}>{TEXT.intro}</p>
      {data === undefined && error === null ? (
        <Skeleton height={64} role="status" aria-label={TEXT.loading} />
      ) : null}
      {error === null ? null : (
        <LoadFailed title={TEXT.loadFailed} error={error} onRetry={() => void refetch()} />
      )}
      {data !== undefined && data.unreadable > 0 ? (
        <Notice tone="warning">{TEXT.unreadable(data.unreadable)}</Notice>
      ) : null}
      {data?.data.length === 0 && data.unreadable === 0 ? <p>{TEXT.none}</p> : null}
      <ul className={classes.versions}>
        {(data?.data ?? []).map(({ revision, savedAt, characters, opening }) => (
          <li key={revision}>
            <span>
              {TEXT.number(revision)}・{shortTime(savedAt)}・{START_TEXT.characters(characters)}
              {opening === '' ? null : <span className={classes.opening}>{opening}</span>}
            </span>
            <Button
              size="xs"
              variant="default"
              aria-label={TEXT.restoreOf(revision, shortTime(savedAt))}
              loading={busy === revision}
              onClick={() => void restore(revision)}
            >
              {TEXT.restore}
            </Button>
          </li>
        ))}
      </ul>
    </Modal>
  )
}
