import type { UnreadableDocument } from '@gaplens/contracts/admin/upkeep'
import { UNREADABLE_NOTE_KEPT_DAYS } from '@gaplens/contracts/limits'
import { type DocumentData, Timestamp, type Transaction } from 'firebase-admin/firestore'
import { ZodError } from 'zod'
import { type Database, unparsedDocument } from './database.ts'
import { DAY_MS } from './taipei-time.ts'

/** A document that upkeep found not to match its schema. */
export interface Unreadable {
  readonly path: string
  readonly task: string
  readonly problem: string
  readonly documentVersion: number | null
}

/** Names the problem with a document: its invalid fields, or the error's name. It holds no value of the document. */
export function problemOf(error: unknown): string {
  if (error instanceof ZodError)
    return [...new Set(error.issues.map((issue) => issue.path.join('.')))].join(', ').slice(0, 500)
  return error instanceof Error ? error.name : typeof error
}

export function versionOf(data: DocumentData | undefined): number | null {
  const version: unknown = data?.schemaVersion
  return typeof version === 'number' ? version : null
}

/** Notes an unreadable document for admins. Each document has one note, which counts how often it was met. */
export async function noteUnreadable(db: Database, found: Unreadable, now: Date): Promise<void> {
  const reference = db.setAside().doc(idOf(found.path))
  await db.firestore.runTransaction(async (tx) => {
    // The note is read without parsing, so that an invalid note is simply written again.
    const before = (await tx.get(unparsedDocument(reference))).data()
    const seen = typeof before?.seen === 'number' ? before.seen : 0
    const firstSeenAt = before?.firstSeenAt instanceof Timestamp ? before.firstSeenAt : null
    tx.set(reference, note(found, seen, firstSeenAt, now))
  })
}

/** Moves an unreadable document to its note, in the caller's transaction, so that it no longer blocks its collection. */
export function moveUnreadable(
  db: Database,
  tx: Transaction,
  found: Unreadable,
  moved: DocumentData,
  now: Date,
): void {
  tx.set(db.setAside().doc(idOf(found.path)), { ...note(found, 0, null, now), moved })
  tx.delete(db.firestore.doc(found.path))
}

function note(found: Unreadable, seen: number, firstSeenAt: Timestamp | null, now: Date): UnreadableDocument {
  const at = Timestamp.fromDate(now)
  return {
    ...found,
    seen: seen + 1,
    firstSeenAt: firstSeenAt ?? at,
    lastSeenAt: at,
    expiresAt: Timestamp.fromMillis(now.getTime() + UNREADABLE_NOTE_KEPT_DAYS * DAY_MS),
  }
}

function idOf(path: string): string {
  return path.replaceAll('/', '~')
}
