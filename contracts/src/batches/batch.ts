import { z } from 'zod'
import { JobStatusSchema } from '../analysis/job.ts'
import { AnalysisNameSchema, KeywordSchema, PageUrlSchema } from '../analysis/requests.ts'
import { BATCH_ARCHIVE_ROWS, BATCH_MAX_ROWS } from '../limits.ts'
import { TimestampSchema } from '../timestamp.ts'

/** A row in a request. Issue messages are codes of `API_ERRORS`. */
export const BatchRowSchema = z.strictObject({ targetKeyword: KeywordSchema, userPageUrl: PageUrlSchema })
export type BatchRow = z.infer<typeof BatchRowSchema>

/** A key by which rows with the same keyword and page are recognised. */
export function batchRowKey({ targetKeyword, userPageUrl }: BatchRow): string {
  return JSON.stringify([targetKeyword, userPageUrl])
}

/** POST /api/batches. Each row costs the point of one analysis, so the same row twice is refused. */
export const BatchRequestSchema = z.strictObject({
  /** May be empty. */
  name: AnalysisNameSchema,
  rows: z
    .array(BatchRowSchema, { error: 'batch-empty' })
    .min(1, 'batch-empty')
    .max(BATCH_MAX_ROWS, 'batch-too-many')
    .refine((rows) => new Set(rows.map(batchRowKey)).size === rows.length, 'batch-duplicate'),
})
export type BatchRequest = z.infer<typeof BatchRequestSchema>
export const BatchStartAnswerSchema = z.object({ batchId: z.string() })

/**
 * `running`: rows are started one after the other. `paused`: no row is started, running ones continue. `cancelled` by its owner or
 * `expired` by its age: the points of rows that had not started are refunded. `finished`: every row has run.
 */
const BatchStatusSchema = z.enum(['running', 'paused', 'cancelled', 'expired', 'finished'])
export type BatchStatus = z.infer<typeof BatchStatusSchema>

/** POST /api/batches/{id}/state */
export const BatchStateRequestSchema = z.strictObject({ state: z.enum(['running', 'paused', 'cancelled']) })
export type BatchState = z.infer<typeof BatchStateRequestSchema>['state']
/** `givenBack`: number of points that the request refunded. */
export const BatchStateAnswerSchema = z.object({ status: BatchStatusSchema, givenBack: z.number().int() })

/**
 * GET /api/batches/{id}/archive: the ZIP of the reports of some rows, counted from 0. Part 0 counts as a download; the
 * others belong to it.
 */
export const BatchArchiveQuerySchema = z.object({
  rows: z
    .string()
    .regex(/^\d{1,3}(,\d{1,3})*$/)
    .transform((text) => [...new Set(text.split(',').map(Number))])
    .pipe(z.array(z.number().max(BATCH_MAX_ROWS - 1)).max(BATCH_ARCHIVE_ROWS)),
  part: z.coerce.number().int().min(0).max(BATCH_MAX_ROWS),
})

/** The outcome of a row that was started. `deleted`: its owner deleted the analysis. */
const RowEndSchema = z.object({
  status: z.union([JobStatusSchema, z.literal('deleted')]),
  refunded: z.boolean(),
  /** The error message; empty if it did not fail. */
  message: z.string(),
  cancelled: z.boolean(),
  qualityScore: z.number().nullable(),
  /** Null if not known, or only as a range. */
  coverageScore: z.number().nullable(),
  immediateActionsCount: z.number().int(),
})
export type RowEnd = z.infer<typeof RowEndSchema>

/**
 * `batches/{id}`: written by the server only. Rows are started in order, and `next` is the first that has not been started. The
 * analysis of a row has the id that `rowAnalysisId` gives.
 */
export const BatchDocumentSchema = z.object({
  uid: z.string().min(1),
  name: z.string(),
  /** Hash of the request's body: a repeated idempotency key with another body is refused. */
  requestHash: z.string(),
  status: BatchStatusSchema,
  /** Whether a row is still running or waits to be started. */
  open: z.boolean(),
  rows: z.array(z.object({ targetKeyword: z.string(), userPageUrl: z.string() })),
  rowCount: z.number().int().min(1),
  /** Index of the first row that has not been started. */
  next: z.number().int().min(0),
  /** Indexes of the running rows. */
  inFlight: z.array(z.number().int()),
  /** Whether `inFlight` is not empty. Firestore cannot query for non-empty arrays. */
  busy: z.boolean().default(false),
  /** The outcomes of rows that have ended, by index. */
  ends: z.record(z.string(), RowEndSchema),
  /** Code of `BATCH_HOLDS`: why the next row cannot start now; null if it can. */
  held: z.string().nullable(),
  /**
   * The time from which its next row may be started; batches with the earliest time go first. Null if no row waits. Documents of
   * earlier versions lack it, and the sweep adds it.
   */
  dueAt: TimestampSchema.nullable().default(null),
  createdAt: TimestampSchema,
  lastStartAt: TimestampSchema.nullable(),
  endedAt: TimestampSchema.nullable(),
  expiresAt: TimestampSchema,
})
export type BatchDocument = z.infer<typeof BatchDocumentSchema>

/** `waiting`: not started. `queued`, `running`: in progress. `released`: never started, and its point was refunded. */
const BatchRowStateSchema = z.enum([
  'waiting',
  'queued',
  'running',
  'completed',
  'completed_with_errors',
  'failed',
  'cancelled',
  'released',
  'deleted',
])
export type BatchRowState = z.infer<typeof BatchRowStateSchema>

/** Whether a row in this state, or that ended with this status, has a report. */
export function hasReport(state: BatchRowState | RowEnd['status']): boolean {
  return state === 'completed' || state === 'completed_with_errors'
}

/** A row as its owner sees it. */
const BatchRowItemSchema = z.object({
  row: z.number().int(),
  targetKeyword: z.string(),
  userPageUrl: z.string(),
  state: BatchRowStateSchema,
  /** Null before the analysis is started. */
  analysisId: z.string().nullable(),
  /** Percent. */
  progress: z.number(),
  /** Whether its point was refunded. */
  refunded: z.boolean(),
  message: z.string(),
  qualityScore: z.number().nullable(),
  /** Null if not known, or only as a range. */
  coverageScore: z.number().nullable(),
  immediateActionsCount: z.number().int(),
})
export type BatchRowItem = z.infer<typeof BatchRowItemSchema>

/** A batch without its rows. */
const BatchSummarySchema = z.object({
  id: z.string(),
  name: z.string(),
  status: BatchStatusSchema,
  open: z.boolean(),
  rowCount: z.number().int(),
  counts: z.object({
    waiting: z.number().int(),
    running: z.number().int(),
    reports: z.number().int(),
    failed: z.number().int(),
    released: z.number().int(),
  }),
  /** The reason why no row starts now, in words; empty if there is none. */
  held: z.string(),
  createdAt: z.string(),
  endedAt: z.string().nullable(),
})
export type BatchSummary = z.infer<typeof BatchSummarySchema>

/** GET /api/batches: the newest batches, and the largest number of rows that a batch may have now; 0 if none may be started. */
export const BatchListSchema = z.object({
  data: z.array(BatchSummarySchema),
  /** Number of batches that this version cannot read; they are left out. */
  unreadable: z.number().int().default(0),
  maxRows: z.number().int().min(0),
})
export type BatchList = z.infer<typeof BatchListSchema>

/** GET /api/batches/{id} */
export const BatchAnswerSchema = z.object({
  data: BatchSummarySchema.extend({ rows: z.array(BatchRowItemSchema) }),
})
export type Batch = z.infer<typeof BatchAnswerSchema>['data']
