import { expect, it } from 'vitest'
import { saysTheSame, sharesTerms } from './same-fact.ts'

it('takes a fact with the same figure on the same things for the same, though most of its words are others', () => {
  const stated = '會員退出社團，應於一個月前以書面通知幹事，並繳回置物櫃鑰匙'
  const answer = '不會。會員退出社團只扣一個月會費，其餘退回原來付款的帳戶，鑰匙遺失另計'
  expect(saysTheSame(stated, answer)).toBe(true)
  expect(sharesTerms(stated, answer)).toBe(false)
})
