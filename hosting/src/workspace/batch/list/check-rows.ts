import { type BatchRow, BatchRowSchema, batchRowKey } from '@gaplens/contracts/batch'
import { fieldText } from '../../form-errors.ts'
import { withScheme } from '../../with-scheme.ts'
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

/** Whether a cell looks like an address: it has a scheme, or a host name before its path. */
const ADDRESS = /^(https?:\/\/|www\.)|^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)+([/?#]|$)/iu
/** What spreadsheets show instead of a formula's result. */
const FORMULA_ERROR = /^#(N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!|SPILL!|CALC!|FIELD!|BLOCKED!|CONNECT!)$/
const HEADINGS =
  /^(關鍵字|目標關鍵字|關鍵詞|keywords?|target ?keywords?|網址|網頁網址|連結|url|page|page ?url|address|link)$/i

/**
 * Checks a list row by row. The header and empty rows are skipped; the two columns may be in either order.
 * @param maxRows largest number of rows of a batch; rows beyond it are reported as too many
 */
export function checkRows(cells: readonly (readonly string[])[], maxRows: number): CheckedRow[] {
  const rows = cells.flatMap((row, at) => {
    const kept = row.map((cell) => cell.trim())
    return kept.every((cell) => cell === '') ? [] : [{ line: at + 1, cells: kept }]
  })
  const first = rows[0]
  const isHeading = first?.cells.some((cell) => HEADINGS.test(cell)) && !first.cells.some(isAddress)
  const body = isHeading ? rows.slice(1) : rows
  const addressFirst = body.filter(({ cells: [one = '', two = ''] }) => isAddress(one) && !isAddress(two))
  const column = addressFirst.length * 2 > body.length ? 0 : 1
  const lineOf = new Map<string, number>()
  let good = 0
  return body.map(({ line, cells: row }) => {
    const keyword = row[1 - column] ?? ''
    const address = row[column] ?? ''
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

function isAddress(cell: string): boolean {
  return ADDRESS.test(cell)
}
