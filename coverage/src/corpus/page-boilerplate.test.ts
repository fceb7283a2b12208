import { describe, expect, it } from 'vitest'
import { isBoilerplate, isPostByline, mayBeQuoted } from './page-boilerplate.ts'

const paragraph = (text: string) => isBoilerplate({ text, kind: 'paragraph' })
const listItem = (text: string) => isBoilerplate({ text, kind: 'listItem' })

describe('what is not quoted though a page marks it as content', () => {
  it.each(['發布單位：衛教小組', 'Subject Filter still smells', '作者：小滿'])(
    'is the head of a post: %s',
    (text) => {
      expect(paragraph(text)).toBe(true)
    },
  )

  it('is a call to follow, and a notice of the site', () => {
    expect(paragraph('喜歡的話歡迎追蹤粉絲團，合作邀約請來信')).toBe(true)
    expect(paragraph('來信恕不一一回覆，最近更新：相簿三張。')).toBe(true)
  })

  it.each(['Was this article helpful?', '這篇文章對您有幫助嗎？', '此內容是否有幫助？', '還有其他問題嗎？'])(
    'is a box for the reader’s opinion: %s',
    (text) => {
      expect(paragraph(text)).toBe(true)
      expect(paragraph(`${text}先看維修紀錄再決定。`)).toBe(false)
    },
  )

  it('is a greeting in which the writer says who they are, alone', () => {
    expect(paragraph('Hi 我是小滿～')).toBe(true)
    expect(paragraph('大家好，我是獸醫師，每週看三十隻皮膚病的狗。')).toBe(false)
  })

  it('is an item of a list of other articles', () => {
    expect(listItem('(9,421)濾網多久洗一次')).toBe(true)
    expect(listItem('除濕機放哪裡最有效？師傅教你三…')).toBe(true)
  })
})

it('never quotes what a site says of itself', () => {
  for (const text of [
    '本站資料整理自網路，如有侵權請來信告知。',
    '推薦連結：蕃薯藤｜氣象報告',
    '您是第 128,301 位訪客',
    '本網站最佳瀏覽解析度 1024x768',
    'If something of yours is here, write and it will be removed.',
    'Please sign the guest book.',
  ])
    expect(paragraph(text)).toBe(true)
})

describe('the head of a post', () => {
  it.each([
    'From newbie_nora',
    '學生輔導組 103.09.12',
    'lathe_jo 2026/06/03 3',
    'lathe_jo 2026/06/03 21:14 #3',
    'by mia88',
    'Published 2026/01/09',
    '發布於 2026-01-09',
    '#5 發表於 2026-01-09',
    '12樓 2026-01-09 21:14',
    '2026年1月9日',
    '作者：小滿',
    '作者 mia88 (米亞)',
    '時間 2026-05-05 21:14:08',
    '文章編號：91132 積分 42',
    '※ 發信站: 山友站(board.test), 來自: 10.1.1.1',
    '01/14 09:14',
    '總幹事 何麗真 115.01.10',
    '互助會總幹事 江明達 107.05.20',
    '01/110 09:20',
    '記帳士 王小明 115.04.30',
    '站長 105.03.15',
    '看診醫師：王小明醫師',
    '審訂：骨科主任 王小明醫師',
  ])('only says who or when: %s', (text) => expect(isPostByline(text)).toBe(true))

  it.each([
    'From scratch',
    'By bus',
    '2026 年的新制',
    '發布前要檢查什麼',
    '1/2 茶匙的鹽',
    '時間怎麼安排',
    'Published works',
    '報名截止 2026/05/06',
    '1/14 的場次',
  ])('is not a heading that names a subject: %s', (text) => expect(isPostByline(text)).toBe(false))
})

it('quotes steps, figures and what only speaks of following', () => {
  expect(listItem('(1) 拔掉插頭')).toBe(false)
  expect(listItem('濕度 50% 到 60%')).toBe(false)
  expect(paragraph('Date the jar and keep it cool.')).toBe(false)
  expect(paragraph('追蹤濕度變化兩週，再決定要不要換機器。')).toBe(false)
})

describe('a long line that begins or ends as boilerplate', () => {
  const ofLength = (chars: number, text: string) => text + '字'.repeat(chars - text.length)

  it('is the head of a post up to 120 characters', () => {
    expect(isPostByline(ofLength(120, '發布單位：'))).toBe(true)
    expect(isPostByline(ofLength(121, '發布單位：'))).toBe(false)
  })

  it('is a call or a notice up to 80 characters; a longer one also says something else', () => {
    for (const text of ['歡迎追蹤粉絲團', '如有侵權請來信']) {
      expect(paragraph(ofLength(80, text))).toBe(true)
      expect(paragraph(ofLength(81, text))).toBe(false)
    }
  })
})

it('does not quote a single word over an article, which may still head what follows', () => {
  const word = { text: 'Tools', kind: 'paragraph' } as const
  expect(mayBeQuoted(word)).toBe(false)
  expect(isBoilerplate(word)).toBe(false)
  expect(mayBeQuoted({ ...word, kind: 'listItem' })).toBe(true)
  expect(mayBeQuoted({ ...word, text: 'Use both tools.' })).toBe(true)
})
