import { createHash } from 'node:crypto'
import type { Settings } from '@gaplens/contracts/admin/settings'
import { draftTitle } from '@gaplens/contracts/drafts/draft-title'
import { type SavedDraftDocument, SavedDraftDocumentSchema } from '@gaplens/contracts/drafts/saved-drafts'
import { type Query, Timestamp, type Transaction } from 'firebase-admin/firestore'
import { type Database, unparsed } from '../runtime/database.ts'
import { ownReport } from '../runtime/own-report.ts'
import { parseEach } from '../runtime/parse-each.ts'

export type NamedDraft = readonly [id: string, draft: SavedDraftDocument]
/** All fields except the text, which lists do not need. */
const DraftHeadSchema = SavedDraftDocumentSchema.omit({ text: true })
type DraftHead = Omit<SavedDraftDocument, 'text'>
export type NamedHead = readonly [id: string, head: DraftHead]

export type DraftCreation =
  | { readonly kind: 'created'; readonly draft: NamedDraft }
  | {
      readonly kind:
        | 'not-found'
        | 'not-finished'
        | 'too-many-drafts'
        | 'drafts-full'
        | 'drafts-off'
        | 'draft-too-long'
    }

/** The limits on drafts, which admins set. */
export type DraftLimits = Pick<Settings, 'draftsPerAnalysis' | 'draftsPerAccount' | 'draftMaxCharacters'>

/** The drafts of one report of this user. */
export function draftsOf(db: Database, uid: string, analysisId: string) {
  return db.drafts().where('uid', '==', uid).where('analysisId', '==', analysisId)
}

/**
 * Creates a draft beside a finished report of this user. Its id follows from user, report and key, so the same request sent
 * twice creates one draft.
 */
export async function createDraft(
  db: Database,
  uid: string,
  analysisId: string,
  { text, key }: { readonly text: string; readonly key: string },
  limits: DraftLimits,
  now: Date,
): Promise<DraftCreation> {
  const id = createHash('sha256').update(`${uid}\n${analysisId}\n${key}`).digest('base64url').slice(0, 24)
  const reference = db.drafts().doc(id)
  return await db.firestore.runTransaction(async (tx): Promise<DraftCreation> => {
    const known = (await tx.get(reference)).data()
    if (known !== undefined) return { kind: 'created', draft: [id, known] }
    const refusal = await refusalOf(db, tx, uid, analysisId, limits)
    if (refusal !== null) return { kind: refusal }
    if ([...text].length > limits.draftMaxCharacters) return { kind: 'draft-too-long' }
    const at = Timestamp.fromDate(now)
    const draft: SavedDraftDocument = {
      uid,
      analysisId,
      ...fieldsOfText(text),
      revision: 1,
      createdAt: at,
      updatedAt: at,
      versionAt: at,
      publishedUrl: null,
      publishedAt: null,
    }
    tx.create(reference, draft)
    return { kind: 'created', draft: [id, draft] }
  })
}

/** Why this user may not create a draft beside this report; null when they may. */
async function refusalOf(
  db: Database,
  tx: Transaction,
  uid: string,
  analysisId: string,
  { draftsPerAnalysis, draftsPerAccount }: DraftLimits,
) {
  const analysis = (await tx.get(db.analyses().doc(analysisId))).data()
  const report = ownReport(analysis, uid)
  if (typeof report === 'string') return report
  if (draftsPerAnalysis === 0 || draftsPerAccount === 0) return 'drafts-off'
  if ((await tx.get(draftsOf(db, uid, analysisId).select())).size >= draftsPerAnalysis)
    return 'too-many-drafts'
  const all = await tx.get(db.drafts().where('uid', '==', uid).count())
  return all.data().count >= draftsPerAccount ? 'drafts-full' : null
}

/** The fields of a draft that are derived from its text. */
export function fieldsOfText(text: string): Pick<SavedDraftDocument, 'text' | 'title' | 'characters'> {
  return { text, title: draftTitle(text), characters: [...text].length }
}

/** Reads a draft of this user; null when it does not exist or is another user's. */
export async function readDraft(db: Database, uid: string, id: string): Promise<SavedDraftDocument | null> {
  const draft = (await db.drafts().doc(id).get()).data()
  return draft?.uid === uid ? draft : null
}

/** The drafts of a report, the latest first, and how many cannot be read. */
export async function listDrafts(
  db: Database,
  uid: string,
  analysisId: string,
): Promise<{ drafts: NamedHead[]; unreadable: number }> {
  const { heads, unreadable } = await readHeads(draftsOf(db, uid, analysisId))
  const drafts = heads.toSorted(([, a], [, b]) => b.updatedAt.toMillis() - a.updatedAt.toMillis())
  return { drafts, unreadable }
}

/** The drafts of a query without their texts. A draft that cannot be parsed is left out and counted. */
export async function readHeads(
  drafts: Query<SavedDraftDocument>,
): Promise<{ heads: NamedHead[]; unreadable: number }> {
  const found = await unparsed(drafts)
    .select(...Object.keys(DraftHeadSchema.shape))
    .get()
  const { rows, unreadable } = parseEach(found.docs, DraftHeadSchema)
  return { heads: rows.map(({ id, data }): NamedHead => [id, data]), unreadable }
}
