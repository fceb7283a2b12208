import { readFigures } from '@gaplens/text/figures/read-figures'
import { describe, expect, it } from 'vitest'
import { haveSameUnit, isSameValue } from './same-value.ts'

/** The only figure of a text. */
function figure(text: string) {
  const [read, second] = readFigures(text)
  if (read === undefined || second !== undefined) throw new Error(`not one figure: ${text}`)
  return read
}
const supports = (source: string, claim: string) => isSameValue(figure(source), figure(claim), source)

describe('a source’s value', () => {
  it.each([
    ['is equal within two percent', '1,000 元', '980 元', '979 元'],
    ['is equal within five percent where the draft says 「約」', '1,000 元', '約 950 元', '約 949 元'],
    ['is equal within five percent where the source says 「約」', '約 1,000 元', '950 元', '949 元'],
    ['has one of its own ends for a bound', '最少 30 天', '至少 30 天', '最多 30 天'],
  ])('%s', (_, source, equal, other) => {
    expect(supports(source, equal)).toBe(true)
    expect(supports(source, other)).toBe(false)
  })

  it('is as often in weeks as in months, four weeks to the month', () => {
    expect(supports('每兩週清洗一次', '一個月大約兩次')).toBe(true)
    expect(supports('每週清洗一次', '一個月四次')).toBe(true)
    expect(supports('每兩週清洗一次', '一個月三次')).toBe(false)
    expect(supports('每兩週清洗一次', '一年兩次')).toBe(false)
  })

  it('supports a value between its ends unless the ends differ by more than a factor of three', () => {
    expect(supports('10 到 30 天', '20 天')).toBe(true)
    expect(supports('10 到 31 天', '20 天')).toBe(false)
  })
})

it('takes the half of a price that is left and the half that is taken off for one, but no other part', () => {
  const areAlike = (one: string, other: string) => haveSameUnit(figure(one), figure(other))
  expect(areAlike('五折', '減半')).toBe(true)
  expect(areAlike('七折', '減少三成')).toBe(false)
})

it('compares everything that a figure is for one of, in any order, and misses only what the source may leave out', () => {
  expect(supports('每月每坪 60 元', '每坪每月 60 元')).toBe(true)
  expect(supports('每月 60 元', '每月每坪 60 元')).toBe(true)
  expect(supports('每年 60 元', '每月每坪 60 元')).toBe(false)
})
