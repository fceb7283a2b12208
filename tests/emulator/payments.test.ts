import { randomUUID } from 'node:crypto'
import { type ApiErrorCode, ErrorAnswerSchema } from '@gaplens/contracts/errors'
import {
  PAYMENT_SIGNATURE_HEADER,
  PaymentAnswerSchema,
  type PaymentNotice,
  type ResolvePaymentRequest,
  WaitingPaymentsAnswerSchema,
} from '@gaplens/contracts/points/payments'
import { Timestamp } from 'firebase-admin/firestore'
import { describe, expect, it, onTestFinished } from 'vitest'
import { neutralAdapter } from '../../functions/src/payments/adapter.ts'
import { signNotice } from '../../functions/src/payments/signature.ts'
import { auditAccount } from '../../functions/src/points/audit.ts'
import { adjustPoints } from '../../functions/src/points/ledger.ts'
import { openUserAccount } from '../../functions/src/points/open-user-account.ts'
import { callApi } from '../../scripts/lib/api-client.ts'
import { paymentSecret } from '../../scripts/lib/payment-secret.ts'
import { suiteDatabase } from '../../scripts/lib/seed.ts'
import { PROJECT_ID } from '../../scripts/lib/suite.ts'
import { newAdmin, put } from '../support/admins.ts'
import { NO_ADMIN } from '../support/opening.ts'
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
  await expect.poll(async () => (await accountOf(person.uid))?.ledgerOpenedAt).toBeDefined()
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

