import { z } from 'zod'
import { JobErrorSchema, WarningSchema } from '../errors.ts'
import { ANALYSIS_NAME_MAX_CHARS, KEYWORD_MAX_CHARS, MAX_EXCLUDED_URLS, URL_MAX_CHARS } from '../limits.ts'
import { label, text } from '../text.ts'
import { isWebAddress } from '../web-address.ts'
import { JobStatusSchema, PartialResultSchema, SourceProgressSchema, StageSchema } from './job.ts'
import { checkPageUrl } from './page-url.ts'
import { AnalysisResultSchema, ProcessingStepsSchema } from './report.ts'

/** A keyword as typed: trimmed, one line of plain text. Issue messages are codes of `API_ERRORS`. */
export const KeywordSchema = label('keyword-required', 'keyword-invalid')
  .min(1, 'keyword-required')
  .refine((keyword) => [...keyword].length <= KEYWORD_MAX_CHARS, 'keyword-too-long')

/** The user's page: an address on the public web. Issue messages are codes of `API_ERRORS`. */
export const PageUrlSchema = text('url-required', 'url-invalid').transform((address, context) => {
  const checked = checkPageUrl(address)
  if ('url' in checked) return checked.url
  context.addIssue({ code: 'custom', message: checked.error })
  return z.NEVER
})

/** An address that is compared with others and never fetched. Issue messages are codes of `API_ERRORS`. */
const ExcludedUrlSchema = text('excluded-invalid').refine(
  (address) => address.length <= URL_MAX_CHARS && isWebAddress(address),
  'excluded-invalid',
)

/** POST /api/analyze */
export const AnalyzeRequestSchema = z.strictObject({
  targetKeyword: KeywordSchema,
  userPageUrl: PageUrlSchema,
  /** Sources that are neither read nor compared, even if Google cites them. */
  excludedUrls: z.array(ExcludedUrlSchema).max(MAX_EXCLUDED_URLS, 'excluded-too-many').optional(),
  /** Asks for fresh search results and pages instead of cached ones. */
  refresh: z.boolean().optional(),
  /** Whether the user accepts the wait that the error `long-wait` announced. */
  acceptWait: z.boolean().optional(),
})
export type AnalyzeRequest = z.infer<typeof AnalyzeRequestSchema>
export const AnalyzeAnswerSchema = z.object({ jobId: z.string() })
export type AnalyzeAnswer = z.infer<typeof AnalyzeAnswerSchema>

export const IdempotencyKeySchema = text().regex(/^[A-Za-z0-9_-]{8,100}$/)

/** GET /api/results/{jobId}. Times are ISO 8601. */
export const JobAnswerSchema = z.object({
  jobId: z.string(),
  targetKeyword: z.string(),
  userPageUrl: z.string(),
  /** Pages that the request excluded. */
  excludedUrls: z.array(z.string()).default([]),
  status: JobStatusSchema,
  stage: StageSchema,
  progress: z.number(),
  steps: ProcessingStepsSchema,
  sources: z.array(SourceProgressSchema),
  partial: PartialResultSchema.nullable(),
  data: AnalysisResultSchema.nullable(),
  error: JobErrorSchema.nullable(),
  warnings: z.array(WarningSchema),
  createdAt: z.string(),
  startedAt: z.string().nullable(),
  completedAt: z.string().nullable(),
})
export type JobAnswer = z.infer<typeof JobAnswerSchema>

/** A name as typed: trimmed, one line of plain text; may be empty. Issue messages are codes of `API_ERRORS`. */
export const AnalysisNameSchema = label('invalid-request', 'name-invalid').refine(
  (name) => [...name].length <= ANALYSIS_NAME_MAX_CHARS,
  'name-too-long',
)

/** PATCH /api/analyses/{id} */
export const RenameRequestSchema = z.strictObject({ name: AnalysisNameSchema })
export type RenameRequest = z.infer<typeof RenameRequestSchema>
export const RenameAnswerSchema = z.object({ name: z.string().nullable() })

/** POST /api/analyses/{id}/cancellation */
export const CancelRequestSchema = z.strictObject({
  /** Whether the user knows that the point is not refunded. If false, only a job that has not started is cancelled. */
  pointStays: z.boolean(),
})
export type CancelRequest = z.infer<typeof CancelRequestSchema>
export const CancelAnswerSchema = z.object({ refunded: z.boolean() })

/** GET /api/estimate: how long recent analyses took, in milliseconds; null if there were too few. */
export const EstimateAnswerSchema = z.object({
  estimate: z.object({ fromMs: z.number().min(0), toMs: z.number().min(0) }).nullable(),
})
export type Estimate = NonNullable<z.infer<typeof EstimateAnswerSchema>['estimate']>

/** GET /api/analyses */
export const HistoryItemSchema = z.object({
  id: z.string(),
  /** The name that its owner gave it; null if there is none, and the keyword is shown. */
  name: z.string().nullable(),
  targetKeyword: z.string(),
  userPageUrl: z.string(),
  summary: z.string(),
  status: JobStatusSchema,
  createdAt: z.string(),
  qualityScore: z.number().nullable(),
  /** Coverage score of the user's page, 0–100; null if not known, or only as a range. */
  coverageScore: z.number().nullable().default(null),
  immediateActionsCount: z.number(),
  /** Whether a warning is about this run; see `hasRunWarnings`. */
  hasWarnings: z.boolean(),
  hasErrors: z.boolean(),
  isCancelled: z.boolean(),
})
export type HistoryItem = z.infer<typeof HistoryItemSchema>

export const HistoryPageSchema = z.object({
  data: z.array(HistoryItemSchema),
  pagination: z.object({
    hasMore: z.boolean(),
    lastDocId: z.string().nullable(),
    total: z.number().int(),
    /** Number of rows of this page that could not be read and are left out. */
    unreadable: z.number().int().default(0),
  }),
})
export type HistoryPage = z.infer<typeof HistoryPageSchema>

/** GET /api/analyses/{id} */
export const HistoricalAnalysisSchema = z.object({
  id: z.string(),
  targetKeyword: z.string(),
  userPageUrl: z.string(),
  /** Pages that the request excluded. */
  excludedUrls: z.array(z.string()),
  status: JobStatusSchema,
  metadata: z.object({ createdAt: z.string(), completedAt: z.string().nullable() }),
  analysisResult: AnalysisResultSchema.nullable(),
  error: JobErrorSchema.nullable(),
  warnings: z.array(WarningSchema),
})
export type HistoricalAnalysis = z.infer<typeof HistoricalAnalysisSchema>
export const HistoricalAnalysisAnswerSchema = z.object({ data: HistoricalAnalysisSchema })
