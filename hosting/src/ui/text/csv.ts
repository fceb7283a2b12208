/** The beginning of a formula in spreadsheets, also after characters that they or a converter may drop. */
const FORMULA = /^[\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}"]*[=+\-@＝＋－＠]/u
/** Excel reads UTF-8 only with this at the start. */
const BYTE_ORDER_MARK = '\uFEFF'

/** A cell: quoted where needed, and never a formula. */
export function csvCell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const harmless = FORMULA.test(value) || /^[\t\r\n]/.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** Rows as CSV (RFC 4180) that Excel opens as UTF-8. */
export function csvText(rows: readonly (readonly (string | number)[])[]): string {
  return BYTE_ORDER_MARK + rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('')
}
