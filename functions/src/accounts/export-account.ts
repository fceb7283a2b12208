import { getAuth } from 'firebase-admin/auth'
import { type DocumentReference, FieldPath, type Query, Timestamp } from 'firebase-admin/firestore'
import type { Database } from '../runtime/database.ts'
import { unpackRecord } from '../runtime/packed-record.ts'
import { unpackReport } from '../runtime/packed-report.ts'
import { MENTIONS, OWNED } from './personal-data.ts'

/** Documents read at a time. It is small, because a report may have a megabyte. */
const BATCH = 10

/**
 * All data of an account as JSON: the account, its identity record, its subcollections, its documents and those that
 * mention it. The text is yielded in pieces, so that hundreds of reports need little memory. Times are ISO 8601.
 */
export async function* exportAccount(db: Database, uid: string, now: Date): AsyncGenerator<string> {
  const { firestore } = db
  const account = firestore.collection('users').doc(uid)
  const identity = await identityRecord(uid)
  const document = (await account.get()).data() ?? null
  yield `{"exportedAt":${text(now)},"account":${text(document)},"identity":${text(identity)}`
  for (const collection of await account.listCollections()) {
    yield `,${text(collection.id)}:`
    yield* list(collection)
  }
  for (const { collection, field } of OWNED) {
    yield `,${text(collection)}:`
    yield* list(firestore.collection(collection).where(field, '==', uid))
  }
  for (const { collection, field } of MENTIONS) {
    yield `,${text(`${collection} (${field})`)}:`
    yield* list(firestore.collection(collection).where(field, '==', uid))
  }
  yield '}\n'
}

async function* list(query: Query): AsyncGenerator<string> {
  let separator = ''
  yield '['
  let last: string | null = null
  for (;;) {
    let page = query.orderBy(FieldPath.documentId()).limit(BATCH)
    if (last !== null) page = page.startAfter(last)
    const found = (await page.get()).docs
    for (const document of found) {
      yield `${separator}${text({ id: document.id, ...unpackReport(document.data()), ...(await below(document.ref)) })}`
      separator = ',\n'
    }
    last = found.at(-1)?.id ?? null
    if (found.length < BATCH || last === null) break
  }
  yield ']'
}

/** The subcollections of a document, such as the step results of a running job. */
async function below(reference: DocumentReference): Promise<Record<string, unknown>> {
  const collections = await reference.listCollections()
  const entries = collections.map(async (collection) => {
    const found = await collection.get()
    const documents = found.docs.map((document) => ({ id: document.id, ...unpackRecord(document.data()) }))
    return [collection.id, documents] as const
  })
  return Object.fromEntries(await Promise.all(entries))
}

async function identityRecord(uid: string): Promise<unknown> {
  const user = await getAuth()
    .getUser(uid)
    .catch((error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === 'auth/user-not-found') return null
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

function text(value: unknown): string {
  return JSON.stringify(plain(value))
}

/** Converts Firestore's own types to JSON values. */
function plain(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString()
  if (value instanceof Date) return value.toISOString()
  if (value instanceof Uint8Array) return `${value.byteLength} bytes`
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, plain(inner)]))
}
