import type { Estimate } from '@gaplens/contracts/api'
import type { DayStats } from '@gaplens/contracts/stats'
import type { Database } from '../runtime/database.ts'
import { lastTaipeiDays } from '../runtime/taipei-time.ts'
import { type Histogram, mergeHistograms, quantile } from './durations.ts'

/** What is called recent. */
const DAYS = 7
/** With fewer, one slow job would be a tenth of what is "usual". */
const FEWEST_RUNS = 10
/** Eight runs of ten fall between these shares. */
const SHARES = [0.1, 0.9] as const

/** How long analyses with a report took in the last days, waiting included: a read a day, however many there were. */
export async function recentEstimate(db: Database, now: Date): Promise<Estimate | null> {
  const days = lastTaipeiDays(now, DAYS).map((day) => db.statDays().doc(day))
  const found = await db.firestore.getAll(...days)
  return estimateOf(found.map((day) => (day.data() as DayStats | undefined)?.durations ?? {}))
}

/** The range that eight of ten runs fell into; null when there were too few to tell. */
export function estimateOf(days: readonly Histogram[]): Estimate | null {
  const all = mergeHistograms(days)
  const runs = Object.values(all).reduce((sum, count) => sum + count, 0)
  const [fromMs, toMs] = SHARES.map((share) => quantile(all, share))
  return runs < FEWEST_RUNS || fromMs == null || toMs == null ? null : { fromMs, toMs }
}
