import { expect, it } from 'vitest'
import { ranksText } from './ranks-text.ts'

it('prints a rank, or those that a page may have', () => {
  expect(ranksText([3, 3])).toBe('第 3')
  expect(ranksText([1, 5])).toBe('約第 1–5')
})
