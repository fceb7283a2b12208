import { Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { FormDialog } from '../../ui/feedback/form-dialog.tsx'
import { PAYMENTS_TEXT as TEXT } from './strings.ts'
import { useResolvePayment } from './use-resolve-payment.ts'

/** Dismisses a notice, with a reason for the activity log. */
export function DismissDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const [reason, setReason] = useState('')
  const resolve = useResolvePayment(id, onClose)
  const ready = reason.trim() !== ''

  return (
    <FormDialog
      overDrawer
      title={TEXT.dismissTitle}
      cancel={TEXT.cancel}
      confirm={TEXT.confirm}
      ready={ready}
      pending={resolve.isPending}
      onSubmit={() => resolve.mutate({ action: 'dismiss', reason: reason.trim() })}
      onClose={onClose}
    >
      <Text size="sm">{TEXT.dismissHint}</Text>
      <TextInput
        label={TEXT.reason}
        placeholder={TEXT.reasonPlaceholder}
        maxLength={200}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        data-autofocus
      />
    </FormDialog>
  )
}
