import type { Block } from '@gaplens/contracts/analysis/read-page'
import type { Dimension } from '@gaplens/text/figures/figure'
import { readFigures } from '@gaplens/text/figures/read-figures'

/** A cell that is longer is no name of a column: some forums lay out posts in tables. */
const HEAD_MAX = 24
/** A table is judged by so many of its rows. */
const ROWS_MAX = 10
/** What a first column is called that names each row; it may have no name at all. */
const NAMES_ROWS =
  /^(?:項目|類別|類型|種類|名稱|方案|班別|型號|品牌|銀行|平台|地區|縣市|階段|對象|等級|材質|材料|時段|日期|月份|年齡|月齡|身分|情況|情形|狀況|症狀|部位|機型|機種|款式|版本|)$/u

/** A cell that asks what the cells below it answer: 「能不能領」. */
const ASKS = /是不是|([能會要可])不\1|有沒有|[嗎？?]$|多少|什麼|哪[個些裡種]|由誰/u

/** A cell with a measure alone: 「60 公分」. */
const MEASURE = /^\d[\d.,]*\s*\p{L}{1,3}(?<![上下])$/u
/** Fewer rows or columns may as well be names with their values. */
const GRID_MIN = 3

/**
 * Whether a row reads like the cells of a table and not like the names of its columns: its first cell has a comma, or several have, 「有兩個人，起得來｜插板，
 * 最省」. One alone may have a condition: 「單顆，含全瓷冠」. (Of 379 first rows five have commas.)
 */
export function readsLikeCells(row: string): boolean {
  const parted = row.split('\t').map((cell) => cell.includes('，'))
  return parted[0] === true || parted.filter(Boolean).length > 1
}

/**
 * Whether the first column has measures alone below a name without any, as the columns do: 「跨距｜18 mm｜25 mm」 over 「60 公分｜0.8 mm｜0.3 mm」.
 */
function isGridHead(first: string, rows: readonly string[]): boolean {
  const [name = '', ...columns] = first.split('\t').map((cell) => cell.trim())
  const measures = rows.map((row) => row.split('\t', 1)[0]?.trim() ?? '')
  return (
    rows.length + 1 >= GRID_MIN &&
    columns.length + 1 >= GRID_MIN &&
    name.length <= HEAD_MAX &&
    !/\d/u.test(name) &&
    [...columns, ...measures].every((cell) => MEASURE.test(cell))
  )
}

/**
 * Whether a table's first row names its columns, as one over a grid of measures does. Else its cells are short and none has figures of
 * the dimension of a cell below it (「甲銀行｜2.18%」 over 「乙銀行｜2.23%」 has). Besides, a cell below has figures, or the first cell says what the
 * rows are (「方案」), or a cell asks and none below does.
 */
export function isTableHead(first: string, rows: readonly string[]): boolean {
  if (rows.length === 0 || readsLikeCells(first)) return false
  if (isGridHead(first, rows)) return true
  const below = rows.slice(0, ROWS_MAX).map((row) => row.split('\t').map(dimensionsIn))
  const cells = first.split('\t').map((cell, column) => ({
    cell: cell.trim(),
    own: dimensionsIn(cell),
    under: new Set(below.flatMap((row) => [...(row[column] ?? [])])),
  }))
  return (
    cells.every(
      ({ cell, own, under }) => cell.length <= HEAD_MAX && ![...own].some((each) => under.has(each)),
    ) &&
    (cells.some(({ under }) => under.size > 0) ||
      NAMES_ROWS.test(cells[0]?.cell ?? '') ||
      (cells.some(({ cell }) => ASKS.test(cell)) && !rows.some((row) => ASKS.test(row))))
  )
}

function dimensionsIn(text: string): ReadonlySet<Dimension> {
  return new Set(readFigures(text).map(({ dimension }) => dimension))
}

/** A row of a table, as its table shows it. */
export interface TableRow {
  /** The first row of the table, if it names the columns and this is another row with as many cells; else empty. */
  readonly columns: string
  /** Whether it is the first row of its table and names the columns. */
  readonly isHead: boolean
}

/** What each row of a page's tables is, by where it starts. A table ends where a block is no row. */
export function tableRows(blocks: readonly Block[]): ReadonlyMap<number, TableRow> {
  const rows = new Map<number, TableRow>()
  let table: Block[] = []
  const finish = () => {
    const [first, ...below] = table
    if (first !== undefined) {
      const isHead = isTableHead(
        first.text,
        below.map(({ text }) => text),
      )
      const width = first.text.split('\t').length
      rows.set(first.start, { columns: '', isHead })
      for (const { start, text } of below)
        rows.set(start, {
          columns: isHead && text.split('\t').length === width ? first.text : '',
          isHead: false,
        })
    }
    table = []
  }
  for (const block of blocks) {
    if (block.kind === 'tableRow' && block.role === 'content') table.push(block)
    else finish()
  }
  finish()
  return rows
}
