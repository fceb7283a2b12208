import { expect, it } from 'vitest'
import { viewOf } from '../facts/view.ts'
import { sampleInput } from '../testing/sample.ts'
import { statedAround } from './stated-around.ts'

it('gives what the AI Overview says around a value on one subject, if it says it there', () => {
  const view = viewOf(sampleInput())
  const { coverage } = view.input
  const [topic] = coverage.table.topics
  const stated = [
    { id: 's1', text: '報名應備三個月內的照片。' },
    { id: 's2', text: '門票經三個月失效。' },
  ]
  const statements = stated.map((each) => ({ ...each, citedPageIds: [], support: [] }))
  const topics = [
    { ...topic, id: 'ticket', statements: statements.slice(1) },
  ] as unknown as typeof coverage.table.topics
  const changed = {
    ...coverage,
    report: { ...coverage.report, statements },
    table: { ...coverage.table, topics },
  }
  const told = { ...view, input: { ...view.input, coverage: changed } }
  expect(statedAround(told, 'ticket', '三個月').map(({ text }) => text)).toEqual(['門票經三個月失效。'])
  expect(statedAround(told, null, '三個月')).toHaveLength(2)
})
