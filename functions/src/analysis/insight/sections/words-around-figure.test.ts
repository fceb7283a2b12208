import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import { expect, it } from 'vitest'
import { figureWords, wordsAroundFigure } from './words-around-figure.ts'

const withValue = (text: string, value: number) => wordsAroundFigure(text, (figure) => figure.value === value)

it('gives the clause of a figure', () => {
  expect(withValue('先看材質。深部感染的比率約 2%，比十年前低。', 2)).toBe('深部感染的比率約 2%')
})

it('begins with the clause that says from what the figure is reckoned', () => {
  const text = '船很新。以兩人同行估算，租船每天約 450 元，不含油錢。'
  expect(withValue(text, 450)).toBe('以兩人同行估算，租船每天約 450 元，不含油錢')
  expect(withValue('以兩人同行為主，租船每天約 450 元。', 450)).toBe('租船每天約 450 元')
})

it('goes on to a clause that says for what the figure holds', () => {
  expect(withValue('押金 2,000 元，不論租幾天，還車時退。', 2000)).toBe('押金 2,000 元，不論租幾天')
  expect(withValue('運費 150 元，不含外島。', 150)).toBe('運費 150 元，不含外島')
})

it('goes on to a clause that says under which condition the figure holds', () => {
  expect(withValue('補漆 600 元就夠，前提是沒有裂縫。', 600)).toContain('前提是沒有裂縫')
  expect(withValue('押金 2,000 元，但須當天還船，逾時不退。', 2000)).toBe('押金 2,000 元，但須當天還船')
  expect(withValue('押金 2,000 元，但船很舊。', 2000)).toBe('押金 2,000 元')
})

it('goes on to the clauses before one that does not say of what the figure is', () => {
  expect(withValue('深部感染的比率，約 2%，比十年前低。', 2)).toBe('深部感染的比率，約 2%')
})

it('goes on to them from one that says only that so much is spent', () => {
  expect(withValue('從零開始的人，平均花了 126 小時。', 126 * 3600)).toBe('從零開始的人，平均花了 126 小時')
  expect(withValue('從零開始的人，上課花了 126 小時。', 126 * 3600)).toBe('上課花了 126 小時')
})

it('does not take the comma of a number for the end of a clause', () => {
  expect(withValue('街貓的手術費用是 1,600 元', 1600)).toBe('街貓的手術費用是 1,600 元')
})

it('names the columns of a table row', () => {
  expect(withValue('項目\t台幣\n掛號\t450 元\n回診\t200 元', 450)).toBe('掛號（台幣：450 元）')
})

it('says nothing where the figure is not in the text, is there twice, or stands in a very long clause', () => {
  expect(withValue('保固一年', 450)).toBeNull()
  expect(withValue('貨到付 50 元，轉帳也是 50 元', 50)).toBeNull()
  expect(withValue(`${'很長的說明'.repeat(12)} 50 元`, 50)).toBeNull()
})

it('takes an English sentence whole, whose commas part no subjects, and counts its letters by their width', () => {
  const text = 'It is light. Under-desk cycles, in the same test, used about 90 calories.'
  expect(wordsAroundFigure(text, () => true)).toBe(
    'Under-desk cycles, in the same test, used about 90 calories',
  )
})

it('gives of a row only the cell of the figure where the columns have names', () => {
  const rows = ['船型\t平日\t假日', '雙人船\t300 元\t450 元', '四人船\t500 元\t700 元']
  const page = { blocks: rows.map((text) => ({ kind: 'tableRow' as const, text })) }
  const told = (text: string, shown: string) =>
    figureWords(text, shown, page as unknown as Pick<ReadPage, 'blocks'>)
  expect(told('雙人船\t300 元\t450 元', '450 元')).toBe('雙人船（假日：450 元）')
  expect(told(rows.join('\n'), '700 元')).toBe('四人船（假日：700 元）')
  expect(figureWords('雙人船\t300 元\t450 元', '450 元')).toBe('雙人船：300 元，450 元')
})
