import { Button, Group, Modal, Text } from '@mantine/core'
import { useMatch, useNavigate } from 'react-router-dom'
import { UNDO_MS, useDeletions } from '../../api/deletions/deletions.tsx'
import { useDeleteAnalysis } from '../../api/use-delete-analysis.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { HISTORY_TEXT as TEXT } from '../strings.ts'

interface DeleteDialogProps {
  id: string
  /** What its owner calls it. */
  name: string
  isUnfinished: boolean
  onClose: () => void
}

/**
 * Asks, then deletes; leaves the analysis's own screen when that is what is open. A finished one can be had back for
 * ten seconds. One that runs is stopped at once: held back, it would go on and spend a point that a queued one gets back.
 */
export default function DeleteDialog({ id, name, isUnfinished, onClose }: DeleteDialogProps) {
  const { mutateAsync, isPending } = useDeleteAnalysis()
  const deletions = useDeletions()
  const navigate = useNavigate()
  const isOpen = useMatch('/app/analyses/:id/*')?.params.id === id

  async function removeNow() {
    try {
      await mutateAsync(id)
      toast.success(TEXT.removed)
      if (isOpen) await navigate('/app', { replace: true })
    } catch {
      toast.error(TEXT.removeFailed)
      onClose()
    }
  }

  function removeSoon() {
    onClose()
    deletions.remove(id, { onFailed: () => toast.error(TEXT.removeFailed) })
    if (isOpen) void navigate('/app', { replace: true })
    toast.withUndo(TEXT.removedUndoable(name), TEXT.undo, UNDO_MS, () => {
      deletions.undo(id)
      if (isOpen) return void navigate(`/app/analyses/${id}`)
      // The message goes with its button; the row that has come back is what the keyboard goes on from.
      setTimeout(() => document.querySelector<HTMLElement>(`[href="/app/analyses/${id}"]`)?.focus())
    })
  }

  return (
    <Modal opened onClose={onClose} title={TEXT.confirmTitle} centered>
      <Text size="sm">{isUnfinished ? TEXT.confirm : TEXT.confirmUndoable}</Text>
      {isUnfinished ? (
        <Text size="sm" mt="xs">
          {TEXT.confirmUnfinished}
        </Text>
      ) : null}
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          {isUnfinished ? TEXT.confirmRunOn : TEXT.confirmNo}
        </Button>
        <Button
          color="red.9"
          loading={isPending}
          onClick={() => (isUnfinished ? void removeNow() : removeSoon())}
        >
          {TEXT.confirmYes}
        </Button>
      </Group>
    </Modal>
  )
}
