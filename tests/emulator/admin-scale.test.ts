import type { AdminUser, SortDirection, UserSort } from '@gaplens/contracts/admin/requests'
import { type Firestore, Timestamp } from 'firebase-admin/firestore'
import { beforeAll, describe, expect, it } from 'vitest'
import { userList, userPage } from '../../functions/src/api/admin/user-page.ts'
import { type Database, openDatabase } from '../../functions/src/runtime/database.ts'
import { countAccounts, userStats } from '../../functions/src/stats/user-stats.ts'
import { countReads, type Reads } from '../support/count-reads.ts'
import { ownFirestore } from '../support/project.ts'

const ACCOUNTS = 20_000
const START = Date.parse('2025-01-01T00:00:00Z')

interface Sample {
  readonly uid: string
  readonly points: number
  readonly role: 'user' | 'admin'
  readonly createdMs: number
}

/** Most have five points; some thousand came in one import, at one instant; the others over two years. */
const samples: Sample[] = Array.from({ length: ACCOUNTS }, (_, index) => {
  const noise = (index * 2_654_435_761) % 4_294_967_296
  return {
    uid: `${(noise % 1_679_616).toString(36)}-${index}`,
    points: index % 3 === 0 ? noise % 200 : 5,
    role: index % 5_000 === 0 ? 'admin' : 'user',
    createdMs: index % 5 === 0 ? START : START + (noise % (730 * 86_400_000)),
  }
})

let firestore: Firestore
let reads: Reads
beforeAll(async () => {
  // A project of its own: no triggers run there, and the other tests' accounts are not among these.
  firestore = ownFirestore('scale')
  for (let at = 0; at < ACCOUNTS; at += 500) {
    const batch = firestore.batch()
    for (const { uid, points, role, createdMs } of samples.slice(at, at + 500)) {
      batch.set(firestore.collection('users').doc(uid), {
        uid,
        email: `${uid}@people.test`,
        displayName: uid,
        photoURL: null,
        points,
        role,
        analysisCount: 0,
        createdAt: Timestamp.fromMillis(createdMs),
      })
    }
    await batch.commit()
  }
  reads = countReads(firestore)
}, 300_000)

/** A database of its own for each look, so that nothing is remembered from the one before. */
function fresh(): Database {
  reads.documents = 0
  reads.billed = 0
  return openDatabase(firestore)
}

function expected(field: UserSort, direction: SortDirection): string[] {
  const value = (sample: Sample) => (field === 'points' ? sample.points : sample.createdMs)
  const rising = samples.toSorted((a, b) => value(a) - value(b) || (a.uid < b.uid ? -1 : 1))
  return (direction === 'asc' ? rising : rising.toReversed()).map((sample) => sample.uid)
}

const uids = (users: readonly AdminUser[]) => users.map((user) => user.uid)

describe('with 20,000 accounts', () => {
  it('the four figures are right and read under 20 documents; counted again at once they cost two', async () => {
    const db = fresh()
    const now = new Date()
    expect(await userStats(db, now)).toMatchObject({
      totalUsers: ACCOUNTS,
      adminUsers: 4,
      totalPoints: samples.reduce((sum, sample) => sum + sample.points, 0),
      analysesToday: 0,
    })
    expect(reads.documents).toBeLessThan(20)
    // 20 for the count and the sum together, one each for the admins, the first of them, today's analyses and the
    // stored count.
    expect(reads.billed).toBeLessThanOrEqual(24)
    reads.billed = 0
    await userStats(db, now)
    expect(reads.billed).toBe(2)
  })

  const orders = (['createdAt', 'points'] as const).flatMap((sort) =>
    (['asc', 'desc'] as const).map((direction) => ({ sort, direction })),
  )

  it.each(orders)('by $sort $direction, pages follow each other and read their own rows', async (order) => {
    const db = fresh()
    const all = expected(order.sort, order.direction)
    const pageOf = async (place: { page: number; after?: string; before?: string }) => {
      // At one instant: a stored count that is just fresh enough would be counted anew a moment later.
      const now = new Date()
      await countAccounts(db, now)
      reads.documents = 0
      const { users, pagination } = await userPage(db, { ...order, ...place, limit: 20 }, now)
      // The page, the row beside it and the stored count.
      expect(reads.documents).toBeLessThanOrEqual(22)
      expect(pagination).toMatchObject({ currentPage: place.page, totalPages: 1_000, totalUsers: ACCOUNTS })
      return uids(users)
    }
    const first = await pageOf({ page: 1 })
    expect(first).toEqual(all.slice(0, 20))
    const second = await pageOf({ page: 2, after: first.at(-1) ?? '' })
    expect(second).toEqual(all.slice(20, 40))
    expect(await pageOf({ page: 1, before: second[0] ?? '' })).toEqual(first)
    const last = await pageOf({ page: 1_000 })
    expect(last).toEqual(all.slice(-20))
    expect(await pageOf({ page: 999, before: last[0] ?? '' })).toEqual(all.slice(-40, -20))
    expect(await pageOf({ page: 501, after: all[9_999] ?? '' })).toEqual(all.slice(10_000, 10_020))
  })

  it('the last page holds what is left, however many that is', async () => {
    const query = { sort: 'createdAt', direction: 'desc', page: 401, limit: 50 } as const
    const { pagination } = await userPage(fresh(), { ...query, page: 1 }, new Date())
    expect(pagination.totalPages).toBe(400)
    const { users } = await userPage(fresh(), { ...query, page: 400 }, new Date())
    expect(uids(users)).toEqual(expected('createdAt', 'desc').slice(-50))
  })

  it('a number alone leads to a page among the first thousand, and beyond to the first', async () => {
    const query = { limit: 20, sort: 'points', direction: 'desc' } as const
    const all = expected('points', 'desc')
    const near = await userPage(fresh(), { ...query, page: 50 }, new Date())
    expect(uids(near.users)).toEqual(all.slice(980, 1_000))
    const far = await userPage(fresh(), { ...query, page: 500 }, new Date())
    expect(uids(far.users)).toEqual(all.slice(0, 20))
    expect(far.pagination).toMatchObject({ currentPage: 1, offset: 0, hasPrevious: false })
  })

  it('a row that has gone leads back to the first page', async () => {
    const query = { limit: 20, sort: 'points', direction: 'desc', page: 7, after: 'gone' } as const
    const { users, pagination } = await userPage(fresh(), query, new Date())
    expect(uids(users)).toEqual(expected('points', 'desc').slice(0, 20))
    expect(pagination.currentPage).toBe(1)
  })

  it('a page past the end is empty', async () => {
    const query = { page: 1_001, limit: 20, sort: 'points', direction: 'desc' } as const
    expect(await userPage(fresh(), query, new Date())).toMatchObject({
      users: [],
      pagination: { hasNext: false, hasPrevious: true },
    })
  })

  it('the plain list holds the newest thousand and says that there are more', async () => {
    const { users, total, hasMore } = await userList(fresh(), new Date())
    expect(uids(users)).toEqual(expected('createdAt', 'desc').slice(0, 1_000))
    expect({ total, hasMore }).toEqual({ total: ACCOUNTS, hasMore: true })
  })
})
