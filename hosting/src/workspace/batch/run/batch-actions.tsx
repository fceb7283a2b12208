import type { Batch } from '@gaplens/contracts/batches/batch'
import { isoDate } from '@gaplens/report/text/taiwan-time'
import { Button, Text } from '@mantine/core'
import { type RefObject, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { useFocusWhenLost } from '../../../ui/hooks/use-focus-when-lost.ts'
import { saveFile } from '../../../ui/text/save-file.ts'
import classes from '../batch.module.css'
import { BATCH_TEXT as TEXT } from '../strings.ts'
import { summaryCsv } from '../summary-csv.ts'
import { useArchive, useChangeBatch, useDeleteBatch } from '../use-batches.ts'
import { RepeatButton } from './repeat-button.tsx'

interface BatchActionsProps {
  batch: Batch
  /** Takes the focus when the focused action has disappeared. */
  heading: RefObject<HTMLElement | null>
}

/** Actions on a batch: pause, resume, cancel, download reports or summary, repeat refunded rows, remove the list. */
export function BatchActions({ batch, heading }: BatchActionsProps) {
  const { id, status, open, counts } = batch
  const navigate = useNavigate()
  const change = useChangeBatch(id)
  const remove = useDeleteBatch(id)
  const [asks, setAsks] = useState<'cancel' | 'remove' | null>(null)
  const goesOn = open && (status === 'running' || status === 'paused')
  const toggle = useRef<HTMLButtonElement>(null)
  // A button that is busy cannot have the focus, and those of a batch that has ended disappear.
  useFocusWhenLost(change.isPending, isOver, toggle)
  useFocusWhenLost(goesOn || asks !== null, isOver, heading)

  function cancel() {
    change.mutate('cancelled', {
      onSuccess: ({ givenBack }) => toast.success(TEXT.cancelled(givenBack)),
      onError: showFailure,
      onSettled: () => setAsks(null),
    })
  }

  function removeList() {
    remove.mutate(undefined, {
      onSuccess: () => {
        toast.success(TEXT.removed)
        void navigate('/app/batch')
      },
      onError: (error) => {
        setAsks(null)
        showFailure(error)
      },
    })
  }

  return (
    <>
      <div className={classes.actions}>
        {goesOn ? (
          <>
            <Button
              ref={toggle}
              variant="default"
              loading={change.isPending && change.variables !== 'cancelled'}
              onClick={() =>
                change.mutate(status === 'paused' ? 'running' : 'paused', { onError: showFailure })
              }
            >
              {status === 'paused' ? TEXT.resume : TEXT.pause}
            </Button>
            <Button variant="default" onClick={() => setAsks('cancel')}>
              {TEXT.cancel}
            </Button>
          </>
        ) : null}
        {counts.reports > 0 ? <ArchiveButton batch={batch} /> : null}
        <Button variant="default" onClick={() => saveSummary(batch)}>
          {TEXT.csv}
        </Button>
        <RepeatButton batch={batch} />
        {open ? null : (
          <Button variant="subtle" onClick={() => setAsks('remove')}>
            {TEXT.remove}
          </Button>
        )}
      </div>
      {counts.reports > 0 ? <p className={classes.dimmed}>{TEXT.archiveHint}</p> : null}
      {asks === 'cancel' ? (
        <ConfirmDialog
          title={TEXT.cancelTitle}
          yes={TEXT.cancelYes}
          no={TEXT.cancelNo}
          pending={change.isPending}
          onYes={cancel}
          onClose={() => setAsks(null)}
        >
          <Text size="sm">{TEXT.cancelBody(counts.waiting)}</Text>
        </ConfirmDialog>
      ) : null}
      {asks === 'remove' ? (
        <ConfirmDialog
          title={TEXT.removeTitle}
          yes={TEXT.removeYes}
          no={TEXT.removeNo}
          pending={remove.isPending}
          onYes={removeList}
          onClose={() => setAsks(null)}
        >
          <Text size="sm">{TEXT.removeBody}</Text>
        </ConfirmDialog>
      ) : null}
    </>
  )
}

function ArchiveButton({ batch }: { batch: Batch }) {
  const { save, fetched } = useArchive(batch)
  const button = useRef<HTMLButtonElement>(null)
  useFocusWhenLost(save.isPending, isOver, button)
  return (
    <Button ref={button} disabled={save.isPending} onClick={() => save.mutate()}>
      {save.isPending ? TEXT.archiving(...fetched) : TEXT.archive}
    </Button>
  )
}

function isOver(before: boolean, now: boolean): boolean {
  return before && !now
}

function saveSummary(batch: Batch): void {
  const name = `gaplens-batch-${isoDate(new Date())}.csv`
  saveFile(name, summaryCsv(batch, window.location.origin), 'text/csv')
}

function showFailure(error: Error): void {
  toast.error(`${TEXT.changeFailed}：${error.message}`)
}
