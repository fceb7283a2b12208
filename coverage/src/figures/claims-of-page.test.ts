import { expect, it } from 'vitest'
import { markedSource } from '../../../tests/cases/marked-page.ts'
import { claimsOfPage } from './claims-of-page.ts'
import { claimsIn } from './testing/claims.ts'

it('names a table’s columns by a first row whose cells have at most 24 characters', () => {
  const clauseUnder = (head: string) => claimsIn(`| 項目\t${head}\n| 陽台\t500 元`)[0]?.clause
  expect(clauseUnder('價'.repeat(24))).toContain('價')
  expect(clauseUnder('價'.repeat(25))).not.toContain('價')
})

it('reads the share that the name of a column states, and no other figure there', () => {
  const figures = claimsIn('| 路線\t全票\t三日內退票（15%）\n| 甲線\t900 元\t135 元')
  expect(figures.map(({ figure, sentence }) => [figure.text, sentence])).toEqual([
    ['15%', '三日內退票（15%）'],
    ['900 元', '甲線\t900 元\t135 元'],
    ['135 元', '甲線\t900 元\t135 元'],
  ])
})

it('takes a question of at most 40 characters for the heading of the answer after it', () => {
  const headingAfter = (question: string) => claimsIn(`${question}\n抓 5 天。`).at(-1)?.heading
  const asked = (characters: number) => `${'漆'.repeat(characters - 4)}要多久？`
  expect(headingAfter(asked(40))).toBe(asked(40))
  expect(headingAfter(asked(41))).toBe('')
})

it('takes from a reply on a board what its author wrote', () => {
  const [claim] = claimsIn('推 阿德 : 診所說植牙 7 萬 5，全鋯冠再加 8 千。 01/11 09:11')
  expect(claim?.sentence).toBe('診所說植牙 7 萬 5，全鋯冠再加 8 千。')
})

it('takes distances in a column of speeds for speeds', () => {
  const figures = claimsIn('| 車款\t最高時速\t續航\n| 電動機車\t36 公里以下\t60 公里').map(
    ({ figure }) => figure,
  )
  expect(figures).toMatchObject([
    { dimension: 'speed', unit: 'm/s', low: Number.NEGATIVE_INFINITY, high: 10, per: '小時' },
    { dimension: 'length', unit: 'm', low: 60_000, high: 60_000, per: '' },
  ])
})

it('takes for a story what is told up to a figure, not what its writer adds about himself afterwards', () => {
  const isAnecdote = (text: string) => claimsIn(text)[0]?.anecdote
  expect(isAnecdote('純水與廢水大約 1：3，我家一天喝 6 公升。')).toBe(false)
  expect(isAnecdote('我家的純水與廢水大約 1：3，一天喝 6 公升。')).toBe(true)
  expect(isAnecdote('我會煮，水滾了再續滾 5 分鐘。')).toBe(false)
  expect(isAnecdote('去年結婚的新人平均支出 95 萬元。')).toBe(false)
  expect(isAnecdote('去年底訪問 1,204 名新人，婚前認識的人，平均花了 95 萬元。')).toBe(false)
  expect(isAnecdote('去年結婚花了 95 萬元。')).toBe(true)
  expect(isAnecdote('我們拿溫度計插進湯裡，煮到 82 度。')).toBe(false)
  expect(isAnecdote('我們煮到 82 度。')).toBe(true)
  expect(isAnecdote('我實際試，夏天煮 5 分鐘就熟。')).toBe(false)
  expect(isAnecdote('我的建議是滿 6 個月。')).toBe(false)
  expect(isAnecdote('後來換成 8 公分的床墊。')).toBe(true)
  expect(isAnecdote('後來改為三年。')).toBe(false)
  expect(isAnecdote('自收到的那天起算，保存兩年。')).toBe(false)
  expect(isAnecdote('洗衣機壞了請給我 5 天。')).toBe(false)
  expect(isAnecdote('賣給一般客人的，7 天內可以退。')).toBe(false)
  expect(isAnecdote('有位客人放了 7 天才退。')).toBe(true)
  expect(isAnecdote('那時候金價一錢 5,800 元，連工錢 7 萬 6。')).toBe(true)
})

