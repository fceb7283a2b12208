import { type BatchRow, BatchRowSchema, batchRowKey } from '@gaplens/contracts/batches/batch'
import { fieldText } from '../../start/form-errors.ts'
import { withScheme } from '../../start/with-scheme.ts'
import { columnsOf, hasScheme } from './columns.ts'
import { CHECK_TEXT as TEXT } from './strings.ts'

/** A row of a list as entered, with its problem. */
export interface CheckedRow {
  /** Its line number in the list, from 1. */
  readonly line: number
  readonly keyword: string
  readonly address: string
  /** The row for the request; null if it has a problem. */
  readonly request: BatchRow | null
  /** The problem in words. */
  readonly problems: readonly string[]
}

/** What spreadsheets show instead of a formula's result. */
const FORMULA_ERROR = /^#(N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!|SPILL!|CALC!|FIELD!|BLOCKED!|CONNECT!)$/
/**
 * Checks a list row by row. The heading and empty rows are skipped; the two columns may be in any order and among others.
 * @param maxRows largest number of rows of a batch; rows beyond it are reported as too many
 */
export function checkRows(cells: readonly (readonly string[])[], maxRows: number): CheckedRow[] {
  const rows = cells.flatMap((row, at) => {
    const kept = row.map((cell) => cell.trim())
    return kept.every((cell) => cell === '') ? [] : [{ line: at + 1, cells: parted(kept) }]
  })
  const columns = columnsOf(rows)
  const lineOf = new Map<string, number>()
  let good = 0
  return columns.body.map(({ line, cells: row }) => {
    const keyword = row[columns.keyword] ?? ''
    const address = row[columns.address] ?? ''
    const damaged = [keyword, address].flatMap(damageOf)
    if (damaged.length > 0) return { line, keyword, address, request: null, problems: [...new Set(damaged)] }
    const parsed = BatchRowSchema.safeParse({ targetKeyword: keyword, userPageUrl: withScheme(address) })
    if (!parsed.success) {
      const problems = new Set(parsed.error.issues.map(({ message }) => fieldText(message) ?? message))
      return { line, keyword, address, request: null, problems: [...problems] }
    }
    const key = batchRowKey(parsed.data)
    const same = lineOf.get(key)
    if (same !== undefined) return { line, keyword, address, request: null, problems: [TEXT.duplicate(same)] }
    lineOf.set(key, line)
    good += 1
    const request = good > maxRows ? null : parsed.data
    return { line, keyword, address, request, problems: request === null ? [TEXT.beyond(maxRows)] : [] }
  })
}

/** Damage from exporting a cell: a formula without a result, or characters that the encoding lacks. */
function damageOf(cell: string): string[] {
  return [
    ...(FORMULA_ERROR.test(cell) ? [TEXT.formulaError] : []),
    ...(cell.includes('\uFFFD') ? [TEXT.lostCharacters] : []),
  ]
}

/** A keyword and an address that were typed into one cell, with a space between them, are two cells. */
function parted(row: readonly string[]): readonly string[] {
  const [cell = '', ...others] = row
  const words = cell.split(/\s+/)
  const [first = '', last = ''] = [words[0], words.at(-1)]
  if (words.length < 2 || others.some((other) => other !== '')) return row
  if (hasScheme(last)) return [cell.slice(0, -last.length).trim(), last]
  return hasScheme(first) ? [cell.slice(first.length).trim(), first] : row
}
