import type { AdminUser } from '@gaplens/contracts/admin'
import { Text, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useUid } from '../../api/session/session-context.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { adminKeys } from '../api/admin-keys.ts'
import { useAdminApi } from '../api/use-admin-api.ts'
import { FormDialog } from '../frame/form-dialog.tsx'
import { WHITE_LABEL_TEXT as TEXT } from './white-label-strings.ts'

interface WhiteLabelDialogProps {
  user: AdminUser
  /** What it is to be. */
  allowed: boolean
  onClose: () => void
}

/** Grants or withdraws the own brand, with the reason that the log will show. */
export function WhiteLabelDialog({ user, allowed, onClose }: WhiteLabelDialogProps) {
  const api = useAdminApi()
  const uid = useUid()
  const client = useQueryClient()
  const [reason, setReason] = useState('')
  const change = useMutation({
    mutationFn: () => api.setWhiteLabel(user.uid, { allowed, reason: reason.trim() }),
    onSuccess: async () => {
      toast.success(allowed ? TEXT.granted : TEXT.withdrawn)
      onClose()
      await Promise.all([
        client.invalidateQueries({ queryKey: adminKeys.signals(uid, user.uid) }),
        client.invalidateQueries({ queryKey: adminKeys.activity(uid) }),
      ])
    },
    onError: (error) => toast.error(`${TEXT.failed}：${error.message}`),
  })

  return (
    <FormDialog
      title={allowed ? TEXT.grant : TEXT.withdraw}
      cancel={TEXT.cancel}
      confirm={TEXT.confirm}
      ready={reason.trim() !== ''}
      pending={change.isPending}
      onSubmit={() => change.mutate()}
      onClose={onClose}
    >
      <Text size="sm">{user.displayName || user.email}</Text>
      <TextInput
        label={TEXT.reason}
        placeholder={allowed ? TEXT.grantPlaceholder : TEXT.withdrawPlaceholder}
        maxLength={200}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
        data-autofocus
      />
    </FormDialog>
  )
}
