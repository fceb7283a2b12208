import type { AnalysisDocument } from '@gaplens/contracts/analysis'
import type { Database } from '../runtime/database.ts'
import { ApiError } from './http/errors.ts'

/** An analysis of this user's. Another's, and one that never was, answer alike. @throws ApiError 404 */
export async function readOwned(db: Database, id: string, uid: string): Promise<AnalysisDocument> {
  const document = isDocumentId(id) ? (await db.analyses().doc(id).get()).data() : undefined
  if (document?.uid !== uid) throw new ApiError('not-found')
  return document
}

/** Whether a client's text can be the id of an analysis: no path, no reserved name. */
export function isDocumentId(id: string): boolean {
  return /^[A-Za-z0-9_-]{1,64}$/.test(id) && !/^__.*__$/.test(id)
}
