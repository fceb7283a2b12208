import { type ApiErrorCode, ErrorAnswerSchema } from '@gaplens/contracts/errors'
import {
  OwnLedgerAnswerSchema,
  type OwnLedgerItem,
  OwnLedgerPageSchema,
} from '@gaplens/contracts/points/ledger'
import type { PaymentInvoice } from '@gaplens/contracts/points/payments'
import { describe, expect, it } from 'vitest'
import { SAMPLES } from '../../sandbox/src/seed.ts'
import { callApi, finishedJob, startJob } from '../../scripts/lib/api-client.ts'
import { suiteDatabase } from '../../scripts/lib/seed.ts'
import { newAdmin, newMember, put } from '../support/admins.ts'
import { receive } from '../support/payments.ts'
import { testSuite } from '../support/suite.ts'

const suite = testSuite()
const db = suiteDatabase(suite)
const [sample = { targetKeyword: '', userPageUrl: '' }, another = sample] = SAMPLES
type Person = Awaited<ReturnType<typeof newMember>>

const ask = (person: Person | null, path: string) => callApi(suite, person?.token ?? null, path)

async function page(person: Person, query: string) {
  const answer = await ask(person, `/account/ledger?${query}`)
  expect(answer.status).toBe(200)
  return OwnLedgerPageSchema.parse(await answer.json())
}

async function buy(person: Person, invoice?: PaymentInvoice): Promise<string> {
  const orderId = `order_${crypto.randomUUID()}`
  const data = { orderId, uid: person.uid, planId: 'advanced', amount: 899, currency: 'TWD' }
  const notice = { id: `evt_${crypto.randomUUID()}`, type: 'payment.succeeded' }
  await receive(db, { ...notice, data: invoice ? { ...data, invoice } : data })
  return orderId
}

async function expectCode(answer: Response, status: number, code: ApiErrorCode) {
  expect(answer.status).toBe(status)
  expect(ErrorAnswerSchema.parse(await answer.json()).error.code).toBe(code)
}

describe('GET /api/account/ledger', () => {
  it('pages through every entry, newest first, with reason, analysis, balance and receipt', async () => {
    const mei = await newMember(suite, db, 'mei')
    const kept = await startJob(suite, mei.token, sample)
    const gone = await startJob(suite, mei.token, another)
    await Promise.all([finishedJob(suite, mei.token, kept), finishedJob(suite, mei.token, gone)])
    await callApi(suite, mei.token, `/analyses/${gone}`, { method: 'DELETE' })
    const invoice = { number: 'AB-12345678', taxId: '12345675', carrier: '/ABC+123' }
    const orderId = await buy(mei, invoice)
    const admin = await newAdmin(suite, db)
    await put(suite, admin.token, `/users/${mei.uid}/points`, { pointsToAdd: 3, reason: '活動贈點' })

    const entries: OwnLedgerItem[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const { data, pagination } = await page(mei, `limit=2${cursor === '' ? '' : `&lastDocId=${cursor}`}`)
      expect(data.length).toBeLessThanOrEqual(2)
      entries.push(...data)
      cursor = pagination.hasMore ? pagination.lastDocId : null
    }
    expect(entries.map(({ delta, balanceAfter, kind }) => [kind, delta, balanceAfter])).toEqual([
      ['adjustment', 3, 66],
      ['purchase', 60, 63],
      ['analysis', -1, 3],
      ['analysis', -1, 4],
      ['signup', 5, 5],
    ])
    const [adjusted, bought, second, first] = entries
    expect(adjusted).toMatchObject({ reason: '活動贈點', analysis: null, receipt: null })
    expect(bought?.receipt).toMatchObject({ orderId, planId: 'advanced', amount: 899, points: 60, invoice })
    expect(first?.analysis).toEqual({ id: kept, title: sample.targetKeyword })
    expect(second?.analysis).toEqual({ id: gone, title: null })
    // Which admin it was is not the person's to have.
    expect(JSON.stringify(entries)).not.toContain(admin.uid)
  })

  it('names the batch whose points were reserved, until it is deleted', async () => {
    const mei = await newMember(suite, db, 'mei')
    const begun = await callApi(suite, mei.token, '/batches', {
      json: { name: '九月的文章', rows: [sample] },
      headers: { 'idempotency-key': crypto.randomUUID() },
    })
    const { batchId } = await begun.json()
    const reservation = async () =>
      (await page(mei, 'limit=100')).data.find(({ kind }) => kind === 'reservation')?.batch
    expect(await reservation()).toEqual({ id: batchId, name: '九月的文章' })
    await db.batches().doc(batchId).delete()
    expect(await reservation()).toEqual({ id: batchId, name: null })
  })

  it('is one’s own alone: others’ entries and cursors are not there', async () => {
    const [mei, bob] = [await newMember(suite, db, 'mei'), await newMember(suite, db, 'bob')]
    const entryId = `purchase_${await buy(mei)}`
    expect((await page(bob, 'limit=100')).data.map(({ kind }) => kind)).toEqual(['signup'])
    await expectCode(await ask(bob, `/account/ledger/${entryId}`), 404, 'not-found')
    await expectCode(await ask(bob, `/account/ledger?lastDocId=${entryId}`), 400, 'cursor-invalid')
    expect((await ask(null, '/account/ledger')).status).toBe(401)
    expect((await ask(null, `/account/ledger/${entryId}`)).status).toBe(401)
  })

  it.each(['limit=0', 'limit=101', 'limit=x', 'lastDocId=../users', 'lastDocId='])(
    'refuses %s',
    async (query) => {
      const mei = await newMember(suite, db, 'mei')
      expect((await ask(mei, `/account/ledger?${query}`)).status).toBe(400)
    },
  )
})

