import { DayStatsSchema } from '@gaplens/contracts/admin/stats'
import type { Estimate } from '@gaplens/contracts/analysis/requests'
import { type Database, unparsedDocument } from '../runtime/database.ts'
import { parseEach } from '../runtime/parse-each.ts'
import { lastTaipeiDays } from '../runtime/taipei-time.ts'
import { type Histogram, mergeHistograms, quantile } from './durations.ts'

const DurationsSchema = DayStatsSchema.pick({ durations: true })
/** How many days count as recent. */
const DAYS = 7
/** No estimate is given from fewer runs, because a single slow job would weigh too much. */
const FEWEST_RUNS = 10
/** Quantiles that eight of ten runs fall between. */
const SHARES = [0.1, 0.9] as const

/** How long recent analyses took to give a report, waiting time included. Costs one Firestore read for each day. */
export async function recentEstimate(db: Database, now: Date): Promise<Estimate | null> {
  return estimateOf(await recentDurations(db, now))
}

/** The median duration of the last days' analyses in milliseconds, waiting included; null when there were too few. */
export async function recentMedian(db: Database, now: Date): Promise<number | null> {
  const all = mergeHistograms(await recentDurations(db, now))
  return runsIn(all) < FEWEST_RUNS ? null : quantile(all, 0.5)
}

async function recentDurations(db: Database, now: Date): Promise<Histogram[]> {
  const days = lastTaipeiDays(now, DAYS).map((day) => unparsedDocument(db.statDays().doc(day)))
  const found = (await db.firestore.getAll(...days)).filter((day) => day.exists)
  // An estimate must not keep anybody from starting an analysis.
  return parseEach(found, DurationsSchema).rows.map(({ data }) => data.durations)
}

function runsIn(histogram: Histogram): number {
  return Object.values(histogram).reduce((sum, count) => sum + count, 0)
}

/** The range that eight of ten runs fell into; null when there were too few runs. */
export function estimateOf(days: readonly Histogram[]): Estimate | null {
  const all = mergeHistograms(days)
  const [fromMs, toMs] = SHARES.map((share) => quantile(all, share))
  return runsIn(all) < FEWEST_RUNS || fromMs == null || toMs == null ? null : { fromMs, toMs }
}
