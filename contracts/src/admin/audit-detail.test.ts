import { expect, it } from 'vitest'
import { balanceDetail, readBalanceDetail } from './audit-detail.ts'

it.each([
  [77, 5],
  [-45, 0],
])('the detail of a balance of %i with entries of %i is read as it was written', (balance, entries) => {
  expect(readBalanceDetail(balanceDetail(balance, entries))).toEqual({ balance, entries })
})

it.each(['', 'charge_a1', 'ledger/x: delta', 'balance 7'])('%j is another detail', (detail) => {
  expect(readBalanceDetail(detail)).toBeNull()
})
