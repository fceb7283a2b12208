import {
  type AccountExport,
  AccountExportSchema,
  type ExportPart,
  ExportPartSchema,
} from '@gaplens/contracts/accounts/account'
import {
  type Bootstrap,
  BootstrapSchema,
  type DeletedAnalysis,
  DeletedAnalysisSchema,
  type DeletedDraft,
  DeletedDraftSchema,
  type DeletedUser,
  DeletedUserSchema,
  type GiftedAddress,
  GiftedAddressSchema,
  type LedgerEntry,
  LedgerEntrySchema,
  type UserDocument,
  UserDocumentSchema,
} from '@gaplens/contracts/accounts/user'
import { type Breakers, BreakersSchema } from '@gaplens/contracts/admin/provider-state'
import { type ActivityDocument, ActivityDocumentSchema } from '@gaplens/contracts/admin/requests'
import { type SettingsDocument, SettingsDocumentSchema } from '@gaplens/contracts/admin/settings'
import {
  type DayStats,
  DayStatsSchema,
  type JobEnd,
  JobEndSchema,
  type UserCount,
  UserCountSchema,
} from '@gaplens/contracts/admin/stats'
import {
  type AuditState,
  AuditStateSchema,
  type UnreadableDocument,
  UnreadableDocumentSchema,
} from '@gaplens/contracts/admin/upkeep'
import {
  type CachedPage,
  CachedPageSchema,
  type CachedSerp,
  CachedSerpSchema,
} from '@gaplens/contracts/analysis/fetch-cache'
import {
  type AnalysisDocument,
  AnalysisDocumentSchema,
  type Start,
  StartSchema,
} from '@gaplens/contracts/analysis/job'
import { type RecordDocument, RecordDocumentSchema } from '@gaplens/contracts/analysis/record'
import { type BatchDocument, BatchDocumentSchema } from '@gaplens/contracts/batches/batch'
import { type DraftBasisDocument, DraftBasisDocumentSchema } from '@gaplens/contracts/drafts/draft-score'
import {
  type DraftVersionDocument,
  DraftVersionDocumentSchema,
  type SavedDraftDocument,
  SavedDraftDocumentSchema,
} from '@gaplens/contracts/drafts/saved-drafts'
import { type PaymentEvent, PaymentEventSchema } from '@gaplens/contracts/points/payments'
import { SCHEMA_VERSION } from '@gaplens/contracts/schema-version'
import { type BrandingDocument, BrandingDocumentSchema } from '@gaplens/contracts/shares/branding'
import { type ShareDocument, ShareDocumentSchema } from '@gaplens/contracts/shares/share'
import { getApps, initializeApp } from 'firebase-admin/app'
import {
  type CollectionReference,
  type DocumentReference,
  type Firestore,
  type FirestoreDataConverter,
  getFirestore,
  type Query,
} from 'firebase-admin/firestore'
import type { z } from 'zod'
import { packReport, unpackReport } from './packed-report.ts'

