import { describe, expect, it } from 'vitest'
import { markedSource } from '../../../tests/cases/marked-page.ts'
import { splitIntoSections } from './sections.ts'

const sectionsOf = (...lines: readonly string[]) =>
  splitIntoSections(markedSource(1, lines.join('\n'))).sections
/** A sentence of so many characters, its full stop among them. */
const ofLength = (chars: number, character = '字') => `${character.repeat(chars - 1)}。`

describe('the text under a heading', () => {
  const lengths = (...paragraphs: readonly number[]) =>
    sectionsOf('## 保養', ...paragraphs.map((chars) => ofLength(chars))).map(({ chars }) => chars)

  it('is one section up to 600 characters', () => {
    expect(lengths(301, 299)).toEqual([600])
    expect(lengths(301, 300)).toEqual([301, 300])
  })

  it('is not divided before 300 characters', () => {
    expect(lengths(300, 301)).toEqual([601])
  })
})

it('starts a section at a paragraph without a heading once the one before has 40 characters', () => {
  const lengths = (first: number) => sectionsOf(ofLength(first), ofLength(50, '後')).map(({ chars }) => chars)
  expect(lengths(40)).toEqual([40, 50])
  expect(lengths(39)).toEqual([89])
})

it('quotes a claim with the next sentences of its paragraph up to 90 characters', () => {
  const quoteOf = (next: number) => {
    const text = ofLength(30) + ofLength(next, '後')
    const [claim] = sectionsOf('## 保養', text)[0]?.claims ?? []
    return claim && claim.quoteEnd - claim.start
  }
  expect(quoteOf(60)).toBe(90)
  expect(quoteOf(61)).toBe(30)
})

it('quotes column names with the rows below up to 90 characters, and a row with a figure alone', () => {
  const quotes = (...rows: readonly string[]) => {
    const source = markedSource(1, ['## 各家利率', ...rows.map((row) => `| ${row}`)].join('\n'))
    const claims = splitIntoSections(source).sections[0]?.claims ?? []
    return claims.map(({ start, quoteEnd }) => source.page?.text.slice(start, quoteEnd).split('\n'))
  }
  const [head, first, second] = ['銀行 | 利率', '甲銀行 | 2.18%', '乙銀行 | 2.23%'] as const
  expect(quotes(head, first, second)).toEqual([[head, first, second], [first], [second]])
  expect(quotes(first, second)).toEqual([[first], [second]])
  expect(quotes(head, first, `乙${'字'.repeat(70)} | 2.23%`)[0]).toEqual([head, first])
})

it('quotes column names with figures too', () => {
  const quotes = (...rows: readonly string[]) => {
    const source = markedSource(1, ['## 普林', ...rows.map((row) => `| ${row}`)].join('\n'))
    const claims = splitIntoSections(source).sections[0]?.claims ?? []
    return claims.map(({ start, quoteEnd }) => source.page?.text.slice(start, quoteEnd).split('\n'))
  }
  const [head, first] = ['類別\t低（0–25）\t高（150 以上）', '內臟\t鴨血\t豬肝'] as const
  expect(quotes(head, first)).toEqual([[head, first], [first]])
})

it('loses no row of a table that is longer than a section', () => {
  const rows = Array.from({ length: 24 }, (_, at) => `方案${at + 1}號\t${'字'.repeat(80)}\t租屋族`)
  const source = markedSource(
    1,
    ['## 方案', '| 方案\t內容\t對象', ...rows.map((row) => `| ${row}`)].join('\n'),
  )
  const { sections } = splitIntoSections(source)
  expect(sections.length).toBeGreaterThan(1)
  const claims = sections.flatMap((section) => section.claims)
  expect(claims.map(({ text }) => text)).toEqual(['方案\t內容\t對象', ...rows])
  expect(new Set(claims.slice(1).map(({ columns }) => columns))).toEqual(new Set(['方案\t內容\t對象']))
})

it('ends no quote with a question, which says nothing', () => {
  const says = ofLength(30)
  const quoteOf = (...next: readonly string[]) => {
    const [claim] = sectionsOf('## 保養', says + next.join(''))[0]?.claims ?? []
    return claim && claim.quoteEnd - claim.start
  }
  expect(quoteOf(`${'問'.repeat(29)}？`)).toBe(30)
  expect(quoteOf(`${'問'.repeat(19)}？`, ofLength(20, '答'))).toBe(70)
})

it('keeps a list item whole up to 150 characters, however many sentences it has', () => {
  const claims = (last: number) =>
    sectionsOf('## 保養', `- ${ofLength(70)}${ofLength(last, '後')}`)[0]?.claims.length
  expect(claims(80)).toBe(1)
  expect(claims(81)).toBe(2)
})

it('makes no claim of a sentence of fewer than four characters', () => {
  const claims = (text: string) => sectionsOf('## 保養', text).flatMap((section) => section.claims)
  expect(claims('很好喝')).toEqual([])
  expect(claims('很好喝。')).toHaveLength(1)
})

it('names no subject by a heading of eight characters or more that the page’s title contains', () => {
  const subjectOf = (heading: string) =>
    splitIntoSections(sourceWithTitle(`${heading}完全整理`, `## ${heading}\n先把濾網拆下來沖水。`))
      .sections[0]?.subject
  expect(subjectOf('除濕機濾網清潔法')).toBe('')
  expect(subjectOf('除濕機濾網清潔')).toBe('除濕機濾網清潔')
})

function sourceWithTitle(title: string, text: string) {
  const source = markedSource(1, text)
  return { ...source, title, page: source.page === null ? null : { ...source.page, title } }
}
