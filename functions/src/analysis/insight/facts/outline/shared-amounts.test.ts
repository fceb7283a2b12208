import { expect, it } from 'vitest'
import { shareAmount } from './shared-amounts.ts'

it('knows one amount in other scripts and units', () => {
  for (const [one, other] of [
    ['半歲以後再打', '滿 6 個月起施打'],
    ['水先放掉兩成', '換水 20%'],
    ['靜置九十天', '約 3 個月'],
    ['醃三天', '3 天後翻面'],
  ] as const)
    expect(shareAmount(one, other), one).toBe(true)
})

it('takes other amounts, counts and figures of one for no common amount', () => {
  for (const [one, other] of [
    ['醃三天', '醃 5 天'],
    ['放三顆', '買 3 顆'],
    ['等一個月', '一個月換一次'],
    ['加兩成', '等兩天'],
  ] as const)
    expect(shareAmount(one, other), one).toBe(false)
})
