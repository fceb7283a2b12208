import { type UserCount, UserCountSchema, type UserStats } from '@gaplens/contracts/admin/stats'
import { AggregateField, Timestamp } from 'firebase-admin/firestore'
import { type Database, unparsedDocument } from '../runtime/database.ts'
import { taipeiMidnight } from '../runtime/taipei-time.ts'

/** Firestore bills an aggregate as one read for every thousand index entries. */
const ENTRIES_PER_READ = 1_000
/** A count is reused for this long for each billed read that a new count would cost, beyond the first. */
const MS_PER_READ = 500

/** The four figures on the cards of the admin page. */
export async function userStats(db: Database, now: Date): Promise<UserStats> {
  const [accounts, analysesToday] = await Promise.all([countAccounts(db, now), countAnalysesToday(db, now)])
  const { countedAt, ...counts } = accounts
  return {
    ...counts,
    analysesToday,
    countedAt: new Date(countedAt.toMillis()).toISOString(),
  }
}

/**
 * Counts accounts and sums their points, without the bootstrap admin's, with Firestore aggregates, or returns the last
 * count while it is fresh. A thousand accounts are always counted again, 20,000 every 10 s, a million every 8 minutes. This
 * bounds the cost at about two reads a second, however many admins are looking.
 */
export async function countAccounts(db: Database, now: Date): Promise<UserCount> {
  // A stored count that cannot be parsed is ignored and replaced.
  const { data: last } = UserCountSchema.safeParse((await unparsedDocument(db.userCount()).get()).data())
  if (last !== undefined && now.getTime() - last.countedAt.toMillis() < freshFor(last.totalUsers)) return last
  const [all, admins, notSold] = await Promise.all([
    db
      .users()
      .aggregate({ count: AggregateField.count(), points: AggregateField.sum('points') })
      .get(),
    db.users().where('role', '==', 'admin').count().get(),
    bootstrapPoints(db),
  ])
  const count: UserCount = {
    totalUsers: all.data().count,
    adminUsers: admins.data().count,
    totalPoints: all.data().points - notSold,
    pointsLeftOut: notSold,
    countedAt: Timestamp.fromDate(now),
  }
  await db.userCount().set(count)
  return count
}

/** The points of the first admin. They are left out, because a million points that nobody bought would hide the others. */
async function bootstrapPoints(db: Database): Promise<number> {
  const uid = (await db.bootstrap().get()).data()?.uid
  return uid === undefined ? 0 : ((await db.users().doc(uid).get()).data()?.points ?? 0)
}

/** How long the last count is reused, in milliseconds. */
export function freshFor(totalUsers: number): number {
  return Math.max(0, Math.ceil(totalUsers / ENTRIES_PER_READ) - 1) * MS_PER_READ
}

/** Number of analyses started since midnight in Taipei. */
export async function countAnalysesToday(db: Database, now: Date): Promise<number> {
  const midnight = Timestamp.fromDate(taipeiMidnight(now))
  return (await db.analyses().where('createdAt', '>=', midnight).count().get()).data().count
}
