import { expect, it } from 'vitest'
import { isAnsweredBy } from './answered-by.ts'

/** Whether a part of this name, which states a text from a passage, answers a question, where other texts were read too. */
function answers(question: string, name: string, stated: string, { heading = '', read = '' } = {}): boolean {
  const passages = [{ heading, quote: stated }]
  return isAnsweredBy(question, '助聽器', {
    name,
    statedTexts: [stated],
    passages,
    readTexts: [stated, read],
  })
}

it('takes what a part states for an answer if it shares a word with the question, and no other text of the sources', () => {
  const asked = '冷氣可以取代助聽器的乾燥盒嗎？'
  expect(answers(asked, '除濕方式', '壓縮機式適合 15 度以上')).toBe(false)
  expect(answers(asked, '除濕方式', '壓縮機式適合 15 度以上', { read: '冷氣也能除濕。' })).toBe(false)
  expect(answers(asked, '除濕方式', '冷氣不如乾燥盒')).toBe(true)
  expect(answers(asked, '乾燥盒', '壓縮機式適合 15 度以上')).toBe(true)
  expect(answers(asked, '除濕方式', '不行，會結露', { heading: '用冷氣除濕' })).toBe(true)
})

it('takes amounts for no answer to how something is applied for, which is one to how much it is', () => {
  const amounts = '領有證明：每耳最高 15,000 元'
  expect(answers('助聽器補助怎麼申請？', '補助金額', amounts)).toBe(false)
  expect(answers('助聽器補助怎麼申請？', '補助金額', '備齊證明，先向公所送件再購買')).toBe(true)
  expect(answers('助聽器補助多少錢？', '補助金額', amounts)).toBe(true)
})

it('takes only a figure for an answer to how much or how many', () => {
  expect(answers('助聽器補助大概多少？', '補助金額', '補助由公所核發')).toBe(false)
  expect(answers('助聽器補助大概多少？', '補助金額', '補助七千元')).toBe(true)
})

it('takes only a text that recommends one for an answer to which one to take', () => {
  expect(answers('耳掛型推薦哪一台？', '種類', '耳掛型好操作，但怕水')).toBe(false)
  expect(answers('耳掛型推薦哪一台？', '種類', '耳掛型首選有充電座的')).toBe(true)
})
