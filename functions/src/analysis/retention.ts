import { ANALYSES_KEPT_MONTHS } from '@gaplens/contracts/limits'
import { Timestamp } from 'firebase-admin/firestore'
import { unparsed } from '../runtime/database.ts'
import { log } from '../runtime/log.ts'
import { processDocuments, type Upkeep } from '../runtime/process-documents.ts'
import { deleteAnalysis } from './delete-analysis.ts'

/** Analyses created before this instant are past their retention. */
export function retentionCutoff(now: Date): Date {
  const since = new Date(now)
  since.setUTCMonth(since.getUTCMonth() - ANALYSES_KEPT_MONTHS)
  return since
}

/**
 * Deletes analyses that are past their retention in the same way as their owners would, so that a note explains the charge
 * in the ledger. A TTL policy would leave no such note. It runs every minute. @returns how many were deleted
 */
export async function deleteOldAnalyses(upkeep: Upkeep): Promise<number> {
  const { db, now } = upkeep
  const old = unparsed(db.analyses())
    .where('createdAt', '<', Timestamp.fromDate(retentionCutoff(now())))
    .orderBy('createdAt')
    .select('uid', 'createdAt')
  let deleted = 0
  await processDocuments(upkeep, 'deleteOldAnalyses', old, async (document) => {
    if (await deleteAnalysis(db, document.id, String(document.get('uid')), now())) deleted += 1
  })
  if (deleted > 0) log('INFO', 'old-analyses-deleted', { deleted })
  return deleted
}
