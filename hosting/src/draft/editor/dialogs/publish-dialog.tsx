import { Button, Modal } from '@mantine/core'
import { useAnalysis } from '../../../api/use-analysis.ts'
import { toast } from '../../../ui/feedback/toast.tsx'
import { PUBLISH_TEXT as TEXT } from '../../strings.ts'
import { usePublishDraft } from '../../use-drafts.ts'
import classes from '../editor.module.css'
import { AddressForm } from './address-form.tsx'
import type { DialogProps } from './dialog-props.ts'

/** Stores where a draft was published, so that the next analysis of that address is linked with the draft. */
export function PublishDialog({ draft, onClose }: DialogProps) {
  const publish = usePublishDraft(draft)
  const analysis = useAnalysis(draft.analysisId)
  const initial = draft.publishedUrl ?? analysis.data?.pageUrl ?? ''

  function tell(url: string | null) {
    publish.mutate(url, {
      onSuccess: () => {
        toast.success(url === null ? TEXT.withdrawn : TEXT.done)
        onClose()
      },
    })
  }

  return (
    <Modal opened onClose={onClose} title={TEXT.title} centered>
      <p className={classes.intro}>{TEXT.intro}</p>
      <AddressForm
        key={initial}
        label={TEXT.field}
        initial={initial}
        submit={TEXT.submit}
        busy={publish.isPending}
        error={publish.error?.message}
        onSubmit={tell}
      >
        {draft.publishedUrl === null ? null : (
          <Button variant="default" disabled={publish.isPending} onClick={() => tell(null)}>
            {TEXT.withdraw}
          </Button>
        )}
      </AddressForm>
    </Modal>
  )
}
