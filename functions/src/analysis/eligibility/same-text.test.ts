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
