import {
  ADMIN_LIST_MAX,
  type AdminUser,
  type AdminUsersPage,
  type UsersOrder,
} from '@gaplens/contracts/admin/requests'
import { IdSchema } from '@gaplens/contracts/id'
import { FieldPath, type Query, type QueryDocumentSnapshot } from 'firebase-admin/firestore'
import type { Database } from '../../runtime/database.ts'
import { countAccounts } from '../../stats/user-stats.ts'
import { ROW_FIELDS, userRow } from './user-row.ts'

/** The requested page. `after` is the uid of the row before the page, `before` that of the row after it. */
export interface PageRequest extends UsersOrder {
  /** From 1. */
  readonly page: number
  readonly limit: number
  readonly after?: string | undefined
  readonly before?: string | undefined
}

/** The rows of a page. `at` is the number of the page that was really read. */
interface FoundPage {
  readonly at: number
  readonly rows: readonly QueryDocumentSnapshot[]
}

/**
 * Reads one page of the accounts. It reads at most one row more than the page has, however many accounts there are:
 * pages are reached from their neighbours by cursor, and the first and last page from the ends. A page number without a
 * cursor works within the first thousand rows only, because Firestore bills skipped rows. Beyond that it gives the first page.
 */
export async function userPage(db: Database, wanted: PageRequest, now: Date): Promise<AdminUsersPage> {
  const { limit } = wanted
  const { totalUsers } = await countAccounts(db, now)
  const totalPages = Math.ceil(totalUsers / limit)
  const { at, rows } = await findPage(db, wanted, totalUsers, totalPages)
  return {
    users: rows.map(userRow),
    pagination: {
      currentPage: at,
      totalPages,
      totalUsers,
      hasNext: at < totalPages,
      hasPrevious: at > 1,
      limit,
      offset: (at - 1) * limit,
    },
  }
}

async function findPage(
  db: Database,
  { page, limit, after, before, ...order }: PageRequest,
  totalUsers: number,
  totalPages: number,
): Promise<FoundPage> {
  const forwards = ordered(plain(db), order)
  const backwards = ordered(plain(db), { ...order, direction: order.direction === 'asc' ? 'desc' : 'asc' })
  const neighbour = after ?? before
  if (neighbour !== undefined) {
    const row = await db.firestore.collection('users').doc(neighbour).get()
    if (!row.exists) return { at: 1, rows: await read(forwards, limit) }
    return after === undefined
      ? { at: page, rows: (await read(backwards.startAfter(row), limit)).toReversed() }
      : { at: page, rows: await read(forwards.startAfter(row), limit) }
  }
  const offset = (page - 1) * limit
  if (page > totalPages && page > 1) return { at: page, rows: [] }
  if (page === totalPages && page > 1)
    return { at: page, rows: (await read(backwards, totalUsers - offset)).toReversed() }
  if (offset >= ADMIN_LIST_MAX) return { at: 1, rows: await read(forwards, limit) }
  return { at: page, rows: await read(forwards.offset(offset), limit) }
}

async function read(rows: Query, limit: number): Promise<QueryDocumentSnapshot[]> {
  return (
    await rows
      .select(...ROW_FIELDS)
      .limit(limit)
      .get()
  ).docs
}

function ordered(users: Query, { sort, direction }: UsersOrder): Query {
  return users.orderBy(sort, direction).orderBy(FieldPath.documentId(), direction)
}

/** The newest accounts, up to the limit of the list without parameters, and whether there are more. */
export async function userList(
  db: Database,
  now: Date,
): Promise<{ users: AdminUser[]; total: number; hasMore: boolean }> {
  const rows = ordered(plain(db), { sort: 'createdAt', direction: 'desc' }).select(...ROW_FIELDS)
  const [{ totalUsers }, found] = await Promise.all([
    countAccounts(db, now),
    rows.limit(ADMIN_LIST_MAX + 1).get(),
  ])
  return {
    users: found.docs.slice(0, ADMIN_LIST_MAX).map(userRow),
    total: Math.max(totalUsers, found.size),
    hasMore: found.size > ADMIN_LIST_MAX,
  }
}

const LOOKUP_MAX = 5

/** Accounts with exactly this e-mail address (as typed or in lower case) or uid, among all accounts. */
export async function findUsers(db: Database, text: string): Promise<AdminUser[]> {
  const addresses = [...new Set([text, text.toLowerCase()])]
  const [byAddress, byUid] = await Promise.all([
    plain(db).where('email', 'in', addresses).limit(LOOKUP_MAX).get(),
    IdSchema.safeParse(text).success ? db.firestore.collection('users').doc(text).get() : null,
  ])
  const found = new Map(byAddress.docs.map((document) => [document.id, userRow(document)]))
  if (byUid?.exists) found.set(byUid.id, userRow(byUid))
  return [...found.values()]
}

function plain(db: Database): Query {
  return db.users().withConverter(null)
}
