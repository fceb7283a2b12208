import Papa from 'papaparse'
import { isAddress, isHeading, isWords } from './columns.ts'

/** The possible delimiters of cells. Cells copied from a spreadsheet are separated by tabs. */
const DELIMITERS = ['\t', ',', ';', '，'] as const

const LINE_END = /\r\n|\r|\n/
/** A quote character that occurs in no text, so that quotes are ordinary characters. */
const NO_QUOTE = '\uFFFF'

/**
 * The cells of a pasted or decoded list, row by row, with support for quoted cells and line breaks inside them. An unclosed quote would
 * swallow all following rows; then each line is a row, and quotes are ordinary characters. Lists that were put together from several
 * sources may have another delimiter in some rows.
 */
export function cellsOf(text: string): string[][] {
  const delimiter = delimiterOf(text)
  const rows = parse(text, delimiter) ?? text.split(LINE_END).flatMap((line) => parseLine(line, delimiter))
  return rows.map((row) => withOwnDelimiter(row, delimiter))
}

/** Splits a row by another delimiter if that gives what this one does not: a keyword and an address, or the heading of both. */
function withOwnDelimiter(row: string[], delimiter: string): string[] {
  const filled = row.filter((cell) => cell.trim() !== '')
  if (filled.length === 0 || isRow(row)) return row
  const line = row.join(delimiter)
  const others = DELIMITERS.filter((other) => other !== delimiter && line.includes(other))
  return others.flatMap((other) => parseLine(line, other)).find(isRow) ?? row
}

function isRow(row: readonly string[]): boolean {
  const cells = row.map((cell) => cell.trim())
  return isHeading(cells) || (cells.some(isAddress) && cells.some(isWords))
}

function parseLine(line: string, delimiter: string): string[][] {
  return parse(line, delimiter) ?? Papa.parse<string[]>(line, { delimiter, quoteChar: NO_QUOTE }).data
}

/** @returns null if a quote is not closed, or if text follows a closing quote */
function parse(text: string, delimiter: string): string[][] | null {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter })
  return errors.some(({ type }) => type === 'Quotes') ? null : data
}

/** The delimiter that occurs in most of the first lines. Keywords contain commas more often than tabs. */
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

/** Cells as text for the input field, one row a line, in a form that `cellsOf` parses again. */
export function textOfCells(rows: readonly (readonly string[])[]): string {
  const lines = rows.map((row) => row.map((cell) => cell.replace(/[\t\r\n]+/g, ' ').trim()))
  return Papa.unparse(lines, { delimiter: '\t', newline: '\n' })
}
