import { expect, it } from 'vitest'
import { markedSource } from '../../../tests/cases/marked-page.ts'
import { buildCorpus } from '../corpus/corpus.ts'
import { distinctiveFigures } from './figure-words.ts'
import { shareOfFigures } from './given-figures.ts'
import { claimsWithHeadings } from './nearest-claims.ts'

const claimsOf = (text: string) => {
  const [page] = buildCorpus([markedSource(1, `## 說明\n${text}`)]).pages
  return page === undefined ? [] : claimsWithHeadings(page)
}
/** The share of a statement's figures that a sentence gives. */
const given = (statement: string, sentence: string) =>
  shareOfFigures(distinctiveFigures(statement), claimsOf(sentence))

it('takes a bare number above nine for a distinctive figure, and any with a unit', () => {
  const values = (text: string) => distinctiveFigures(text).map(({ value }) => value)
  expect(values('第 9、10 型，泡 3 天。')).toEqual(values('第 10 型，泡 3 天。'))
  expect(values('型號 9 與型號 10')).toEqual([10])
  expect(values('8.5')).toEqual([])
  expect(values('9.5')).toEqual([9.5])
  expect(values('泡 3 分鐘')).toEqual([180])
})

it('finds a value in a range that contains it, but a range only in one with the same ends', () => {
  expect(given('水溫 92 度', '水溫用 88 到 94 度來沖都可以。')).toBe(1)
  expect(given('一車 4,500 到 6,500 元', '一車行情落在 6,000 到 8,500 元。')).toBe(0)
  expect(given('一車 4,500 到 6,500 元', '一車行情大約 4,500 到 6,500 元。')).toBe(1)
})

it('finds a rounded value only in one that it may stand for', () => {
  expect(given('每月約 26,000 元', '每月合計 24,800 元，不含伙食。')).toBe(0)
  expect(given('每月約 26,000 元', '每月合計 26,126 元，含伙食。')).toBe(1)
  expect(given('每月約 26,000 元', '每月大約 2 萬 6，含伙食。')).toBe(1)
})

it('finds no monthly sum in a yearly one, but where one of both does not say what it is for', () => {
  expect(given('會籍每月 1,288 元', '會籍每年 1,288 元，可以分期。')).toBe(0)
  expect(given('會籍每月 1,288 元', '會籍 1,288 元，月底扣款。')).toBe(1)
})

it.each([
  ['延誤 4 小時以上才理賠', '延誤在 4 小時以內的都會理賠。'],
  ['押金最高 2 個月', '押金至少 2 個月，要先付清。'],
  ['術後 3 天內可以洗頭', '術後 3 天後可以洗頭，水溫不要太高。'],
  ['手術前 8 小時禁食', '手術後 8 小時禁食，之後先喝水。'],
])('finds no limit in the opposite one: %s', (statement, sentence) => {
  expect(given(statement, sentence)).toBe(0)
})

it.each([
  ['爐面到油煙機至少 65 公分', '爐面到油煙機至少 75 公分，低於這個高度不能裝。'],
  ['手續費以剩餘費用的 20% 為上限', '手續費最多 10%，再高就違法。'],
])('finds no limit in another one of the same side: %s', (statement, sentence) => {
  expect(given(statement, sentence)).toBe(0)
  expect(given(statement, statement)).toBe(1)
})

it('finds a limit in what is denied on its other side', () => {
  expect(given('等待期滿 30 天才理賠', '契約生效後 30 天內發生的疾病不理賠。')).toBe(1)
})

it.each([
  ['安裝費不得超過 1,000 元', '裝一個 800 元，含工帶料。', '安裝費以 1,000 元為上限。'],
  ['入住者須年滿 18 歲', '房客 23 歲，自己一個人住。', '滿 18 歲就能入住。'],
])('finds no limit in a value that it allows: %s', (statement, within, same) => {
  expect(given(statement, within)).toBe(0)
  expect(given(statement, same)).toBe(1)
})

it('finds the time by which something is to be done in no range that contains it', () => {
  expect(given('演出 3 天前退票', '演出 3 到 6 天前退票扣三成。')).toBe(0)
  expect(given('演出 3 天前退票', '演出 3 天前退票免費。')).toBe(1)
})

it('finds no time before an event in one after it', () => {
  expect(given('退租應在 60 日前通知', '搬走後 60 日才收到押金。')).toBe(0)
  expect(given('退租應在 60 日前通知', '退租前 60 日要通知房東。')).toBe(1)
})

