import {
  type DraftVersionDocument,
  DraftVersionDocumentSchema,
  type SaveDraftRequest,
  type SavedDraftDocument,
} from '@gaplens/contracts/drafts/saved-drafts'
import { DRAFT_VERSION_EVERY_MS, DRAFT_VERSIONS_KEPT } from '@gaplens/contracts/limits'
import type { TimestampLike } from '@gaplens/contracts/timestamp'
import { Timestamp } from 'firebase-admin/firestore'
import { type Database, unparsed } from '../runtime/database.ts'
import { parseEach } from '../runtime/parse-each.ts'
import { type DraftLimits, fieldsOfText, readDraft } from './drafts.ts'

export type DraftSave =
  | { readonly kind: 'saved'; readonly revision: number; readonly updatedAt: TimestampLike }
  | { readonly kind: 'not-found' | 'draft-conflict' | 'draft-too-long' }

/**
 * Saves a draft of this user over the revision that the client has edited. A repeated save changes nothing. The replaced
 * text is kept as a version when the request asks for it, or when the last version is old enough.
 */
export async function saveDraft(
  db: Database,
  uid: string,
  id: string,
  { text, revision, keepVersion = false }: SaveDraftRequest,
  { draftMaxCharacters }: Pick<DraftLimits, 'draftMaxCharacters'>,
  now: Date,
): Promise<DraftSave> {
  const reference = db.drafts().doc(id)
  return await db.firestore.runTransaction(async (tx): Promise<DraftSave> => {
    const draft = (await tx.get(reference)).data()
    if (draft?.uid !== uid) return { kind: 'not-found' }
    if (draft.text === text) return { kind: 'saved', revision: draft.revision, updatedAt: draft.updatedAt }
    if (draft.revision !== revision) return { kind: 'draft-conflict' }
    const written = fieldsOfText(text)
    // A draft that was longer before an admin lowered the limit may still be edited, but not grow.
    if (written.characters > Math.max(draftMaxCharacters, draft.characters)) return { kind: 'draft-too-long' }
    const at = Timestamp.fromDate(now)
    const keeps = draft.text.trim() !== '' && (keepVersion || isDue(draft, now))
    const versions = db.draftVersions(id)
    const kept = keeps ? (await tx.get(versions.orderBy('revision', 'desc').select())).docs : []
    if (keeps) tx.set(versions.doc(String(draft.revision)), versionOf(draft))
    for (const { ref } of kept.slice(DRAFT_VERSIONS_KEPT - 1)) tx.delete(ref)
    tx.update(reference, {
      ...written,
      revision: revision + 1,
      updatedAt: at,
      ...(keeps ? { versionAt: at } : {}),
    })
    return { kind: 'saved', revision: revision + 1, updatedAt: at }
  })
}

function isDue({ versionAt }: SavedDraftDocument, now: Date): boolean {
  return now.getTime() - versionAt.toMillis() >= DRAFT_VERSION_EVERY_MS
}

function versionOf({ revision, text, characters, updatedAt }: SavedDraftDocument): DraftVersionDocument {
  return { revision, text, characters, savedAt: updatedAt }
}

/** The versions of a draft of this user, the latest first, and how many cannot be read; null when the draft is not theirs. */
export async function listVersions(
  db: Database,
  uid: string,
  id: string,
): Promise<{ versions: DraftVersionDocument[]; unreadable: number } | null> {
  if ((await readDraft(db, uid, id)) === null) return null
  const found = await unparsed(db.draftVersions(id)).orderBy('revision', 'desc').get()
  const { rows, unreadable } = parseEach(found.docs, DraftVersionDocumentSchema)
  return { versions: rows.map(({ data }) => data), unreadable }
}

/** One version; null when there is none, or the draft is not this user's. */
export async function readVersion(
  db: Database,
  uid: string,
  id: string,
  revision: string,
): Promise<DraftVersionDocument | null> {
  if ((await readDraft(db, uid, id)) === null) return null
  return (await db.draftVersions(id).doc(revision).get()).data() ?? null
}