async function eventOf(id: string) {
  return (await db.paymentEvents().doc(id).get()).data()
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

  it('of another type is acknowledged and kept, and changes nothing', async () => {
    const { uid } = await buyer()
    const other = { ...notice(uid), type: 'payment.failed' }
    expect(await (await send(other)).json()).toEqual({ status: 'ignored', points: 0 })
    expect(await (await send(other)).json()).toEqual({ status: 'ignored', points: 0 })
    expect(await eventOf(other.id)).toMatchObject({ status: 'ignored', received: 2 })
    expect(await accountOf(uid)).toMatchObject({ points: 5 })
  })

  it('is kept as it was received', async () => {
    const { uid } = await buyer()
    const paid = notice(uid)
    await send(paid)
    expect(await eventOf(paid.id)).toMatchObject({
      body: JSON.stringify(paid),
      kind: 'paid',
      status: 'credited',
      problem: null,
      points: 60,
      received: 1,
    })
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

  it('other methods', async () => {
    expect((await callApi(suite, null, '/payments/webhook')).status).toBe(405)
  })
})

describe('a payment that is taken back', () => {
  const takenBack = (paid: PaymentNotice, type = 'payment.refunded'): PaymentNotice => ({
    ...paid,
    id: `evt_${randomUUID()}`,
    type,
  })

  it('takes its points back once, refunded or charged back, however often it is told', async () => {
    const { uid } = await buyer()
    const paid = notice(uid)
    await send(paid)
    const refund = takenBack(paid)
    const answers = await Promise.all([send(refund), send(refund), send(refund)])
    const statuses = await Promise.all(
      answers.map(async (answer) => PaymentAnswerSchema.parse(await answer.json()).status),
    )
    expect(statuses.toSorted()).toEqual(['known', 'known', 'reversed'])
    const disputed = await send(takenBack(paid, 'payment.charged_back'))
    expect(await disputed.json()).toEqual({ status: 'known', points: 60 })
    expect(await accountOf(uid)).toMatchObject({ points: 5 })
    const entry = (await db.ledger(uid).doc(`reversal_${paid.data.orderId}`).get()).data()
    expect(entry).toMatchObject({ delta: -60, balanceAfter: 5, kind: 'reversal', actor: 'system' })
    expect(await (await send(paid)).json()).toEqual({ status: 'known', points: 60 })
  })

  it('may leave a debt: then no analysis starts, nothing more is taken, and a purchase pays it', async () => {
    const person = await buyer()
    const { uid } = person
    const paid = notice(uid)
    await send(paid)
    const spend = { operationId: randomUUID(), delta: -50, reason: '已使用', actor: 'test' }
    await db.firestore.runTransaction((tx) => adjustPoints(db, tx, uid, spend, new Date()))
    await send(takenBack(paid, 'payment.charged_back'))
    expect(await accountOf(uid)).toMatchObject({ points: -45 })
    const start = await callApi(suite, person.token, '/analyze', {
      json: { targetKeyword: '欠點', userPageUrl: 'https://example.test/' },
    })
    await expectRefused(start, 402, 'insufficient-points')
    const more = { ...spend, operationId: randomUUID() }
    expect(await db.firestore.runTransaction((tx) => adjustPoints(db, tx, uid, more, new Date()))).toEqual({
      before: -45,
      after: -45,
    })
    await send(notice(uid))
    expect(await accountOf(uid)).toMatchObject({ points: 15 })
    const findings: string[] = []
    await auditAccount(db, uid, ({ problem }) => findings.push(problem))
    expect(findings).toEqual([])
  })

  it('before its order was credited is told to come again', async () => {
    const { uid } = await buyer()
    const paid = notice(uid)
    const refund = takenBack(paid)
    await expectRefused(await send(refund), 409, 'payment-not-ready')
    expect(await eventOf(refund.id)).toMatchObject({ status: 'waiting', problem: 'unknown-order' })
    await send(paid)
    expect(await (await send(refund)).json()).toEqual({ status: 'reversed', points: 60 })
    expect(await eventOf(refund.id)).toMatchObject({ status: 'reversed', problem: null, received: 2 })
  })
})

describe('what cannot be credited', () => {
  it.each([
    ['too little', { amount: 1 }, 'wrong-amount'],
    ['an unknown plan', { planId: 'gold' }, 'unknown-plan'],
    ['another currency', { currency: 'USD' }, 'wrong-amount'],
    ['a plan without a price', { planId: 'agency' }, 'unknown-plan'],
  ])('%s is kept and waits', async (_what, over, problem) => {
    const { uid } = await buyer()
    const sent = notice(uid, over)
    expect(await (await send(sent)).json()).toEqual({ status: 'waiting', points: 0 })
    expect(await eventOf(sent.id)).toMatchObject({ status: 'waiting', problem, uid })
    expect(await accountOf(uid)).toMatchObject({ points: 5 })
  })

  it('of somebody without an account comes again, and is credited once there is one', async () => {
    const person = await newPerson(suite, 'late')
    const paid = notice(person.uid)
    await expectRefused(await send(paid), 409, 'payment-not-ready')
    expect(await eventOf(paid.id)).toMatchObject({ status: 'waiting', problem: 'unknown-user' })
    await openUserAccount(db, person.uid, NO_ADMIN, new Date())
    expect(await (await send(paid)).json()).toEqual({ status: 'credited', points: 60 })
  })

  it.each([0, -899, 899.5, '899', null, 1e308])('an amount of %j waits as unreadable', async (amount) => {
    const sent = { ...notice('mei'), data: { ...notice('mei').data, amount } }
    expect(await (await send(sent)).json()).toEqual({ status: 'waiting', points: 0 })
    expect(await eventOf(sent.id)).toMatchObject({ kind: 'unreadable', problem: 'unreadable' })
  })

  it.each(['../users/mei', 'a/b', '__name__', '__all__', '..', '\ud800', 'a\u0000b', '', 'x'.repeat(129)])(
    'the id %j of an event, an order or a person waits as unreadable',
    async (id) => {
      for (const sent of [{ ...notice('mei'), id }, notice('mei', { orderId: id }), notice(id)])
        expect(await (await send(sent)).json()).toEqual({ status: 'waiting', points: 0 })
    },
  )

  it('no JSON at all is kept, once, under a hash of what came', async () => {
    const text = `order ${randomUUID()} was paid`
    for (let sent = 0; sent < 2; sent += 1) {
      const answer = await callApi(suite, null, '/payments/webhook', {
        method: 'POST',
        body: text,
        headers: {
          'content-type': 'text/plain',
          [PAYMENT_SIGNATURE_HEADER]: signNotice(secret, text, new Date()),
        },
      })
      expect(await answer.json()).toEqual({ status: 'waiting', points: 0 })
    }
    const kept = (await db.paymentEvents().where('body', '==', text).get()).docs.map((d) => d.data())
    expect(kept).toMatchObject([{ kind: 'unreadable', received: 2 }])
  })
})

describe('an admin settles what waits', () => {
  const list = async (token: string) =>
    WaitingPaymentsAnswerSchema.parse(await (await callApi(suite, token, '/admin/payments')).json())
  const resolve = (token: string, id: string, json: ResolvePaymentRequest) =>
    callApi(suite, token, `/admin/payments/${id}/resolution`, { json })

  it('by crediting the account that the notice names, once', async () => {
    const [admin, { uid, email }] = await Promise.all([newAdmin(suite, db), buyer()])
    const sent = notice(uid, { amount: 500 })
    expect(await (await send(sent)).json()).toEqual({ status: 'waiting', points: 0 })
    // The list holds the oldest fifty, and any number of other tests' notices may wait.
    await db
      .paymentEvents()
      .doc(sent.id)
      .update({ receivedAt: Timestamp.fromMillis(0) })
    const { data, total } = await list(admin.token)
    expect(total).toBeGreaterThanOrEqual(1)
    expect(data.find(({ id }) => id === sent.id)).toMatchObject({
      kind: 'paid',
      problem: 'wrong-amount',
      email,
      points: 60,
      amount: 500,
      balance: 5,
      credited: null,
      reversed: null,
      body: JSON.stringify(sent),
    })
    const credit = { action: 'credit', account: uid, points: 33 } as const
    expect(await (await resolve(admin.token, sent.id, credit)).json()).toEqual({
      id: sent.id,
      status: 'credited',
      balance: 38,
    })
    await expectRefused(await resolve(admin.token, sent.id, credit), 409, 'payment-settled')
    expect(await accountOf(uid)).toMatchObject({ points: 38, hasBought: true })
    expect((await list(admin.token)).data.some(({ id }) => id === sent.id)).toBe(false)
    expect(await (await send(sent)).json()).toEqual({ status: 'known', points: 33 })
    const lines = (await db.activity().where('target.id', '==', uid).get()).docs.map((line) => line.data())
    expect(lines).toMatchObject([
      { action: 'payment.credited', actor: { uid: admin.uid }, after: { points: 33 } },
    ])
  })

  it('by crediting somebody else, found by address, or putting it aside with a reason', async () => {
    const [admin, { uid, email }] = await Promise.all([newAdmin(suite, db), buyer()])
    const sent = notice(`nobody-${randomUUID()}`)
    await send(sent)
    const to = (account: string) => resolve(admin.token, sent.id, { action: 'credit', account, points: 60 })
    await expectRefused(await to('nobody@people.test'), 400, 'account-unknown')
    expect((await to(email)).status).toBe(200)
    expect(await accountOf(uid)).toMatchObject({ points: 65 })

    const another = notice(`nobody-${randomUUID()}`)
    await send(another)
    const dismissal = { action: 'dismiss', reason: '金流商已退款' } as const
    expect((await resolve(admin.token, another.id, dismissal)).status).toBe(200)
    expect(await eventOf(another.id)).toMatchObject({ status: 'dismissed', settledWith: null })
    expect(await (await send(another)).json()).toEqual({ status: 'known', points: 0 })
  })

  it('and nothing of the buyer stays where the account is gone', async () => {
    const admin = await newAdmin(suite, db)
    const invoice = { number: 'AB12345678', taxId: '12345675', carrier: '/ABC+123' }
    const gone = `gone-${randomUUID()}`
    const [late, failed] = ['payment.refunded', 'payment.failed'].map((type) => ({
      ...notice(gone, { invoice }),
      type,
    }))
    if (late === undefined || failed === undefined) throw new Error('no notices')
    // The provider sends it again, because the account might not be there yet.
    await expectRefused(await send(late), 409, 'payment-not-ready')
    expect(await eventOf(late.id)).toMatchObject({ status: 'waiting', uid: gone, invoiceTaxId: '12345675' })
    const dismissal = { action: 'dismiss', reason: '帳號已刪除' } as const
    expect((await resolve(admin.token, late.id, dismissal)).status).toBe(200)
    // Nothing is to be done with this one, so nobody would dismiss it.
    expect(await (await send(failed)).json()).toEqual({ status: 'ignored', points: 0 })
    for (const { id, data } of [late, failed]) {
      await send({ ...late, id })
      const kept = await eventOf(id)
      expect(kept).toMatchObject({ received: 2, orderId: data.orderId, amount: 899, uid: '', body: '' })
      expect(JSON.stringify(kept)).not.toMatch(/12345675|ABC\+123|gone-/)
    }
  })

  it('and the notice of an account that is there stays as received', async () => {
    const [admin, { uid }] = await Promise.all([newAdmin(suite, db), buyer()])
    const odd = notice(uid, { amount: 1 })
    await send(odd)
    expect((await resolve(admin.token, odd.id, { action: 'dismiss', reason: '測試' })).status).toBe(200)
    expect(await eventOf(odd.id)).toMatchObject({ status: 'dismissed', uid, body: JSON.stringify(odd) })
  })

  it('also where the account was deleted while its refund waited', async () => {
    const admin = await newAdmin(suite, db)
    const paid = notice('')
    const part = { ...paid, id: `evt_${randomUUID()}`, type: 'payment.refunded' }
    for (const [sent, status] of [
      [paid, 'credited'],
      [part, 'waiting'],
    ] as const) {
      await send(sent)
      const emptied = { uid: '', body: '', status, points: 60, receivedAt: Timestamp.fromMillis(0) }
      await db
        .paymentEvents()
        .doc(sent.id)
        .update({ ...emptied, orderId: paid.data.orderId, planId: 'advanced', amount: 899, currency: 'TWD' })
    }
    expect((await list(admin.token)).data.find(({ id }) => id === part.id)).toMatchObject({ email: null })
    const dismissal = { action: 'dismiss', reason: '帳號已刪除' } as const
    expect((await resolve(admin.token, part.id, dismissal)).status).toBe(200)
  })

  it('by taking back part of what was credited, and no more than that', async () => {
    const [admin, { uid }] = await Promise.all([newAdmin(suite, db), buyer()])
    const paid = notice(uid)
    await send(paid)
    const partly = { ...paid, id: `evt_${randomUUID()}`, type: 'payment.refunded' }
    await send({ ...partly, data: { ...paid.data, amount: 450 } })
    const take = (points: number) =>
      resolve(admin.token, partly.id, { action: 'reverse', account: uid, points })
    await db
      .paymentEvents()
      .doc(partly.id)
      .update({ receivedAt: Timestamp.fromMillis(0) })
    const shown = async () => (await list(admin.token)).data.find(({ id }) => id === partly.id)
    // 450 of 899 dollars are 30.03 of 60 points.
    expect(await shown()).toMatchObject({ points: 30, balance: 65, credited: 60, reversed: null })
    await expectRefused(await take(61), 409, 'payment-order-unknown')
    expect(
      (await resolve(admin.token, partly.id, { action: 'credit', account: uid, points: 1 })).status,
    ).toBe(400)
    expect(await (await take(30)).json()).toMatchObject({ status: 'reversed', balance: 35 })
    const findings: string[] = []
    await auditAccount(db, uid, ({ problem }) => findings.push(problem))
    expect(findings).toEqual([])
  })

  it('and a chargeback of the full price after a part takes back the rest, once', async () => {
    const [admin, { uid }] = await Promise.all([newAdmin(suite, db), buyer()])
    const paid = notice(uid)
    await send(paid)
    const part = { ...paid, id: `evt_${randomUUID()}`, type: 'payment.refunded' }
    await send({ ...part, data: { ...paid.data, amount: 90 } })
    const reverse = { action: 'reverse', account: uid, points: 6 } as const
    expect(await (await resolve(admin.token, part.id, reverse)).json()).toMatchObject({ balance: 59 })
    const disputed = { ...paid, id: `evt_${randomUUID()}`, type: 'payment.charged_back' }
    const answers = await Promise.all([send(disputed), send(disputed), send(disputed)])
    const settled = await Promise.all(
      answers.map(async (answer) => PaymentAnswerSchema.parse(await answer.json())),
    )
    expect(settled.map(({ status }) => status).toSorted()).toEqual(['known', 'known', 'reversed'])
    expect(settled.map(({ points }) => points)).toEqual([54, 54, 54])
    expect(await eventOf(disputed.id)).toMatchObject({ status: 'reversed', problem: null, points: 54 })
    expect(await accountOf(uid)).toMatchObject({ points: 5 })
    const again = { ...paid, id: `evt_${randomUUID()}`, type: 'payment.refunded' }
    expect(await (await send(again)).json()).toEqual({ status: 'known', points: 60 })
    expect(await accountOf(uid)).toMatchObject({ points: 5 })
    const findings: string[] = []
    await auditAccount(db, uid, ({ problem }) => findings.push(problem))
    expect(findings).toEqual([])
  })

  it('and one that an earlier version settled with the points of the part is found, until they are taken', async () => {
    const [admin, { uid }] = await Promise.all([newAdmin(suite, db), buyer()])
    const paid = notice(uid)
    await send(paid)
    const part = { ...paid, id: `evt_${randomUUID()}`, type: 'payment.refunded' }
    await send({ ...part, data: { ...paid.data, amount: 90 } })
    await resolve(admin.token, part.id, { action: 'reverse', account: uid, points: 6 })
    const found = async () => {
      const findings: { problem: string; detail: string }[] = []
      await auditAccount(db, uid, ({ problem, detail }) => findings.push({ problem, detail }))
      return findings
    }
    expect(await found()).toEqual([])
    // That version took the reversal of the part for one of the whole order.
    const event = await eventOf(part.id)
    if (event === undefined) throw new Error('the notice of the part is stored')
    const disputed = { ...event, kind: 'charged-back', amount: 899, points: 6, settledWith: null } as const
    await db.paymentEvents().doc(randomUUID()).set(disputed)
    const detail = `order ${paid.data.orderId}, points 54`
    expect(await found()).toEqual([{ problem: 'reversal-incomplete', detail }])
    const change = { pointsToAdd: -54, reason: `訂單 ${paid.data.orderId} 退單` }
    expect((await put(suite, admin.token, `/users/${uid}/points`, change)).status).toBe(200)
    expect(await found()).toEqual([])
  })

  it('by taking back a second part, up to what is left', async () => {
    const [admin, { uid }] = await Promise.all([newAdmin(suite, db), buyer()])
    const paid = notice(uid)
    await send(paid)
    const parts = [450, 449].map((amount) => ({
      ...paid,
      id: `evt_${randomUUID()}`,
      type: 'payment.refunded',
      data: { ...paid.data, amount },
    }))
    for (const part of parts) await send(part)
    const [first, second] = parts.map(({ id }) => id)
    const take = (id = '', points = 0) =>
      resolve(admin.token, id, { action: 'reverse', account: uid, points })
    expect((await take(first, 40)).status).toBe(200)
    await db
      .paymentEvents()
      .doc(second ?? '')
      .update({ receivedAt: Timestamp.fromMillis(0) })
    const shown = (await list(admin.token)).data.find(({ id }) => id === second)
    // Half of the price are 29 points, of which 20 are left.
    expect(shown).toMatchObject({ points: 20, balance: 25, credited: 60, reversed: 40 })
    await expectRefused(await take(second, 21), 409, 'payment-order-unknown')
    expect(await (await take(second, 20)).json()).toMatchObject({ status: 'reversed', balance: 5 })
    await expectRefused(await take(second, 20), 409, 'payment-settled')
    const entries = (await db.ledger(uid).where('kind', '==', 'reversal').get()).docs
    expect(entries.map(({ id }) => id)).toEqual([
      `reversal_${paid.data.orderId}`,
      `reversal_${paid.data.orderId}:${second}`,
    ])
  })

  it('knowing whether the account was credited for the order, or charged for it before', async () => {
    const [admin, { uid }] = await Promise.all([newAdmin(suite, db), buyer()])
    const paid = notice(uid)
    const refund = (orderId: string): PaymentNotice => ({
      id: `evt_${randomUUID()}`,
      type: 'payment.refunded',
      data: { ...paid.data, orderId, amount: 100 },
    })
    const unknown = refund(`order_${randomUUID()}`)
    const second = refund(paid.data.orderId)
    await send(paid)
    await send({ ...refund(paid.data.orderId), data: paid.data })
    for (const sent of [unknown, second]) {
      await send(sent)
      const early = { receivedAt: Timestamp.fromMillis(0) }
      await db.paymentEvents().doc(sent.id).update(early)
    }
    const { data } = await list(admin.token)
    const factsOf = (sent: PaymentNotice) => data.find(({ id }) => id === sent.id)
    expect(factsOf(unknown)).toMatchObject({ points: 6, balance: 5, credited: null, reversed: null })
    expect(factsOf(second)).toMatchObject({ points: 0, balance: 5, credited: 60, reversed: 60 })
  })

  it('of the agency plan with its brand too, which a refund leaves to an admin', async () => {
    const [admin, { uid }] = await Promise.all([newAdmin(suite, db), buyer()])
    // Its price in Taiwan is by agreement, so each of its notices waits.
    const paid = notice(uid, { planId: 'agency', amount: 50_000 })
    await send(paid)
    expect(await eventOf(paid.id)).toMatchObject({ status: 'waiting', problem: 'unknown-plan' })
    const credit = { action: 'credit', account: uid, points: 500 } as const
    expect((await resolve(admin.token, paid.id, credit)).status).toBe(200)
    expect(await accountOf(uid)).toMatchObject({ points: 505, whiteLabel: true })

    const refund = { ...paid, id: `evt_${randomUUID()}`, type: 'payment.refunded' }
    await send(refund)
    const taken = await resolve(admin.token, refund.id, { action: 'reverse', account: uid, points: 500 })
    expect(await taken.json()).toMatchObject({ status: 'reversed', balance: 5 })
    expect(await accountOf(uid)).toMatchObject({ points: 5, whiteLabel: true })
    const withdrawal = { allowed: false, reason: '已退款' }
    expect((await put(suite, admin.token, `/users/${uid}/white-label`, withdrawal)).status).toBe(200)
    expect(await accountOf(uid)).toMatchObject({ whiteLabel: false })
  })

  it('and nobody else does', async () => {
    const { token } = await buyer()
    expect((await callApi(suite, token, '/admin/payments')).status).toBe(403)
    expect((await resolve(token, 'evt', { action: 'dismiss', reason: 'x' })).status).toBe(403)
  })
})
