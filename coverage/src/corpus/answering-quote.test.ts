import { expect, it } from 'vitest'
import { answeringQuote } from './answering-quote.ts'

const ANSWER = '算，一年內都換新的。'
const REST = '自己拆過殼的那一支，不算。'

function quoted(heading: string, before: string): string {
  const text = `上一段。\n${before}${REST}\n下一段。`
  const start = text.indexOf(REST)
  const quote = { id: 'p1-1', pageId: 'p1', start, end: start + REST.length, heading }
  const { start: from, end } = answeringQuote(text, quote)
  return text.slice(from, end)
}

it('quotes what stands under a question from the beginning of its paragraph on, where the answer is', () => {
  expect(quoted('錶帶斷了算保固嗎？', ANSWER)).toBe(ANSWER + REST)
  expect(quoted('錶帶斷了算保固嗎？', '')).toBe(REST)
})

it('quotes what would be too long with the answer, or stands under no question, as it is', () => {
  expect(quoted('錶帶斷了算保固嗎？', ANSWER.repeat(15))).toBe(REST)
  expect(quoted('錶帶的保固', ANSWER)).toBe(REST)
})
