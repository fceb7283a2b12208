import { expect, it } from 'vitest'
import { callsUseless } from './useless.ts'

const SODA = '用小蘇打粉加醋倒入排水孔，就能打通阻塞。'

it.each([
  '很多人倒小蘇打粉，沒有用，還會傷管線。',
  '小蘇打粉其實沒什麼效果。',
  '網路教人用小蘇打粉。根本不管用的。',
])('tells that what a statement recommends has no effect: %s', (text) => {
  expect(callsUseless(SODA, text)).toBe(true)
})

it.each([
  ['something else', '倒熱水沒有用，油會卡在更下面。'],
  ['a condition', '先倒小蘇打粉，無效再請人來通。'],
  ['another thing after it', '倒小蘇打粉可以通，噴清潔劑沒有用。'],
  ['a part of it', '光倒小蘇打粉沒有用，要再加醋。'],
  ['an open question', '小蘇打粉到底有沒有用'],
  ['what somebody lacks', '小蘇打粉，沒用量匙也可以。'],
])('tells nothing of %s', (_, text) => {
  expect(callsUseless(SODA, text)).toBe(false)
})

it('tells nothing of a statement that says the same', () => {
  expect(callsUseless('小蘇打粉對油垢的效果有限。', '小蘇打粉沒有用。')).toBe(false)
})
