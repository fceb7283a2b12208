import { expect, it } from 'vitest'
import { wordsAroundFigure } from './words-around-figure.ts'

const withValue = (text: string, value: number) => wordsAroundFigure(text, (figure) => figure.value === value)

it('gives the clause of a figure', () => {
  expect(withValue('先看材質。深部感染的比率約 2%，比十年前低。', 2)).toBe('深部感染的比率約 2%')
})

it('goes on to a clause that says for what the figure holds', () => {
  expect(withValue('押金 2,000 元，不論租幾天，還車時退。', 2000)).toBe('押金 2,000 元，不論租幾天')
  expect(withValue('運費 150 元，不含外島。', 150)).toBe('運費 150 元，不含外島')
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
