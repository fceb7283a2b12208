/** The columns of a list that hold the keyword and the address, and the rows below its heading. */
export interface Columns<Row> {
  readonly keyword: number
  readonly address: number
  readonly body: readonly Row[]
}

interface ListRow {
  /** Trimmed; not all are empty. */
  readonly cells: readonly string[]
}

/** A cell that looks like an address: it has a scheme, or a host name before its path. */
const ADDRESS = /^(https?:\/\/|www\.)|^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+([/?#]|$)/iu
/** The usual names of the two columns; a heading in which both occur may contain other words as well. */
const KEYWORD_HEADING = /關鍵字|關鍵詞|搜尋字詞|keyword|quer(y|ies)/i
const ADDRESS_HEADING = /網址|連結|頁面|\burl\b|\bpage|\baddress|\blink/i
const EXACT_HEADING =
  /^((目標)?(關鍵字|關鍵詞)|(網頁)?網址|連結|(target ?)?keywords?|(page ?)?url|page|address|link)$/i
/** Numbers of columns and rows that are looked at to tell the columns apart. */
const MAX_COLUMNS = 60
const MAX_ROWS = 300

/**
 * Finds the columns of the keyword and of the address, in any order and among others, by the heading and by the cells. What stands
 * above the heading, e.g. the title of a sheet, is skipped with it.
 */
export function columnsOf<Row extends ListRow>(rows: readonly Row[]): Columns<Row> {
  const at = headingAt(rows)
  const names = rows[at]?.cells ?? []
  const body = rows.slice(at + 1)
  const looked = body.slice(0, MAX_ROWS)
  const width = looked.reduce((most, { cells }) => Math.max(most, cells.length), 2)
  const columns = Array.from({ length: Math.min(width, MAX_COLUMNS) }, (_, column) => {
    const cells = looked.map((row) => row.cells[column] ?? '')
    const name = names[column] ?? ''
    const addresses = sum(cells, addressWeight)
    return {
      column,
      // Between two columns of addresses the second is chosen, because a keyword is usually first.
      asAddress: [addresses > 0 ? nameScore(name, ADDRESS_HEADING) : 0, addresses, column === 1 ? 1 : 0],
      asKeyword: [nameScore(name, KEYWORD_HEADING), sum(cells, (cell) => (isWords(cell) ? 1 : 0))],
    }
  })
  const address = best(columns, ({ asAddress }) => asAddress)
  const others = columns.filter(({ column }) => column !== address)
  return { keyword: best(others, ({ asKeyword }) => asKeyword), address, body }
}

export function hasScheme(cell: string): boolean {
  return /^https?:\/\//i.test(cell)
}

export function isAddress(cell: string): boolean {
  return ADDRESS.test(cell)
}

/** @returns −1 without a heading */
function headingAt(rows: readonly ListRow[]): number {
  const firstAddress = rows.findIndex(({ cells }) => cells.some(isAddress))
  const above = firstAddress === -1 ? rows : rows.slice(0, firstAddress)
  const both = above.findIndex(({ cells }) => isHeading(cells))
  if (both !== -1) return both
  return above[0]?.cells.some((cell) => EXACT_HEADING.test(cell)) ? 0 : -1
}

/** Whether one cell names the column of keywords and another that of addresses. */
export function isHeading(cells: readonly string[]): boolean {
  return cells.some(
    (cell, at) =>
      KEYWORD_HEADING.test(cell) &&
      cells.some((other, otherAt) => otherAt !== at && ADDRESS_HEADING.test(other)),
  )
}

/** A keyword may be the name of a site; what has a scheme is an address. */
function addressWeight(cell: string): number {
  return hasScheme(cell) ? 2 : isAddress(cell) ? 1 : 0
}

/** Whether a cell may be a keyword: numbers and dates of a sheet have no letters. */
export function isWords(cell: string): boolean {
  return /\p{L}/u.test(cell) && !isAddress(cell)
}

function nameScore(name: string, pattern: RegExp): number {
  if (!pattern.test(name)) return 0
  return EXACT_HEADING.test(name) ? 2 : 1
}

/** The first of the columns with the greatest score, which is compared number by number. */
function best<Each extends { column: number }>(
  columns: readonly Each[],
  score: (each: Each) => readonly number[],
): number {
  const [first, ...others] = columns
  if (first === undefined) return 0
  return others.reduce((found, each) => (isGreater(score(each), score(found)) ? each : found), first).column
}

function isGreater(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((number, index) => number !== other[index])
  return at !== -1 && (one[at] ?? 0) > (other[at] ?? 0)
}

function sum<T>(values: readonly T[], of: (value: T) => number): number {
  return values.reduce((total, value) => total + of(value), 0)
}
