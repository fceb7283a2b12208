import {
  type AccountSignals,
  type ActivityAction,
  ActivityDocumentSchema,
} from '@gaplens/contracts/admin/requests'
import { Router } from 'express'
import { Timestamp } from 'firebase-admin/firestore'
import { isDisposableAddress } from '../../accounts/disposable-address.ts'
import { type Database, unparsed } from '../../runtime/database.ts'
import { parseEach } from '../../runtime/parse-each.ts'
import { refundedToday, startedToday } from '../../settings/admission.ts'
import { ApiError, allowOnly } from '../http/errors.ts'
import { isoOrNull } from '../http/time.ts'
import { requireUid } from './uid-parameter.ts'

const HOUR_MS = 3_600_000
const MAX_BLOCKS = 100

/** GET /api/admin/users/{uid}/signals */
export function signalsRoutes(db: Database, now: () => Date): Router {
  const router = Router()
  router
    .route('/users/:uid/signals')
    .get(async (request, response) => {
      response.json(await signalsOf(db, requireUid(request.params.uid), now()))
    })
    .all(allowOnly('GET'))
  return router
}

/** Signs that an account may be abusive. They are counts only, and no analysis is read. @throws ApiError 404 */
async function signalsOf(db: Database, uid: string, now: Date): Promise<AccountSignals> {
  const account = (await db.users().doc(uid).get()).data()
  if (account === undefined) throw new ApiError('not-found')
  const anHourAgo = Timestamp.fromMillis(now.getTime() - HOUR_MS)
  const lastHour = db.ledger(uid).where('kind', '==', 'analysis').where('createdAt', '>=', anHourAgo)
  const [disposableAddress, today, hour, refunded, signup, blockReason] = await Promise.all([
    isDisposableAddress(account.email),
    startedToday(db, uid, now),
    lastHour.count().get(),
    refundedToday(db, uid, now),
    db.ledger(uid).doc('signup').get(),
    account.blockedAt === undefined ? null : blockReasonOf(db, uid),
  ])
  return {
    blockedAt: isoOrNull(account.blockedAt ?? null),
    blockReason,
    disposableAddress,
    hasBought: account.hasBought === true,
    whiteLabel: account.whiteLabel === true,
    giftRefused: signup.data()?.delta === 0,
    startedToday: today,
    startedLastHour: hour.data().count,
    refundedToday: refunded,
    unfinished: Object.keys(account.unfinished ?? {}).length,
  }
}

/** The reason of an account's last block, from the activity log. Only the log has it; few accounts were blocked before. */
async function blockReasonOf(db: Database, uid: string): Promise<string | null> {
  const found = await unparsed(db.activity())
    .where('target.id', '==', uid)
    .where('action', '==', 'user.blocked' satisfies ActivityAction)
    .limit(MAX_BLOCKS)
    .get()
  const blocks = parseEach(found.docs, ActivityDocumentSchema).rows.map(({ data }) => data)
  return blocks.toSorted((a, b) => b.createdAt.toMillis() - a.createdAt.toMillis())[0]?.reason ?? null
}
