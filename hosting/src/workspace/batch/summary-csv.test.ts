import { expect, it } from 'vitest'
import { HOSTILE_STRINGS } from '../../../../tests/support/hostile-strings.ts'
import { readCsv } from '../../../../tests/support/read-csv.ts'
import { runningBatch } from '../../../dev/fixtures/batch.ts'
import { summaryCsv } from './summary-csv.ts'

it('has a row of ten cells for each of the list, none a formula, whatever its keyword and message are', () => {
  const [row] = runningBatch().rows
  if (row === undefined) throw new Error('no row')
  const rows = HOSTILE_STRINGS.map(({ text }, at) => ({
    ...row,
    row: at,
    targetKeyword: text,
    userPageUrl: text,
    message: text,
  }))
  const [, ...lines] = readCsv(summaryCsv({ rows }, 'https://gaplens.example').slice(1))
  expect(lines).toHaveLength(rows.length)
  for (const cells of lines) {
    expect(cells).toHaveLength(10)
    for (const cell of [cells[1], cells[2], cells[4]])
      expect(cell, cells[1]).not.toMatch(/^[\s"]*[=+@＝＋＠]|^[\t\r\n]/)
  }
})
