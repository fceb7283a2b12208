import Papa from 'papaparse'

/** What may stand between two cells. Cells copied from a spreadsheet have tabs. */
const DELIMITERS = ['\t', ',', ';', '，'] as const

const LINE_END = /\r\n|\r|\n/
/** No text holds it, so that no cell is quoted. */
const NO_QUOTE = '\uFFFF'

/**
 * The cells of a pasted or decoded list, row by row, quoted cells and line breaks inside them included. A quote that is
 * not closed would take all rows behind it into its cell: each line stands for itself then, and in its own a quote is a
 * character like any other.
 */
export function cellsOf(text: string): string[][] {
  const delimiter = delimiterOf(text)
  return parse(text, delimiter) ?? text.split(LINE_END).flatMap((line) => parseLine(line, delimiter))
}

function parseLine(line: string, delimiter: string): string[][] {
  return parse(line, delimiter) ?? Papa.parse<string[]>(line, { delimiter, quoteChar: NO_QUOTE }).data
}

/** @returns null where a quote is not closed, or goes on behind its end */
function parse(text: string, delimiter: string): string[][] | null {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter })
  return errors.some(({ type }) => type === 'Quotes') ? null : data
}

/** The delimiter that stands in most of the first lines; keywords hold commas more often than tabs. */
function delimiterOf(text: string): string {
  const lines = text
    .split(LINE_END, 50)
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
