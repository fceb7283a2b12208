import type { AdminUser } from '@gaplens/contracts/admin/requests'
import { Text, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useUid } from '../../api/session/session-context.ts'
import { FormDialog } from '../../ui/feedback/form-dialog.tsx'
import { toast } from '../../ui/feedback/toast.tsx'
import { adminKeys } from '../api/admin-keys.ts'
import { useAdminApi } from '../api/use-admin-api.ts'
import { ACCOUNT_TEXT as TEXT } from './strings.ts'

interface DeleteDialogProps {
  user: AdminUser
  onClose: () => void
  onGone: () => void
}

/** Deletes an account after its address was typed and a reason given. */
export function DeleteDialog({ user, onClose, onGone }: DeleteDialogProps) {
  const api = useAdminApi()
  const uid = useUid()
  const client = useQueryClient()
  const [typed, setTyped] = useState('')
  const [reason, setReason] = useState('')
  const wanted = user.email || user.uid
  const ready = typed.trim() === wanted && reason.trim() !== ''
  const remove = useMutation({
    mutationFn: () => api.deleteUser(user.uid, reason.trim()),
    onSuccess: async ({ state }) => {
      toast.success(state === 'done' ? TEXT.deleted : TEXT.deleting)
      onGone()
      await client.invalidateQueries({ queryKey: adminKeys.all(uid) })
    },
    onError: (error) => toast.error(`${TEXT.deleteFailed}：${error.message}`),
  })

  return (
    <FormDialog
      overDrawer
      destroys
      title={TEXT.deleteTitle}
      cancel={TEXT.cancel}
      confirm={TEXT.deleteYes}
      ready={ready}
      pending={remove.isPending}
      onSubmit={() => remove.mutate()}
      onClose={onClose}
    >
      <Text size="sm">{TEXT.deleteBody}</Text>
      <TextInput
        label={TEXT.deleteReason}
        placeholder={TEXT.deleteReasonPlaceholder}
        maxLength={200}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        data-autofocus
      />
      <TextInput
        label={TEXT.deleteConfirm(wanted)}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </FormDialog>
  )
}
