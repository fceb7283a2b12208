import { COLLECTIONS } from '@gaplens/contracts/collections'
import { getAuth } from 'firebase-admin/auth'
import {
  type DocumentData,
  type DocumentReference,
  FieldPath,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore'
import type { Database } from '../../runtime/database.ts'
import { errorCode } from '../../runtime/error-code.ts'
import { describeError, log } from '../../runtime/log.ts'
import { unpackRecord } from '../../runtime/packed-record.ts'
import { unpackReport } from '../../runtime/packed-report.ts'
import { LEDGER_OTHER, MENTIONS, type OtherAccount, PERSONAL_DATA } from '../personal-data.ts'
import { blankOther } from './blank-other.ts'
import { jsonText } from './json-text.ts'

/** Documents read at a time. It is small, because a report and its record may take megabytes. */
const PAGE = 4

/** Where the file continues: a section, and the last of its documents that was read. */
export interface ExportPosition {
  readonly section: number
  readonly after: string | null
}

/** The result of one step of the export. */
export interface Step {
  /** The next piece of the file. */
  readonly text: string
  readonly documents: number
  /** Where the next step continues; null at the end of the file. */
  readonly next: ExportPosition | null
}

interface Section {
  readonly name: string
  query(db: Database, uid: string): Query
  /** The other account that its documents may mention. */
  readonly other?: OtherAccount
}

/** The lists of the file: what is stored below the account, its documents, and those that mention it. */
const SECTIONS: readonly Section[] = [
  ...belowAccounts().map((name) => ({
    name,
    query: ({ firestore }: Database, uid: string) => firestore.collection('users').doc(uid).collection(name),
    ...(name === 'ledger' && { other: LEDGER_OTHER }),
  })),
  ...PERSONAL_DATA.filter(({ isExported }) => isExported).map(({ collection, field }) => ({
    name: collection,
    query: ({ firestore }: Database, uid: string) => firestore.collection(collection).where(field, '==', uid),
  })),
  ...MENTIONS.map(({ collection, field, other }) => ({
    name: `${collection} (${field})`,
    query: ({ firestore }: Database, uid: string) => firestore.collection(collection).where(field, '==', uid),
    other,
  })),
]

/** The names of the collections below an account, such as `ledger`. */
function belowAccounts(): string[] {
  return Object.values(COLLECTIONS).flatMap(({ path }) => /^users\/\{uid\}\/(\w+)\//.exec(path)?.[1] ?? [])
}

/**
 * Reads the next piece of the file with all data of an account, which is JSON: the account, its identity record, its
 * subcollections, its documents and those that mention it, without what identifies other people. Times are ISO 8601. Section
 * 0 is the head.
 * @param at when the export was requested
 */
export async function readStep(db: Database, uid: string, place: ExportPosition, at: Date): Promise<Step> {
  if (place.section === 0)
    return { text: await head(db, uid, at), documents: 1, next: { section: 1, after: null } }
  const section = SECTIONS[place.section - 1]
  if (section === undefined) return { text: '', documents: 0, next: null }
  const ordered = section.query(db, uid).orderBy(FieldPath.documentId()).limit(PAGE)
  const found = (await (place.after === null ? ordered : ordered.startAfter(place.after)).get()).docs
  const own = (data: Record<string, unknown>) =>
    section.other === undefined ? data : blankOther(data, section.other, uid)
  const items = await Promise.all(found.map(async (document) => jsonText(own(await whole(document)))))
  const opening = place.after === null ? `,${jsonText(section.name)}:[` : items.length > 0 ? ',\n' : ''
  const text = opening + items.join(',\n')
  const last = found.at(-1)
  if (found.length === PAGE && last !== undefined)
    return { text, documents: found.length, next: { section: place.section, after: last.id } }
  const isLast = place.section === SECTIONS.length
  return {
    text: isLast ? `${text}]}\n` : `${text}]`,
    documents: found.length,
    next: isLast ? null : { section: place.section + 1, after: null },
  }
}

async function head(db: Database, uid: string, at: Date): Promise<string> {
  const account = (await db.firestore.collection('users').doc(uid).get()).data() ?? null
  const identity = await identityRecord(uid)
  return `{"exportedAt":${jsonText(at)},"account":${jsonText(account)},"identity":${jsonText(identity)}`
}

/** A document with its report unpacked and its subcollections, such as the step results of a running job. */
async function whole(document: QueryDocumentSnapshot): Promise<Record<string, unknown>> {
  return { id: document.id, ...readable(document, unpackReport), ...(await below(document.ref)) }
}

/** Unpacks a document. A damaged one is exported packed, by its size, because it must not stop the rest of the export. */
function readable(
  document: QueryDocumentSnapshot,
  unpack: (data: DocumentData) => DocumentData,
): DocumentData {
  try {
    return unpack(document.data())
  } catch (error) {
    log('ERROR', 'export-document-damaged', { path: document.ref.path, ...describeError(error) })
    return document.data()
  }
}

async function below(reference: DocumentReference): Promise<Record<string, unknown>> {
  const collections = await reference.listCollections()
  const entries = collections.map(async (collection) => {
    const found = await collection.get()
    const documents = found.docs.map((document) => ({
      id: document.id,
      ...readable(document, unpackRecord),
    }))
    return [collection.id, documents] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

async function identityRecord(uid: string): Promise<unknown> {
  const user = await getAuth()
    .getUser(uid)
    .catch((error: unknown) => {
      if (errorCode(error) === 'auth/user-not-found') return null
      throw error
    })
  if (user === null) return null
  const { email, emailVerified, displayName, photoURL, phoneNumber, metadata, providerData } = user
  return {
    email,
    emailVerified,
    displayName,
    photoURL,
    phoneNumber,
    createdAt: metadata.creationTime,
    lastSignInAt: metadata.lastSignInTime,
    providers: providerData.map(({ providerId }) => providerId),
  }
}
