import { Button, Modal } from '@mantine/core'
import { useNavigate } from 'react-router-dom'
import { toast } from '../../../ui/feedback/toast.tsx'
import { REMOVE_TEXT as TEXT, TOOL_TEXT } from '../../strings.ts'
import { useRemoveDraft } from '../../use-drafts.ts'
import classes from '../editor.module.css'
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
    <Modal opened onClose={onClose} title={TEXT.title} centered>
      <div className={classes.dialog}>
        <p className={classes.intro}>{TEXT.confirm}</p>
        <div className={classes.tools}>
          <Button color="red" loading={remove.isPending} onClick={removeNow}>
            {TEXT.yes}
          </Button>
          <Button variant="default" onClick={onClose} data-autofocus>
            {TOOL_TEXT.cancel}
          </Button>
        </div>
      </div>
    </Modal>
  )
}
