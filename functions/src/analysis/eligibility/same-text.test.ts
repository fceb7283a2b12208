import { expect, it } from 'vitest'
import { isSameText } from './same-text.ts'

const GUIDE = '手沖咖啡的水溫以攝氏 92 度為宜，淺焙可以再高一些，深焙則降到 86 度左右，避免萃取出苦味。'

it.each<[string, string, string, boolean]>([
  ['a copy', GUIDE, GUIDE, true],
  ['a copy with a date and a menu', GUIDE, `首頁 咖啡 2026/11/21 ${GUIDE}`, true],
  [
    'another page',
    GUIDE,
    '磨豆機的刻度以中細為起點，每次只調整一格，並記錄流速與味道的變化，才知道差異從何而來。',
    false,
  ],
  ['an empty page', GUIDE, '', false],
  ['two empty pages', '', '', false],
])('%s', (_case, a, b, same) => {
  expect(isSameText(a, b)).toBe(same)
})

/** So many characters, all different. */
const characters = (from: number, count: number) =>
  String.fromCodePoint(...Array.from({ length: count }, (_, at) => 0x4e00 + from + at))

it('calls texts copies from three fifths of pieces in common on', () => {
  // 100 characters have 95 pieces of six, the first 62 of them 57.
  expect(isSameText(characters(0, 100), characters(0, 62))).toBe(true)
  expect(isSameText(characters(0, 100), characters(0, 61))).toBe(false)
})

it('compares pieces of six characters', () => {
  expect(isSameText(characters(0, 6), characters(0, 6))).toBe(true)
  expect(isSameText(characters(0, 5), characters(0, 5))).toBe(false)
  // A text that another interrupts after every six characters shares each of these pieces, and no longer one.
  const whole = characters(0, 60)
  const parts = Array.from({ length: 10 }, (_, at) => whole.slice(at * 6, at * 6 + 6))
  expect(isSameText(whole, parts.join(characters(500, 1)))).toBe(false)
})
