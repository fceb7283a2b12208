import {
  ADMIN_PAGE_SIZE,
  ADMIN_PAGE_SIZES,
  type AdminPageSize,
  type SortDirection,
  USER_SORTS,
  type UserSort,
} from '@gaplens/contracts/admin/requests'

/** Which page of the accounts, in which order: kept in the address, so that it survives a reload. */
export interface UsersQuery {
  readonly page: number
  /** Uid of the row directly before or after the page; neither for the first and the last page. */
  readonly after?: string | undefined
  readonly before?: string | undefined
  readonly limit: AdminPageSize
  readonly sort: UserSort
  readonly direction: SortDirection
}

/** Parses the valid parts of an address; the others get their default. */
export function readUsersQuery(search: URLSearchParams): UsersQuery {
  const page = Number(search.get('page'))
  const limit = Number(search.get('limit'))
  return {
    page: Number.isSafeInteger(page) && page > 0 && page < 1e9 ? page : 1,
    after: search.get('after') ?? undefined,
    before: search.get('before') ?? undefined,
    limit: ADMIN_PAGE_SIZES.find((size) => size === limit) ?? ADMIN_PAGE_SIZE,
    sort: USER_SORTS.find((sort) => sort === search.get('sort')) ?? 'createdAt',
    direction: search.get('direction') === 'asc' ? 'asc' : 'desc',
  }
}

/** The address of a query, without default values. */
export function writeUsersQuery(query: UsersQuery): Record<string, string> {
  return {
    ...(query.page !== 1 && { page: String(query.page) }),
    ...(query.after !== undefined && { after: query.after }),
    ...(query.before !== undefined && { before: query.before }),
    ...(query.limit !== ADMIN_PAGE_SIZE && { limit: String(query.limit) }),
    ...(query.sort !== 'createdAt' && { sort: query.sort }),
    ...(query.direction !== 'desc' && { direction: query.direction }),
  }
}
