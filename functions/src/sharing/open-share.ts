import type { AnalysisDocument } from '@gaplens/contracts/analysis/job'
import type { AnalysisResult } from '@gaplens/contracts/analysis/report'
import type { ShareDocument } from '@gaplens/contracts/shares/share'
import { FieldValue, Timestamp } from 'firebase-admin/firestore'
import { type Database, unparsedDocument } from '../runtime/database.ts'
import { describeError, log } from '../runtime/log.ts'
import { hasExpired } from './expiry.ts'
import { hashToken, isToken } from './token.ts'

/** A link that is open, with the report that it leads to. */
export interface OpenShare {
  /** Names the link. */
  readonly id: string
  readonly share: ShareDocument
  readonly analysis: AnalysisDocument
  readonly result: AnalysisResult
}

/**
 * Finds the report behind a link.
 * @returns null for a revoked, expired or unknown link and for one of a deleted report or a deleted or blocked account; a
 * visitor cannot distinguish these cases
 */
export async function openShare(db: Database, token: string, now: Date): Promise<OpenShare | null> {
  if (!isToken(token)) return null
  const id = hashToken(token)
  const share = (await db.shares().doc(id).get()).data()
  if (share === undefined || hasExpired(share, now)) return null
  const [stored, owner] = await Promise.all([
    db.analyses().doc(share.analysisId).get(),
    db.users().doc(share.uid).get(),
  ])
  const analysis = stored.data()
  const account = owner.data()
  if (account === undefined || account.blockedAt !== undefined) return null
  if (analysis?.uid !== share.uid || analysis.result === null) return null
  return { id, share, analysis, result: analysis.result }
}

/** Counts a view of a shared report. If that fails, it is logged, and the report is shown anyway. */
export async function countView(db: Database, id: string, now: Date): Promise<void> {
  try {
    await unparsedDocument(db.shares().doc(id)).update({
      views: FieldValue.increment(1),
      lastViewedAt: Timestamp.fromDate(now),
    })
  } catch (error) {
    log('WARNING', 'share-view-uncounted', describeError(error))
  }
}
