import type { Block } from '@gaplens/contracts/analysis/read-page'
import { describe, expect, it } from 'vitest'
import { faqOf } from '../../../reading/structured-data/faq.ts'
import { faqPairs } from './faq-pairs.ts'

const blocks = (...entries: readonly string[]): Block[] =>
  entries.map((entry) => {
    const level = /^#*/u.exec(entry)?.[0].length ?? 0
    const text = entry.replace(/^#+\s*/u, '')
    return { kind: level > 0 ? 'heading' : 'paragraph', level, text, start: 0, role: 'content' }
  })
const questions = (...entries: readonly string[]) => {
  const all = blocks(...entries)
  return faqPairs({ blocks: all, faq: faqOf(all, [], '') }).map(({ question }) => question)
}
const ANSWER = '大約三個月，水質差的地方兩個月就要換。'
const LISTED = ['Q: 是不是買越多張越好？', ANSWER, 'Q: 諮詢要收費嗎？', ANSWER]

describe('questions for markup', () => {
  it('leave out the headings of an article that lists its questions elsewhere', () => {
    const told = ['## 打開合約', ANSWER, '## 想睡得好一點', ANSWER]
    const asked = ['## 健保之外的缺口，誰來補？', ANSWER, '## 每年要準備多少？', ANSWER]
    expect(questions(...told, ...asked, ...LISTED)).toEqual(['是不是買越多張越好？', '諮詢要收費嗎？'])
    const below = ['## 顧問的叮嚀', '### 是不是買越多張越好？', ANSWER, '### 諮詢要收費嗎？', ANSWER]
    expect(questions(...told, ...asked, ...below)).toEqual(['是不是買越多張越好？', '諮詢要收費嗎？'])
  })

  it('leave out the few headings of an article that ask', () => {
    const told = ['## 打開合約', ANSWER, '## 想睡得好一點', ANSWER, '## 替爸媽安排', ANSWER]
    expect(questions('## 誰來補？缺口在哪？', ANSWER, '## 每年要準備多少？', ANSWER, ...told)).toEqual([])
  })

  it('are the headings of a page that consists of them, and those under 「常見問題」', () => {
    expect(questions('## 濾芯多久換一次？', ANSWER, '## 可以自己換嗎？', ANSWER)).toHaveLength(2)
    const told = ['## 打開合約', ANSWER, '## 想睡得好一點', ANSWER, '## 替爸媽安排', ANSWER]
    const under = ['## 常見問題', '### 濾芯多久換一次？', ANSWER, '### 可以自己換嗎？', ANSWER]
    expect(questions(...told, ...under)).toEqual(['濾芯多久換一次？', '可以自己換嗎？'])
  })

  it.each([
    '前者不管您花了什麼，只數天數。',
    '後者不數天數。',
    '同上，三個月就要換。',
    '如前所述，要看合約。',
  ])('leave out an answer that depends on something before it: %s', (answer) => {
    expect(questions('Q: 躺一天領一天，還是拿單據報帳？', answer, ...LISTED)).toHaveLength(2)
  })

  it.each(['不用，第一次見面約一個小時。', '可以，但要收開瓶費。', '以上班族來說，兩千元就夠。'])(
    'keep an answer to its question: %s',
    (answer) => {
      expect(questions('Q: 可以自己帶酒嗎？', answer, ...LISTED)).toHaveLength(3)
    },
  )
})
