// @vitest-environment jsdom
import '../../../dev/dom.ts'
import type { WaitingPayment } from '@gaplens/contracts/points/payments'
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderAdmin } from '../../../dev/render-admin.tsx'
import { PaymentLine } from './payment-line.tsx'

const REFUND: WaitingPayment = {
  id: 'evt-1',
  kind: 'refunded',
  problem: 'wrong-amount',
  orderId: 'order-1',
  uid: 'mei',
  email: 'mei@people.test',
  planId: 'advanced',
  amount: 450,
  currency: 'TWD',
  points: 30,
  balance: 20,
  credited: 60,
  reversed: null,
  receivedAt: '2026-11-20T02:00:00.000Z',
  received: 1,
  body: '{}',
}
const PAYMENT: WaitingPayment = { ...REFUND, kind: 'paid', amount: 1, credited: null, points: 60 }

const open = (payment: WaitingPayment, status = 'reversed') =>
  renderAdmin(<PaymentLine payment={payment} />, {
    'POST /payments/evt-1/resolution': { id: 'evt-1', status, balance: 0 },
  })

it('takes points back only after a dialog with amount, account and balances, where they can be changed', async () => {
  const { calls, user } = open(REFUND)
  await user.click(screen.getByRole('button', { name: '收回 30 點：order-1' }))
  expect(calls).toEqual([])
  const dialog = within(await screen.findByRole('dialog', { name: '收回點數' }))
  for (const text of ['order-1', '進階方案，NT$450', 'mei@people.test', '60 點', '餘額 20 點 → -10 點'])
    expect(dialog.getByText(text)).toBeDefined()
  expect(dialog.getByText(/收回後餘額為負數/)).toBeDefined()
  const points = dialog.getByLabelText('點數')
  await user.clear(points)
  await user.type(points, '61')
  expect(dialog.getByText('請輸入 1 到 60 之間的整數。')).toBeDefined()
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: '確認' }).disabled).toBe(true)
  await user.clear(points)
  await user.type(points, '15')
  expect(dialog.getByText('餘額 20 點 → 5 點')).toBeDefined()
  await user.click(dialog.getByRole('button', { name: '收回 15 點' }))
  await screen.findByText('點數已收回。')
  expect(calls.map(({ body }) => body)).toEqual([
    { action: 'reverse', account: 'mei@people.test', points: 15 },
  ])
})

it('credits points only after the same dialog', async () => {
  const { calls, user } = open(PAYMENT, 'credited')
  await user.click(screen.getByRole('button', { name: '入帳 60 點：order-1' }))
  const dialog = within(await screen.findByRole('dialog', { name: '入帳點數' }))
  expect(dialog.getByText('餘額 20 點 → 80 點')).toBeDefined()
  expect(calls).toEqual([])
  await user.click(dialog.getByRole('button', { name: '入帳 60 點' }))
  await screen.findByText('點數已入帳。')
  expect(calls).toHaveLength(1)
})

it('says nothing about the balance of an account that it does not know', async () => {
  const { user } = open(REFUND)
  await user.click(screen.getByRole('button', { name: '指定帳號與點數：order-1' }))
  const dialog = within(await screen.findByRole('dialog', { name: '收回點數' }))
  expect(dialog.getByText(/^餘額/)).toBeDefined()
  await user.type(dialog.getByLabelText('電子郵件或 UID'), '.tw')
  expect(dialog.queryByText(/^餘額/)).toBeNull()
})

it('takes back a second part of an order, up to the points that are left', async () => {
  const { user } = open({ ...REFUND, reversed: 40, points: 20 })
  await user.click(screen.getByRole('button', { name: '收回 20 點：order-1' }))
  const dialog = within(await screen.findByRole('dialog', { name: '收回點數' }))
  expect(dialog.getByText('40 點')).toBeDefined()
  await user.clear(dialog.getByLabelText('點數'))
  await user.type(dialog.getByLabelText('點數'), '21')
  expect(dialog.getByText('請輸入 1 到 20 之間的整數。')).toBeDefined()
})

it.each([
  ['a refund of an order that was never credited', { ...REFUND, credited: null }, /沒有這筆訂單的入帳/],
  ['a refund of an order that was refunded before', { ...REFUND, reversed: 60 }, /60 點已全數收回/],
  ['a payment of an order that was credited before', { ...PAYMENT, credited: 60 }, /已入帳 60 點/],
  ['an account without a ledger', { ...PAYMENT, balance: null }, /還沒有開立帳本/],
])('offers no button that can only fail, and says why: %s', (_what, payment, why) => {
  open(payment)
  expect(screen.getByText(why)).toBeDefined()
  expect(screen.queryByRole('button', { name: /^(收回|入帳) / })).toBeNull()
  expect(screen.getByRole('button', { name: /^不處理/ })).toBeDefined()
})
