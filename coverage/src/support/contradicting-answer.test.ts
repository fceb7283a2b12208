import { expect, it } from 'vitest'
import { answerContradicts } from './contradicting-answer.ts'

const insured = { heading: '有投保手機險，電池老化會賠嗎？', text: '不會。手機險理賠摔落與失竊。' }
const carried = { heading: '新青安貸款可以轉貸嗎？', text: '可以，限八家公股銀行。' }

it('tells an answer that says the opposite of what a statement says of the thing asked', () => {
  expect(answerContradicts('新青安貸款不可轉貸。', carried)).toBe(true)
  expect(answerContradicts('新青安貸款可以轉貸。', { ...carried, text: '不可以，限新貸案件。' })).toBe(true)
  expect(answerContradicts('新青安貸款可以轉貸。', carried)).toBe(false)
  const moved = { heading: '已經申請新青安，可以轉到其他銀行嗎？', text: '可以向八家公股銀行申請。' }
  expect(answerContradicts('新青安貸款不可轉貸。', moved)).toBe(true)
  expect(answerContradicts('新青安貸款不可轉給別人。', moved)).toBe(false)
})

it('tells an answer that denies what a statement affirms in a fuller word or without a word for whether', () => {
  expect(answerContradicts('一般手機險會理賠老化的電池。', insured)).toBe(true)
  expect(answerContradicts('一般手機險不會理賠老化的電池。', insured)).toBe(false)
  expect(answerContradicts('店家會賠摔壞的螢幕。', insured)).toBe(false)
  const sprayed = { heading: '可以噴洗碗精水，安全嗎？', text: '我們不建議。洗碗精會溶掉葉面蠟質。' }
  expect(answerContradicts('蚜蟲可用稀釋洗碗精噴葉背。', sprayed)).toBe(true)
})

it('tells an answer that says that something is not more so than another', () => {
  const saving = { heading: '電鍋煮飯比較省電嗎？', text: '沒有，和電子鍋一樣。' }
  expect(answerContradicts('電鍋煮飯比電子鍋省電。', saving)).toBe(true)
  expect(answerContradicts('電鍋煮飯不會省電。', saving)).toBe(false)
  expect(answerContradicts('電鍋煮飯比較香。', saving)).toBe(false)
  const filter = { heading: '冷凍櫃的濾網比較貴嗎？', text: '沒有。與冰箱相同，一片兩百元。' }
  expect(answerContradicts('濾網比冰箱貴約兩成。', filter)).toBe(true)
  expect(answerContradicts('冷氣的濾網比冰箱貴約兩成。', filter)).toBe(false)
  expect(answerContradicts('電鍋煮飯比電子鍋省電。', { ...saving, text: '沒有人不知道，省一半。' })).toBe(
    false,
  )
})

it.each([
  ['油電車比汽油車省油。', '汽油車比較省油嗎？', '不會，油電車比汽油車省油。'],
  ['洗碗機比手洗省水。', '用手洗會比較省水嗎？', '不會，洗碗機省水。'],
  ['天然氣比桶裝瓦斯便宜。', '桶裝瓦斯比較便宜嗎？', '不會。天然氣便宜三成。'],
  ['電鍋煮飯比電子鍋煮飯省電。', '電子鍋煮飯比較省電嗎？', '不會，電鍋省電。'],
])('tells nothing of an answer on the other side of a comparison: %s', (statement, heading, text) => {
  expect(answerContradicts(statement, { heading, text })).toBe(false)
})

it.each([
  ['an answer on another thing', '孕婦不可以喝酒。', '孕婦可以喝咖啡嗎？', '可以，一天一杯。'],
  [
    'an answer on another thing of one character',
    '腎友不可以吃楊桃。',
    '腎友可以吃蛋嗎？',
    '可以，一天一顆。',
  ],
  ['what is no answer', '新青安貸款不可轉貸。', carried.heading, '可惜目前不行。'],
  ['what only begins like an answer', '新青安貸款不可轉貸。', carried.heading, '有三種情況不能轉。'],
  ['a profession', '新青安貸款不可轉貸。', carried.heading, '會計師也幫不上忙。'],
  ['a restriction', '新青安貸款可以轉貸。', carried.heading, '不能只看利率。'],
  ['a question for a time', '術後三天可以洗頭。', '術後多久可以洗頭呢，會痛嗎？', '不能馬上洗，三天後可以。'],
  ['a heading that does not ask', '新青安貸款不可轉貸。', '新青安貸款', '可以，限八家公股銀行。'],
])('tells nothing of %s', (_, statement, heading, text) => {
  expect(answerContradicts(statement, { heading, text })).toBe(false)
})