/** The collections of Firestore, with a converter each that parses documents as they are read. */
export interface Database {
  readonly firestore: Firestore
  users(): CollectionReference<UserDocument>
  ledger(uid: string): CollectionReference<LedgerEntry>
  deletedAnalyses(uid: string): CollectionReference<DeletedAnalysis>
  /** Drafts that their owner deleted recently. */
  deletedDrafts(uid: string): CollectionReference<DeletedDraft>
  /** The brand that an account's reports carry instead of the product's. */
  branding(uid: string): DocumentReference<BrandingDocument>
  /** Files with all data of an account, and the jobs that write them. */
  exports(): CollectionReference<AccountExport>
  exportParts(exportId: string): CollectionReference<ExportPart>
  /** Accounts that were deleted recently. */
  deletedUsers(): CollectionReference<DeletedUser>
  /** E-mail addresses that have received the gift of points for new accounts. The document's id is their keyed hash. */
  giftedAddresses(): CollectionReference<GiftedAddress>
  /** Records that the first admin was appointed, so that it happens only once. */
  bootstrap(): DocumentReference<Bootstrap>
  analyses(): CollectionReference<AnalysisDocument>
  /** Results of the steps of a running job; deleted when it ends. */
  work(analysisId: string): DocumentReference
  /** What the report was made from, for its archive. It goes with the analysis. */
  record(analysisId: string): DocumentReference<RecordDocument>
  /** What scoring drafts needs of a finished report. */
  draftBasis(analysisId: string): DocumentReference<DraftBasisDocument>
  /** Lists of analyses that were started together. */
  batches(): CollectionReference<BatchDocument>
  /** A record of each analysis that was started. It stays when the analysis is deleted, because limits count starts. */
  starts(): CollectionReference<Start>
  /** Links by which others read a report. The document's id is the hash of the link's token. */
  shares(): CollectionReference<ShareDocument>
  /** Texts that their owners write beside a report. */
  drafts(): CollectionReference<SavedDraftDocument>
  /** Earlier texts of a draft, which later saves replaced. */
  draftVersions(draftId: string): CollectionReference<DraftVersionDocument>
  activity(): CollectionReference<ActivityDocument>
  settings(): DocumentReference<SettingsDocument>
  userCount(): DocumentReference<UserCount>
  /** Ended jobs that are not yet added to the statistics of their day. */
  jobEnds(): CollectionReference<JobEnd>
  statDays(): CollectionReference<DayStats>
  /** Payment notices as they were received, and what was done with them. */
  paymentEvents(): CollectionReference<PaymentEvent>
  /** Search results and cited pages of the last hours. */
  serpCache(): CollectionReference<CachedSerp>
  pageCache(): CollectionReference<CachedPage>
  /** The circuit breakers of the providers. */
  breakers(): DocumentReference<Breakers>
  /** Documents that upkeep could not read. */
  setAside(): CollectionReference<UnreadableDocument>
  /** Progress of the nightly audit. */
  auditState(): DocumentReference<AuditState>
}

/**
 * Parses documents as they are read. Writes are not parsed, because the compiler has checked them. Each new document
 * carries the schema version that wrote it, which helps to find out why a later version cannot read it.
 */
function converter<T extends object>(schema: z.ZodType<T>): FirestoreDataConverter<T> {
  return {
    toFirestore: (value) => ({ ...value, schemaVersion: SCHEMA_VERSION }),
    fromFirestore: (snapshot) => schema.parse(snapshot.data()),
  }
}

/** A query without parsing, for code that must handle documents that do not match their schema. */
export function unparsed(query: Query<unknown>): Query {
  return query.withConverter(null) as Query
}

/** A document without parsing, for the same code. */
export function unparsedDocument(reference: DocumentReference<unknown>): DocumentReference {
  return reference.withConverter(null) as DocumentReference
}

const userConverter = converter<UserDocument>(UserDocumentSchema)
const ledgerConverter = converter<LedgerEntry>(LedgerEntrySchema)
const deletedConverter = converter<DeletedAnalysis>(DeletedAnalysisSchema)
const deletedDraftConverter = converter<DeletedDraft>(DeletedDraftSchema)
const brandingConverter = converter<BrandingDocument>(BrandingDocumentSchema)
const exportConverter = converter<AccountExport>(AccountExportSchema)
const exportPartConverter = converter<ExportPart>(ExportPartSchema)
const deletedUserConverter = converter<DeletedUser>(DeletedUserSchema)
const giftConverter = converter<GiftedAddress>(GiftedAddressSchema)
const bootstrapConverter = converter<Bootstrap>(BootstrapSchema)
const recordConverter = converter<RecordDocument>(RecordDocumentSchema)
const draftBasisConverter = converter<DraftBasisDocument>(DraftBasisDocumentSchema)
const batchConverter = converter<BatchDocument>(BatchDocumentSchema)
const startConverter = converter<Start>(StartSchema)
const shareConverter = converter<ShareDocument>(ShareDocumentSchema)
const draftConverter = converter<SavedDraftDocument>(SavedDraftDocumentSchema)
const draftVersionConverter = converter<DraftVersionDocument>(DraftVersionDocumentSchema)
const activityConverter = converter<ActivityDocument>(ActivityDocumentSchema)
const settingsConverter = converter<SettingsDocument>(SettingsDocumentSchema)
const userCountConverter = converter<UserCount>(UserCountSchema)
const jobEndConverter = converter<JobEnd>(JobEndSchema)
const dayConverter = converter<DayStats>(DayStatsSchema)
const paymentConverter = converter<PaymentEvent>(PaymentEventSchema)
const serpCacheConverter = converter<CachedSerp>(CachedSerpSchema)
const pageCacheConverter = converter<CachedPage>(CachedPageSchema)
const breakersConverter = converter<Breakers>(BreakersSchema)
const unreadableConverter = converter<UnreadableDocument>(UnreadableDocumentSchema)
const auditStateConverter = converter<AuditState>(AuditStateSchema)
const analysisConverter: FirestoreDataConverter<AnalysisDocument> = {
  toFirestore: ({ result, ...value }: AnalysisDocument) => ({
    ...value,
    result: result ? packReport(result) : null,
    schemaVersion: SCHEMA_VERSION,
  }),
  fromFirestore: (snapshot) => AnalysisDocumentSchema.parse(unpackReport(snapshot.data())),
}

