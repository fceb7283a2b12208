import { expect, it } from 'vitest'
import { isAnsweredBy } from './answered-by.ts'

/** Whether a part of this name, which states a text from a passage, answers a question, where other texts were read too. */
function answers(question: string, name: string, stated: string, { heading = '', read = '' } = {}): boolean {
  const passages = [{ heading, quote: stated }]
  return isAnsweredBy(question, '助聽器', {
    name,
    subject: ['保養'],
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
  expect(answers(asked, '除濕方式', '不行，會結露', { heading: '用冷氣除濕' })).toBe(true)
})

it('takes what is said of a subject for no answer to what a question asks of it, unless it asks for no more', () => {
  const kinds = '矽膠的軟，壓克力的好清潔'
  expect(answers('耳模會過敏嗎？', '耳模', kinds)).toBe(false)
  expect(answers('耳模會過敏嗎？', '耳模', '壓克力的較少引起過敏')).toBe(true)
  expect(answers('耳模會過敏嗎？', '耳模', '皮膚紅癢就先停戴', { heading: '敏感的耳朵' })).toBe(true)
  expect(answers('耳模怎麼選？', '耳模', kinds)).toBe(true)
  expect(answers('保養時要準備什麼工具？', '工具', '刷子、吹球')).toBe(true)
  expect(answers('店家會幫忙清潔嗎？', '清潔服務', '每季一次，不收費')).toBe(true)
  expect(answers('乾燥盒有用嗎？', '乾燥盒', '一顆乾燥劑重 20 公克')).toBe(false)
  expect(answers('乾燥盒有用嗎？', '乾燥盒', '能改善結露')).toBe(true)
})

it('takes how often something fails for no answer to what to do then, and who may for none to who may not', () => {
  expect(answers('耳模裂開怎麼辦？', '耳模裂開', '一年內約 3%，天冷時較多')).toBe(false)
  expect(answers('耳模裂開怎麼辦？', '耳模裂開', '帶回門市重做一副')).toBe(true)
  expect(answers('哪些人不適合助聽器？', '不適合的人', '手指靈活、聽損輕微')).toBe(false)
  expect(answers('哪些人不適合助聽器？', '不適合的人', '耳朵常流膿者先別用')).toBe(true)
})

it('takes only what speaks of both for an answer to which of two is better', () => {
  const asked = '充電式還是電池式好？'
  expect(answers(asked, '充電式', '充電式一晚充飽，可戴 20 小時')).toBe(false)
  expect(answers(asked, '充電式', '充電式省事，電池式出國方便')).toBe(true)
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
