import {
  PaymentEventSchema,
  ResolvePaymentRequestSchema,
  type WaitingPayment,
  type WaitingPaymentsAnswer,
} from '@gaplens/contracts/payments'
import { findPlan } from '@gaplens/contracts/plans'
import { Router } from 'express'
import { type Database, unparsed } from '../../runtime/database.ts'
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
  const data = parseEach(found.docs, PaymentEventSchema).rows.map(async ({ id, data: event }) => {
    const { kind, problem, orderId, uid, planId, amount, currency, received } = event
    return {
      id,
      kind,
      problem,
      orderId,
      uid,
      email: uid === null ? null : await addressOf(db, uid),
      planId,
      amount,
      currency,
      points: findPlan(planId ?? '', currency ?? '')?.points ?? null,
      receivedAt: iso(event.receivedAt),
      received,
      body: event.body.slice(0, BODY_SHOWN_CHARS),
    } satisfies WaitingPayment
  })
  return { data: await Promise.all(data), total: total.data().count }
}

/** The address of an account; null when there is none. The uid of a notice need not even be a valid document id. */
async function addressOf(db: Database, uid: string): Promise<string | null> {
  const address: unknown = await db.firestore
    .collection('users')
    .where('uid', '==', uid)
    .limit(1)
    .select('email')
    .get()
    .then((found) => found.docs[0]?.get('email'))
  return typeof address === 'string' ? address : null
}
