import type { AdminUser } from '@gaplens/contracts/admin'
import { Button, Group, Modal, Text, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useUid } from '../../api/session/session-context.ts'
import { toast } from '../../ui/feedback/toast.tsx'
import { adminKeys } from '../api/admin-keys.ts'
import { useAdminApi } from '../api/use-admin-api.ts'
import classes from './account-drawer.module.css'
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

  function submit(event: FormEvent) {
    event.preventDefault()
    if (ready) change.mutate()
  }

  return (
    <Modal
      opened
      onClose={onClose}
      title={blocked ? TEXT.blockTitle : TEXT.unblockTitle}
      centered
      zIndex={400}
    >
      <form className={classes.form} onSubmit={submit}>
        <Text size="sm">{user.displayName || user.email}</Text>
        <TextInput
          label={TEXT.reason}
          placeholder={blocked ? TEXT.blockPlaceholder : TEXT.unblockPlaceholder}
          maxLength={200}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
          data-autofocus
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {TEXT.cancel}
          </Button>
          <Button type="submit" disabled={!ready} loading={change.isPending}>
            {TEXT.confirm}
          </Button>
        </Group>
      </form>
    </Modal>
  )
}
