import { expect, it } from 'vitest'
import { wholeQuotation } from './whole-quotation.ts'

const TEXT =
  '他說：「先量窗寬。再量窗高，「別忘了」軌道。」量完就能下訂。「布料要洗過。」\n「沒有說完。\n下一段」'

function quoted(begins: string, ends: string): string {
  const start = TEXT.indexOf(begins)
  const { start: from, end } = wholeQuotation(TEXT, { start, end: TEXT.indexOf(ends, start) + ends.length })
  return TEXT.slice(from, end)
}

it('does not begin with a mark that ends what stands before', () => {
  expect(quoted('」量完', '下訂。')).toBe('量完就能下訂。')
})

it('ends where the words do that somebody says in it, unless that is in another paragraph', () => {
  expect(quoted('「布料', '洗過。')).toBe('「布料要洗過。」')
  expect(quoted('「沒有', '說完。')).toBe('「沒有說完。')
  expect(quoted('他說', '軌道。」')).toContain('軌道。」')
})