it('finds how often a thing is done in the time for it alone, and not in how long something else lasts', () => {
  const often = '濾心每 12 個月更換'
  for (const text of ['濾心 12 個月就好。', '家用的 12 個月換新。', '| 濾心 | 12 個月 |'])
    expect(given(often, text)).toBe(1)
  expect(given(often, '全機保固 12 個月，濾心另外買。')).toBe(0)
  expect(given(often, '濾心保固 12 個月。')).toBe(0)
  expect(given('每 2 個月抄表一次', '押金 2 個月，退租後退還。')).toBe(0)
})

it('finds no figure in a heading that asks', () => {
  const headed = (heading: string) => {
    const [page] = buildCorpus([markedSource(1, `## ${heading}\n不必，現場再付。`)]).pages
    return shareOfFigures(
      distinctiveFigures('訂金 300 元'),
      page === undefined ? [] : claimsWithHeadings(page),
    )
  }
  expect(headed('要先付 300 元嗎？')).toBe(0)
  expect(headed('訂金 300 元')).toBe(1)
})

it.each([
  ['濾網每 3 個月更換一次', '濾網的壽命是 3 個月。'],
  ['每人每年補助 5 萬元', '每人一年補助 5 萬元，可以分次請領。'],
  ['三到四人的家庭', '三到四個人住剛剛好。'],
  ['等待期滿 30 天後才理賠', '生效日起 30 日內發生的疾病，公司不負責任。'],
])('finds what is told in another form: %s', (statement, sentence) => {
  expect(given(statement, sentence)).toBe(1)
})

it('finds a range whose ends two rows of one table give', () => {
  const table = '| 等級 | 價格\n| 入門 | 2,000 到 3,500 元\n| 高階 | 7,800 到 12,000 元'
  expect(given('價格約 2,000 到 12,000 元', table)).toBe(1)
  expect(given('價格約 2,000 到 11,000 元', table)).toBe(0)
  expect(given('價格約 2,000 到 12,000 元', table.replaceAll('| ', ''))).toBe(0)
})

it('finds no value of today in one of the past', () => {
  expect(given('標準扣除額 13.1 萬元', '去年單身 13.1 萬元，今年調高。')).toBe(0)
  expect(given('去年標準扣除額 13.1 萬元', '去年單身 13.1 萬元，今年調高。')).toBe(1)
})

it('finds a figure only of its own subject where the statement has another of the unit', () => {
  const statement = '小套房冷氣少，約清 1 到 2 次；三房冷氣多，約清 3 到 5 次。'
  expect(given(statement, '三房一般 1 到 2 次就能清完。')).toBe(0)
  expect(given(statement, '小套房一般 1 到 2 次就能清完。')).toBe(0.5)
  expect(given(statement, '一般 1 到 2 次就能清完。')).toBe(0.5)
})

it('finds a share by which a statement compares only in one that compares too', () => {
  expect(given('電鍋比電子鍋省電約一成', '保固期內維修自負額一成。')).toBe(0)
  expect(given('電鍋比電子鍋省電約一成', '實測電費少了一成。')).toBe(1)
  expect(given('電鍋比電子鍋省電約一成', '電費只有電子鍋的九成，也就是一成的差距。')).toBe(1)
  expect(given('電鍋比電子鍋省電約一成', '省電一成。')).toBe(1)
})

it('does not count both ends of what is apart', () => {
  expect(given('兩次施肥通常相隔三週', '施肥的間隔是三週。')).toBe(1)
  expect(given('施肥兩次，相隔三週', '施肥的間隔是三週。')).toBe(0.5)
})

it('takes a distance of two for a figure', () => {
  expect(given('種子以兩公分的間隔點播', '種子以五公分的間隔點播。')).toBe(0)
  expect(given('施肥以兩週為間隔', '施肥以四週為間隔。')).toBe(0)
})

it('gives a figure told of its own subject, though a year stands between and the clause names another', () => {
  const statement = '市府補助 7,000 元，同時報廢舊窗再加 3,000 元'
  expect(given(statement, '報廢民國 98 年以前的窗，市府補助另加 3,000 元。')).toBe(0.5)
  expect(given(statement, '市府補助 3,000 元。')).toBe(0)
})

it('counts ranks that are told from the first to the last', () => {
  expect(given('颱風共分 17 級', '風力從第 1 級至第 17 級，數字愈大愈強。')).toBe(1)
  expect(given('風力共分 17 級', '風力從第 3 級至第 17 級要停工。')).toBe(0)
})
