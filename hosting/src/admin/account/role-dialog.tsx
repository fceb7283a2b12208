import type { Role } from '@gaplens/contracts/accounts/user'
import type { AdminUser, AdminUsersPage } from '@gaplens/contracts/admin/requests'
import { Text } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useUid } from '../../api/session/session-context.ts'
import { ConfirmDialog } from '../../ui/feedback/confirm-dialog.tsx'
import { toast } from '../../ui/feedback/toast.tsx'
import { adminKeys } from '../api/admin-keys.ts'
import { useAdminApi } from '../api/use-admin-api.ts'
import { ACCOUNT_TEXT as TEXT } from './strings.ts'

interface RoleDialogProps {
  user: AdminUser
  own: boolean
  onClose: () => void
}

/** Asks for confirmation before a role is changed. */
export function RoleDialog({ user, own, onClose }: RoleDialogProps) {
  const api = useAdminApi()
  const uid = useUid()
  const client = useQueryClient()
  const role: Role = user.role === 'admin' ? 'user' : 'admin'
  const name = user.displayName || user.email
  const change = useMutation({
    mutationFn: () => api.changeRole(user.uid, role),
    onSuccess: async () => {
      toast.success(TEXT.roleChanged)
      onClose()
      client.setQueriesData<AdminUsersPage>(
        { queryKey: adminKeys.users(uid) },
        (page) =>
          page && {
            ...page,
            users: page.users.map((row) => (row.uid === user.uid ? { ...row, role } : row)),
          },
      )
      await Promise.all([
        client.invalidateQueries({ queryKey: adminKeys.userStats(uid) }),
        client.invalidateQueries({ queryKey: adminKeys.activity(uid) }),
      ])
    },
    onError: (error) => {
      toast.error(`${TEXT.roleFailed}：${error.message}`)
      onClose()
    },
  })
  return (
    <ConfirmDialog
      overDrawer
      destroys={false}
      title={role === 'admin' ? TEXT.confirmAdminTitle : TEXT.confirmUserTitle}
      yes={TEXT.confirm}
      no={TEXT.cancel}
      pending={change.isPending}
      onYes={() => change.mutate()}
      onClose={onClose}
    >
      <Text size="sm">{role === 'admin' ? TEXT.confirmAdmin(name) : TEXT.confirmUser(name)}</Text>
      {own ? (
        <Text size="sm" fw={600}>
          {TEXT.confirmSelf}
        </Text>
      ) : null}
    </ConfirmDialog>
  )
}
