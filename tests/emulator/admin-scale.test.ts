import type { AdminUser, SortDirection, UserSort } from '@gaplens/contracts/admin'
import { type Firestore, Timestamp } from 'firebase-admin/firestore'
import { beforeAll, describe, expect, it } from 'vitest'
import { userList, userPage } from '../../functions/src/api/admin/user-page.ts'
import { type Database, openDatabase } from '../../functions/src/database.ts'
import { userStats } from '../../functions/src/stats/user-stats.ts'
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
    // 20 for the count and the sum together, one each for the admins, today's analyses and the stored count.
    expect(reads.billed).toBeLessThanOrEqual(23)
    reads.billed = 0
    await userStats(db, now)
    expect(reads.billed).toBe(2)
  })

  const pages: [UserSort, SortDirection, number][] = (['createdAt', 'points'] as const).flatMap((field) =>
    (['asc', 'desc'] as const).flatMap((direction) =>
      [1, 3, 37, 500, 1_000].map((page): [UserSort, SortDirection, number] => [field, direction, page]),
    ),
  )
  it.each(pages)(
    'by %s %s, page %d is right and reads under 60 documents',
    async (field, direction, page) => {
      const { users, pagination } = await userPage(fresh(), { page, limit: 20, field, direction }, new Date())
      expect(uids(users)).toEqual(expected(field, direction).slice((page - 1) * 20, page * 20))
      expect(pagination).toEqual({
        currentPage: page,
        totalPages: 1_000,
        totalUsers: ACCOUNTS,
        hasNext: page < 1_000,
        hasPrevious: page > 1,
        limit: 20,
        offset: (page - 1) * 20,
      })
      expect(reads.documents).toBeLessThan(60)
      expect(reads.billed).toBeLessThan(200)
    },
  )

  it('paging on reads the page and one row more', async () => {
    const db = fresh()
    const query = { limit: 20, field: 'createdAt', direction: 'desc' } as const
    await userPage(db, { ...query, page: 300 }, new Date())
    reads.documents = 0
    const { users } = await userPage(db, { ...query, page: 301 }, new Date())
    expect(uids(users)).toEqual(expected('createdAt', 'desc').slice(6_000, 6_020))
    expect(reads.documents).toBeLessThanOrEqual(22)
  })

  it('a page past the end is empty', async () => {
    const query = { page: 1_001, limit: 20, field: 'points', direction: 'desc' } as const
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
