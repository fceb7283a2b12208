import {
  type DayStats,
  DayStatsSchema,
  type SystemFigures,
  type SystemStats,
} from '@gaplens/contracts/admin/stats'
import { JOB_ERRORS, type JobErrorCode } from '@gaplens/contracts/errors'
import { type Database, unparsedDocument } from '../runtime/database.ts'
import { describeError, log } from '../runtime/log.ts'
import { parseEach } from '../runtime/parse-each.ts'
import { lastTaipeiDays } from '../runtime/taipei-time.ts'
import { mergeHistograms, quantile } from './durations.ts'
import { EMPTY_DAY, foldJobEnds } from './job-ends.ts'

/**
 * Statistics of the jobs of the last days. Costs one Firestore read for each day, however many jobs there were.
 * @param searchPriceUsd price of one search in US dollars; null when it is unknown
 */
export async function systemStats(
  db: Database,
  now: Date,
  dayCount: number,
  searchPriceUsd: number | null,
): Promise<SystemStats> {
  // If this fails, the figures are at most a few minutes old, which is better than no figures.
  await foldJobEnds(db, { now: () => now, hasTime: () => true }).catch((error: unknown) =>
    log('WARNING', 'fold-failed', { ...describeError(error) }),
  )
  const names = lastTaipeiDays(now, dayCount)
  const found = await db.firestore.getAll(...names.map((day) => unparsedDocument(db.statDays().doc(day))))
  const { rows } = parseEach(
    found.filter(({ exists }) => exists),
    DayStatsSchema,
  )
  const byDay = new Map(rows.map(({ id, data }) => [id, data]))
  const days = names.map((day) => byDay.get(day) ?? EMPTY_DAY)
  const total = days.reduce(addDays, EMPTY_DAY)
  return {
    days: names.map((day, at) => ({ day, ...figuresOf(days[at] ?? EMPTY_DAY, searchPriceUsd) })),
    today: figuresOf(days.at(-1) ?? EMPTY_DAY, searchPriceUsd),
    total: figuresOf(total, searchPriceUsd),
    errors: Object.entries(total.errors)
      .flatMap(([code, count]) => (isJobError(code) ? [{ code, count }] : []))
      .toSorted((a, b) => b.count - a.count),
  }
}

function isJobError(code: string): code is JobErrorCode {
  return Object.hasOwn(JOB_ERRORS, code)
}

function addDays(a: DayStats, b: DayStats): DayStats {
  return {
    completed: a.completed + b.completed,
    completedWithErrors: a.completedWithErrors + b.completedWithErrors,
    failed: a.failed + b.failed,
    durations: mergeHistograms([a.durations, b.durations]),
    errors: mergeHistograms([a.errors, b.errors]),
    searches: a.searches + b.searches,
    modelCalls: a.modelCalls + b.modelCalls,
    promptTokens: a.promptTokens + b.promptTokens,
    outputTokens: a.outputTokens + b.outputTokens,
    modelCostUsd: a.modelCostUsd + b.modelCostUsd,
    unpricedCalls: a.unpricedCalls + b.unpricedCalls,
  }
}

function figuresOf(day: DayStats, searchPriceUsd: number | null): SystemFigures {
  const withReport = day.completed + day.completedWithErrors
  const runs = withReport + day.failed
  return {
    runs,
    completed: day.completed,
    completedWithErrors: day.completedWithErrors,
    failed: day.failed,
    successRate: runs === 0 ? null : withReport / runs,
    medianMs: quantile(day.durations, 0.5),
    p95Ms: quantile(day.durations, 0.95),
    searches: day.searches,
    modelCalls: day.modelCalls,
    promptTokens: day.promptTokens,
    outputTokens: day.outputTokens,
    searchCostUsd: searchPriceUsd === null ? null : day.searches * searchPriceUsd,
    // A sum that lacks the price of some calls would look smaller than the true cost.
    modelCostUsd: day.unpricedCalls > 0 ? null : day.modelCostUsd,
  }
}
