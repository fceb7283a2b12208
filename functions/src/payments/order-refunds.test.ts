import { type PaymentEvent, PaymentEventSchema } from '@gaplens/contracts/points/payments'
import { expect, it } from 'vitest'
import { refundsByEntry, totalRefund } from './order-refunds.ts'

const ORDER = { amount: 899, currency: 'TWD' }
const at = (day: number) => ({ toMillis: () => Date.UTC(2026, 10, day) })
const reversal = (id: string, delta: number, day: number) => ({
  id,
  delta,
  balanceAfter: 0,
  kind: 'reversal' as const,
  reason: '',
  actor: 'system',
  analysisId: null,
  createdAt: at(day),
})
const event = (id: string, amount: number | null, over: Partial<PaymentEvent> = {}) => ({
  ...PaymentEventSchema.parse({
    orderId: 'o1',
    uid: 'mei',
    planId: 'advanced',
    amount,
    currency: 'TWD',
    points: 0,
    receivedAt: at(1),
    kind: 'refunded',
    status: 'reversed',
  }),
  ...over,
  id,
})

it('the refund of an order that was refunded once is that of its first notice', () => {
  const refunds = refundsByEntry(
    ORDER,
    [reversal('reversal_o1', -60, 2)],
    [event('e1', 899), event('e2', 899, { kind: 'charged-back' })],
  )
  const refund = { points: 60, amount: 899, chargedBack: false, at: '2026-11-02T00:00:00.000Z' }
  expect([...refunds]).toEqual([['reversal_o1', refund]])
  expect(totalRefund([...refunds.values()])).toEqual(refund)
})

it('a chargeback after a partial refund has the rest of the price, and both together all of it', () => {
  const refunds = refundsByEntry(
    ORDER,
    [reversal('reversal_o1:e1', -54, 3), reversal('reversal_o1', -6, 2)],
    [event('e1', 899, { kind: 'charged-back' }), event('e2', 90)],
  )
  expect([...refunds]).toMatchObject([
    ['reversal_o1', { points: 6, amount: 90, chargedBack: false }],
    ['reversal_o1:e1', { points: 54, amount: 809, chargedBack: true }],
  ])
  expect(totalRefund([...refunds.values()])).toEqual({
    points: 60,
    amount: 899,
    chargedBack: true,
    at: '2026-11-03T00:00:00.000Z',
  })
})

it('an amount that is not on record, or of another currency, is not known in the total either', () => {
  const refunds = refundsByEntry(
    ORDER,
    [reversal('reversal_o1', -6, 2), reversal('reversal_o1:e2', -6, 3), reversal('reversal_o1:e3', -6, 4)],
    [event('e1', 90), event('e2', 3, { currency: 'USD' }), event('e3', null)],
  )
  expect([...refunds.values()].map(({ amount }) => amount)).toEqual([90, null, null])
  expect(totalRefund([...refunds.values()])).toMatchObject({ points: 18, amount: null })
})

it('an order without a refund has none', () => {
  expect(totalRefund([...refundsByEntry(ORDER, [], []).values()])).toBeNull()
})
