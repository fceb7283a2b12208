import { expect, it } from 'vitest'
import { listedScore } from './listed-score.ts'

it('lists a score, but no range of scores', () => {
  expect(listedScore({ coverageScore: 41.6, coverageAtMost: null })).toBe(41.6)
  expect(listedScore({ coverageScore: 41.6 })).toBe(41.6)
  expect(listedScore({ coverageScore: 6, coverageAtMost: 97 })).toBeNull()
  expect(listedScore({})).toBeNull()
})
