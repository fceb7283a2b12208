import type { AdminUser } from '@gaplens/contracts/admin/requests'
import { describe, expect, it } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { loadUsers, pageOf } from '../api/load-users.ts'
import { withPoints } from '../api/use-adjust-points.ts'
import { readUsersQuery, type UsersQuery, writeUsersQuery } from '../api/users-query.ts'
import { filterUsers } from './filter-users.ts'

function user(uid: string, change: Partial<AdminUser> = {}): AdminUser {
  return {
    uid,
    email: `${uid}@People.test`,
    displayName: null,
    photoURL: null,
    points: 5,
    role: 'user',
    analysisCount: 0,
    createdAt: null,
    blockedAt: null,
    ...change,
  }
}
const QUERY: UsersQuery = { page: 1, limit: 20, sort: 'createdAt', direction: 'desc' }

describe('searching the loaded page', () => {
  const users = [user('mei', { displayName: 'Mei Lin' }), user('boss', { role: 'admin' })]
  it.each([
    ['MEI', 'all', ['mei']],
    ['lin', 'all', ['mei']],
    ['people.TEST', 'all', ['mei', 'boss']],
    ['  ', 'admin', ['boss']],
    ['mei', 'admin', []],
  ] as const)('%j with role %s finds %j', (text, role, found) => {
    expect(filterUsers(users, text, role).map(({ uid }) => uid)).toEqual(found)
  })
})

describe('the address of a page', () => {
  it('keeps what is not default, and reads nothing that is not usable', () => {
    const query: UsersQuery = { page: 3, limit: 50, sort: 'points', direction: 'asc' }
    expect(readUsersQuery(new URLSearchParams(writeUsersQuery(query)))).toEqual(query)
    expect(writeUsersQuery(QUERY)).toEqual({})
    expect(readUsersQuery(new URLSearchParams('page=-1&limit=7&sort=email&direction=up'))).toEqual(QUERY)
    expect(readUsersQuery(new URLSearchParams('page=1e99&limit=x'))).toEqual(QUERY)
  })
})

describe('loading a page', () => {
  const all = [user('a', { points: 1 }), user('b', { points: 9 }), user('c', { points: 5 })]
  const failing = (error: unknown) => ({
    usersPage: () => Promise.reject(error),
    users: () => Promise.resolve(all),
  })

  it('falls back without a message to the plain list, sorted and paged by the client', async () => {
    const query: UsersQuery = { page: 1, limit: 10, sort: 'points', direction: 'desc' }
    const page = await loadUsers(failing(new ApiError('internal', 'x', { status: 500 })), query)
    expect(page.users.map(({ uid }) => uid)).toEqual(['b', 'c', 'a'])
    expect(page.pagination).toMatchObject({ totalUsers: 3, totalPages: 1, hasNext: false })
  })

  it('does not try again where the role is missing', async () => {
    const refused = new ApiError('forbidden', 'x', { status: 403 })
    await expect(loadUsers(failing(refused), QUERY)).rejects.toBe(refused)
  })

  it('pages the list as the API does', () => {
    const many = Array.from({ length: 25 }, (_, at) => user(String(at).padStart(2, '0')))
    const { users, pagination } = pageOf(many, { ...QUERY, page: 2, direction: 'asc' })
    expect(users.map(({ uid }) => uid)).toEqual(['20', '21', '22', '23', '24'])
    expect(pagination).toMatchObject({ hasPrevious: true, hasNext: false, totalPages: 2, offset: 20 })
  })
})

describe('the row after a change of points', () => {
  const page = pageOf([user('mei'), user('lin')], QUERY)
  const pointsOf = (next: typeof page) => next.users.find(({ uid }) => uid === 'mei')?.points
  it('holds max(0, old + delta)', () => {
    const change = { uid: 'mei', pointsToAdd: -8, reason: '更正' }
    const next = withPoints(page, change, { before: 5, points: 0 })
    expect(pointsOf(next)).toBe(0)
    expect(next.users.find(({ uid }) => uid === 'lin')?.points).toBe(5)
  })

  it('holds what the answer says when another admin has changed it since', () => {
    const change = { uid: 'mei', pointsToAdd: 3, reason: '補點' }
    expect(pointsOf(withPoints(page, change, { before: 20, points: 23 }))).toBe(23)
  })
})
