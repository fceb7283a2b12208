import type { UserCount, UserStats } from '@gaplens/contracts/stats'
import { AggregateField, Timestamp } from 'firebase-admin/firestore'
import type { Database } from '../runtime/database.ts'
import { taipeiMidnight } from '../runtime/taipei-time.ts'

/** Firestore bills a count as one read for every thousand entries. */
const ENTRIES_PER_READ = 1_000
/** Accounts are counted anew when as much time has passed as this for each read that it costs, the first being free. */
const MS_PER_READ = 500

/** The four figures of the admin's cards. */
export async function userStats(db: Database, now: Date): Promise<UserStats> {
  const [accounts, analysesToday] = await Promise.all([countAccounts(db, now), countAnalysesToday(db, now)])
  const { totalUsers, adminUsers, totalPoints, countedAt } = accounts
  return {
    totalUsers,
    adminUsers,
    totalPoints,
    analysesToday,
    countedAt: new Date(countedAt.toMillis()).toISOString(),
  }
}

/**
 * Counts the accounts and sums their points by one aggregate, or answers the last count while it is fresh: at a
 * thousand accounts always anew, at 20,000 every 10 s, at a million every 8 minutes. That bounds the cost at two reads
 * a second, however many admins look.
 */
export async function countAccounts(db: Database, now: Date): Promise<UserCount> {
  const last = (await db.userCount().get()).data()
  if (last !== undefined && now.getTime() - last.countedAt.toMillis() < freshFor(last.totalUsers)) return last
  const [all, admins] = await Promise.all([
    db
      .users()
      .aggregate({ count: AggregateField.count(), points: AggregateField.sum('points') })
      .get(),
    db.users().where('role', '==', 'admin').count().get(),
  ])
  const count: UserCount = {
    totalUsers: all.data().count,
    adminUsers: admins.data().count,
    totalPoints: all.data().points,
    countedAt: Timestamp.fromDate(now),
  }
  await db.userCount().set(count)
  return count
}

/** How long a count of so many accounts is used again, in milliseconds. */
export function freshFor(totalUsers: number): number {
  return Math.max(0, Math.ceil(totalUsers / ENTRIES_PER_READ) - 1) * MS_PER_READ
}

/** Analyses started since midnight in Taipei, by an aggregate. */
export async function countAnalysesToday(db: Database, now: Date): Promise<number> {
  const midnight = Timestamp.fromDate(taipeiMidnight(now))
  return (await db.analyses().where('createdAt', '>=', midnight).count().get()).data().count
}
