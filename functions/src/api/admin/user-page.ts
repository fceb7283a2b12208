import { ADMIN_LIST_MAX, type AdminUser, type AdminUsersPage } from '@gaplens/contracts/admin'
import type { Query } from 'firebase-admin/firestore'
import type { Database } from '../../database.ts'
import { countAccounts } from '../../stats/user-stats.ts'
import { locate, type Order, ordered, type Place } from './position.ts'
import { isUid } from './target.ts'
import { ROW_FIELDS, userRow } from './user-row.ts'

/** Pages that begin no further than this are skipped to: it is cheaper than searching. */
const NEAR = 30

/**
 * One page of the accounts. Reads the page's rows and, for one far down, about twenty more and some counts, however
 * many accounts there are; the next page after one just read costs its rows alone.
 * @param page from 1; one past the end is empty
 */
export async function userPage(
  db: Database,
  query: { page: number; limit: number } & Order,
  now: Date,
): Promise<AdminUsersPage> {
  const { page, limit, field, direction } = query
  const { totalUsers } = await countAccounts(db, now)
  const offset = (page - 1) * limit
  const totalPages = Math.ceil(totalUsers / limit)
  const users = offset < totalUsers ? await rowsAt(db, { field, direction }, offset, limit, now) : []
  return {
    users,
    pagination: {
      currentPage: page,
      totalPages,
      totalUsers,
      hasNext: page < totalPages,
      hasPrevious: page > 1,
      limit,
      offset,
    },
  }
}

/** The newest accounts, as many as the list without parameters holds, and whether there are more. */
export async function userList(
  db: Database,
  now: Date,
): Promise<{ users: AdminUser[]; total: number; hasMore: boolean }> {
  const rows = ordered(plain(db), { field: 'createdAt', direction: 'desc' }).select(...ROW_FIELDS)
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

/** Accounts with exactly this address (as typed, or in small letters) or uid. A page's search sees that page alone. */
export async function findUsers(db: Database, text: string): Promise<AdminUser[]> {
  const addresses = [...new Set([text, text.toLowerCase()])]
  const [byAddress, byUid] = await Promise.all([
    plain(db).where('email', 'in', addresses).limit(LOOKUP_MAX).get(),
    isUid(text) ? db.firestore.collection('users').doc(text).get() : null,
  ])
  const found = new Map(byAddress.docs.map((document) => [document.id, userRow(document)]))
  if (byUid?.exists) found.set(byUid.id, userRow(byUid))
  return [...found.values()]
}

async function rowsAt(
  db: Database,
  order: Order,
  offset: number,
  limit: number,
  now: Date,
): Promise<AdminUser[]> {
  const rows = ordered(plain(db), order).select(...ROW_FIELDS)
  const known = nextPages.get(db, order, offset, now)
  const place = known ?? (offset <= NEAR ? 'near' : await locate(plain(db), order, offset))
  if (place === null) return []
  const from =
    place === 'near' || place === 'unordered' ? rows.offset(offset) : rows.startAt(place.value, place.uid)
  // One more than the page: where the next one begins.
  const found = (await from.limit(limit + 1).get()).docs
  const next = found[limit]
  if (next !== undefined) {
    nextPages.set(db, order, offset + limit, { value: next.get(order.field), uid: next.id }, now)
  }
  return found.slice(0, limit).map(userRow)
}

function plain(db: Database): Query {
  return db.users().withConverter(null)
}

/** Long enough to page on; short enough that rows which moved since are where they belong again. */
const REMEMBERED_MS = 60_000
const REMEMBERED_MAX = 200

/** Where the pages after those just read begin: paging on from one to the next needs no search. */
const nextPages = {
  places: new Map<string, { place: Place; until: number; db: Database }>(),
  key: (order: Order, offset: number) => `${order.field} ${order.direction} ${offset}`,
  get(db: Database, order: Order, offset: number, now: Date): Place | null {
    const known = this.places.get(this.key(order, offset))
    return known !== undefined && known.db === db && offset > NEAR && now.getTime() < known.until
      ? known.place
      : null
  },
  set(db: Database, order: Order, offset: number, place: Place, now: Date): void {
    const oldest = this.places.keys().next()
    if (this.places.size >= REMEMBERED_MAX && !oldest.done) this.places.delete(oldest.value)
    this.places.set(this.key(order, offset), { place, until: now.getTime() + REMEMBERED_MS, db })
  },
}
