import { randomUUID } from 'node:crypto'
import { type ApiErrorCode, ErrorAnswerSchema } from '@gaplens/contracts/errors'
import {
  PAYMENT_SIGNATURE_HEADER,
  PaymentAnswerSchema,
  type PaymentNotice,
} from '@gaplens/contracts/payments'
import { Timestamp } from 'firebase-admin/firestore'
import { describe, expect, it, onTestFinished } from 'vitest'
import { neutralAdapter } from '../../functions/src/payments/adapter.ts'
import { signNotice } from '../../functions/src/payments/signature.ts'
import { callApi } from '../../scripts/lib/api-client.ts'
import { paymentSecret } from '../../scripts/lib/payment-secret.ts'
import { suiteDatabase } from '../../scripts/lib/seed.ts'
import { PROJECT_ID } from '../../scripts/lib/suite.ts'
import { ownApi } from '../support/own-api.ts'
import { newPerson } from '../support/people.ts'
import { testSuite } from '../support/suite.ts'

const suite = testSuite()
const db = suiteDatabase(suite)
const secret = await paymentSecret(PROJECT_ID)

async function buyer() {
  const person = await newPerson(suite, 'buyer')
  // As the client makes it at the first sign-in; the server then opens its ledger.
  await db.users().doc(person.uid).create({
    uid: person.uid,
    email: person.email,
    displayName: null,
    photoURL: null,
    points: 5,
    role: 'user',
    createdAt: Timestamp.now(),
  })
  await expect
    .poll(async () => (await accountOf(person.uid))?.ledgerOpenedAt, { timeout: 30_000 })
    .toBeDefined()
  return person
}

async function accountOf(uid: string) {
  return (await db.users().doc(uid).get()).data()
}

function notice(uid: string, over: Partial<PaymentNotice['data']> = {}): PaymentNotice {
  return {
    id: `evt_${randomUUID()}`,
    type: 'payment.succeeded',
    data: {
      orderId: `order_${randomUUID()}`,
      uid,
      planId: 'advanced',
      amount: 899,
      currency: 'TWD',
      ...over,
    },
  }
}

async function send(
  body: unknown,
  signature?: string,
  headers: Record<string, string> = {},
  api: { readonly address: string } = suite,
): Promise<Response> {
  const text = JSON.stringify(body)
  return await callApi(api, null, '/payments/webhook', {
    method: 'POST',
    body: text,
    headers: {
      'content-type': 'application/json',
      ...headers,
      [PAYMENT_SIGNATURE_HEADER]: signature ?? signNotice(secret, text, new Date()),
    },
  })
}

async function expectRefused(response: Response, status: number, code: ApiErrorCode) {
  expect(response.status).toBe(status)
  expect(ErrorAnswerSchema.parse(await response.json()).error.code).toBe(code)
}

describe('a payment notice', () => {
  it("credits the plan's points once, with an entry that says why", async () => {
    const { uid } = await buyer()
    const paid = notice(uid)
    const answer = await send(paid)
    expect(PaymentAnswerSchema.parse(await answer.json())).toEqual({ status: 'credited', points: 60 })
    expect(await accountOf(uid)).toMatchObject({ points: 65 })
    const entry = (await db.ledger(uid).doc(`purchase_${paid.data.orderId}`).get()).data()
    expect(entry).toMatchObject({ delta: 60, balanceAfter: 65, kind: 'purchase', reason: '購買進階方案' })
  })

  it('sent again, one by one or at once, credits nothing more', async () => {
    const { uid } = await buyer()
    const paid = notice(uid)
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(paid)))
    const statuses = await Promise.all(
      answers.map(async (answer) => PaymentAnswerSchema.parse(await answer.json()).status),
    )
    expect(statuses.filter((status) => status === 'credited')).toHaveLength(1)
    expect(await (await send(paid)).json()).toEqual({ status: 'known', points: 60 })
    expect(await accountOf(uid)).toMatchObject({ points: 65 })
  })

  it('of an order that another event has paid credits nothing more', async () => {
    const { uid } = await buyer()
    const orderId = `order_${randomUUID()}`
    await send(notice(uid, { orderId }))
    expect(await (await send(notice(uid, { orderId }))).json()).toEqual({ status: 'known', points: 60 })
    expect(await accountOf(uid)).toMatchObject({ points: 65 })
  })

  it('of another plan and currency credits what that plan holds', async () => {
    const { uid } = await buyer()
    await send(notice(uid, { planId: 'agency', amount: 100, currency: 'USD' }))
    expect(await accountOf(uid)).toMatchObject({ points: 155 })
  })

  it('of another type is acknowledged and changes nothing', async () => {
    const { uid } = await buyer()
    const answer = await send({ ...notice(uid), type: 'payment.failed' })
    expect(await answer.json()).toEqual({ status: 'ignored', points: 0 })
    expect(await accountOf(uid)).toMatchObject({ points: 5 })
  })
})

