import { expect, it } from 'vitest'
import { markedSource } from '../../../tests/cases/marked-page.ts'
import { quoteOf } from '../table/coverage-table.ts'
import { buildCorpus } from './corpus.ts'
import { VerbatimPassages } from './verbatim-passages.ts'

it('keeps the names of the columns with a row of a table, and not with these themselves', () => {
  const columns = (...rows: readonly string[]) => {
    const corpus = buildCorpus([markedSource(1, ['## 利率', ...rows.map((row) => `| ${row}`)].join('\n'))])
    const passages = new VerbatimPassages(corpus)
    for (const unit of corpus.claims) passages.use(quoteOf(unit))
    return passages.used().map((passage) => passage.columns)
  }
  expect(columns('銀行\t利率\t綁約', '甲銀行\t2.18%\t2 年')).toEqual([undefined, '銀行\t利率\t綁約'])
  expect(columns('甲銀行\t2.18%\t2 年', '乙銀行\t2.23%\t1 年')).toEqual([undefined, undefined])
  expect(columns('甲銀行\t2.18%\t2 年', '乙銀行\t2.23%\t1 年', '丙銀行\t議價\t無')).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  expect(columns('洗髮\t300 元\t30 分鐘', '染髮\t面議\t視髮長')).toEqual([undefined, undefined])
  expect(columns('甲銀行\t有\t免綁約', '乙銀行\t無\t綁約')).toEqual([undefined, undefined])
  // A row whose first cell goes on from the row above lacks a cell.
  expect(columns('地區\t銀行\t利率', '北部\t甲銀行\t2.18%', '乙銀行\t2.23%')).toEqual([
    undefined,
    '地區\t銀行\t利率',
    undefined,
  ])
  // Of two columns the first row may be a name and its value.
  expect(columns('品牌\t森泉', '容量\t2.4 公升')).toEqual([undefined, undefined])
})

it('keeps the names of the columns with a row under any id that a passage is known by', () => {
  const corpus = buildCorpus([markedSource(1, '## 利率\n| 銀行\t利率\t綁約\n| 甲銀行\t2.18%\t2 年')])
  const passages = new VerbatimPassages(corpus)
  const [, row] = corpus.claims
  if (row === undefined) throw new Error('no row')
  passages.use({ ...quoteOf(row), id: 'p1-f1' })
  expect(passages.used()[0]?.columns).toBe('銀行\t利率\t綁約')
})

it('keeps two ranges of a page apart, though both are known by one id', () => {
  const corpus = buildCorpus([
    markedSource(1, '## 除濕棒\n裝在鍵盤下方。通電以後整年不關。每兩年檢查一次電線。'),
  ])
  const passages = new VerbatimPassages(corpus)
  const [claim] = corpus.claims
  if (claim === undefined) throw new Error('no claim')
  const { start } = claim.claim
  const of = (length: number) => passages.use({ ...quoteOf(claim), id: 'c1w', start, end: start + length })
  const ids = [of(7), of(16), of(7), of(16)]
  expect(ids).toEqual(['c1w', 'c1ww', 'c1w', 'c1ww'])
  expect(passages.used().map(({ id, quote }) => [id, quote])).toEqual([
    ['c1w', '裝在鍵盤下方。'],
    ['c1ww', '裝在鍵盤下方。通電以後整年不關。'],
  ])
})
