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

it('tells an answer that denies what a statement affirms in a fuller word or without a word for whether', () => {
  const insured = { heading: '有投保手機險，電池老化會賠嗎？', text: '不會。手機險理賠摔落與失竊。' }
  expect(answersOtherwise('一般手機險會理賠老化的電池。', insured)).toBe(true)
  expect(answersOtherwise('一般手機險不會理賠老化的電池。', insured)).toBe(false)
  expect(answersOtherwise('店家會賠摔壞的螢幕。', insured)).toBe(false)
  const sprayed = { heading: '可以噴洗碗精水，安全嗎？', text: '我們不建議。洗碗精會溶掉葉面蠟質。' }
  expect(answersOtherwise('蚜蟲可用稀釋洗碗精噴葉背。', sprayed)).toBe(true)
  expect(answersOtherwise('可以在題本上寫字。', { heading: '可以噴洗碗精水嗎？', text: '不行。' })).toBe(
    false,
  )
})
