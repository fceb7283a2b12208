/** The offsets of a quote in a text, in UTF-16 code units. An empty quote has none. */
export function occurrences(text: string, quote: string): number[] {
  const starts: number[] = []
  if (quote === '') return starts
  for (let at = text.indexOf(quote); at >= 0; at = text.indexOf(quote, at + 1)) starts.push(at)
  return starts
}
