import { describe, expect, it } from 'vitest'
import { sentences } from './sentences.ts'

const parts = (text: string) =>
  [...sentences(text, 0, text.length)].map(({ start, end }) => text.slice(start, end))
/** A sentence of so many characters, its full stop among them. */
const ofLength = (chars: number, character = '字') => `${character.repeat(chars - 1)}。`

describe('a sentence', () => {
  it('is a claim of its own from 16 characters on; a shorter one stays with the next', () => {
    const next = ofLength(30, '後')
    expect(parts(ofLength(16) + next)).toEqual([ofLength(16), next])
    expect(parts(ofLength(15) + next)).toEqual([ofLength(15) + next])
  })

  it('is quoted whole up to 150 characters, a length that one reads at a glance', () => {
    expect(parts(ofLength(150))).toEqual([ofLength(150)])
    expect(parts(ofLength(151)).map(({ length }) => length)).toEqual([150, 1])
  })

  it('that is longer ends at a comma, but not at one among its first 60 characters', () => {
    const withComma = (before: number) => `${'前'.repeat(before)}，${ofLength(120, '後')}`
    expect(parts(withComma(61)).map(({ length }) => length)).toEqual([62, 120])
    expect(parts(withComma(60)).map(({ length }) => length)).toEqual([150, 31])
  })
})

it('keeps the halves that an English semicolon joins, and parts what Chinese ones do', () => {
  const english = 'Large firms must reply in 14 days; elsewhere, ask the union. Keep the letter.'
  expect(parts(english)[0]).toBe('Large firms must reply in 14 days; elsewhere, ask the union.')
  expect(parts('白天請把窗戶打開讓空氣流通一下；晚上記得把窗戶關上再去睡覺。')).toHaveLength(2)
})
