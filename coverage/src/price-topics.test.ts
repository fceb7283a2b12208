import { expect, it } from 'vitest'
import { isAboutWholePrice } from './price-topics.ts'

const isWhole = (text: string) => isAboutWholePrice(text, '洗冷氣')

it('is the price of the keyword’s thing, by whatever it is counted', () => {
  expect(['收費', '洗冷氣一台多少錢？', '洗冷氣單台價格', '洗冷氣每次費用'].map(isWhole)).toEqual([
    true,
    true,
    true,
    true,
  ])
})

it('is it in a name of two things of which the first is the price', () => {
  expect(['費用與付款方式', '價格、工期', '拆裝與報價'].map(isWhole)).toEqual([true, true, false])
})

it('is not the price of a part of it, nor what only follows the price', () => {
  expect(['馬達費用', '冷媒價格與拆裝', '付款方式'].map(isWhole)).toEqual([false, false, false])
})
