import type { ReadPage } from '@gaplens/contracts/read-page'
import { oneLine } from './wording.ts'

/** A row with a longer cell is no row of the columns' names. */
const LABEL_MAX = 10

/** The cells of a table's row as the reader hands it over; one cell where the text is none. */
function cellsOf(row: string): string[] {
  return row.split('\t').map(oneLine)
}

/**
 * A row of a table as it is told: what it is of, then its values, each with the name of its column where the table has
 * such names: 「韓國：費用 5 萬元，保固 10 年」.
 */
export function rowAsText(row: string, head: string): string {
  const [first = '', ...values] = cellsOf(row)
  const labels = cellsOf(head)
  const labelled =
    labels.length === values.length + 1 &&
    labels.every((label) => [...label].length <= LABEL_MAX && !/\d/u.test(label))
  const told = values.flatMap((value, at) => {
    if (/^[-–—－]?$/u.test(value)) return []
    const label = labelled ? (labels[at + 1] ?? '') : ''
    return label === '' || value.startsWith(label) ? [value] : [`${label} ${value}`]
  })
  if (told.length === 0) return first
  return first === '' ? told.join('，') : `${first}：${told.join('，')}`
}

/** The first row of the table that a row of a page stands in; empty where the row is that one, or stands in none. */
export function tableHeadOf(page: Pick<ReadPage, 'blocks'>, row: string): string {
  const at = page.blocks.findIndex(({ kind, text }) => kind === 'tableRow' && text === row)
  let head = at
  while (head > 0 && page.blocks[head - 1]?.kind === 'tableRow') head -= 1
  return at < 0 || head === at ? '' : (page.blocks[head]?.text ?? '')
}
