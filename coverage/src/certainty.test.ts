import { describe, expect, it } from 'vitest'
import { statedLevel } from './certainty.ts'
import type { Verdict } from './table/coverage-table.ts'

const verdict = (likelihood: number, judged = false): Verdict => ({
  pageId: 'p1',
  likelihood,
  judged,
  cited: 0,
  quotes: [],
})

describe('what is said of a source', () => {
  it.each([
    [0.8, 'covered', 'sure'],
    [0.79, 'touched', 'possible'],
    [0.4, 'touched', 'possible'],
    [0.39, 'absent', 'possible'],
    [0.01, 'absent', 'possible'],
  ] as const)('at a likelihood of %s is %s and %s: words alone prove no silence', (likelihood, ...said) => {
    expect(Object.values(statedLevel(verdict(likelihood), false, 1))).toEqual(said)
  })
})

describe('what is said of the user’s page', () => {
  it.each([
    [0.8, 'covered', 'sure'],
    [0.79, 'covered', 'possible'],
    [0.6, 'covered', 'possible'],
    [0.59, 'touched', 'possible'],
    [0.11, 'absent', 'possible'],
    [0.08, 'absent', 'sure'],
  ] as const)('at a likelihood of %s is %s and %s', (likelihood, ...said) => {
    expect(Object.values(statedLevel(verdict(likelihood), true, 0.85))).toEqual(said)
  })

  it('is no outright “missing” where no source surely treats the topic', () => {
    expect(statedLevel(verdict(0.05), true, 0.84)).toEqual({ level: 'absent', certainty: 'possible' })
  })
})

describe('what is said of a page that a judge has read', () => {
  it.each([
    [0.5, 'covered'],
    [0.49, 'touched'],
    [0.2, 'absent'],
  ] as const)('is sure: at %s it is %s', (likelihood, level) => {
    for (const isUser of [true, false])
      expect(statedLevel(verdict(likelihood, true), isUser, 0)).toEqual({ level, certainty: 'sure' })
  })
})
