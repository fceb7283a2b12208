import { z } from 'zod'
import { AccountExportSchema, ExportPartSchema } from './accounts/account.ts'
import {
  BootstrapSchema,
  DeletedAnalysisSchema,
  DeletedDraftSchema,
  DeletedUserSchema,
  GiftedAddressSchema,
  LedgerEntrySchema,
  UserDocumentSchema,
} from './accounts/user.ts'
import { BreakersSchema } from './admin/provider-state.ts'
import { ActivityDocumentSchema } from './admin/requests.ts'
import { SettingsDocumentSchema } from './admin/settings.ts'
import { DayStatsSchema, JobEndSchema, UserCountSchema } from './admin/stats.ts'
import { AuditStateSchema, UnreadableDocumentSchema } from './admin/upkeep.ts'
import { CachedPageSchema, CachedSerpSchema } from './analysis/fetch-cache.ts'
import { AnalysisDocumentSchema, StartSchema } from './analysis/job.ts'
import { RecordDocumentSchema } from './analysis/record.ts'
import { BatchDocumentSchema } from './batches/batch.ts'
import { ChatSessionDocumentSchema } from './chat.ts'
import { DraftBasisDocumentSchema } from './drafts/draft-score.ts'
import { DraftVersionDocumentSchema, SavedDraftDocumentSchema } from './drafts/saved-drafts.ts'
import { PaymentEventSchema } from './points/payments.ts'
import { RateLimitSchema } from './request-limits.ts'
import { BrandingDocumentSchema } from './shares/branding.ts'
import { ShareDocumentSchema } from './shares/share.ts'

/**
 * Every collection of the database, with its path and its document schema. The tests of the security rules and of account deletion
 * check against this list, so that a missing collection fails them.
 */
export const COLLECTIONS = {
  users: { path: 'users/{uid}', schema: UserDocumentSchema },
  ledger: { path: 'users/{uid}/ledger/{entryId}', schema: LedgerEntrySchema },
  deletedAnalyses: { path: 'users/{uid}/deletedAnalyses/{analysisId}', schema: DeletedAnalysisSchema },
  deletedDrafts: { path: 'users/{uid}/deletedDrafts/{draftId}', schema: DeletedDraftSchema },
  branding: { path: 'users/{uid}/branding/{name}', schema: BrandingDocumentSchema },
  exports: { path: 'exports/{id}', schema: AccountExportSchema },
  exportParts: { path: 'exports/{id}/parts/{part}', schema: ExportPartSchema },
  deletedUsers: { path: 'deletedUsers/{uid}', schema: DeletedUserSchema },
  giftedAddresses: { path: 'giftedAddresses/{hash}', schema: GiftedAddressSchema },
  bootstrap: { path: 'bootstrap/{name}', schema: BootstrapSchema },
  analyses: { path: 'analyses/{id}', schema: AnalysisDocumentSchema },
  /** Compressed results of a running job's steps. */
  work: {
    path: 'analyses/{id}/work/{step}',
    schema: z.object({ overview: z.instanceof(Uint8Array), pages: z.instanceof(Uint8Array) }).partial(),
  },
  /** The data that a finished report was made from, for its archive. */
  record: { path: 'analyses/{id}/record/{name}', schema: RecordDocumentSchema },
  /** The data of a finished report that is needed to score drafts. */
  drafting: { path: 'analyses/{id}/drafting/{name}', schema: DraftBasisDocumentSchema },
  batches: { path: 'batches/{id}', schema: BatchDocumentSchema },
  shares: { path: 'shares/{hash}', schema: ShareDocumentSchema },
  drafts: { path: 'drafts/{id}', schema: SavedDraftDocumentSchema },
  /** Earlier versions of a draft's text. */
  draftVersions: { path: 'drafts/{id}/versions/{revision}', schema: DraftVersionDocumentSchema },
  starts: { path: 'starts/{analysisId}', schema: StartSchema },
  activity: { path: 'activity/{id}', schema: ActivityDocumentSchema },
  settings: { path: 'settings/{name}', schema: SettingsDocumentSchema },
  stats: { path: 'stats/{name}', schema: UserCountSchema },
  jobEnds: { path: 'jobEnds/{analysisId}', schema: JobEndSchema },
  chatSessions: { path: 'chatSessions/{sessionId}', schema: ChatSessionDocumentSchema },
  rateLimits: { path: 'rateLimits/{key}', schema: RateLimitSchema },
  paymentEvents: { path: 'paymentEvents/{eventId}', schema: PaymentEventSchema },
  providers: { path: 'providers/{name}', schema: BreakersSchema },
  serpCache: { path: 'serpCache/{hash}', schema: CachedSerpSchema },
  pageCache: { path: 'pageCache/{hash}', schema: CachedPageSchema },
  setAside: { path: 'setAside/{id}', schema: UnreadableDocumentSchema },
  upkeep: { path: 'upkeep/{name}', schema: AuditStateSchema },
  statDays: { path: 'statDays/{day}', schema: DayStatsSchema },
} as const satisfies Record<string, { path: string; schema: z.ZodObject }>

export type CollectionName = keyof typeof COLLECTIONS
