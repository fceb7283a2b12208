import { describe, expect, it } from 'vitest'
import { answerFromKnowledge } from './answer-chat.ts'
import { KNOWLEDGE } from './knowledge.ts'
import { languageOf, retrieve } from './retrieve.ts'

const contact = 'help@gaplens.test'

/** Questions in other words than the knowledge file uses. They were written before the threshold was chosen. */
const ASKED: readonly (readonly [question: string, id: string])[] = [
  ['多少錢？', 'price'],
  ['分析要花多少點數？', 'price'],
  ['跑一次分析幾點', 'price'],
  ['我想試用看看要錢嗎', 'free'],
  ['買了點數可以放多久', 'expiry'],
  ['分析失敗會退點嗎', 'refund-point'],
  ['我要退款', 'refund-money'],
  ['支援LINE Pay？', 'payment'],
  ['付完錢沒看到點數', 'payment-missing'],
  ['報告可以下載嗎？', 'export'],
  ['可以匯出 Word 嗎', 'export'],
  ['能給我 DOCX 檔嗎', 'export'],
  ['分析一次大概幾分鐘', 'duration'],
  ['沒有 AI Overview 的關鍵字可以分析嗎', 'no-overview'],
  ['你們保證會排第一嗎', 'ranking'],
  ['用了以後流量會變多嗎', 'ranking'],
  ['跟 Semrush 差在哪', 'compare'],
  ['可以一次跑很多關鍵字嗎', 'batch'],
  ['忘記密碼怎麼辦', 'signin'],
  ['你們會不會把我的資料賣掉', 'privacy'],
  ['怎麼刪除我的帳號', 'privacy'],
  ['我想跟真人講話', 'contact'],
  ['報告是 AI 亂寫的嗎', 'accuracy'],
  ['為什麼讀不到我的網站', 'blocked'],
  ['How much is it?', 'price'],
  ['how many credits per analysis', 'price'],
  ['do credits expire', 'expiry'],
  ['can i export a pdf', 'export'],
  ['Do you guarantee ranking?', 'ranking'],
  ['how can i pay', 'payment'],
]

const OFF_TOPIC = [
  '今天天氣如何',
  '推薦臺北的牛肉麵',
  '幫我寫一首詩',
  '1+1 等於多少',
  '台積電股價',
  '誰是美國總統',
  '怎麼煮義大利麵',
  'What is the weather today?',
  'Write me a poem about the sea',
  'best pizza in rome',
  'tell me a joke',
]

describe('the knowledge file', () => {
  it.each(ASKED)('answers %s with %s', (question, id) => {
    const answer = answerFromKnowledge(question, contact)
    expect(retrieve(question, languageOf(question))[0]?.item.id).toBe(id)
    expect(answer.source).toBe('knowledge')
  })

  it.each(OFF_TOPIC)('says that it does not know %s, and where to write', (question) => {
    const answer = answerFromKnowledge(question, contact)
    expect(answer).toMatchObject({ source: 'none', model: null })
    expect(answer.text).toContain(contact)
  })

  it('answers in the language of the question', () => {
    expect(answerFromKnowledge('Do credits expire?', contact).text).toBe('No. Credits never expire.')
    expect(answerFromKnowledge('點數會過期嗎', contact).text).toMatch(/永久有效/)
  })

  it('answers each of its own questions by its own entry', () => {
    for (const language of ['zh', 'en'] as const)
      for (const item of KNOWLEDGE)
        for (const question of item[language].asked)
          expect(retrieve(question, language)[0]?.item.id, question).toBe(item.id)
  })

  it('names every format that a report can be saved in', () => {
    for (const question of ['可以匯出 Word 嗎', 'Can I download the report'])
      for (const format of ['HTML', 'DOCX', 'Markdown', 'PDF', 'JSON', 'ZIP'])
        expect(answerFromKnowledge(question, contact).text).toContain(format)
  })

  it('promises neither rankings nor citations, and leaves no placeholder unfilled', () => {
    for (const { id, zh, en } of KNOWLEDGE) {
      const texts = [zh.answer, en.answer].map((text) => text.replaceAll('{contact}', contact))
      for (const text of texts) expect(text).not.toMatch(/[{}]|保證(排名|流量)(?!、)/)
      expect(id).toMatch(/^[a-z-]+$/)
    }
  })
})
