import { z } from 'zod'
import { AccountExportSchema, ExportPartSchema } from './account.ts'
import { ActivityDocumentSchema } from './admin.ts'
import { AnalysisDocumentSchema, StartSchema } from './analysis.ts'
import { BatchDocumentSchema } from './batch.ts'
import { BrandingDocumentSchema } from './branding.ts'
import { ChatSessionDocumentSchema } from './chat.ts'
import { DraftBasisDocumentSchema } from './draft.ts'
import { CachedPageSchema, CachedSerpSchema } from './fetch-cache.ts'
import { PaymentEventSchema } from './payments.ts'
import { BreakersSchema } from './provider-state.ts'
import { RecordDocumentSchema } from './record.ts'
import { RateLimitSchema } from './request-limits.ts'
import { DraftVersionDocumentSchema, SavedDraftDocumentSchema } from './saved-drafts.ts'
import { SettingsDocumentSchema } from './settings.ts'
import { ShareDocumentSchema } from './sharing.ts'
import { DayStatsSchema, JobEndSchema, UserCountSchema } from './stats.ts'
import { AuditStateSchema, UnreadableDocumentSchema } from './upkeep.ts'
import {
  BootstrapSchema,
  DeletedAnalysisSchema,
  DeletedUserSchema,
  GiftedAddressSchema,
  LedgerEntrySchema,
  UserDocumentSchema,
} from './user.ts'

/**
 * Every collection of the database, with its path and its document schema. The tests of the security rules and of account deletion
 * check against this list, so that a missing collection fails them.
 */
export const COLLECTIONS = {
  users: { path: 'users/{uid}', schema: UserDocumentSchema },
  ledger: { path: 'users/{uid}/ledger/{entryId}', schema: LedgerEntrySchema },
  deletedAnalyses: { path: 'users/{uid}/deletedAnalyses/{analysisId}', schema: DeletedAnalysisSchema },
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
