import { describe, expect, it } from 'vitest'
import { readPage } from '../read-page.ts'

const PROSE =
  '<p>手沖壺的壺嘴決定水流，細口壺好控制，鶴嘴壺適合練習斷水，買之前先想清楚自己常沖幾杯。</p>'.repeat(3)
const rowsOf = (boxes: string) =>
  readPage({
    bytes: Buffer.from(
      `<html lang="zh-Hant"><head><title>手沖壺比較</title></head><body><main><h1>手沖壺比較</h1>${PROSE}${boxes}${PROSE}</main></body></html>`,
    ),
    url: 'https://pots.test/compare',
    contentType: 'text/html; charset=utf-8',
  })
    .blocks.filter(({ kind }) => kind === 'tableRow')
    .map(({ text }) => text)
const grid = (rows: readonly (readonly string[])[], tag = 'div') =>
  `<div class="g">${rows.map((cells) => `<div class="r">${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join('')}</div>`).join('')}</div>`

const POTS = [
  ['壺', '容量', '價格'],
  ['細口壺', '600 毫升', '1,200 元'],
  ['鶴嘴壺', '900 毫升', '1,800 元'],
]

describe('a table made of boxes', () => {
  it('is read in rows', () => expect(rowsOf(grid(POTS))).toEqual(POTS.map((row) => row.join('\t'))))

  it('keeps the corner above the names of its rows, and an empty box between others', () => {
    const rows = [
      ['', '容量', '價格'],
      ['細口壺', '', '1,200 元'],
      ['鶴嘴壺', '900 毫升', '1,800 元'],
    ]
    expect(rowsOf(grid(rows))).toEqual(rows.map((row) => row.join('\t')))
  })

  it.each([
    ['paragraphs', grid(POTS, 'p')],
    ['rows of other lengths', grid([...POTS.slice(0, 2), ['鶴嘴壺', '900 毫升']])],
    ['two boxes', grid(POTS.slice(0, 2))],
    ['sentences', grid(POTS.map((row) => row.map((cell) => `${cell}要看每個人的手感而定。`)))],
  ])('is not made of %s', (_, boxes) => expect(rowsOf(boxes)).toEqual([]))
})
