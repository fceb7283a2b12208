import { z } from 'zod'
import { JobErrorSchema, StoredPageFailureSchema, WarningSchema } from '../errors.ts'
import { TimestampSchema } from '../timestamp.ts'
import { AiOverviewDataSchema, AnalysisResultSchema, ProcessingStepsSchema } from './report.ts'

export const JobStatusSchema = z.enum([
  'pending',
  'processing',
  'completed',
  'completed_with_errors',
  'failed',
])
export type JobStatus = z.infer<typeof JobStatusSchema>

/** A finished job's status never changes again. */
export function isFinished(status: JobStatus): boolean {
  return status === 'completed' || status === 'completed_with_errors' || status === 'failed'
}

/** The job's stages in the order they come; `progress` follows them. */
export const STAGES = ['queued', 'overview', 'pages', 'coverage', 'insight', 'done'] as const
export const StageSchema = z.enum(STAGES)
export type Stage = z.infer<typeof StageSchema>

/** One page of the job as the user sees it while it runs. */
export const SourceProgressSchema = z.object({
  url: z.string(),
  title: z.string(),
  role: z.enum(['user', 'cited', 'organic']),
  state: z.enum(['waiting', 'read', 'failed']),
  failure: StoredPageFailureSchema.nullable(),
})
export type SourceProgress = z.infer<typeof SourceProgressSchema>

/** First results, which are shown while the job runs. */
export const PartialResultSchema = z.object({ aiOverviewData: AiOverviewDataSchema })
export type PartialResult = z.infer<typeof PartialResultSchema>

/** `analyses/{id}`. Written by the server only. Queries for lists select fields and never read `result`. */
export const AnalysisDocumentSchema = z.object({
  uid: z.string().min(1),
  targetKeyword: z.string(),
  userPageUrl: z.string(),
  /** Addresses of sources that its owner excluded. */
  excludedUrls: z.array(z.string()).optional(),
  /** Whether its owner asked for fresh search results and pages instead of cached ones. */
  refresh: z.boolean().optional(),
  /** Hash of the request's body: a repeated idempotency key with another body is refused. */
  requestHash: z.string(),
  status: JobStatusSchema,
  stage: StageSchema.catch('overview'),
  progress: z.number().int().min(0).max(100),
  steps: ProcessingStepsSchema,
  sources: z.array(SourceProgressSchema),
  partial: PartialResultSchema.nullable(),
  warnings: z.array(WarningSchema),
  error: JobErrorSchema.nullable(),
  /** Stored compressed (`functions/src/runtime/packed-report.ts`); earlier versions stored it as it is. */
  result: AnalysisResultSchema.nullable(),
  /** The compressed result of the search step while the job runs, so that a retry need not search again. */
  storedOverview: z.instanceof(Uint8Array).optional(),
  /** SHA-256 over the list of its record's files and the report, stored when it ended. Missing in earlier analyses. */
  evidenceRoot: z.string().optional(),
  /** The name that its owner gave it in the history. Without a name the keyword is shown. */
  name: z.string().optional(),
  /** History list fields. */
  summary: z.string(),
  qualityScore: z.number().int().nullable(),
  /** Coverage score of the user's page, 0–100; missing in earlier analyses. */
  coverageScore: z.number().nullish(),
  /** The most that it can be where `coverageScore` is only the least; null where it is the score. Missing in earlier analyses. */
  coverageAtMost: z.number().nullish(),
  immediateActionsCount: z.number().int(),
  createdAt: TimestampSchema,
  startedAt: TimestampSchema.nullable(),
  completedAt: TimestampSchema.nullable(),
  /** Fencing token. It grows each time a worker starts the job, and a worker with an older token cannot write. */
  attempt: z.number().int().min(0),
  leaseUntil: TimestampSchema.nullable(),
  /** The id of the call that took the latest lease. Missing before the first, and in earlier analyses. */
  leaseHolder: z.string().optional(),
})
export type AnalysisDocument = z.infer<typeof AnalysisDocumentSchema>

/** The payload of the task that runs a job. */
export const RunAnalysisTaskSchema = z.object({ analysisId: z.string().min(1).max(100) })

/**
 * `starts/{analysisId}`: records that an analysis was started, for the daily ceilings. It stays when the analysis or the
 * account is deleted, because the providers were paid all the same. It names nobody, and a TTL policy removes it.
 */
export const StartSchema = z.object({
  startedAt: TimestampSchema,
  /** Whether the user never bought points. */
  free: z.boolean(),
  expiresAt: TimestampSchema,
})
export type Start = z.infer<typeof StartSchema>
