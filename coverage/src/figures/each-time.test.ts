import { expect, it } from 'vitest'
import { areOfEachTime } from './each-time.ts'
import { claimIn } from './testing/claims.ts'

const asking = claimIn('## 一回多久\n一般成人 20 到 30 分鐘，覺得喘就提早。', 1)
const of = (text: string) => areOfEachTime(asking, claimIn(text, 2), '泡湯')

it('takes what stands beside 「每次」 alone, and what answers the same question, for one duration', () => {
  expect(of('每次 10 到 15 分鐘。')).toBe(true)
  expect(of('每次泡 10 到 15 分鐘。')).toBe(true)
  expect(of('## 一次泡多久\n十分鐘就好。')).toBe(true)
})

it('takes for none what stands beside other words, and how often something is done', () => {
  expect(of('每次休息 10 分鐘。')).toBe(false)
  expect(of('10 到 15 分鐘。')).toBe(false)
  expect(of('## 多久泡一次\n兩週。')).toBe(false)
  expect(of('## 每次休息多久\n10 分鐘。')).toBe(false)
  expect(of('## 泡一次可以維持多久\n兩天。')).toBe(false)
  expect(of('上一次 10 分鐘。')).toBe(false)
})
