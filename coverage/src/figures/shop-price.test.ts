import { expect, it } from 'vitest'
import { cannotBothBeRight } from './cannot-both-be-right.ts'
import { areShopPrices } from './shop-price.ts'
import { claimIn } from './testing/claims.ts'

const areOfShops = (one: string, other: string) => areShopPrices(claimIn(one, 1), claimIn(other, 2))

it('takes what two shops ask for one model for prices of their own', () => {
  expect(areOfShops('琴鳥 KD-12 只要 9,490 元。', '| 機型\t門市價\n| 琴鳥 KD-12\t9,300 元')).toBe(true)
  expect(areOfShops('琴鳥 KD12 只要 9,490 元。', '琴鳥 KD-12 只要 9,300 元。')).toBe(true)
  const [a, b] = [claimIn('KD-12 只要 9,490 元。', 1), claimIn('KD-12 只要 6,300 元。', 2)]
  expect(cannotBothBeRight(a, b, [a, b], [a, b])).toBe(false)
})

it.each([
  ['two models', '琴鳥 KD-12 只要 9,490 元。', '琴鳥 KD-10 只要 9,300 元。'],
  ['the maker’s price', '琴鳥 KD-12 定價 9,490 元。', '琴鳥 KD-12 只要 9,300 元。'],
  ['a size of paper', 'A3 彩色只要 9 元。', 'A3 彩色只要 15 元。'],
  ['no model', '除濕機只要 9,490 元。', '除濕機只要 9,300 元。'],
])('does not of %s', (_of, one, other) => {
  expect(areOfShops(one, other)).toBe(false)
})
