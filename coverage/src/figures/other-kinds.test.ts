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

it('takes for no kind what the other clause names too, who acts, or how it must be done', () => {
  expect(otherKinds('醫院交代成貓禁食 8 小時。', '成貓手術前應禁食 12 小時。', '禁食')).toBe(false)
  expect(otherKinds('入帳 45 天內辦理者退還全額。', '入帳 90 天內剪卡退還全額。', '退還全額')).toBe(false)
})

it('takes what is done to a thing for no kind of it', () => {
  expect(otherKinds('咬緊繩頭 30 分鐘。', '咬住繩頭 60 分鐘。', '繩頭')).toBe(false)
  expect(otherKinds('家用船漿 300 元。', '商用船漿 800 元。', '船漿')).toBe(true)
})

it('tells all others from a kind, and an illness from the part of the body', () => {
  expect(otherKinds('其他親屬要滿 60 歲。', '直系親屬要滿 70 歲。', '親屬')).toBe(true)
  expect(otherKinds('四成有慢性腎臟病。', '九成是腎臟排得慢。', '腎臟')).toBe(true)
})
