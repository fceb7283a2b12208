import fc from 'fast-check'
import { expect, it } from 'vitest'
import { nextCell, tabStopOf } from './matrix-keys.ts'

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

it('goes on in the next or previous row at the end of one', () => {
  expect(nextCell(OPENS, { row: 0, column: 2 }, 'ArrowRight')).toEqual({ row: 1, column: 2 })
  expect(nextCell(OPENS, { row: 1, column: 2 }, 'ArrowLeft')).toEqual({ row: 0, column: 2 })
  expect(nextCell(OPENS, { row: 2, column: 0 }, 'ArrowRight')).toBeNull()
})

it('has its tab stop on the cell last used, or the first that opens in any row', () => {
  const opens = [
    [false, false],
    [false, true],
    [true, true],
  ]
  expect(tabStopOf(opens, null)).toEqual({ row: 1, column: 1 })
  expect(tabStopOf(opens, { row: 2, column: 0 })).toEqual({ row: 2, column: 0 })
  // Fewer rows are shown now.
  expect(tabStopOf(opens, { row: 20, column: 0 })).toEqual({ row: 1, column: 1 })
  expect(tabStopOf([[false, false]], null)).toBeNull()
})

const GRIDS = fc.array(fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }), { minLength: 1, maxLength: 5 })
const KEYS = ['ArrowRight', 'ArrowLeft', 'ArrowUp', 'ArrowDown', 'Home', 'End']

it('only ever leads to a cell that opens', () => {
  fc.assert(
    fc.property(GRIDS, fc.constantFrom(...KEYS), fc.nat(4), fc.nat(3), (opens, key, row, column) => {
      const next = nextCell(opens, { row, column }, key)
      return next === null || opens[next.row]?.[next.column] === true
    }),
  )
})

it('leads from its tab stop to every cell that opens', () => {
  fc.assert(
    fc.property(GRIDS, (opens) => {
      const reached = new Set<string>()
      const queue = [tabStopOf(opens, null)]
      for (const cell of queue) {
        if (cell === null || reached.has(`${cell.row}-${cell.column}`)) continue
        reached.add(`${cell.row}-${cell.column}`)
        queue.push(...KEYS.map((key) => nextCell(opens, cell, key)))
      }
      return reached.size === opens.flat().filter(Boolean).length
    }),
  )
})
