/** The rows of a quote from a table, each with its cells; null for a quote of other text. */
export function rowsOfQuote(quote: string): string[][] | null {
  return quote.includes('\t') ? quote.split('\n').map((row) => row.split('\t')) : null
}

/** The rows of a quote from a table, or the items of a list that one quote joins, each as a row; null for a quote of one line. */
export function shownRows(quote: string): string[][] | null {
  return rowsOfQuote(quote) ?? (quote.includes('\n') ? quote.split('\n').map((item) => [item]) : null)
}

/** A cell beside others; an empty one shows that it is. */
export function shownCell(cell: string): string {
  return cell.trim() === '' ? '—' : cell
}

/** Rows one after another; what announces them has its colon already. */
export function joinedRows(rows: readonly string[] | undefined): string | undefined {
  return rows?.join('；').replaceAll('：；', '：')
}

/** A quote for formats without tables: the cells of a row apart, and the rows or items. */
export function quoteAsText(quote: string): string {
  return (
    joinedRows(rowsOfQuote(quote)?.map((cells) => cells.map(shownCell).join('　｜　'))) ??
    quote.replaceAll('\n', ' ／ ')
  )
}
