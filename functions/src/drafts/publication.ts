import type { SavedDraftDocument } from '@gaplens/contracts/drafts/saved-drafts'
import type { TimestampLike } from '@gaplens/contracts/timestamp'
import { Timestamp } from 'firebase-admin/firestore'
import { type Database, unparsed } from '../runtime/database.ts'
import { type NamedHead, readHeads } from './drafts.ts'

/** An analysis of an address at which a draft was published. */
export interface AnalysisSince {
  readonly id: string
  readonly createdAt: Timestamp
  readonly coverageScore: number | null
}

/** Stores where a draft of this user was published; null for nowhere. @returns false when the draft is not this user's */
export async function publishDraft(
  db: Database,
  uid: string,
  id: string,
  url: string | null,
  now: Date,
): Promise<boolean> {
  const reference = db.drafts().doc(id)
  return await db.firestore.runTransaction(async (tx) => {
    const draft = (await tx.get(reference)).data()
    if (draft?.uid !== uid) return false
    tx.update(reference, { publishedUrl: url, publishedAt: url === null ? null : Timestamp.fromDate(now) })
    return true
  })
}

/** The first analysis of the address since the draft was published there; null when there is none yet. */
export async function analysisSince(
  db: Database,
  { uid, publishedUrl, publishedAt }: SavedDraftDocument,
): Promise<AnalysisSince | null> {
  if (publishedUrl === null || publishedAt === null) return null
  const later = unparsed(db.analyses())
    .where('uid', '==', uid)
    .where('userPageUrl', '==', publishedUrl)
    .where('createdAt', '>', publishedAt)
    .orderBy('createdAt')
    .select('createdAt', 'coverageScore')
    .limit(1)
  const [found] = (await later.get()).docs
  const createdAt: unknown = found?.get('createdAt')
  if (found === undefined || !(createdAt instanceof Timestamp)) return null
  const score: unknown = found.get('coverageScore')
  return { id: found.id, createdAt, coverageScore: typeof score === 'number' ? score : null }
}

/** The draft that was last published at an address before an analysis of it; null when there is none. */
export async function draftBefore(
  db: Database,
  uid: string,
  { userPageUrl, createdAt }: { readonly userPageUrl: string; readonly createdAt: TimestampLike },
): Promise<NamedHead | null> {
  const there = db.drafts().where('uid', '==', uid).where('publishedUrl', '==', userPageUrl)
  const { heads } = await readHeads(there)
  const before = heads.filter(([, draft]) => publishedMs(draft) < createdAt.toMillis())
  return before.toSorted(([, a], [, b]) => publishedMs(b) - publishedMs(a))[0] ?? null
}

function publishedMs({ publishedAt }: Pick<SavedDraftDocument, 'publishedAt'>): number {
  return publishedAt?.toMillis() ?? Number.POSITIVE_INFINITY
}