export function openDatabase(firestore: Firestore): Database {
  const users = () => firestore.collection('users').withConverter(userConverter)
  const analyses = () => firestore.collection('analyses').withConverter(analysisConverter)
  return {
    firestore,
    users,
    ledger: (uid) =>
      firestore.collection('users').doc(uid).collection('ledger').withConverter(ledgerConverter),
    deletedAnalyses: (uid) =>
      firestore.collection('users').doc(uid).collection('deletedAnalyses').withConverter(deletedConverter),
    deletedDrafts: (uid) =>
      firestore.collection('users').doc(uid).collection('deletedDrafts').withConverter(deletedDraftConverter),
    branding: (uid) =>
      firestore
        .collection('users')
        .doc(uid)
        .collection('branding')
        .doc('own')
        .withConverter(brandingConverter),
    exports: () => firestore.collection('exports').withConverter(exportConverter),
    exportParts: (id) =>
      firestore.collection('exports').doc(id).collection('parts').withConverter(exportPartConverter),
    deletedUsers: () => firestore.collection('deletedUsers').withConverter(deletedUserConverter),
    giftedAddresses: () => firestore.collection('giftedAddresses').withConverter(giftConverter),
    bootstrap: () => firestore.collection('bootstrap').doc('admin').withConverter(bootstrapConverter),
    analyses,
    work: (analysisId) => firestore.collection('analyses').doc(analysisId).collection('work').doc('steps'),
    record: (analysisId) =>
      firestore
        .collection('analyses')
        .doc(analysisId)
        .collection('record')
        .doc('files')
        .withConverter(recordConverter),
    draftBasis: (analysisId) =>
      firestore
        .collection('analyses')
        .doc(analysisId)
        .collection('drafting')
        .doc('basis')
        .withConverter(draftBasisConverter),
    batches: () => firestore.collection('batches').withConverter(batchConverter),
    starts: () => firestore.collection('starts').withConverter(startConverter),
    shares: () => firestore.collection('shares').withConverter(shareConverter),
    drafts: () => firestore.collection('drafts').withConverter(draftConverter),
    draftVersions: (draftId) =>
      firestore.collection('drafts').doc(draftId).collection('versions').withConverter(draftVersionConverter),
    activity: () => firestore.collection('activity').withConverter(activityConverter),
    settings: () => firestore.collection('settings').doc('product').withConverter(settingsConverter),
    userCount: () => firestore.collection('stats').doc('users').withConverter(userCountConverter),
    jobEnds: () => firestore.collection('jobEnds').withConverter(jobEndConverter),
    statDays: () => firestore.collection('statDays').withConverter(dayConverter),
    paymentEvents: () => firestore.collection('paymentEvents').withConverter(paymentConverter),
    serpCache: () => firestore.collection('serpCache').withConverter(serpCacheConverter),
    pageCache: () => firestore.collection('pageCache').withConverter(pageCacheConverter),
    breakers: () => firestore.collection('providers').doc('breakers').withConverter(breakersConverter),
    setAside: () => firestore.collection('setAside').withConverter(unreadableConverter),
    auditState: () => firestore.collection('upkeep').doc('audit').withConverter(auditStateConverter),
  }
}

let shared: Database | undefined
/** The database of this process's project. */
export function database(): Database {
  if (shared === undefined) {
    // The Functions SDK may have initialised an app under another name, so it is not enough that some app exists.
    if (!getApps().some((app) => app.name === '[DEFAULT]')) initializeApp()
    const firestore = getFirestore()
    firestore.settings({ ignoreUndefinedProperties: true })
    shared = openDatabase(firestore)
  }
  return shared
}
