import { z } from 'zod'
import { JobStatusSchema } from '../analysis/job.ts'
import { JOB_ERRORS, type JobErrorCode } from '../errors.ts'
import { TimestampSchema } from '../timestamp.ts'

const Count = z.number().int().min(0)
/** A day of Taipei, e.g. `2026-11-21`. */
const DaySchema = z.string().regex(/^\d{4}-\d{2}-\d{2}$/)
const JobErrorCodeSchema = z.enum(Object.keys(JOB_ERRORS) as [JobErrorCode, ...JobErrorCode[]])

/** GET /api/admin/stats/users */
export const UserStatsSchema = z.object({
  totalUsers: Count,
  /** Analyses started since midnight in Taipei. */
  analysesToday: Count,
  adminUsers: Count,
  /** Points of all users, without those of the first admin. */
  totalPoints: z.number().int(),
  /** The points of the first admin, which the total leaves out. */
  pointsLeftOut: z.number().int().default(0),
  /** ISO 8601: when the accounts were last counted. */
  countedAt: z.string(),
})
export type UserStats = z.infer<typeof UserStatsSchema>

/** `stats/users`: the last count of the accounts. It is stored, so that the screens of many admins cost only one count. */
export const UserCountSchema = z.object({
  totalUsers: Count,
  adminUsers: Count,
  totalPoints: z.number().int(),
  pointsLeftOut: z.number().int().default(0),
  countedAt: TimestampSchema,
})
export type UserCount = z.infer<typeof UserCountSchema>

/** `jobEnds/{analysisId}`: how a job ended, until it is added to its day. It holds no personal data. */
export const JobEndSchema = z.object({
  endedAt: TimestampSchema,
  /** `abandoned`: a run whose job was cancelled, deleted or taken over by another run; only its cost counts. */
  status: z.enum([
    ...JobStatusSchema.extract(['completed', 'completed_with_errors', 'failed']).options,
    'abandoned',
  ]),
  error: JobErrorCodeSchema.nullable(),
  /** From the user's request to the end, including waiting. */
  durationMs: z.number().min(0),
  searches: Count,
  modelCalls: Count,
  promptTokens: Count,
  outputTokens: Count,
  /** Null if the model's prices are not configured. */
  modelCostUsd: z.number().nullable(),
})
export type JobEnd = z.infer<typeof JobEndSchema>

/** `statDays/{YYYY-MM-DD}`: a day of Taipei, summed over the jobs that ended in it. */
export const DayStatsSchema = z.object({
  completed: Count,
  completedWithErrors: Count,
  failed: Count,
  /** Finished jobs by the bucket of their duration (`functions/src/stats/durations.ts`). */
  durations: z.record(z.string(), Count),
  /** Failed jobs by error code. */
  errors: z.record(z.string(), Count),
  searches: Count,
  modelCalls: Count,
  promptTokens: Count,
  outputTokens: Count,
  modelCostUsd: z.number().min(0),
  /** Model calls without a known price are in `modelCalls` and not in `modelCostUsd`. */
  unpricedCalls: Count,
})
export type DayStats = z.infer<typeof DayStatsSchema>

const SystemFiguresSchema = z.object({
  runs: Count,
  completed: Count,
  completedWithErrors: Count,
  failed: Count,
  /** Share of jobs that ended with a report, 0–1; null without a run. */
  successRate: z.number().nullable(),
  /** Duration of jobs with a report, accurate to 5 %; null without one. */
  medianMs: z.number().nullable(),
  p95Ms: z.number().nullable(),
  searches: Count,
  modelCalls: Count,
  promptTokens: Count,
  outputTokens: Count,
  /** Null if its price is not configured. */
  searchCostUsd: z.number().nullable(),
  modelCostUsd: z.number().nullable(),
})
export type SystemFigures = z.infer<typeof SystemFiguresSchema>

/** GET /api/admin/stats/system?days={7|14|30} */
export const SystemStatsSchema = z.object({
  /** Oldest first, today last; days without a run included. */
  days: z.array(SystemFiguresSchema.extend({ day: DaySchema })),
  today: SystemFiguresSchema,
  total: SystemFiguresSchema,
  /** Errors of the whole period, the most frequent first. */
  errors: z.array(z.object({ code: JobErrorCodeSchema, count: Count })),
})
export type SystemStats = z.infer<typeof SystemStatsSchema>

export const STATS_DAYS = [7, 14, 30] as const
