import { randomUUID } from 'node:crypto'
import { parseArgs } from 'node:util'
import {
  PAYMENT_SIGNATURE_HEADER,
  PaymentAnswerSchema,
  type PaymentNotice,
} from '@gaplens/contracts/points/payments'
import { PLANS, PLANS_EN } from '@gaplens/contracts/points/plans'
import { signNotice } from '../functions/src/payments/signature.ts'
import { ACCOUNTS } from '../sandbox/src/seed.ts'
import { paymentSecret } from './lib/payment-secret.ts'
import { portOffset, portsAt } from './lib/ports.ts'
import { runMain, Stop, say } from './lib/say.ts'
import { PROJECT_ID } from './lib/suite.ts'

const USAGE = `Usage: npm run pay -- --user UID_OR_E-MAIL --plan ${PLANS.map(({ id }) => id).join('|')} [--currency TWD|USD] [--order ID] [--event ID] [--refund] [--port-offset N]`

/**
 * `npm run pay`: acts as the payment provider for a running `npm start` and sends the signed notice of a paid order or, with
 * --refund and its --order, of the refund.
 * The same --order or --event again credits nothing more.
 */
await runMain(async () => {
  const { values } = parseFlags()
  const plan = [...PLANS, ...PLANS_EN].find(
    ({ id, currency }) => id === values.plan && currency === values.currency,
  )
  if (values.user === undefined || plan === undefined) throw new Stop(USAGE, 2)
  if (plan.price === null)
    throw new Stop(`The plan ${plan.id} has no price in ${values.currency}: it is sold by mail.`, 2)
  const notice: PaymentNotice = {
    id: values.event ?? `evt_${randomUUID()}`,
    type: values.refund ? 'payment.refunded' : 'payment.succeeded',
    data: {
      orderId: values.order ?? `order_${randomUUID()}`,
      uid: Object.values(ACCOUNTS).find(({ email }) => email === values.user)?.uid ?? values.user,
      planId: plan.id,
      amount: plan.price,
      currency: plan.currency,
    },
  }
  const body = JSON.stringify(notice)
  const address = `http://127.0.0.1:${portsAt(portOffset(process.argv)).hosting}/api/payments/webhook`
  const answer = await fetch(address, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [PAYMENT_SIGNATURE_HEADER]: signNotice(await paymentSecret(PROJECT_ID), body, new Date()),
    },
    body,
  }).catch(() => {
    throw new Stop(`Nothing answers at ${address}: is npm start running? (--port-offset N for another copy)`)
  })
  const text = await answer.text()
  if (!answer.ok) throw new Stop(`Refused (${answer.status}): ${text}`)
  const { status, points } = PaymentAnswerSchema.parse(JSON.parse(text))
  const done = { credited: 'credited to', reversed: 'taken back from' }
  say(
    status === 'credited' || status === 'reversed'
      ? `${points} points ${done[status]} ${notice.data.uid} (order ${notice.data.orderId}).`
      : `${status}: no points have changed now.`,
  )
})

function parseFlags() {
  try {
    return parseArgs({
      options: {
        user: { type: 'string' },
        plan: { type: 'string' },
        currency: { type: 'string', default: 'TWD' },
        order: { type: 'string' },
        event: { type: 'string' },
        refund: { type: 'boolean', default: false },
        'port-offset': { type: 'string' },
      },
    })
  } catch (error) {
    throw new Stop(`${error instanceof Error ? error.message : error}\n${USAGE}`, 2)
  }
}
