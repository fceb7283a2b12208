import { expect, it } from 'vitest'
import { balanceDetail, readBalanceDetail, readReversalDetail, reversalDetail } from './audit-detail.ts'

it.each([
  [77, 5],
  [-45, 0],
])('the detail of a balance of %i with entries of %i is read as it was written', (balance, entries) => {
  expect(readBalanceDetail(balanceDetail(balance, entries))).toEqual({ balance, entries })
})

it.each(['o-1_a', 'x'.repeat(100)])(
  'the detail of points of order %s that are left is read as written',
  (orderId) => {
    expect(readReversalDetail(reversalDetail(orderId, 54))).toEqual({ orderId, points: 54 })
  },
)

it.each(['', 'charge_a1', 'ledger/x: delta', 'balance 7', 'order o1'])('%j is another detail', (detail) => {
  expect(readBalanceDetail(detail)).toBeNull()
  expect(readReversalDetail(detail)).toBeNull()
})
