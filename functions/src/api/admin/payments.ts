import {
  type PaymentEvent,
  PaymentEventSchema,
  ResolvePaymentRequestSchema,
  type WaitingPayment,
  type WaitingPaymentsAnswer,
} from '@gaplens/contracts/points/payments'
import { findPlan } from '@gaplens/contracts/points/plans'
import { Router } from 'express'
import type { DocumentSnapshot } from 'firebase-admin/firestore'
import { z } from 'zod'
import { pointsToTakeBack } from '../../payments/points-to-take-back.ts'
import { receiptsOf } from '../../payments/receipts.ts'
import { purchaseId, reversedOrderOf } from '../../points/entries.ts'
import { reversalsIn } from '../../points/reversals-in.ts'
import { type Database, unparsed, unparsedDocument } from '../../runtime/database.ts'
import { parseEach } from '../../runtime/parse-each.ts'
import { readJson } from '../http/body.ts'
import { allowOnly, parseRequest } from '../http/errors.ts'
import { iso } from '../http/time.ts'
import { actorOf } from './require-admin.ts'
import { resolvePayment } from './resolve-payment.ts'
import { requireUid } from './uid-parameter.ts'

const MAX_LISTED = 50
const BODY_SHOWN_CHARS = 2_000

/** GET /api/admin/payments and POST /api/admin/payments/{id}/resolution: genuine notices that changed no points. */
export function adminPaymentsRoutes(db: Database, now: () => Date): Router {
  const router = Router()
  router
    .route('/payments')
    .get(async (_request, response) => {
      response.json(await waitingPayments(db))
    })
    .all(allowOnly('GET'))
  router
    .route('/payments/:id/resolution')
    .post(async (request, response) => {
      const id = requireUid(request.params.id)
      const resolution = parseRequest(ResolvePaymentRequestSchema, readJson(request))
      response.json(await resolvePayment(db, actorOf(response), id, resolution, now()))
    })
    .all(allowOnly('POST'))
  return router
}

/** The oldest notices that wait for an admin, and how many there are. */
export async function waitingPayments(db: Database): Promise<WaitingPaymentsAnswer> {
  const waiting = unparsed(db.paymentEvents()).where('status', '==', 'waiting')
  const [found, total] = await Promise.all([
    waiting.orderBy('receivedAt').limit(MAX_LISTED).get(),
    waiting.count().get(),
  ])
  // A notice that cannot be parsed is only counted in the total.
  const data = parseEach(found.docs, PaymentEventSchema).rows.map(({ id, data: event }) =>
    describePayment(db, id, event),
  )
  return { data: await Promise.all(data), total: total.data().count }
}

async function describePayment(db: Database, id: string, event: PaymentEvent): Promise<WaitingPayment> {
  const { kind, problem, orderId, uid, planId, amount, currency, received } = event
  const planPoints = findPlan(planId ?? '', currency ?? '')?.points ?? null
  const account = uid === null ? null : await accountOf(db, uid, orderId ?? id)
  const isReversal = kind === 'refunded' || kind === 'charged-back'
  return {
    id,
    kind,
    problem,
    orderId,
    uid,
    email: account?.email ?? null,
    planId,
    amount,
    currency,
    points: isReversal
      ? pointsToTakeBack(
          account?.credited ?? planPoints,
          account?.reversed ?? 0,
          await paidFor(db, event),
          amount,
        )
      : planPoints,
    balance: account?.balance ?? null,
    credited: account?.credited ?? null,
    reversed: account?.reversed ?? null,
    receivedAt: iso(event.receivedAt),
    received,
    body: event.body.slice(0, BODY_SHOWN_CHARS),
  }
}

const AccountSchema = z.object({
  email: z.string(),
  points: z.number().int().nullable().catch(null),
  ledgerOpenedAt: z.unknown(),
})

/**
 * The account that a notice names, with what its ledger holds of the order; null when there is none. The uid of a notice
 * need not even be a valid document id.
 */
async function accountOf(db: Database, uid: string, orderId: string) {
  const found = await db.firestore
    .collection('users')
    .where('uid', '==', uid)
    .limit(1)
    .select(...Object.keys(AccountSchema.shape))
    .get()
  const [document] = found.docs
  const { data: account } = AccountSchema.safeParse(document?.data())
  if (document === undefined || account === undefined) return null
  const ledger = db.ledger(document.id)
  const [purchase, reversals] = await Promise.all([
    unparsedDocument(ledger.doc(purchaseId(orderId))).get(),
    unparsed(reversalsIn(ledger)).get(),
  ])
  const ofOrder = reversals.docs.filter(({ id }) => reversedOrderOf({ id, kind: 'reversal' }) === orderId)
  return {
    email: account.email,
    balance: account.ledgerOpenedAt === undefined ? null : account.points,
    credited: pointsOf(purchase),
    reversed: ofOrder.length === 0 ? null : ofOrder.reduce((sum, entry) => sum - (pointsOf(entry) ?? 0), 0),
  }
}

function pointsOf(entry: DocumentSnapshot): number | null {
  const delta: unknown = entry.get('delta')
  return typeof delta === 'number' ? delta : null
}

/** What was paid for the order of a refund: by its own notice, or by the price of its plan; null if not known. */
async function paidFor(
  db: Database,
  { uid, orderId, planId, currency }: PaymentEvent,
): Promise<number | null> {
  // The uid is empty if the account was deleted while the notice waited.
  const receipts = !uid || orderId === null ? null : await receiptsOf(db, uid, [orderId])
  const receipt = receipts?.get(orderId ?? '')?.receipt
  if (receipt !== undefined) return receipt.currency === currency ? receipt.amount : null
  return findPlan(planId ?? '', currency ?? '')?.price ?? null
}
