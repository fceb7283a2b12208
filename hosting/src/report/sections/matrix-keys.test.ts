import fc from 'fast-check'
import { expect, it } from 'vitest'
import { nextCell } from './matrix-keys.ts'

const OPENS = [
  [true, false, true],
  [false, false, true],
  [true, false, false],
]

it.each([
  ['ArrowRight', { row: 0, column: 0 }, { row: 0, column: 2 }],
  ['ArrowLeft', { row: 0, column: 2 }, { row: 0, column: 0 }],
  ['ArrowDown', { row: 0, column: 0 }, { row: 2, column: 0 }],
  ['ArrowUp', { row: 1, column: 2 }, { row: 0, column: 2 }],
  ['Home', { row: 0, column: 2 }, { row: 0, column: 0 }],
  ['End', { row: 0, column: 0 }, { row: 0, column: 2 }],
])('%s passes over cells that do not open', (key, from, to) => {
  expect(nextCell(OPENS, from, key)).toEqual(to)
})

it('stays where it is at the edge and for other keys', () => {
  expect(nextCell(OPENS, { row: 2, column: 0 }, 'ArrowDown')).toBeNull()
  expect(nextCell(OPENS, { row: 0, column: 0 }, 'a')).toBeNull()
  expect(nextCell([], { row: 0, column: -1 }, 'ArrowRight')).toBeNull()
})

it('only ever leads to a cell that opens', () => {
  const grid = fc.array(fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }), {
    minLength: 1,
    maxLength: 5,
  })
  const keys = fc.constantFrom('ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown', 'Home', 'End')
  fc.assert(
    fc.property(grid, keys, fc.nat(4), fc.nat(3), (opens, key, row, column) => {
      const next = nextCell(opens, { row, column }, key)
      return next === null || opens[next.row]?.[next.column] === true
    }),
  )
})
