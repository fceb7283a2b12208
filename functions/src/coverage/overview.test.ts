import { expect, it } from 'vitest'
import { emptySerp } from '../../../tests/bench/insight-page.ts'
import { overviewStatements } from './overview.ts'

const labelOf = (text: string) =>
  overviewStatements(
    emptySerp({
      overviewState: 'present',
      blocks: [{ kind: 'listItem', text, depth: 0, referenceIndexes: [] }],
    }),
  )[0]?.label

it('takes what stands before a colon for what a statement is about, but not the figure of a ratio', () => {
  expect(labelOf('水溫：淺焙豆用 92 到 96 度的熱水。')).toBe('水溫')
  expect(labelOf('手沖常用的粉水比是 1:15 到 1:17。')).toBe('')
})
