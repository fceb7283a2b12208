import { expect, it } from 'vitest'
import { answersOtherwise } from './answers-otherwise.ts'

const ASKED = '已經申請新青安，可以轉到其他銀行嗎？'

it('tells an answer that says the opposite of what a statement says of the thing asked', () => {
  const answer = (text: string) => ({ heading: ASKED, text })
  expect(answersOtherwise('新青安貸款不可轉貸。', answer('可以向八家公股銀行申請。'))).toBe(true)
  expect(answersOtherwise('新青安貸款可以轉貸。', answer('不可以，限新貸案件。'))).toBe(true)
  expect(answersOtherwise('新青安貸款不可轉貸。', answer('不可以，限新貸案件。'))).toBe(false)
})

it('tells nothing of an answer on another thing, or under a heading that does not ask', () => {
  const answer = '可以向八家公股銀行申請。'
  expect(answersOtherwise('信用貸款不可轉貸。', { heading: ASKED, text: answer })).toBe(false)
  expect(answersOtherwise('新青安貸款不可增貸。', { heading: ASKED, text: answer })).toBe(false)
  expect(answersOtherwise('新青安貸款不可轉貸。', { heading: '新青安', text: answer })).toBe(false)
})