describe('GET /api/account/ledger/{entryId}', () => {
  it('is one purchase with its receipt, without an invoice where the provider told of none', async () => {
    const mei = await newMember(suite, db, 'mei')
    const orderId = await buy(mei)
    const answer = await ask(mei, `/account/ledger/purchase_${orderId}`)
    const { data } = OwnLedgerAnswerSchema.parse(await answer.json())
    expect(data).toMatchObject({
      kind: 'purchase',
      reason: '購買進階方案',
      receipt: { orderId, invoice: {} },
    })
  })

  it('says that the order was refunded, on the purchase and on what took its points back', async () => {
    const mei = await newMember(suite, db, 'mei')
    const orderId = await buy(mei)
    const data = { orderId, uid: mei.uid, planId: 'advanced', amount: 899, currency: 'TWD' }
    await receive(db, { id: `evt_${crypto.randomUUID()}`, type: 'payment.refunded', data })
    for (const entryId of [`purchase_${orderId}`, `reversal_${orderId}`]) {
      const answer = await ask(mei, `/account/ledger/${entryId}`)
      const { data: entry } = OwnLedgerAnswerSchema.parse(await answer.json())
      expect(entry).toMatchObject({ orderId, receipt: { orderId, planId: 'advanced', points: 60 } })
      expect(entry.receipt?.refund).toMatchObject({ points: 60, amount: 899, chargedBack: false })
      expect(Date.parse(entry.receipt?.refund?.at ?? '')).toBeGreaterThan(Date.now() - 60_000)
    }
  })

  it('has for each of several refunds of an order its own, and for the purchase all of them', async () => {
    const mei = await newMember(suite, db, 'mei')
    const orderId = await buy(mei)
    const data = { orderId, uid: mei.uid, planId: 'advanced', amount: 90, currency: 'TWD' }
    const [part, full] = [`evt_${crypto.randomUUID()}`, `evt_${crypto.randomUUID()}`]
    await receive(db, { id: part, type: 'payment.refunded', data })
    const admin = await newAdmin(suite, db)
    const taken = { action: 'reverse', account: mei.uid, points: 6 }
    await callApi(suite, admin.token, `/admin/payments/${part}/resolution`, { json: taken })
    await receive(db, { id: full, type: 'payment.charged_back', data: { ...data, amount: 899 } })
    const refundOf = async (entryId: string) => {
      const answer = await ask(mei, `/account/ledger/${encodeURIComponent(entryId)}`)
      return OwnLedgerAnswerSchema.parse(await answer.json()).data.receipt?.refund
    }
    expect(await refundOf(`reversal_${orderId}`)).toMatchObject({ points: 6, amount: 90 })
    expect(await refundOf(`reversal_${orderId}:${full}`)).toMatchObject({ points: 54, amount: 809 })
    expect(await refundOf(`purchase_${orderId}`)).toMatchObject({
      points: 60,
      amount: 899,
      chargedBack: true,
    })
  })

  it('shows no sale of somebody else under the same order number', async () => {
    const [mei, bob] = [await newMember(suite, db, 'mei'), await newMember(suite, db, 'bob')]
    const orderId = await buy(mei, { taxId: '12345675' })
    const entry = (await db.ledger(mei.uid).doc(`purchase_${orderId}`).get()).data()
    if (entry === undefined) throw new Error('no entry')
    await db.ledger(bob.uid).doc(`purchase_${orderId}`).set(entry)
    const answer = await ask(bob, `/account/ledger/purchase_${orderId}`)
    expect(OwnLedgerAnswerSchema.parse(await answer.json()).data.receipt).toBeNull()
  })

  it.each(['nothing', '__all__', 'a b'])('knows no entry %s', async (id) => {
    const mei = await newMember(suite, db, 'mei')
    await expectCode(await ask(mei, `/account/ledger/${id}`), 404, 'not-found')
  })
})
