import { expect, it } from 'vitest'
import { markedSource } from '../../../tests/cases/marked-page.ts'
import { buildCorpus } from '../corpus/corpus.ts'
import { prepareStatement } from './prepared-statement.ts'
import { quotesFor } from './statement-quotes.ts'

/** What is quoted for a statement, if the claim that begins so is the nearest, and on which page. */
function quotesOf(text: string, begins: string, lines: readonly string[]) {
  const other = '## 屋頂\n換一片瓦要兩百元，整面重鋪要看坡度和鷹架。'
  const corpus = buildCorpus([lines.join('\n'), other].map((page, rank) => markedSource(rank + 1, page)))
  const unit = corpus.claims.find(({ claim }) => claim.text.startsWith(begins))
  const [page] = corpus.pages
  if (page === undefined || unit === undefined) throw new Error('no such claim')
  const statement = { id: 's1', text, label: '', heading: '', referenceIndexes: [] }
  const table = { corpus, keyword: '地毯', topics: [] }
  const sought = { statement, prepared: prepareStatement(corpus, statement) }
  return { page, ...quotesFor(table, sought, { page, unit }) }
}

function quoted(text: string, begins: string, ...lines: string[]): (string | undefined)[] {
  const { page, first, second } = quotesOf(text, begins, lines)
  return [first, second]
    .map((each) => each && page.source.page?.text.slice(each.claim.start, each.claim.quoteEnd))
    .filter((each) => each !== null)
}

it('quotes no sentence twice where what stands before the quote is told with all of it', () => {
  const before = '圈絨地毯要先剪掉線頭，拿蒸氣噴過四個角落。做的時候窗戶請全部打開，風扇朝外面吹半小時。'
  const told = '長毛地毯用梳子從邊緣往中間慢慢梳開，平織地毯只要拍打，正反兩面輪著用。'
  const text = '地毯整理分為要剪掉線頭、拿蒸氣噴的圈絨，用梳子梳的長毛，以及只要拍打、正反輪著用的平織。'
  expect(quoted(text, '長毛地毯', '## 整理', `${before}${told}`)).toEqual([`${before}${told}`])
})

it('tells that a page has nowhere what a clause adds to the others', () => {
  const isPart = (text: string, ...lines: string[]) => quotesOf(text, '羊毛', ['## 保養', ...lines]).isPart
  const told = '羊毛地毯用吸塵器順毛吸，一週兩次，刷頭調高。'
  const added = '羊毛地毯用吸塵器順毛吸，一週兩次，日後也可能無處修補毛邊。'
  expect(isPart(added, told)).toBe(true)
  expect(isPart(added, told, '## 十年後', '毛邊綻開，師傅說沒有人會修補了。')).toBe(false)
  expect(isPart('羊毛地毯用吸塵器順毛吸，一週兩次，順著同一個方向。', told)).toBe(false)
})

it('tells that a page has nowhere what a clause rules out', () => {
  const isPart = (...lines: string[]) =>
    quotesOf('羊毛地毯用吸塵器順毛吸，不要淋熱水。', '羊毛', [
      '## 保養',
      '羊毛地毯用吸塵器順毛吸。',
      ...lines,
    ]).isPart
  expect(isPart()).toBe(true)
  expect(isPart('## 為什麼縮了', '請勿淋熱水，纖維會捲起來。')).toBe(false)
})

it('tells that a page has nowhere one of the sentences that semicolons join', () => {
  const text = '羊毛地毯用吸塵器順毛吸；尼龍材質能耐高溫蒸氣。'
  const isPart = (...lines: string[]) => quotesOf(text, '羊毛', ['羊毛地毯用吸塵器順毛吸。', ...lines]).isPart
  expect(isPart('門口的踏墊每個月換面。')).toBe(true)
  expect(isPart('尼龍不怕高溫蒸氣。')).toBe(false)
})

it('takes a value within a range for no support of the whole statement', () => {
  const text = '地毯清洗一坪約 300 到 500 元，視毛的長度而定。'
  const isPart = (line: string) => quotesOf(text, '地毯', [line]).isPart
  expect(isPart('地毯清洗看毛的長度，我們這種一坪 420 元。')).toBe(true)
  expect(isPart('地毯清洗看毛的長度，短的一坪 300 元。')).toBe(false)
})

it('quotes beside it the sentence that denies the same verb as the statement', () => {
  const told = '羊毛地毯退租時算一坪 200 元，含運送。'
  const text = '羊毛地毯退租一坪 200 元，不會加收運費。'
  expect(quoted(text, '羊毛', told, '## 加值', '羊毛地毯的運送費用不加收。')).toContain(
    '羊毛地毯的運送費用不加收。',
  )
})

it('tells that quotes have nothing of a statement but the words of the search', () => {
  const isNothing = (text: string, line: string) => quotesOf(text, '地毯', ['## 開店', line]).isNothing
  const choosing = '挑地毯應先確認纖維與織法，再比較厚薄。'
  expect(isNothing(choosing, '地毯屬一般商品，店家登記即可營業。')).toBe(true)
  expect(isNothing(choosing, '地毯的織法寫在背面的標籤上。')).toBe(false)
  expect(isNothing('清洗一坪約 300 元。', '地毯每坪 300 元，店家自訂。')).toBe(false)
})

it('takes what only lets conclude that something is ruled out for no support of the whole', () => {
  const isPart = (line: string) =>
    quotesOf('塑膠墊：沒有纖維，不需要吸塵。', '塑膠', ['## 塑膠墊', line]).isPart
  expect(isPart('塑膠墊放了一年，一粒灰都看不到。')).toBe(true)
  expect(isPart('塑膠墊沒有纖維，不會卡灰。')).toBe(false)
})

it('names no Chinese clause of which a quote in another language has nothing in Chinese', () => {
  const { unquoted } = quotesOf('羊毛織品先送原廠登記，再辦樓層鋪設手續。', 'Wool', [
    '## Wool',
    'Wool rugs are first registered with the maker, and only then may they be laid on your floor.',
  ])
  expect(unquoted).toEqual([])
})

it('tells that quotes have little of a statement', () => {
  const text = '羊毛地毯常吸，打翻紅酒要立刻撒鹽，再找專人拆下來送洗。'
  const isPart = (...lines: string[]) => quotesOf(text, '羊毛', ['## 保養', ...lines]).isPart
  expect(isPart('羊毛地毯要常吸。')).toBe(true)
  expect(isPart('羊毛地毯要常吸，打翻紅酒先撒鹽。')).toBe(false)
})

it('does not call what the title of a page names left out by its quotes', () => {
  const unquoted = (title: string) =>
    quotesOf('體育館的地毯每坪 200 元。', '地毯', [title, '地毯每坪 200 元，三坪起算。']).unquoted
  expect(unquoted('# 價目表')).toEqual(['體育館'])
  expect(unquoted('# 市立體育館收費表')).toEqual([])
})
