import { type AnalysisDocument, AnalysisDocumentSchema } from '@gaplens/contracts/analysis'
import {
  type DeletedAnalysis,
  DeletedAnalysisSchema,
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
} from 'firebase-admin/firestore'
import type { z } from 'zod'

/** Firestore with its documents parsed as they are read. */
export interface Database {
  readonly firestore: Firestore
  users(): CollectionReference<UserDocument>
  ledger(uid: string): CollectionReference<LedgerEntry>
  deletedAnalyses(uid: string): CollectionReference<DeletedAnalysis>
  analyses(): CollectionReference<AnalysisDocument>
  /** Results of the steps of a running job; deleted when it ends. */
  work(analysisId: string): DocumentReference
}

/** Trusts what is written (the compiler checked it) and parses what is read. */
function converter<T extends object>(schema: z.ZodType<T>): FirestoreDataConverter<T> {
  return { toFirestore: (value) => value as T, fromFirestore: (snapshot) => schema.parse(snapshot.data()) }
}

const userConverter = converter<UserDocument>(UserDocumentSchema)
const ledgerConverter = converter<LedgerEntry>(LedgerEntrySchema)
const deletedConverter = converter<DeletedAnalysis>(DeletedAnalysisSchema)
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
    analyses,
    work: (analysisId) => firestore.collection('analyses').doc(analysisId).collection('work').doc('steps'),
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
