import type { Batch } from '@gaplens/contracts/batch'
import { isoDate } from '@gaplens/report/text/taiwan-time'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { toast } from '../../../ui/feedback/toast.tsx'
import { saveFile } from '../../../ui/text/save-file.ts'
import classes from '../batch.module.css'
import { BATCH_TEXT as TEXT } from '../strings.ts'
import { summaryCsv } from '../summary-csv.ts'
import { useArchive, useChangeBatch, useDeleteBatch } from '../use-batches.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'

/** Actions on a batch: pause, resume, cancel, download reports or summary, remove the list. */
export function BatchActions({ batch }: { batch: Batch }) {
  const { id, status, open, counts } = batch
  const navigate = useNavigate()
  const change = useChangeBatch(id)
  const remove = useDeleteBatch(id)
  const { save: archive, fetched } = useArchive(batch)
  const [asks, setAsks] = useState<'cancel' | 'remove' | null>(null)
  const goesOn = open && (status === 'running' || status === 'paused')
  const failed = (title: string) => (error: Error) => toast.error(`${title}：${error.message}`)

  function cancel() {
    change.mutate('cancelled', {
      onSuccess: ({ givenBack }) => toast.success(TEXT.cancelled(givenBack)),
      onError: failed(TEXT.changeFailed),
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
        failed(TEXT.changeFailed)(error)
      },
    })
  }

  return (
    <>
      <div className={classes.actions}>
        {goesOn ? (
          <>
            <Button
              variant="default"
              loading={change.isPending && change.variables !== 'cancelled'}
              onClick={() =>
                change.mutate(status === 'paused' ? 'running' : 'paused', {
                  onError: failed(TEXT.changeFailed),
                })
              }
            >
              {status === 'paused' ? TEXT.resume : TEXT.pause}
            </Button>
            <Button variant="default" onClick={() => setAsks('cancel')}>
              {TEXT.cancel}
            </Button>
          </>
        ) : null}
        {counts.reports > 0 ? (
          <Button disabled={archive.isPending} onClick={() => archive.mutate()}>
            {archive.isPending ? TEXT.archiving(...fetched) : TEXT.archive}
          </Button>
        ) : null}
        <Button
          variant="default"
          onClick={() =>
            saveFile(
              `gaplens-batch-${isoDate(new Date())}.csv`,
              summaryCsv(batch, window.location.origin),
              'text/csv',
            )
          }
        >
          {TEXT.csv}
        </Button>
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
          body={TEXT.cancelBody(counts.waiting)}
          yes={TEXT.cancelYes}
          no={TEXT.cancelNo}
          busy={change.isPending}
          onYes={cancel}
          onClose={() => setAsks(null)}
        />
      ) : null}
      {asks === 'remove' ? (
        <ConfirmDialog
          title={TEXT.removeTitle}
          body={TEXT.removeBody}
          yes={TEXT.removeYes}
          no={TEXT.removeNo}
          busy={remove.isPending}
          onYes={removeList}
          onClose={() => setAsks(null)}
        />
      ) : null}
    </>
  )
}
