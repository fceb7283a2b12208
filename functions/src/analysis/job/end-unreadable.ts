import { AnalysisDocumentSchema } from '@gaplens/contracts/analysis'
import { JOB_ERRORS } from '@gaplens/contracts/errors'
import { FieldValue, Timestamp } from 'firebase-admin/firestore'
import { z } from 'zod'
import { prepareAccountEnd } from '../../points/ledger.ts'
import { type Database, unparsedDocument } from '../../runtime/database.ts'

const OwnerSchema = AnalysisDocumentSchema.pick({ uid: true }).extend({
  status: z.enum(['pending', 'processing']),
})

/**
 * Ends a job whose document cannot be read and so can never be run, with its point back: by its owner alone, for the
 * rest of it may say anything. Nothing else of the document is touched, so that it can still be looked into.
 * @returns whether it was ended; not when it has ended already
 * @throws ZodError when not even its owner, or their account, can be read
 */
export async function endUnreadable(db: Database, analysisId: string, now: Date): Promise<boolean> {
  const reference = unparsedDocument(db.analyses().doc(analysisId))
  return await db.firestore.runTransaction(async (tx) => {
    const found = (await tx.get(reference)).data()
    if (found === undefined) return false
    if (!OwnerSchema.shape.status.safeParse(found.status).success) return false
    const { uid } = OwnerSchema.parse(found)
    const account = await prepareAccountEnd(db, tx, uid, analysisId, JOB_ERRORS.internal.refund)
    account.write()
    tx.update(reference, {
      status: 'failed',
      error: { code: 'internal', message: JOB_ERRORS.internal.message, refunded: account.refunds },
      completedAt: Timestamp.fromDate(now),
      leaseUntil: null,
      storedOverview: FieldValue.delete(),
    })
    tx.delete(db.work(analysisId))
    return true
  })
}
