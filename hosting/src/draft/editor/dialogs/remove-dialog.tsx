import { Text } from '@mantine/core'
import { useNavigate } from 'react-router-dom'
import { ConfirmDialog } from '../../../ui/feedback/confirm-dialog.tsx'
import { toast } from '../../../ui/feedback/toast.tsx'
import { REMOVE_TEXT as TEXT, TOOL_TEXT } from '../../strings.ts'
import { useRemoveDraft } from '../../use-drafts.ts'
import type { DialogProps } from './dialog-props.ts'

/** Deletes the draft after confirmation and leaves its screen. */
export function RemoveDialog({ draft, handle, onClose }: DialogProps) {
  const remove = useRemoveDraft(draft)
  const navigate = useNavigate()

  function removeNow() {
    remove.mutate(undefined, {
      onSuccess: () => {
        handle.forget()
        toast.success(TEXT.done)
        void navigate(`/app/analyses/${draft.analysisId}/draft`, { replace: true })
      },
      onError: () => toast.error(TEXT.failed),
    })
  }

  return (
    <ConfirmDialog
      title={TEXT.title}
      yes={TEXT.yes}
      no={TOOL_TEXT.cancel}
      pending={remove.isPending}
      onYes={removeNow}
      onClose={onClose}
    >
      <Text size="sm">{TEXT.confirm}</Text>
    </ConfirmDialog>
  )
}
