import { Timestamp } from 'firebase-admin/firestore'
import type { Database } from '../runtime/database.ts'
import { taipeiMidnight } from '../runtime/taipei-time.ts'

/** How many analyses were started today, including deleted ones. */
export interface StartsToday {
  readonly total: number
  /** By users who never bought points. */
  readonly free: number
}

/** How long a process reuses its count. */
const FRESH_MS = 10_000
/** Starts older than this are all stored: clocks of instances differ by seconds, and a transaction takes less than this. */
const SETTLED_MS = 60_000

interface Known {
  readonly db: Database
  readonly midnight: number
  /** Starts before this time have been counted and need not be counted again. */
  readonly settledUntil: number
  readonly settled: StartsToday
  readonly totals: StartsToday
  readonly until: number
}
let known: Known | null = null

/** Counts the starts since the last count and adds them. Counting the whole day each time would be billed by the thousand. */
export async function startsToday(db: Database, now: Date): Promise<StartsToday> {
  const at = now.getTime()
  const midnight = taipeiMidnight(now).getTime()
  const before = known?.db === db && known.midnight === midnight ? known : null
  if (before !== null && at < before.until) return before.totals
  const from = before?.settledUntil ?? midnight
  const settledUntil = Math.max(from, at - SETTLED_MS)
  const [older, newer] = await Promise.all([count(db, from, settledUntil), count(db, settledUntil, null)])
  const settled = sum(before?.settled ?? { total: 0, free: 0 }, older)
  const totals = sum(settled, newer)
  known = { db, midnight, settledUntil, settled, totals, until: at + FRESH_MS }
  return totals
}

async function count(db: Database, from: number, to: number | null): Promise<StartsToday> {
  if (from === to) return { total: 0, free: 0 }
  let starts = db.starts().where('startedAt', '>=', Timestamp.fromMillis(from))
  if (to !== null) starts = starts.where('startedAt', '<', Timestamp.fromMillis(to))
  const [all, free] = await Promise.all([
    starts.count().get(),
    starts.where('free', '==', true).count().get(),
  ])
  return { total: all.data().count, free: free.data().count }
}

function sum(a: StartsToday, b: StartsToday): StartsToday {
  return { total: a.total + b.total, free: a.free + b.free }
}
