import { expect, it } from 'vitest'
import { claimIn } from './testing/claims.ts'
import { areDifferent, valuesMeet } from './values-meet.ts'

it('takes what holds beyond a limit for no other limit', () => {
  const differ = (one: string, other: string) => areDifferent(claimIn(one, 1), claimIn(other, 2))
  expect(differ('盆栽不要超過 20 公斤。', '盆栽超過 20 公斤要加支架。')).toBe(false)
  expect(differ('盆栽不要超過 20 公斤。', '盆栽超過 30 公斤要加支架。')).toBe(true)
})

it('lets two least values of a scale or a pressure meet only if they are equal', () => {
  const meet = (one: string, other: string) => valuesMeet(claimIn(one, 1), claimIn(other, 2))
  expect(meet('手套 R 值 4 起跳。', '手套 R 值 5.5 以上。')).toBe(false)
  expect(meet('手套 R 值 4 起跳。', '手套 R 值 4 以上。')).toBe(true)
})