it('takes for a story what stands under a heading of the writer’s own accounts', () => {
  const isAnecdote = (heading: string) => claimsIn(`## ${heading}\n| 項目\t占比\n| 禮服\t14%`)[0]?.anecdote
  expect(isAnecdote('我們家的比例')).toBe(true)
  expect(isAnecdote('我們的建議')).toBe(false)
})

it('gives a clause that only says how surely a figure holds the words before it', () => {
  const clauseIn = (text: string) => claimsIn(text)[0]?.clause
  expect(clauseIn('兩間浴室：20 公升起跳。')).toContain('浴室')
  expect(clauseIn('兩間浴室：熱水器 20 公升起跳。')).not.toContain('浴室')
  expect(clauseIn('整間打掉重做，現在 15 萬起跳。')).toContain('重做')
  expect(clauseIn('去年成交的新人，平均花 68 萬。')).toContain('新人')
  expect(clauseIn('去年成交的新人，平均花了 68 萬。')).toContain('新人')
  expect(clauseIn('整間打掉重做，防水現在 15 萬起跳。')).not.toContain('重做')
})

it('takes 「元」 on a page in Simplified Chinese for no Taiwan dollars', () => {
  const source = markedSource(1, '开孔另收 200 元。')
  const unitOn = (lang: string) =>
    source.page === null
      ? []
      : claimsOfPage({ ...source, page: { ...source.page, lang } }).map(({ figure }) => figure.unit)
  expect(unitOn('zh-CN')).toEqual(['CNY'])
  expect(unitOn('zh-Hant')).toEqual(['TWD'])
})

it('takes a sum for an example beside 「預算」, unless the sentence says what a budget allows', () => {
  expect(claimsIn('預算 20 萬元，可以買兩張。')).toEqual([])
  expect(claimsIn('單張至少 20 萬元，預算夠就再多買。')).toHaveLength(1)
})

it('takes no value from what a sentence denies, nor from the period in which something happens', () => {
  const valuesIn = (text: string) => claimsIn(text).map(({ figure }) => figure.text)
  expect(valuesIn('電池的保固是一年，不是什麼三個月。')).toEqual(['一年'])
  expect(valuesIn('電池的保固是不是三個月，要看合約。')).toEqual(['三個月'])
  expect(valuesIn('一年保固期內檢測為瑕疵，由原廠免費處理。')).toEqual([])
  expect(valuesIn('保固期一年，期內免費處理。')).toEqual(['一年'])
})

it('takes a count for a value only under another figure of its clause', () => {
  const valuesIn = (text: string) => claimsIn(text).map(({ figure }) => figure.text)
  expect(valuesIn('電池平均 800 次完整充放後剩八成。')).toEqual(['800 次', '八成'])
  expect(valuesIn('電池平均 800 次完整充放，剩下的看運氣。')).toEqual([])
})

it('takes nothing for a value that holds only for the writer’s own goods or people, as the section says', () => {
  const valuesIn = (text: string) => claimsIn(text).map(({ figure }) => figure.text)
  const own = '## 賞味期限\n真空包裝冷凍可放 90 天。\n開封後 3 天內吃完。'
  expect(valuesIn(own)).toEqual(['90 天', '3 天'])
  const limited = `${own}\n以上只適用於本店產品。\n## 自己做\n自己滷的冷凍一個月。`
  expect(valuesIn(limited)).toEqual(['一個月'])
})

it('compares ten of a unit in a row, and no single one to which another figure refers', () => {
  const found = (text: string) => claimsIn(text).map(({ figure }) => figure.text)
  expect(found('| 步驟\t建議\t每件\n| 熨領口\t12 分鐘\t40 秒')).toEqual(['12 分鐘', '40 秒'])
  expect(found('一天開 8 小時。')).toEqual(['8 小時'])
})

it('takes the layers of a glass for its name and no sum', () => {
  const source = markedSource(1, '## 價格\n5+5 膠合玻璃每片 600 到 800 元。\n全部 70 萬 + 12 萬 = 82 萬元。')
  expect(claimsOfPage(source).map(({ figure }) => figure.text)).toEqual(['600 到 800 元'])
})

it('ends no clause at the comma within a number that is no value', () => {
  expect(claimsIn('600 到 1,200 這一組 300 元。')[0]?.clause).toContain('600 到 1,200 這一組')
})
