import { expect, it } from 'vitest'
import { numbersIn } from './numbers-in-clause.ts'
import { prepareClaim } from './prepared-claim.ts'
import { SameMeasurement } from './same-measurement.ts'
import { claimIn } from './testing/claims.ts'

it('takes the numbers of a clause that are no values, but none of a date, a name or one digit', () => {
  expect(numbersIn('從 500 分到 1,200 分約需')).toEqual(['500', '1200'])
  expect(numbersIn('115 年 12 月 30 日起，C50 第 3 級')).toEqual([])
})

it('takes two figures between the same numbers for one thing', () => {
  const areOne = (...texts: string[]) => {
    const [a, b] = texts.map((text, at) => prepareClaim(claimIn(text, at + 1)))
    return a !== undefined && b !== undefined && new SameMeasurement([a, b], '').of(a, b) !== null
  }
  expect(areOne('從 500 分走到 750 分的人，平均花了 350 小時。', '從 500 分到 750 分約需 200 小時。')).toBe(
    true,
  )
  expect(areOne('從 500 分走到 750 分的人，平均花了 350 小時。', '從 300 分到 450 分約需 200 小時。')).toBe(
    false,
  )
})
