import type { PaymentKind, PaymentNotice, PaymentProblem } from '@gaplens/contracts/points/payments'
import { findPlan, type Plan } from '@gaplens/contracts/points/plans'
import type { Transaction } from 'firebase-admin/firestore'
import { purchaseId } from '../points/entries.ts'
import { prepareCredit, prepareReversal } from '../points/purchases.ts'
import type { Database } from '../runtime/database.ts'
import { withoutGoneBuyer } from './gone-buyer.ts'
import type { ReadNotice } from './read-notice.ts'

export type Settlement =
  | { readonly status: 'credited' | 'reversed' | 'known'; readonly points: number }
  | { readonly status: 'ignored' }
  | { readonly status: 'waiting'; readonly problem: PaymentProblem }

type OrderNotice = PaymentNotice & { readonly kind: PaymentKind }

/** The ledger's reasons for payments that were taken back. */
export const REVERSAL_REASONS = {
  refunded: '付款已退款，收回點數',
  'charged-back': '付款爭議（銀行退單），收回點數',
} as const

/**
 * Settles a stored notice, once for each event, in one transaction with the event's document. An order is credited once,
 * with the points of its plan. A full refund takes back those of its points that no earlier refund took. A notice with
 * another amount, or that cannot be settled otherwise, waits for an admin. A waiting notice is tried again when the provider
 * sends it again.
 */
export async function settle(db: Database, read: ReadNotice, now: Date): Promise<Settlement> {
  const reference = db.paymentEvents().doc(read.eventId)
  return await db.firestore.runTransaction(async (tx): Promise<Settlement> => {
    const event = (await tx.get(reference)).data()
    if (event === undefined) throw new Error('a notice is kept before it is settled')
    if (event.status === 'ignored') return { status: 'ignored' }
    if (event.status !== 'waiting') return { status: 'known', points: event.points }
    const { settlement, write } = await prepare(db, tx, read)
    const done = settlement.status === 'ignored' ? await withoutGoneBuyer(db, tx, event.uid) : {}
    write(now)
    if (settlement.status === 'waiting') tx.update(reference, { problem: settlement.problem })
    else {
      // Another event has settled this order, so this one is settled too.
      const status = settlement.status === 'known' ? doneBy(read.notice) : settlement.status
      const points = settlement.status === 'ignored' ? 0 : settlement.points
      tx.update(reference, { status, problem: null, points, ...done })
    }
    return settlement
  })
}

interface Prepared {
  readonly settlement: Settlement
  write(now: Date): void
}

const nothing = (settlement: Settlement): Prepared => ({ settlement, write: () => undefined })
const waits = (problem: PaymentProblem) => nothing({ status: 'waiting', problem })

async function prepare(db: Database, tx: Transaction, { kind, notice }: ReadNotice): Promise<Prepared> {
  if (notice === null) return kind === 'other' ? nothing({ status: 'ignored' }) : waits('unreadable')
  const { planId, currency, amount } = notice.data
  const plan = findPlan(planId, currency)
  if (plan === undefined || plan.points === null) return waits('unknown-plan')
  if (plan.price !== amount) return waits('wrong-amount')
  return notice.kind === 'paid'
    ? await prepareOrder(db, tx, notice, { ...plan, points: plan.points })
    : await preparePaymentReversal(db, tx, notice, notice.kind)
}

async function prepareOrder(
  db: Database,
  tx: Transaction,
  { data }: OrderNotice,
  { id, points, name }: Plan & { readonly points: number },
): Promise<Prepared> {
  const { uid, orderId } = data
  const [order, user] = await Promise.all([
    tx.get(db.ledger(uid).doc(purchaseId(orderId))),
    tx.get(db.users().doc(uid)),
  ])
  if (order.exists) return nothing({ status: 'known', points })
  // The account does not exist, or a client has just created it. The provider will send the notice again.
  if (user.data()?.ledgerOpenedAt === undefined) return waits('unknown-user')
  const credit = await prepareCredit(db, tx, uid, { orderId, points, reason: `購買${name}` })
  return {
    settlement: { status: 'credited', points },
    write(now) {
      credit.write(now)
      grantPlan(db, tx, uid, id)
    },
  }
}

/**
 * Grants what a plan has besides points: the agency plan has white-label reports. A refund takes back only the points. An
 * admin withdraws the white label, because it may also have been granted by hand.
 */
export function grantPlan(db: Database, tx: Transaction, uid: string, planId: string | null): void {
  if (planId === 'agency') tx.update(db.users().doc(uid), { whiteLabel: true })
}

async function preparePaymentReversal(
  db: Database,
  tx: Transaction,
  { id: eventId, data }: OrderNotice,
  kind: Exclude<PaymentKind, 'paid'>,
): Promise<Prepared> {
  const reversal = { orderId: data.orderId, eventId, points: null, reason: REVERSAL_REASONS[kind] }
  const { outcome, write } = await prepareReversal(db, tx, data.uid, reversal)
  if (outcome.kind === 'unknown-user' || outcome.kind === 'unknown-order') return waits(outcome.kind)
  return outcome.kind === 'known'
    ? nothing({ status: 'known', points: outcome.points })
    : { settlement: { status: 'reversed', points: outcome.points }, write }
}

function doneBy(notice: OrderNotice | null): 'credited' | 'reversed' {
  return notice?.kind === 'paid' ? 'credited' : 'reversed'
}
