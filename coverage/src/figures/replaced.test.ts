import { expect, it } from 'vitest'
import { claimsIn } from './testing/claims.ts'

const isReplaced = (text: string) => claimsIn(text).some(({ superseded }) => superseded)

it('takes a value for replaced only where the new one follows at most 24 characters behind', () => {
  const after = (blanks: number) => isReplaced(`門票 500 元${' '.repeat(blanks)}調高為 800 元。`)
  expect(after(20)).toBe(true)
  expect(after(21)).toBe(false)
})

it.each([
  '免稅額由 98,000 元升為 104,000 元。',
  '年費由 2,000 元調為 2,400 元，免收門檻維持 6 萬元。',
  '貸款年限已由 30 年延長為 40 年。',
  'The fee of $20 was raised to $30.',
])('takes a value for replaced where a price, a rate or a rule changed: %s', (text) => {
  expect(isReplaced(text)).toBe(true)
})

it.each([
  ['a step of a recipe', '先用烤箱溫度 200 度，再調降為 180 度烤 20 分鐘。'],
  ['a temperature that one may change', '烤箱溫度 200 度調降為 180 度。'],
  ['a step of a payment', '先付 3,000 元，再增加為 5,000 元。'],
  ['what some get for registering', '主機保固 2 年延長為 3 年，限官網註冊。'],
  ['what members get', '主機保固已由 2 年延長為 3 年，會員適用。'],
  ['a time that somebody may take longer for', '揉 10 分鐘延長為 15 分鐘。'],
])('takes no value for replaced by %s', (_what, text) => {
  expect(isReplaced(text)).toBe(false)
})
