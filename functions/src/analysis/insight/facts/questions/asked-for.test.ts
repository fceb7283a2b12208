import { expect, it } from 'vitest'
import { tellAskedFor } from './asked-for.ts'

it('tells how to apply by where, with what or in which steps, and not by what follows from it', () => {
  const question = '裝潢補助怎麼申請？'
  expect(tellAskedFor(question, ['每戶最高 5,000 元，得先申請再買，順序反了就沒有'], '裝潢')).toBe(false)
  expect(tellAskedFor(question, ['向區公所申請，附上估價單'], '裝潢')).toBe(true)
  expect(tellAskedFor(question, ['每戶最高 5,000 元', '申請程序'], '裝潢')).toBe(true)
})

it('tells what to take along by the things to have, and not by the hours of a place', () => {
  const question = '報到要帶什麼？'
  expect(tellAskedFor(question, ['九點開放入場，九點半以後不得進場'], '駕訓')).toBe(false)
  expect(tellAskedFor(question, ['身分證與兩張照片，擇一攜帶正本'], '駕訓')).toBe(true)
})