describe('forged notices', () => {
  it('of one address are told to wait, and a genuine one from there is credited all the same', async () => {
    // One process, as its limits are counted in.
    const own = await ownApi(db, { payments: () => neutralAdapter(secret) })
    onTestFinished(own.close)
    const { uid } = await buyer()
    const headers = { 'x-forwarded-for': `2001:db8::${randomUUID().slice(0, 4)}, 192.0.2.1` }
    const statuses: number[] = []
    for (let sent = 0; sent < 40; sent += 1)
      statuses.push((await send(notice(uid), 't=1,v1=00', headers, own)).status)
    expect(new Set(statuses)).toEqual(new Set([401, 429]))
    expect(statuses.filter((status) => status === 401).length).toBeGreaterThanOrEqual(30)
    const refused = await send(notice(uid), 't=1,v1=00', headers, own)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThanOrEqual(1)
    expect(await (await send(notice(uid), undefined, headers, own)).json()).toMatchObject({
      status: 'credited',
    })
  })
})

describe('the webhook refuses, and credits nothing', () => {
  it('a signature that is missing, of another secret, of another body or old', async () => {
    const { uid } = await buyer()
    const paid = notice(uid)
    const text = JSON.stringify(paid)
    const old = new Date(Date.now() - 6 * 60_000)
    for (const signature of [
      '',
      't=1,v1=00',
      signNotice('some-other-secret-here', text, new Date()),
      signNotice(secret, `${text} `, new Date()),
      signNotice(secret, text, old),
    ])
      await expectRefused(await send(paid, signature), 401, 'payment-signature')
    expect(await accountOf(uid)).toMatchObject({ points: 5 })
  })

  it.each([
    ['too little', { amount: 1 }],
    ['an unknown plan', { planId: 'gold' }],
    ['another currency', { currency: 'USD' }],
    ['a plan without a price', { planId: 'agency' }],
  ])('%s', async (_what, over) => {
    const { uid } = await buyer()
    await expectRefused(await send(notice(uid, over)), 400, 'payment-invalid')
    expect(await accountOf(uid)).toMatchObject({ points: 5 })
  })

  it.each([0, -899, 899.5, '899', null, 1e308])('an amount of %j', async (amount) => {
    const body = { ...notice('mei'), data: { ...notice('mei').data, amount } }
    await expectRefused(await send(body), 400, 'invalid-request')
  })

  it('somebody who has no account', async () => {
    await expectRefused(await send(notice(`nobody-${randomUUID()}`)), 409, 'user-not-ready')
  })

  it.each(['../users/mei', 'a/b', '__name__', '__all__', '..', '\ud800', 'a\u0000b', '', 'x'.repeat(129)])(
    'the id %j of an event, an order or a person',
    async (id) => {
      await expectRefused(await send({ ...notice('mei'), id }), 400, 'invalid-request')
      await expectRefused(await send(notice('mei', { orderId: id })), 400, 'invalid-request')
      await expectRefused(await send(notice(id)), 400, 'invalid-request')
    },
  )

  it('other methods', async () => {
    expect((await callApi(suite, null, '/payments/webhook')).status).toBe(405)
  })
})
