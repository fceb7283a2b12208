import type { Batch } from '@gaplens/contracts/batches/batch'
import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useUid } from '../../../api/session/session-context.ts'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { textOfCells } from '../list/cells.ts'
import { keptList } from '../list/kept-list.ts'
import { BATCH_TEXT as TEXT } from '../strings.ts'

/**
 * Fills the form for a new batch with the rows of an ended one whose points came back. Asks first if the form has a list that was not
 * sent yet. Nothing is shown for a batch that is under way or has no such rows.
 */
export function RepeatButton({ batch: { open, name, rows } }: { batch: Batch }) {
  const uid = useUid()
  const navigate = useNavigate()
  const [asks, setAsks] = useState(false)
  const refunded = open ? [] : rows.filter((row) => row.refunded)
  if (refunded.length === 0) return null

  function repeat() {
    const cells = refunded.map(({ targetKeyword, userPageUrl }) => [targetKeyword, userPageUrl])
    keptList.keep(uid, { name, list: textOfCells(cells) })
    void navigate('/app/batch')
  }

  return (
    <>
      <Button
        variant="default"
        onClick={() => (keptList.read(uid).list.trim() === '' ? repeat() : setAsks(true))}
      >
        {TEXT.repeat(refunded.length)}
      </Button>
      {asks ? (
        <ConfirmDialog
          title={TEXT.replaceTitle}
          yes={TEXT.replaceYes}
          no={TEXT.replaceNo}
          pending={false}
          onYes={repeat}
          onClose={() => setAsks(false)}
        >
          <Text size="sm">{TEXT.replaceBody(refunded.length)}</Text>
        </ConfirmDialog>
      ) : null}
    </>
  )
}
