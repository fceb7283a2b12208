import type { Block } from '@gaplens/contracts/analysis/read-page'
import { expect, it } from 'vitest'
import { seriesAsText } from './table-series.ts'

const row = (text: string): Block => ({ kind: 'tableRow', level: 0, text, start: 0, role: 'content' })
const page = (...rows: string[]) => ({ blocks: rows.map(row) })
const sails = page(
  '風級\t帆面\t繩長',
  '2 級\t全帆 9 坪\t6 公尺',
  '4 級\t縮一格 7 坪\t5 公尺',
  '6 級\t縮兩格 4 坪\t4 公尺',
)
const of = (word: string) => (text: string) => Number(text.includes(word))

it('gives the column on a subject for all rows of a series', () => {
  expect(seriesAsText(sails, '4 級\t縮一格 7 坪\t5 公尺', of('縮'))).toEqual({
    text: '帆面（依風級）——2 級：全帆 9 坪；4 級：縮一格 7 坪；6 級：縮兩格 4 坪',
    rows: 3,
  })
})

it('gives none where no column is on it, or the rows are no series', () => {
  expect(seriesAsText(sails, '4 級\t縮一格 7 坪\t5 公尺', of('船錨'))).toBeNull()
  const boats = page('船\t長', '燕號\t6 公尺', '鷗號\t5 公尺', '鷺號\t4 公尺')
  expect(seriesAsText(boats, '鷗號\t5 公尺', of('公尺'))).toBeNull()
})

it('leaves out a column name that says nothing of its values', () => {
  const prices = page('等級\t大約', '2 級\t300 元', '4 級\t500 元', '6 級\t900 元')
  expect(seriesAsText(prices, '4 級\t500 元', of('元'))?.text).toBe(
    '2 級：300 元；4 級：500 元；6 級：900 元',
  )
})
