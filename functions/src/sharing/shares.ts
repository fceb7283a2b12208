import type { Settings } from '@gaplens/contracts/admin/settings'
import {
  type CreateShareRequest,
  type ShareDocument,
  ShareDocumentSchema,
} from '@gaplens/contracts/shares/share'
import { Timestamp, type Transaction } from 'firebase-admin/firestore'
import { type Database, unparsed, unparsedDocument } from '../runtime/database.ts'
import { ownReport } from '../runtime/own-report.ts'
import { parseEach } from '../runtime/parse-each.ts'
import { DAY_MS } from '../runtime/taipei-time.ts'
import { hasExpired } from './expiry.ts'
import { hashPassword } from './password.ts'
import { endingOf, hashToken, newToken } from './token.ts'

export type Creation =
  | { readonly kind: 'created'; readonly token: string; readonly share: ShareDocument }
  | { readonly kind: 'not-found' | 'not-finished' | 'shares-off' | 'too-many-shares' | 'account-shares' }

/** The links of one report of this user. */
function sharesOf(db: Database, uid: string, analysisId: string) {
  return unparsed(db.shares()).where('uid', '==', uid).where('analysisId', '==', analysisId)
}

/**
 * Creates a link to a finished report of this user. Expired links do not count towards the limit for a report. They count
 * towards the account's until they are deleted, which happens within a day.
 */
export async function createShare(
  db: Database,
  uid: string,
  analysisId: string,
  { expiresInDays, password }: CreateShareRequest,
  { sharesPerAnalysis, sharesPerAccount }: Pick<Settings, 'sharesPerAnalysis' | 'sharesPerAccount'>,
  now: Date,
): Promise<Creation> {
  if (sharesPerAnalysis === 0 || sharesPerAccount === 0) return { kind: 'shares-off' }
  const token = newToken()
  const share: ShareDocument = {
    uid,
    analysisId,
    ending: endingOf(token),
    createdAt: Timestamp.fromDate(now),
    expiresAt: expiresInDays === null ? null : Timestamp.fromMillis(now.getTime() + expiresInDays * DAY_MS),
    password: password === null ? null : await hashPassword(password),
    views: 0,
    lastViewedAt: null,
  }
  return await db.firestore.runTransaction(async (tx): Promise<Creation> => {
    const analysis = (await tx.get(db.analyses().doc(analysisId))).data()
    const report = ownReport(analysis, uid)
    if (typeof report === 'string') return { kind: report }
    const links = (await tx.get(sharesOf(db, uid, analysisId))).docs
    const open = parseEach(links, ShareDocumentSchema).rows.filter(({ data }) => !hasExpired(data, now))
    // The acknowledgement of this call's commit was lost, and the client library runs the transaction again.
    if (links.some(({ id }) => id === hashToken(token))) return { kind: 'created', token, share }
    if (open.length >= sharesPerAnalysis) return { kind: 'too-many-shares' }
    const all = await tx.get(db.shares().where('uid', '==', uid).count())
    if (all.data().count >= sharesPerAccount) return { kind: 'account-shares' }
    tx.create(db.shares().doc(hashToken(token)), share)
    return { kind: 'created', token, share }
  })
}

/** The links of a report that have not expired, newest first, each with its id, and how many cannot be read. */
export async function listShares(
  db: Database,
  uid: string,
  analysisId: string,
  now: Date,
): Promise<{ shares: [id: string, share: ShareDocument][]; unreadable: number }> {
  const links = (await sharesOf(db, uid, analysisId).get()).docs
  const { rows, unreadable } = parseEach(links, ShareDocumentSchema)
  const shares = rows
    .map(({ id, data }): [string, ShareDocument] => [id, data])
    .filter(([, share]) => !hasExpired(share, now))
    .sort(([, a], [, b]) => b.createdAt.toMillis() - a.createdAt.toMillis())
  return { shares, unreadable }
}

/** Ends a link at once. @returns false when this user has no such link to this report */
export async function revokeShare(
  db: Database,
  uid: string,
  analysisId: string,
  id: string,
): Promise<boolean> {
  const reference = unparsedDocument(db.shares().doc(id))
  let isRevoked = false
  return await db.firestore.runTransaction(async (tx) => {
    const share = await tx.get(reference)
    // When the acknowledgement of a commit is lost, the transaction runs again and finds what it did.
    if (!share.exists) return isRevoked
    if (share.get('uid') !== uid || share.get('analysisId') !== analysisId) return false
    tx.delete(reference)
    isRevoked = true
    return true
  })
}

/** Reads the links of a report that is about to be deleted. @returns the function that deletes them */
export async function prepareShareDeletion(
  db: Database,
  tx: Transaction,
  uid: string,
  analysisId: string,
): Promise<() => void> {
  const links = (await tx.get(sharesOf(db, uid, analysisId).select())).docs
  return () => {
    for (const link of links) tx.delete(link.ref)
  }
}
