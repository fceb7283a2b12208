import { expect, it } from 'vitest'
import { numberedThings } from './numbered-things.ts'

it.each([
  ['申報到 5 月 31 日截止', ['5/31']],
  ['五月三十一日前', ['5/31']],
  ['民法第 429 條', ['條429']],
  ['依民法 429 條', ['條429']],
  ['第四百二十九條', ['條429']],
  ['第二劑隔一個月', ['劑2']],
  ['每週一休館，星期天照常', ['週一', '週日']],
  ['一週一次，每週兩次', []],
  ['12 條件', []],
])('reads days, paragraphs, doses and weekdays: %s', (text, things) => {
  expect(numberedThings(text)).toEqual(things)
})
