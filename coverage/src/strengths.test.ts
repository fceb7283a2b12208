import { describe, expect, it } from 'vitest'
import { emptySerp, markedSource } from '../../tests/cases/marked-page.ts'
import { buildCoverage } from './build.ts'
import { findStrengths } from './strengths.ts'
import type { CoverageTable } from './table/coverage-table.ts'

const SHARED =
  '## 水溫\n淺焙豆適合攝氏 92 到 94 度的熱水，深焙豆降到 86 度左右，水太燙會苦，太低會酸，可以用溫度計確認。\n## 研磨\n磨豆機刻度調到顆粒像二號砂糖，太細會過度萃取而苦澀，太粗味道單薄，每次只調一格。'
const HIKE =
  '## 高海拔登山時怎麼沖\n在三千公尺的山上，氣壓低、爐火不穩，我們背著輕量爐頭與鈦杯，實際走了五座百岳做紀錄。'

/** The strengths of a page beside three others that share two subjects with it. */
function strengthsOf(own: string): string[] {
  const others = [SHARED, SHARED.replace('砂糖', '白糖'), SHARED.replace('確認', '測量')]
  const sources = [own, ...others].map((text, rank) => markedSource(rank, text))
  return buildCoverage({ keyword: '手沖咖啡', serp: emptySerp(), sources }).strengths.map(({ name }) => name)
}

it('are the page’s own subjects, not what others speak of too', () => {
  expect(strengthsOf(`${SHARED}\n${HIKE}`)).toEqual(['高海拔登山'])
})

it('are not what sells, nor what a site says of itself', () => {
  const own = `${SHARED}\n## 挑一支好豆子\n本月主打衣索比亞水洗豆，帶有茉莉花香，兩包再享 9 折優惠，現在就到商店選購。\n## 關於我們的店\n本店創立於民國九十年，位於巷弄之間，兩層樓的空間與老派裝潢，歡迎帶朋友來坐坐聊天。`
  expect(strengthsOf(own)).toEqual([])
})

describe('a subject with a heading of the page', () => {
  /** As much of a table as is read: each subject's likelihood on the other page. */
  const namesOf = (elsewhere: Readonly<Record<string, number>>, own = 0.97, others = 1, headed = 'p0') => {
    const topics = Object.entries(elsewhere).map(([name, likelihood]) => ({
      name,
      statements: [],
      questions: [],
      seeds: [{ pageId: headed }],
      verdicts: [
        { pageId: 'p0', likelihood: own, quotes: [{ start: 0, end: 4 }] },
        ...Array.from({ length: others }, (_, at) => ({ pageId: `p${at + 1}`, likelihood, quotes: [] })),
      ],
    }))
    const table = { topics, corpus: { pages: [] } } as unknown as CoverageTable
    return findStrengths(table, 'p0').map(({ name }) => name)
  }

  it('is a strength if every other page covers it with a likelihood of at most 0.12', () => {
    expect(namesOf({ 高山沖煮: 0.12, 冷凍豆: 0.13 })).toEqual(['高山沖煮'])
  })

  it('is none if another page has the heading', () => {
    expect(namesOf({ 高山沖煮: 0.1 }, 0.97, 1, 'p1')).toEqual([])
  })

  it('is none if some page or other is likely to cover it, though each is not', () => {
    expect(namesOf({ 高山沖煮: 0.05 }, 0.97, 9)).toEqual(['高山沖煮'])
    expect(namesOf({ 高山沖煮: 0.05 }, 0.97, 10)).toEqual([])
  })

  it('is none if the page itself covers it with a likelihood below 0.9', () => {
    expect(namesOf({ 高山沖煮: 0.1 }, 0.9)).toEqual(['高山沖煮'])
    expect(namesOf({ 高山沖煮: 0.1 }, 0.89)).toEqual([])
  })

  it('is one of three at most, those that are least likely elsewhere', () => {
    expect(namesOf({ 高山沖煮: 0.1, 冷凍豆: 0.04, 除靜電: 0.02, 水質: 0.06 })).toEqual([
      '除靜電',
      '冷凍豆',
      '水質',
    ])
  })
})
