/** The rows of a quote from a table, each with its cells; null for a quote of other text. */
export function rowsOfQuote(quote: string): string[][] | null {
  return quote.includes('\t') ? quote.split('\n').map((row) => row.split('\t')) : null
}

/** A quote for formats without tables: the cells of a row apart, and the rows. */
export function quoteAsText(quote: string): string {
  return (
    rowsOfQuote(quote)
      ?.map((cells) => cells.join('　｜　'))
      .join('；') ?? quote
  )
}
