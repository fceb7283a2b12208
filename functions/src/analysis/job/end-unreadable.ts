import { AnalysisDocumentSchema } from '@gaplens/contracts/analysis/job'
import { JOB_ERRORS } from '@gaplens/contracts/errors'
import { FieldValue, Timestamp } from 'firebase-admin/firestore'
import { z } from 'zod'
import { prepareRefund } from '../../points/refund.ts'
import { type Database, unparsedDocument } from '../../runtime/database.ts'

const OwnerSchema = AnalysisDocumentSchema.pick({ uid: true }).extend({
  status: z.enum(['pending', 'processing']),
})

/**
 * Fails a job whose document does not match its schema, since no worker could run it, and refunds its point. It relies on
 * the owner's uid only, because any other field may be wrong. Other fields stay unchanged for later investigation.
 * @returns whether this call ended the job; false when it had already ended
 * @throws ZodError when the owner's uid or account does not match its schema either
 */
export async function endUnreadable(db: Database, analysisId: string, now: Date): Promise<boolean> {
  const reference = unparsedDocument(db.analyses().doc(analysisId))
  return await db.firestore.runTransaction(async (tx) => {
    const found = (await tx.get(reference)).data()
    if (found === undefined) return false
    if (!OwnerSchema.shape.status.safeParse(found.status).success) return false
    const { uid } = OwnerSchema.parse(found)
    const account = await prepareRefund(db, tx, uid, analysisId, JOB_ERRORS.internal.refund)
    account.write(now)
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
