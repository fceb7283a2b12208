import { ANALYSES_KEPT_MONTHS } from '@gaplens/contracts/limits'
import { Timestamp } from 'firebase-admin/firestore'
import type { Database } from '../database.ts'
import { log } from '../log.ts'
import { deleteAnalysis } from './delete-analysis.ts'

/** A minute's share: a backlog of years is gone in days, and no sweep outlasts its time. */
const BATCH = 50

/** The instant before which analyses are kept no longer. */
export function keptSince(now: Date): Date {
  const since = new Date(now)
  since.setUTCMonth(since.getUTCMonth() - ANALYSES_KEPT_MONTHS)
  return since
}

/**
 * Deletes analyses that are kept no longer, as their owners would, so that the note which explains the charge stays. A
 * TTL policy would leave charges that nothing explains. Run every minute. @returns how many were deleted
 */
export async function deleteOldAnalyses(db: Database, now: Date): Promise<number> {
  const old = await db
    .analyses()
    .where('createdAt', '<', Timestamp.fromDate(keptSince(now)))
    .orderBy('createdAt')
    .select('uid')
    .limit(BATCH)
    .withConverter(null)
    .get()
  let deleted = 0
  for (const document of old.docs) {
    if (await deleteAnalysis(db, document.id, String(document.get('uid')))) deleted += 1
  }
  if (deleted > 0) log('INFO', 'old-analyses-deleted', { deleted })
  return deleted
}
