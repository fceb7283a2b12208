import { describe, expect, it } from 'vitest'
import { markedSource } from '../../tests/bench/insight-page.ts'
import { buildCorpus } from './corpus/corpus.ts'
import { answerSupport, prepareStatement, supportOf } from './statement-support.ts'

/** How the first page bears the statement out; the other pages make some of its terms common. */
function support(statement: string, ...pages: readonly string[]) {
  const corpus = buildCorpus(pages.map((text, rank) => markedSource(rank, text)))
  const [page] = corpus.pages
  if (page === undefined) throw new Error('no page')
  return supportOf(
    corpus,
    prepareStatement(corpus, { id: 's1', text: statement, label: '', referenceIndexes: [] }),
    page,
  )
}

const FILLER = '## 天氣\n今天的天氣很好，適合出門走走。'

describe('a statement with figures', () => {
  const statement = '水溫建議在 92 度，悶蒸 30 秒。'

  it('is found where half of its figures stand among the claims that share its terms', () => {
    const found = support(statement, '## 水溫\n沖煮的水溫抓攝氏 92 度左右，味道最平衡。', FILLER)
    expect(found.level).toBe('found')
    expect(found.unit?.claim.text).toContain('92 度')
  })

  it('is found in part where the words stand there and fewer than half of the figures', () => {
    const three = '水溫建議在 92 度，悶蒸 30 秒，粉量 15 公克。'
    expect(support(three, '## 沖煮\n水溫建議高一些，悶蒸 30 秒，粉量隨意。', FILLER).level).toBe('partly')
  })

  it('is not verified where its words stand there with other figures', () => {
    const other = support(statement, '## 水溫\n水溫建議在 80 度，悶蒸 45 秒。', FILLER)
    expect(other).toMatchObject({ level: 'unverified', unit: null })
  })

  it('is not verified where the figures stand there by chance, without its words', () => {
    const long = '悶蒸之前先把濾紙沖濕，並且預熱濾杯與下壺，才倒入 38 度的水。'
    expect(support(long, '## 天氣\n昨天的高溫是攝氏 38 度。', FILLER).level).toBe('unverified')
  })
})

describe('a statement without figures', () => {
  it('is found where the four nearest claims hold 0.28 of its terms by rarity', () => {
    const statement = '研磨太細會過度萃取而苦澀'
    expect(support(statement, '## 研磨\n磨得太細會過度萃取，喝起來苦澀。', FILLER).level).toBe('found')
    expect(support(statement, '## 研磨\n顆粒太細，萃取過度，喝起來苦澀。', FILLER).level).toBe('partly')
  })

  it('reads the claims together: what none says alone several may say', () => {
    const statement = '濾紙要先折好，研磨要均勻，豆子要密封'
    const page = '## 準備\n濾紙要先折好。\n研磨要均勻。\n豆子要密封。'
    expect(support(statement, page, FILLER).level).toBe('found')
  })

  it('is not verified on a page about something else', () => {
    expect(support('研磨太細會過度萃取而苦澀', FILLER, '## 研磨\n顆粒太細會苦澀。')).toMatchObject({
      level: 'unverified',
      unit: null,
    })
  })
})

describe('the answer to a question', () => {
  const answered = (question: string, answer: string, ...pages: readonly string[]) => {
    const corpus = buildCorpus(pages.map((text, rank) => markedSource(rank, text)))
    const [page] = corpus.pages
    if (page === undefined) throw new Error('no page')
    return answerSupport(corpus, { question, answer, keyword: '手沖咖啡教學' }, page)
  }
  const RATIO = '手沖咖啡的粉水比是多少？'
  const GOOGLE = '常用的粉水比是 1:15 到 1:17。'

  it('is found where a figure of Google’s answer stands beside some of its words', () => {
    expect(answered(RATIO, GOOGLE, '## 比例\n粉水比我們抓 1:16，喜歡濃的可以多加一些粉。', FILLER)).toBe(
      'found',
    )
  })

  it('is found where most of its words stand, with whatever figures', () => {
    expect(answered(RATIO, GOOGLE, '## 比例\n粉水比是多少？常用的粉水比是 1:12。', FILLER)).toBe('found')
  })

  it('is not found by the words of the keyword and of the asking', () => {
    const page = '## 手沖\n為什麼要在家手沖咖啡？沖咖啡的過程很療癒。'
    expect(answered('為什麼手沖咖啡要悶蒸？', '', page, FILLER)).toBe('unverified')
  })
})
