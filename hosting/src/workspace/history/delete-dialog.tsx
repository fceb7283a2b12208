import { Text } from '@mantine/core'
import { useMatch, useNavigate } from 'react-router-dom'
import { UNDO_MS, useDeletions } from '../../api/deletions/deletions.tsx'
import { useDeleteAnalysis } from '../../api/use-delete-analysis.ts'
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx'
import { toast } from '../../ui/feedback/toast.tsx'
import { undoToast } from '../../ui/feedback/undo-toast.tsx'
import { DELETE_TEXT as TEXT } from './delete-text.ts'

interface DeleteDialogProps {
  id: string
  /** The analysis's name in the history. */
  name: string
  isUnfinished: boolean
  onClose: () => void
}

/**
 * Deletes an analysis after confirmation, and leaves its screen if it is open. The deletion of a finished one can be undone for ten
 * seconds. A running one is stopped at once, because a delay could cost the point that is refunded for a queued one.
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
    if (isOpen) void navigate('/app', { replace: true })
    const hide = undoToast(TEXT.removedUndoable(name), TEXT.undo, UNDO_MS, () => {
      deletions.undo(id)
      if (isOpen) return void navigate(`/app/analyses/${id}`)
      // The message disappears with its button, so the focus moves to the restored row.
      setTimeout(() => document.querySelector<HTMLElement>(`[href="/app/analyses/${id}"]`)?.focus())
    })
    deletions.remove(id, { onSentEarly: hide, onFailed: () => toast.error(TEXT.removeFailed) })
  }

  return (
    <ConfirmDialog
      title={TEXT.confirmTitle}
      yes={TEXT.confirmYes}
      no={isUnfinished ? TEXT.confirmRunOn : TEXT.confirmNo}
      pending={isPending}
      onYes={() => (isUnfinished ? void removeNow() : removeSoon())}
      onClose={onClose}
    >
      <Text size="sm">{isUnfinished ? TEXT.confirm : TEXT.confirmUndoable}</Text>
      {isUnfinished ? <Text size="sm">{TEXT.confirmUnfinished}</Text> : null}
    </ConfirmDialog>
  )
}
