/** The rows of a quote from a table, each with its cells; a quote of other text is one row with one cell. */
export function rowsOfQuote(quote: string): string[][] {
  return quote.includes('\t') ? quote.split('\n').map((row) => row.split('\t')) : [[quote]]
}

/** A quote for formats without tables: the cells of a row apart, and the rows. */
export function quoteAsText(quote: string): string {
  return rowsOfQuote(quote)
    .map((cells) => cells.join('　｜　'))
    .join('；')
}
