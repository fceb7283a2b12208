import { expect, it } from 'vitest'
import { weightsOf } from './topic-weights.ts'

it('gives each topic its share of the importance of all', () => {
  const rows = [{ importance: 1.5 }, { importance: 0.5 }, { importance: 0 }]
  const weights = weightsOf(rows)
  expect(rows.map((row) => weights.get(row))).toEqual([0.75, 0.25, 0])
})

it('gives no topic a weight where none is important', () => {
  const row = { importance: 0 }
  expect(weightsOf([row]).get(row)).toBe(0)
})
