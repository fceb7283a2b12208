import Papa from 'papaparse'

/** What may stand between two cells. Cells copied from a spreadsheet have tabs. */
const DELIMITERS = ['\t', ',', ';', '，'] as const

/** The cells of a pasted or decoded list, row by row, quoted cells and line breaks inside them included. */
export function cellsOf(text: string): string[][] {
  return Papa.parse<string[]>(text, { delimiter: delimiterOf(text) }).data
}

/** The delimiter that stands in most of the first lines; keywords hold commas more often than tabs. */
function delimiterOf(text: string): string {
  const lines = text
    .split(/\r\n|\r|\n/, 50)
    .filter((line) => line.trim() !== '')
    .slice(0, 20)
  const counts = DELIMITERS.map((delimiter) => ({
    delimiter,
    lines: lines.filter((line) => line.includes(delimiter)).length,
  }))
  const best = counts.reduce((first, next) => (next.lines > first.lines ? next : first))
  return best.lines === 0 ? '\t' : best.delimiter
}

/** Cells as text that `cellsOf` reads back, a row a line, for the field in which they are corrected. */
export function textOfCells(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((row) => row.map((cell) => cell.replace(/[\t\r\n]+/g, ' ').trim()))
  return Papa.unparse(lines, { delimiter: '\t', newline: '\n' })
}
