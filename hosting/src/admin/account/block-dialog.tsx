import type { AdminUser } from '@gaplens/contracts/admin'
import { Text, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useUid } from '../../api/session/session-context.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { adminKeys } from '../api/admin-keys.ts'
import { useAdminApi } from '../api/use-admin-api.ts'
import { FormDialog } from '../frame/form-dialog.tsx'
import { BLOCK_TEXT as TEXT } from './block-strings.ts'

interface BlockDialogProps {
  user: AdminUser
  /** What it is to be. */
  blocked: boolean
  onClose: () => void
}

/** Blocks an account or lifts that, with the reason that the log will show. */
export function BlockDialog({ user, blocked, onClose }: BlockDialogProps) {
  const api = useAdminApi()
  const uid = useUid()
  const client = useQueryClient()
  const [reason, setReason] = useState('')
  const ready = reason.trim() !== ''
  const change = useMutation({
    mutationFn: () => api.blockUser(user.uid, { blocked, reason: reason.trim() }),
    onSuccess: async () => {
      toast.success(blocked ? TEXT.blocked : TEXT.unblocked)
      onClose()
      await Promise.all([
        client.invalidateQueries({ queryKey: adminKeys.signals(uid, user.uid) }),
        client.invalidateQueries({ queryKey: adminKeys.activity(uid) }),
      ])
    },
    onError: (error) => toast.error(`${TEXT.blockFailed}：${error.message}`),
  })

  return (
    <FormDialog
      title={blocked ? TEXT.blockTitle : TEXT.unblockTitle}
      cancel={TEXT.cancel}
      confirm={TEXT.confirm}
      ready={ready}
      pending={change.isPending}
      onSubmit={() => change.mutate()}
      onClose={onClose}
    >
      <Text size="sm">{user.displayName || user.email}</Text>
      <TextInput
        label={TEXT.reason}
        placeholder={blocked ? TEXT.blockPlaceholder : TEXT.unblockPlaceholder}
        maxLength={200}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        data-autofocus
      />
    </FormDialog>
  )
}
