import type { AnalysisDocument } from '@gaplens/contracts/analysis/job'
import type { AnalysisResult } from '@gaplens/contracts/analysis/report'
import type { Database } from '../runtime/database.ts'
import { ownReport } from '../runtime/own-report.ts'
import { ApiError } from './http/errors.ts'

/** Reads an analysis of this user. One of another user gives the same 404 as a missing one. @throws ApiError 404 */
export async function readOwnAnalysis(db: Database, id: string, uid: string): Promise<AnalysisDocument> {
  const document = isDocumentId(id) ? (await db.analyses().doc(id).get()).data() : undefined
  if (document?.uid !== uid) throw new ApiError('not-found')
  return document
}

/**
 * Reads the report of an analysis of this user, with its analysis.
 * @throws ApiError 404 also when there is no report; 400 while the analysis runs
 */
export async function readOwnReport(
  db: Database,
  id: string,
  uid: string,
): Promise<{ readonly analysis: AnalysisDocument; readonly result: AnalysisResult }> {
  const analysis = await readOwnAnalysis(db, id, uid)
  const result = ownReport(analysis, uid)
  if (typeof result === 'string') throw new ApiError(result)
  return { analysis, result }
}

/** Whether a text from a client can be the id of an analysis. Paths and reserved names cannot. */
export function isDocumentId(id: string): boolean {
  return /^[A-Za-z0-9_-]{1,64}$/.test(id) && !/^__.*__$/.test(id)
}
