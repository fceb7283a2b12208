import type {
  PaymentEvent,
  ResolvePaymentAnswer,
  ResolvePaymentRequest,
} from '@gaplens/contracts/points/payments'
import { Timestamp, type Transaction } from 'firebase-admin/firestore'
import { withoutGoneBuyer } from '../../payments/gone-buyer.ts'
import { grantPlan, REVERSAL_REASONS } from '../../payments/settle.ts'
import { purchaseId } from '../../points/entries.ts'
import { prepareCredit, prepareReversal } from '../../points/purchases.ts'
import type { Database } from '../../runtime/database.ts'
import { ApiError } from '../http/errors.ts'
import { type Activity, recordActivity } from './record-activity.ts'
import type { Actor } from './require-admin.ts'
import { findUsers } from './user-page.ts'

/**
 * Settles a waiting notice as an admin decides: it credits points to an account, takes them back, or dismisses the notice
 * with a reason. A dismissed notice of an account that does not exist loses what identifies the buyer. A credited notice
 * also grants what its plan has besides points. The ledger entry, the event's document and
 * the activity log are written in one transaction.
 * @throws ApiError 404; 400 for an unknown account; 409 when the notice is already settled or the account's ledger does not
 * hold the points to take back
 */
export async function resolvePayment(
  db: Database,
  actor: Actor,
  id: string,
  resolution: ResolvePaymentRequest,
  now: Date,
): Promise<ResolvePaymentAnswer> {
  const account = resolution.action === 'dismiss' ? null : await accountNamed(db, resolution.account)
  const reference = db.paymentEvents().doc(id)
  let answer: ResolvePaymentAnswer | null = null
  return await db.firestore.runTransaction(async (tx) => {
    const event = (await tx.get(reference)).data()
    if (event === undefined) throw new ApiError('not-found')
    // The acknowledgement of this call's commit was lost, and the client library runs the transaction again.
    const isOurs = event.status === answer?.status && event.resolvedAt?.toMillis() === now.getTime()
    if (answer !== null && isOurs) return answer
    if (event.status !== 'waiting') throw new ApiError('payment-settled')
    // A notice without an order id uses its event id instead.
    const orderId = event.orderId ?? id
    const done =
      resolution.action === 'dismiss' || account === null
        ? DISMISSED
        : await prepare(db, tx, event, { orderId, eventId: id, uid: account.uid, ...resolution })
    const removed = account === null ? await withoutGoneBuyer(db, tx, event.uid) : {}
    done.write(now)
    tx.update(reference, {
      status: done.status,
      points: done.points,
      settledWith: account?.uid ?? null,
      resolvedAt: Timestamp.fromDate(now),
      ...removed,
    })
    const activity: Activity = {
      action: `payment.${done.status}`,
      actor,
      target:
        account === null
          ? { kind: 'payment', id, label: orderId }
          : { kind: 'user', id: account.uid, label: account.displayName || account.email },
      before: null,
      after: { order: orderId, points: done.points },
      reason: resolution.action === 'dismiss' ? resolution.reason : null,
    }
    recordActivity(db, tx, activity, now)
    answer = { id, status: done.status, balance: done.balance }
    return answer
  })
}

interface Done {
  readonly status: ResolvePaymentAnswer['status']
  readonly points: number
  readonly balance: number | null
  write(now: Date): void
}

const DISMISSED: Done = { status: 'dismissed', points: 0, balance: null, write: () => undefined }

async function prepare(
  db: Database,
  tx: Transaction,
  { kind, planId }: PaymentEvent,
  {
    action,
    orderId,
    eventId,
    uid,
    points,
  }: { action: 'credit' | 'reverse'; orderId: string; eventId: string; uid: string; points: number },
): Promise<Done> {
  if (action === OPPOSITE_ACTION[kind]) throw new ApiError('invalid-request', { field: 'action' })
  if (action === 'credit') {
    const opened = (await tx.get(db.users().doc(uid))).data()?.ledgerOpenedAt
    if (opened === undefined) throw new ApiError('user-not-ready')
    const known = await tx.get(db.ledger(uid).doc(purchaseId(orderId)))
    if (known.exists) throw new ApiError('payment-settled')
    const reason = `購買點數（訂單 ${orderId}）`.slice(0, 200)
    const { balance, write } = await prepareCredit(db, tx, uid, { orderId, points, reason })
    return {
      status: 'credited',
      points,
      balance,
      write(now) {
        write(now)
        grantPlan(db, tx, uid, planId)
      },
    }
  }
  const reason = REVERSAL_REASONS[kind === 'charged-back' ? 'charged-back' : 'refunded']
  const { outcome, write } = await prepareReversal(db, tx, uid, { orderId, eventId, points, reason })
  if (outcome.kind === 'unknown-user') throw new ApiError('user-not-ready')
  if (outcome.kind === 'unknown-order') throw new ApiError('payment-order-unknown')
  if (outcome.kind === 'known') throw new ApiError('payment-settled')
  return { status: 'reversed', points, balance: outcome.balance, write }
}

/** The action that contradicts each kind of notice. */
const OPPOSITE_ACTION: Partial<Record<PaymentEvent['kind'], 'credit' | 'reverse'>> = {
  paid: 'reverse',
  refunded: 'credit',
  'charged-back': 'credit',
}

/** The account with this address or uid. @throws ApiError 400 unless there is exactly one */
async function accountNamed(db: Database, text: string) {
  const [account, another] = await findUsers(db, text)
  if (account === undefined || another !== undefined)
    throw new ApiError('account-unknown', { field: 'account' })
  return account
}
