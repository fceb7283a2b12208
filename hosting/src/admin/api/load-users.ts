import type { AdminUser, AdminUsersPage } from '@gaplens/contracts/admin/requests'
import { ApiError } from '../../api/api-error.ts'
import type { AdminApi } from './admin-client.ts'
import type { UsersQuery } from './users-query.ts'

/** Loads one page of the accounts. If that call fails, the whole list is loaded instead and paged here. */
export async function loadUsers(
  api: Pick<AdminApi, 'usersPage' | 'users'>,
  query: UsersQuery,
  signal?: AbortSignal,
): Promise<AdminUsersPage> {
  try {
    return await api.usersPage(query, signal)
  } catch (error) {
    const final = error instanceof ApiError && (error.status === 401 || error.status === 403)
    if (final || signal?.aborted) throw error
    return pageOf(await api.users(signal), query)
  }
}

/** The page of a whole list that the API would have returned. */
export function pageOf(all: readonly AdminUser[], query: UsersQuery): AdminUsersPage {
  const { page, limit, sort, direction } = query
  const value = (user: AdminUser) => (sort === 'points' ? user.points : Date.parse(user.createdAt ?? '') || 0)
  const sign = direction === 'asc' ? 1 : -1
  const sorted = all.toSorted((a, b) => sign * (value(a) - value(b) || (a.uid < b.uid ? -1 : 1)))
  const offset = (page - 1) * limit
  const totalPages = Math.ceil(all.length / limit)
  return {
    users: sorted.slice(offset, offset + limit),
    pagination: {
      currentPage: page,
      totalPages,
      totalUsers: all.length,
      hasNext: page < totalPages,
      hasPrevious: page > 1,
      limit,
      offset,
    },
  }
}
