import { DeletionAnswerSchema } from '@gaplens/contracts/accounts/account'
import type { Response } from 'express'
import { deletionState, runDeletion } from '../accounts/delete-account.ts'
import type { Database } from '../runtime/database.ts'
import { describeError, log } from '../runtime/log.ts'
import { upkeepFor } from '../runtime/process-documents.ts'

/** How long a request works on the deletion it has started. Most are done by then; upkeep continues the others. */
const REQUEST_WORKS_MS = 8_000

/** Removes data of a closed account for some seconds. Upkeep does the rest and repeats what failed. */
export async function continueDeletion(db: Database, uid: string, now: () => Date): Promise<void> {
  try {
    await runDeletion(upkeepFor(db, now, REQUEST_WORKS_MS), uid)
  } catch (error) {
    log('WARNING', 'account-deletion-goes-on', describeError(error))
  }
}

/** Answers with the state of an account's deletion. */
export async function answerDeletion(
  db: Database,
  response: Response,
  uid: string,
  now: Date,
): Promise<void> {
  const tombstone = (await db.deletedUsers().doc(uid).get()).data()
  response.json(DeletionAnswerSchema.parse({ state: deletionState(tombstone, now) }))
}
