import { expect, it } from 'vitest'
import { isCitable } from './citable.ts'
import { beforePointer } from './points-elsewhere.ts'

it.each([
  ['新鍋先用油煮，每週一次，之後再照第 1 張', '新鍋先用油煮，每週一次'],
  ['鐵鍋可以乾燒；不沾鍋請翻到第三點', '鐵鍋可以乾燒'],
  ['搬鍋請找兩個人，換爐者依第二項重校', '搬鍋請找兩個人'],
])('leaves out a clause that points to another part of its page: %s', (text, before) => {
  expect(beforePointer(text)).toBe(before)
  expect(isCitable(text)).toBe(false)
})

it.each(['依建築法第 25 條，不得擅自使用', '先看第一題問什麼', '第 3 步要等十分鐘'])(
  'takes nothing else for a pointer: %s',
  (text) => {
    expect(beforePointer(text)).toBe(text)
    expect(isCitable(text)).toBe(true)
  },
)
