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
 * such names: 「韓國（費用：5 萬元，保固：10 年）」.
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
    return label === '' || value.startsWith(label) ? [value] : [`${label}：${value}`]
  })
  if (told.length === 0) return first
  if (first === '') return told.join('，')
  return labelled ? `${first}（${told.join('，')}）` : `${first}：${told.join('，')}`
}

/** A table of more rows, or with cells that are sentences, is not told whole. */
const ROWS_MAX = 8
const SENTENCE = /[：:].*\S|.{21,}/u

/**
 * A small table as it is told: its rows one after the other, the names of the columns with the first of them alone. Empty
 * where the row is of none, or of one with too many rows, none but its own, or sentences in it.
 */
export function tableAsText(page: Pick<ReadPage, 'blocks'>, row: string): string {
  const at = placeOf(page, row)
  if (at < 0) return ''
  const [first, last] = runAround(at, isRowOf(page))
  const rows = page.blocks.slice(first, last + 1).map(({ text }) => text)
  const { isHead } = tableHeadOf(page, rows[0] ?? '')
  const [head = '', ...below] = isHead ? rows : ['', ...rows]
  if (below.length < 2 || below.length > ROWS_MAX) return ''
  if (below.some((each) => cellsOf(each).some((cell) => SENTENCE.test(cell)))) return ''
  const named = cellsOf(head).length > 2 ? head : ''
  return below.map((each, index) => rowAsText(each, index === 0 ? named : '')).join('；')
}

/** The row of the page's tables that a line is, or is one cell of; empty where it is none. */
export function rowOfLine(page: Pick<ReadPage, 'blocks'>, line: string): string {
  const rows = page.blocks.filter(({ kind }) => kind === 'tableRow').map(({ text }) => text)
  return rows.find((row) => row === line) ?? rows.find((row) => cellsOf(row).includes(oneLine(line))) ?? ''
}

/** The first row of the table that a row of a page stands in, and whether the row is itself one of columns' names. */
export function tableHeadOf(page: Pick<ReadPage, 'blocks'>, row: string): { head: string; isHead: boolean } {
  const at = placeOf(page, row)
  if (at < 0) return { head: '', isHead: false }
  const [first] = runAround(at, isRowOf(page))
  if (first < at) return { head: page.blocks[first]?.text ?? '', isHead: false }
  const next = page.blocks[at + 1]
  // Names of columns hold fewer figures than what stands below them.
  const isHead = next?.kind === 'tableRow' ? cellsWithFigures(row) < cellsWithFigures(next.text) : false
  return { head: '', isHead: isHead || cellsWithFigures(row) === 0 }
}

/** In a table made of boxes, cells stand one after the other as paragraphs: so many of them, each so short. */
const BOXES_MIN = 5
const CELL_MAX = 16

/** Whether a line is a cell of a table made of boxes: what the others of its row say is not known from it. */
export function isBoxCell({ blocks }: Pick<ReadPage, 'blocks'>, line: string): boolean {
  const at = blocks.findIndex(({ kind, text }) => kind === 'paragraph' && oneLine(text) === oneLine(line))
  if (at < 0) return false
  const isCell = (place: number) => {
    const block = blocks[place]
    return (
      block?.kind === 'paragraph' && [...block.text].length <= CELL_MAX && !/[。！？!?：:]$/u.test(block.text)
    )
  }
  if (!isCell(at)) return false
  const [first, last] = runAround(at, isCell)
  return last - first + 1 >= BOXES_MIN
}

function cellsWithFigures(row: string): number {
  return cellsOf(row).filter((cell) => /\d/u.test(cell)).length
}

/** Where a row stands among a page's blocks; -1 where it is none of them. */
function placeOf({ blocks }: Pick<ReadPage, 'blocks'>, row: string): number {
  return blocks.findIndex(({ kind, text }) => kind === 'tableRow' && text === row)
}

function isRowOf({ blocks }: Pick<ReadPage, 'blocks'>): (place: number) => boolean {
  return (place) => blocks[place]?.kind === 'tableRow'
}

/** The first and the last of the neighbours of a place that belong with it, one after the other. */
function runAround(at: number, belongs: (place: number) => boolean): readonly [first: number, last: number] {
  let [first, last] = [at, at]
  while (belongs(first - 1)) first -= 1
  while (belongs(last + 1)) last += 1
  return [first, last]
}
