import { type ActivityDocument, ActivityDocumentSchema } from '@gaplens/contracts/admin'
import {
  type AnalysisDocument,
  AnalysisDocumentSchema,
  type Start,
  StartSchema,
} from '@gaplens/contracts/analysis'
import { type PaymentEvent, PaymentEventSchema } from '@gaplens/contracts/payments'
import { SCHEMA_VERSION } from '@gaplens/contracts/schema-version'
import { type SettingsDocument, SettingsDocumentSchema } from '@gaplens/contracts/settings'
import {
  type DayStats,
  DayStatsSchema,
  type JobEnd,
  JobEndSchema,
  type UserCount,
  UserCountSchema,
} from '@gaplens/contracts/stats'
import { type AuditState, AuditStateSchema, type SetAside, SetAsideSchema } from '@gaplens/contracts/upkeep'
import {
  type Bootstrap,
  BootstrapSchema,
  type DeletedAnalysis,
  DeletedAnalysisSchema,
  type DeletedUser,
  DeletedUserSchema,
  type GiftedAddress,
  GiftedAddressSchema,
  type LedgerEntry,
  LedgerEntrySchema,
  type UserDocument,
  UserDocumentSchema,
} from '@gaplens/contracts/user'
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

/** Firestore with its documents parsed as they are read. */
export interface Database {
  readonly firestore: Firestore
  users(): CollectionReference<UserDocument>
  ledger(uid: string): CollectionReference<LedgerEntry>
  deletedAnalyses(uid: string): CollectionReference<DeletedAnalysis>
  /** Accounts deleted not long ago. */
  deletedUsers(): CollectionReference<DeletedUser>
  /** Addresses that have had the points of a new account, by their keyed hash. */
  giftedAddresses(): CollectionReference<GiftedAddress>
  /** Whether the first admin was ever made. */
  bootstrap(): DocumentReference<Bootstrap>
  analyses(): CollectionReference<AnalysisDocument>
  /** Results of the steps of a running job; deleted when it ends. */
  work(analysisId: string): DocumentReference
  /** That analyses began, whatever became of them. */
  starts(): CollectionReference<Start>
  activity(): CollectionReference<ActivityDocument>
  settings(): DocumentReference<SettingsDocument>
  userCount(): DocumentReference<UserCount>
  /** Ended jobs that are not yet added to their day. */
  jobEnds(): CollectionReference<JobEnd>
  statDays(): CollectionReference<DayStats>
  /** What was done with payment notices: the sales. */
  paymentEvents(): CollectionReference<PaymentEvent>
  /** Documents that upkeep could not read. */
  setAside(): CollectionReference<SetAside>
  /** How far the nightly audit has come. */
  auditState(): DocumentReference<AuditState>
}

/**
 * Trusts what is written (the compiler checked it) and parses what is read. A new document says the version that wrote
 * it, so that one which cannot be read tells whose it is.
 */
function converter<T extends object>(schema: z.ZodType<T>): FirestoreDataConverter<T> {
  return {
    toFirestore: (value) => ({ ...value, schemaVersion: SCHEMA_VERSION }),
    fromFirestore: (snapshot) => schema.parse(snapshot.data()),
  }
}

/** The same documents as they are stored, for code that must deal with one that is not of its shape. */
export function unparsed(query: Query<unknown>): Query {
  return query.withConverter(null) as Query
}

/** The same document as it is stored. */
export function unparsedDocument(reference: DocumentReference<unknown>): DocumentReference {
  return reference.withConverter(null) as DocumentReference
}

const userConverter = converter<UserDocument>(UserDocumentSchema)
const ledgerConverter = converter<LedgerEntry>(LedgerEntrySchema)
const deletedConverter = converter<DeletedAnalysis>(DeletedAnalysisSchema)
const deletedUserConverter = converter<DeletedUser>(DeletedUserSchema)
const giftConverter = converter<GiftedAddress>(GiftedAddressSchema)
const bootstrapConverter = converter<Bootstrap>(BootstrapSchema)
const startConverter = converter<Start>(StartSchema)
const activityConverter = converter<ActivityDocument>(ActivityDocumentSchema)
const settingsConverter = converter<SettingsDocument>(SettingsDocumentSchema)
const userCountConverter = converter<UserCount>(UserCountSchema)
const jobEndConverter = converter<JobEnd>(JobEndSchema)
const dayConverter = converter<DayStats>(DayStatsSchema)
const paymentConverter = converter<PaymentEvent>(PaymentEventSchema)
const setAsideConverter = converter<SetAside>(SetAsideSchema)
const auditStateConverter = converter<AuditState>(AuditStateSchema)
const analysisConverter = converter<AnalysisDocument>(AnalysisDocumentSchema)

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
    deletedUsers: () => firestore.collection('deletedUsers').withConverter(deletedUserConverter),
    giftedAddresses: () => firestore.collection('giftedAddresses').withConverter(giftConverter),
    bootstrap: () => firestore.collection('bootstrap').doc('admin').withConverter(bootstrapConverter),
    analyses,
    work: (analysisId) => firestore.collection('analyses').doc(analysisId).collection('work').doc('steps'),
    starts: () => firestore.collection('starts').withConverter(startConverter),
    activity: () => firestore.collection('activity').withConverter(activityConverter),
    settings: () => firestore.collection('settings').doc('product').withConverter(settingsConverter),
    userCount: () => firestore.collection('stats').doc('users').withConverter(userCountConverter),
    jobEnds: () => firestore.collection('jobEnds').withConverter(jobEndConverter),
    statDays: () => firestore.collection('statDays').withConverter(dayConverter),
    paymentEvents: () => firestore.collection('paymentEvents').withConverter(paymentConverter),
    setAside: () => firestore.collection('setAside').withConverter(setAsideConverter),
    auditState: () => firestore.collection('upkeep').doc('audit').withConverter(auditStateConverter),
  }
}

let shared: Database | undefined
/** The database of this process's project. */
export function database(): Database {
  if (shared === undefined) {
    // The Functions SDK keeps an app of its own: only the default one counts.
    if (!getApps().some((app) => app.name === '[DEFAULT]')) initializeApp()
    const firestore = getFirestore()
    firestore.settings({ ignoreUndefinedProperties: true })
    shared = openDatabase(firestore)
  }
  return shared
}
