import { describe, expect, it } from 'vitest'
import { levelCertainty, statedLevel } from './certainty.ts'

const verdict = (likelihood: number, judgeIsCertain = false, byWords = likelihood) => ({
  likelihood,
  judgeIsCertain,
  byWords,
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
      expect(statedLevel(verdict(likelihood, true, likelihood < 0.4 ? 0.1 : 0.6), isUser, 0)).toEqual({
        level,
        certainty: 'sure',
      })
  })
})

describe('a judge’s verdict that words do not agree with', () => {
  it('needs more agreement on the user’s page if it cites only one short passage', () => {
    const said = (byWords: number, isUser: boolean) =>
      statedLevel({ ...verdict(0.98, true, byWords), brief: true }, isUser, 1)
    expect(said(0.4, true)).toEqual({ level: 'covered', certainty: 'possible' })
    expect(said(0.5, true)).toEqual({ level: 'covered', certainty: 'sure' })
    expect(said(0.4, false)).toEqual({ level: 'covered', certainty: 'sure' })
  })

  it('is told as likely on the user’s page', () => {
    expect(statedLevel(verdict(0.99, true, 0.1), true, 1)).toEqual({
      level: 'covered',
      certainty: 'possible',
    })
    expect(statedLevel(verdict(0.85, false, 0.1), true, 1)).toEqual({
      level: 'covered',
      certainty: 'possible',
    })
    expect(statedLevel(verdict(0.02, true, 0.6), true, 1)).toEqual({ level: 'absent', certainty: 'possible' })
  })

  it('is a sure “missing” on the user’s page as long as words give the topic a likelihood below 0.15', () => {
    const missing = (byWords: number) => statedLevel(verdict(0.02, true, byWords), true, 1).certainty
    expect(missing(0.14)).toBe('sure')
    expect(missing(0.15)).toBe('possible')
  })

  it('counts no source as covering', () => {
    expect(statedLevel(verdict(0.99, true, 0.1), false, 1)).toEqual({
      level: 'touched',
      certainty: 'possible',
    })
    expect(statedLevel(verdict(0.99, true, 0.4), false, 1)).toEqual({ level: 'covered', certainty: 'sure' })
  })

  it('makes no count of sources exact', () => {
    expect(levelCertainty(verdict(0.01, true, 0.1))).toBe(1)
    expect(levelCertainty(verdict(0.01, true, 0.9))).toBe(0.9)
    expect(levelCertainty(verdict(0.01, true, 0.6))).toBe(0.6)
    expect(levelCertainty(verdict(0.99, true, 0.2))).toBe(0.8)
  })
})

describe('a page that a judge leaves uncertain', () => {
  it('touches the topic above a likelihood of 0.2', () => {
    expect(statedLevel(verdict(0.2, true, 0.3), false, 1).level).toBe('absent')
    expect(statedLevel(verdict(0.21, true, 0.3), false, 1).level).toBe('touched')
  })

  it('leaves the number of sources a lower bound if it lacks the topic though words are even', () => {
    expect(levelCertainty(verdict(0.2, true, 0.6))).toBe(0.6)
    expect(levelCertainty(verdict(0.21, true, 0.6))).toBe(1)
    expect(levelCertainty(verdict(0.01, true, 0.5))).toBe(0.5)
    expect(levelCertainty(verdict(0.01, true, 0.49))).toBe(1)
  })
})
