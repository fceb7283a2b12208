import { describe, expect, it } from 'vitest'
import { claimIn } from '../../figures/testing/claims.ts'
import { roundsValue, statesValue } from './rounded-value.ts'

const rounds = (text: string, value: number) => roundsValue(claimIn(text), value)
const states = (text: string, value: number) => statesValue(claimIn(text), value)

describe('a rounder form of a value', () => {
  it.each([
    ['票價不到 5,000 元。', 4_500, 4_499],
    ['票價不到 5,000 元。', 4_999, 5_000],
    ['票價超過 5,000 元。', 5_500, 5_501],
    ['票價超過 5,000 元。', 5_001, 5_000],
  ])('is within a tenth of it: 「%s」 tells %s and not %s', (text, told, other) => {
    expect(rounds(text, told)).toBe(true)
    expect(rounds(text, other)).toBe(false)
  })
})

it('states a computed value within half a percent, and with 「約」 within five', () => {
  expect(states('票價 1,000 元。', 1_005)).toBe(true)
  expect(states('票價 1,000 元。', 1_006)).toBe(false)
  expect(states('票價約 1,000 元。', 1_050)).toBe(true)
  expect(states('票價約 1,000 元。', 1_051)).toBe(false)
})
