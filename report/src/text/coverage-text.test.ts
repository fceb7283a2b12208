import { expect, test } from 'vitest'
import { changeText, coverageText, spokenChange } from './coverage-text.ts'

test('coverage is printed as a score, or as a range where the score is only the least', () => {
  expect(coverageText(41.6, null)).toBe('42')
  expect(coverageText(17, 62.4)).toBe('17–62')
})

test('a change of a score names both scores, in print and in a sentence', () => {
  const change = { before: 41, after: 47, isAtLeast: false }
  expect(changeText(change)).toBe('41\u00a0→\u00a047')
  expect(spokenChange(change)).toBe('完成後涵蓋度估計由 41 升到 47')
})

test('where the score is only the least, a change is told by its rise alone', () => {
  const change = { before: 17, after: 26, isAtLeast: true }
  expect(changeText(change)).toBe('+9')
  expect(spokenChange(change)).toBe('完成後涵蓋度估計可提高 9')
})

test('a change that changes nothing is not printed', () => {
  expect(changeText({ before: 41, after: 41, isAtLeast: false })).toBe('')
})
