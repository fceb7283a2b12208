import { expect, it } from 'vitest'
import { parseMarkedPage } from '../../../../../../tests/cases/marked-page.ts'
import { beginsAsAnswer, fromAnswer, isPlainAnswer } from './with-answer.ts'

it('quotes what stands under a question from the answer on that begins its paragraph', () => {
  const reason = '門框歪了才要先修，歪三公釐以內墊片就夠。'
  const from = (text: string) => fromAnswer(reason, parseMarkedPage(text).page)
  expect(from(`不一定。新鉸鍊可以調。${reason}`)).toBe(`不一定。新鉸鍊可以調。${reason}`)
  expect(from(`先量門框。${reason}`)).toBe(`先量門框。${reason}`)
  expect(from(`不一定。${'新的鉸鍊有三顆螺絲可以調。'.repeat(12)}${reason}`)).toBe(reason)
})

it('knows a fact that begins with an answer and goes on', () => {
  expect(isPlainAnswer('不會。鬆脫以一年內為限，免費重鎖')).toBe(true)
  expect(isPlainAnswer('固定的不行。活動的可以換邊')).toBe(true)
  expect(isPlainAnswer('不會')).toBe(false)
  expect(isPlainAnswer('鬆脫不會自己好。請重鎖')).toBe(false)
})

it('knows an answer in the first clause of a fact, also by the word that was asked for', () => {
  expect(beginsAsAnswer('算，換門片就要重新報價，鉸鍊另計')).toBe(true)
  expect(beginsAsAnswer('不算，螺絲鬆了自己鎖緊就好，不收費')).toBe(true)
  expect(beginsAsAnswer('算法各家不同，先問師傅再說')).toBe(false)
})
