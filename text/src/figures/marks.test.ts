import { expect, it } from 'vitest'
import { told } from './testing/told.ts'

it.each([
  ['未超過 30%', 'share -Infinity..30 % most'],
  ['沒超過 30%', 'share -Infinity..30 % most'],
  ['沒有超過 30%', 'share -Infinity..30 % most'],
  ['不會超過 30%', 'share -Infinity..30 % most'],
  ['不可以超過 30%', 'share -Infinity..30 % most'],
  ['不多於 30%', 'share -Infinity..30 % most'],
  ['不破 30%', 'share -Infinity..30 % most'],
  ['跌破 30%', 'share -Infinity..30 % most'],
  ['no more than 30%', 'share -Infinity..30 % most'],
  ['未低於 30%', 'share 30..Infinity % least'],
  ['突破 30%', 'share 30..Infinity % least'],
  ['要超過 30%', 'share 30..Infinity % least'],
  ['分別超過 30%', 'share 30..Infinity % least'],
  ['more than 30%', 'share 30..Infinity % least'],
])('reads a negated comparison as the opposite limit: %s', (text, figure) => {
  expect(told(text)).toEqual([figure])
})
