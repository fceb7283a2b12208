import { expect, it } from 'vitest'
import { areAverageAndOne } from './average-price.ts'
import { claimsIn } from './testing/claims.ts'

function of(one: string, other: string): boolean | undefined {
  const [a, b] = [one, other].map((text, at) => claimsIn(text, at + 1)[0])
  return a === undefined || b === undefined ? undefined : areAverageAndOne(a, b)
}

const AVERAGE = '## 行情\n去年平均每晚 2,400 元。'

it('is an average beside one price of a seller’s table', () => {
  expect(of(AVERAGE, '## 房型\n| 房型\t每晚\n| 雙人房\t2,100 元')).toBe(true)
  expect(of('## 房型\n| 房型\t每晚\n| 雙人房\t2,100 元', AVERAGE)).toBe(true)
})

it('is none beside another average, a table of the market, or a price in a sentence', () => {
  expect(of(AVERAGE, '## 房價\n全縣平均每晚 2,800 元。')).toBe(false)
  expect(of(AVERAGE, '## 各縣行情\n| 縣市\t每晚\n| 甲縣\t2,100 元')).toBe(false)
  expect(of(AVERAGE, '## 房價\n雙人房每晚 2,100 元。')).toBe(false)
})
