import type { AdminUser } from '@gaplens/contracts/admin/requests'
import { Text, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useUid } from '../../api/session/session-context.ts'
import { FormDialog } from '../../ui/feedback/form-dialog.tsx'
import { toast } from '../../ui/feedback/toast.tsx'
import { adminKeys } from '../api/admin-keys.ts'
import { REASON_TEXT as TEXT } from './strings.ts'

interface ReasonDialogProps {
  user: AdminUser
  /** The action, as title and as label of the button. */
  title: string
  /** The consequences of the action. */
  effect?: string
  /** Placeholder with an example of a reason. */
  placeholder: string
  /** The message after success. */
  done: string
  /** The beginning of the message after failure, before the reason. */
  failed: string
  change: (reason: string) => Promise<unknown>
  onClose: () => void
}

/** Asks for the reason of a change to an account, which the activity log shows, and makes the change. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { user, title, effect, placeholder, done, failed, change, onClose } = props
  const uid = useUid()
  const client = useQueryClient()
  const [reason, setReason] = useState('')
  const { mutate, isPending } = useMutation({
    mutationFn: () => change(reason.trim()),
    onSuccess: async () => {
      toast.success(done)
      onClose()
      await Promise.all([
        client.invalidateQueries({ queryKey: adminKeys.signals(uid, user.uid) }),
        client.invalidateQueries({ queryKey: adminKeys.activity(uid) }),
        client.invalidateQueries({ queryKey: adminKeys.users(uid) }),
      ])
    },
    onError: (error) => toast.error(`${failed}：${error.message}`),
  })

  return (
    <FormDialog
      overDrawer
      title={title}
      cancel={TEXT.cancel}
      confirm={title}
      ready={reason.trim() !== ''}
      pending={isPending}
      onSubmit={() => mutate()}
      onClose={onClose}
    >
      <Text size="sm" fw={600}>
        {user.displayName || user.email}
      </Text>
      {effect === undefined ? null : <Text size="sm">{effect}</Text>}
      <TextInput
        label={TEXT.reason}
        placeholder={placeholder}
        maxLength={200}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        data-autofocus
      />
    </FormDialog>
  )
}
