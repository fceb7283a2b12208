import type { Role } from '@gaplens/contracts/accounts/user'
import type { AdminUser } from '@gaplens/contracts/admin/requests'

export type RoleFilter = Role | 'all'

/** The loaded accounts whose e-mail address or name contains the text (ignoring case) and that have the role. */
export function filterUsers(users: readonly AdminUser[], search: string, role: RoleFilter): AdminUser[] {
  const text = search.trim().toLocaleLowerCase()
  return users.filter(
    (user) =>
      (role === 'all' || user.role === role) &&
      (text === '' ||
        user.email.toLocaleLowerCase().includes(text) ||
        (user.displayName ?? '').toLocaleLowerCase().includes(text)),
  )
}
