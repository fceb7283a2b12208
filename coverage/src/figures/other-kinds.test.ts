import { expect, it } from 'vitest'
import { nameOtherKinds } from './other-kinds.ts'
import { claimIn } from './testing/claims.ts'

const otherKinds = (one: string, other: string, shared: string, keyword = '') =>
  nameOtherKinds(claimIn(one, 1), claimIn(other, 2), shared, keyword)

it('tells kinds apart by what stands right before a word', () => {
  expect(otherKinds('分離式冷氣 500 元。', '窗型冷氣 800 元。', '冷氣')).toBe(true)
  expect(otherKinds('窗型冷氣 500 元。', '窗型冷氣 800 元。', '冷氣')).toBe(false)
  expect(otherKinds('分離式冷氣 500 元。', '冷氣 800 元。', '冷氣')).toBe(false)
})

it('reads five characters as the name of a kind, and what stands before them as something else', () => {
  expect(otherKinds('甲型隱藏式冷氣 500 元。', '乙型隱藏式冷氣 800 元。', '冷氣')).toBe(true)
  expect(otherKinds('甲級型隱藏式冷氣 500 元。', '乙級型隱藏式冷氣 800 元。', '冷氣')).toBe(false)
})

it('takes a word of the keyword for no kind', () => {
  expect(otherKinds('分離式冷氣 500 元。', '窗型冷氣 800 元。', '冷氣', '分離式冷氣')).toBe(false)
})
