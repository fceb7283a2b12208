import { z } from 'zod'
import {
  BATCH_MAX_ROWS,
  DRAFTS_PER_ACCOUNT,
  DRAFTS_PER_ANALYSIS,
  MAX_OPEN_BATCHES,
  MAX_UNFINISHED_ANALYSES,
  REFUNDS_PER_USER_AND_DAY,
  SAVED_DRAFT_MAX_CHARS,
  SHARES_PER_ANALYSIS,
} from '../limits.ts'
import { label } from '../text.ts'

/** An integer within bounds, so that a typing error does not stop the service. */
const whole = (min: number, max: number) => z.number().int().min(min).max(max)

const FIELDS = {
  chatbotEnabled: z.boolean(),
  analysesEnabled: z.boolean(),
  /** Shown to users who start an analysis while analyses are off; when empty, the text of the error catalogue is shown. */
  analysesNotice: label().max(200),
  /** Analyses of one user that may be unfinished at the same time. */
  maxUnfinished: whole(1, 10),
  /** Analyses that one user may start in a day of Taipei. */
  dailyPerUser: whole(1, 1_000),
  /** Rows of one batch; 0 if no batch may be started. */
  batchMaxRows: whole(0, BATCH_MAX_ROWS),
  /** Batches of one user that may be open at the same time. */
  openBatches: whole(1, 20),
  /** Share links that one report, and all reports of one user, may have at the same time; 0 if none may be made. */
  sharesPerAnalysis: whole(0, 50),
  sharesPerAccount: whole(0, 10_000),
  /** Drafts that one report, and one user, may have; 0 if none may be begun. */
  draftsPerAnalysis: whole(0, 50),
  draftsPerAccount: whole(0, 10_000),
  /** Characters of one draft. */
  draftMaxCharacters: whole(1_000, SAVED_DRAFT_MAX_CHARS),
  /** Archives, of a report or of a batch, that one user may download in a day of Taipei; 0 if none. */
  dailyArchives: whole(0, 10_000),
  /** Analyses of all users in a day of Taipei. This limits what the providers can cost. */
  dailyTotal: whole(1, 1_000_000),
  /** Analyses a day of users who never bought points, so that they cannot use up the total for everybody; at most the total. */
  dailyFree: whole(1, 1_000_000),
  /** Analyses of one user in a day that may end with the point given back. */
  dailyRefunds: whole(1, 1_000),
  /** Searches of all jobs in a day; beyond it no analysis is started. */
  dailySearches: whole(1, 10_000_000),
  /** Model calls of all jobs in a day; beyond it reports are written without a model, and say so. */
  dailyModelCalls: whole(1, 10_000_000),
  /** Hours for which search results and cited pages are cached for further analyses; 0 for no cache. */
  cacheHours: whole(0, 168),
  /** Price of one search in US dollars, for the statistics; null if unknown. */
  searchPriceUsd: z.number().min(0).max(10).nullable(),
}

export const DEFAULT_SETTINGS: Settings = {
  chatbotEnabled: true,
  analysesEnabled: true,
  analysesNotice: '',
  maxUnfinished: MAX_UNFINISHED_ANALYSES,
  dailyPerUser: 300,
  batchMaxRows: BATCH_MAX_ROWS,
  openBatches: MAX_OPEN_BATCHES,
  sharesPerAnalysis: SHARES_PER_ANALYSIS,
  sharesPerAccount: 1_000,
  draftsPerAnalysis: DRAFTS_PER_ANALYSIS,
  draftsPerAccount: DRAFTS_PER_ACCOUNT,
  draftMaxCharacters: SAVED_DRAFT_MAX_CHARS,
  dailyArchives: 100,
  dailyTotal: 20_000,
  dailyFree: 5_000,
  dailyRefunds: REFUNDS_PER_USER_AND_DAY,
  cacheHours: 0,
  dailySearches: 40_000,
  // Six for each report of `dailyTotal`.
  dailyModelCalls: 120_000,
  searchPriceUsd: null,
}

/** The settings in force. */
export const SettingsSchema = z.object(FIELDS)
export type Settings = z.infer<typeof SettingsSchema>

/** The settings that an admin may save: those of free users stay within the total. */
export const ConsistentSettingsSchema = SettingsSchema.refine(
  ({ dailyFree, dailyTotal }) => dailyFree <= dailyTotal,
  { path: ['dailyFree'], error: 'invalid-request' },
)

/** `settings/product`: the settings that an admin has changed. All others have their default. */
export const SettingsDocumentSchema = SettingsSchema.exactPartial()
export type SettingsDocument = z.infer<typeof SettingsDocumentSchema>

/** PUT /api/admin/settings: only the changed fields, so that two admins can change different ones at the same time. */
export const SettingsChangeSchema = z
  .strictObject(FIELDS)
  .exactPartial()
  .refine((change) => Object.keys(change).length > 0, 'invalid-request')
export type SettingsChange = z.infer<typeof SettingsChangeSchema>
