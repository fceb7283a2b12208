import { expect, it } from 'vitest'
import { markedSource } from '../../../tests/cases/marked-page.ts'
import { buildCorpus } from '../corpus/corpus.ts'
import { findSeeds } from './seeds.ts'

const CARE = [
  '- 冰敷：手術後 24 小時內，每次 15 分鐘，中間休息半小時。',
  '- 飲食：前三天吃溫涼的軟食，不用吸管，也不要喝酒。',
]
/** The seeds of one page: texts of its headings and labels. */
function textsOf(...lines: string[]): string[] {
  const corpus = buildCorpus([markedSource(1, lines.join('\n'))])
  return findSeeds(corpus, [], []).map(({ text }) => text)
}

it('takes the labels of list items for seeds, like headings of one sentence', () => {
  expect(textsOf('## 術後照顧', ...CARE)).toEqual(['術後照顧', '冰敷', '飲食'])
})

it('reads a label with its text, in the section in which it stands', () => {
  const corpus = buildCorpus([markedSource(1, ['## 術後照顧', ...CARE].join('\n'))])
  const [, ice] = findSeeds(corpus, [], [])
  expect(ice?.section?.section.heading).toBe('術後照顧')
  expect(corpus.claims.find(({ vector }) => vector === ice?.body)?.claim.text).toBe(CARE[0]?.slice(2))
})

it.each([
  [
    'a list with a single labelled item',
    ['- 冰敷：手術後 24 小時內，每次 15 分鐘，中間休息半小時。', '- 多休息'],
  ],
  ['names before a price or a short word', ['- 小套房：每月 8,000 元', '- 雅房：每月 5,000 元']],
  [
    'what a text does',
    ['- 優點：不佔空間，價格也比其他做法便宜許多。', '- 缺點：不耐高溫，放在爐邊容易變形發黃。'],
  ],
  [
    'sentences before a colon',
    ['先說結論：手術後一天之內要持續冰敷才會消腫。', '醫師提醒：前三天吃溫涼的軟食，不要喝酒。'],
  ],
])('takes no seeds from %s', (_, lines) => {
  expect(textsOf('## 術後照顧', ...lines)).toEqual(['術後照顧'])
})

it('takes a label that is a heading too only once', () => {
  expect(textsOf('## 術後照顧', ...CARE, '## 飲食', '前三天吃稀飯和豆腐，溫溫的就好。')).toEqual([
    '術後照顧',
    '飲食',
    '冰敷',
  ])
})

it('takes no more than twenty headings and labels of a page', () => {
  const items = Array.from(
    { length: 30 },
    (_, at) =>
      `- ${[...'甲乙丙丁戊己庚辛壬癸'][at % 10]}${[...'東南西'][Math.floor(at / 10)]}區：每週三上午收一次大型家具，前一天先打電話約。`,
  )
  expect(textsOf('## 收運', ...items)).toHaveLength(20)
})
