import { Modal } from '@mantine/core'
import { toast } from '../../../ui/feedback/toast.tsx'
import { READ_TEXT as TEXT } from '../../strings.ts'
import { useReadPage } from '../../use-read-page.ts'
import classes from '../editor.module.css'
import { AddressForm } from './address-form.tsx'
import type { DialogProps } from './dialog-props.ts'

/** Replaces the draft's text by the text of a page. The previous text is kept as a version. */
export function ReadDialog({ handle, onClose }: DialogProps) {
  const page = useReadPage()

  function read(url: string) {
    page.mutate(url, {
      onSuccess: ({ markdown, truncated }) => {
        handle.replace(markdown)
        toast.success(truncated ? TEXT.truncated : TEXT.done)
        onClose()
      },
    })
  }

  return (
    <Modal opened onClose={onClose} title={TEXT.title} centered>
      <p className={classes.intro}>
        {TEXT.intro}
        {handle.text.trim() === '' ? null : TEXT.replaces}
      </p>
      <AddressForm
        label={TEXT.field}
        initial=""
        submit={TEXT.submit}
        busy={page.isPending}
        error={page.error?.message}
        onSubmit={read}
      />
    </Modal>
  )
}
