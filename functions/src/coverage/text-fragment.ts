/** Quotes up to this long go into the link whole; longer ones by their beginning and end. */
const WHOLE_MAX = 24
const EDGE = 10
const EDGE_MAX = 30

/**
 * The boundaries browsers accept as the edge of a text fragment: they look only at whole words, and find the
 * words of Chinese with the same ICU segmentation as `Intl.Segmenter`.
 */
const WORDS = new Intl.Segmenter('zh-Hant', { granularity: 'word' })

/** Where a quote stands in its page. */
export interface QuotePlace {
  readonly pageUrl: string
  readonly text: string
  readonly start: number
  readonly end: number
}

/**
 * A link to the very passage: `#:~:text=start` or `#:~:text=start,end`
 * (WICG, URL Fragment Text Directives). Any text directive the address already has is replaced, an ordinary
 * fragment is kept. Where the quote's beginning stands earlier in the page too, it is lengthened until it does not.
 */
export function passageLink({ pageUrl, text, start, end }: QuotePlace): string {
  const [address = '', fragment = ''] = splitOnce(pageUrl, '#')
  const kept = splitOnce(fragment, ':~:')[0] ?? ''
  return `${address}#${kept}:~:text=${directive(text, start, end)}`
}

function directive(text: string, start: number, end: number): string {
  const lines = text.slice(start, end).split('\n')
  const first = cells(lines[0] ?? '')[0] ?? ''
  const last = cells(lines.at(-1) ?? '').at(-1) ?? ''
  const quote = text.slice(start, end)
  if (first === last && quote.length <= WHOLE_MAX) return encode(quote)
  // Browsers find a fragment whatever its case.
  const [anyCase, firstAnyCase] = [text.toLowerCase(), first.toLowerCase()]
  const head = first.slice(
    0,
    wordEdge(first, EDGE, (length) => anyCase.indexOf(firstAnyCase.slice(0, length)) < start),
  )
  const tail = last.slice(last.length - wordEdgeFromEnd(last, EDGE)).trimStart()
  // One short line: beginning and end would overlap.
  if (first === last && head.length + tail.length >= quote.length) return encode(quote)
  if (first !== last && head === tail) return encode(head)
  return `${encode(head)},${encode(tail)}`
}

/** The reader joins a table row's cells with tabs or bars; on the page itself a fragment edge cannot span two cells. */
function cells(line: string): string[] {
  return line
    .split(/\t|\s\|\s/)
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '')
}

/** Length of the shortest run of whole words that is at least `wanted` long and not `tooCommon`. */
function wordEdge(line: string, wanted: number, tooCommon: (length: number) => boolean): number {
  const words = WORDS.segment(line)
  let length = wanted - 1
  for (let word = words.containing(length); word !== undefined; word = words.containing(length)) {
    length = word.index + word.segment.length
    if (length >= EDGE_MAX) return length
    if (word.segment.trim() !== '' && !tooCommon(length)) return length
  }
  return line.length
}

/** Length of the shortest run of whole words at the end that is at least `wanted` long. */
function wordEdgeFromEnd(line: string, wanted: number): number {
  const end = line.slice(-EDGE_MAX * 2)
  return end.length - (WORDS.segment(end).containing(end.length - wanted)?.index ?? 0)
}

/** Percent-encodes as the directive's grammar needs: `-`, `,` and `&` have a meaning of their own in it. */
function encode(text: string): string {
  return encodeURIComponent(text.trim().toWellFormed()).replaceAll('-', '%2D')
}

function splitOnce(text: string, mark: string): string[] {
  const at = text.indexOf(mark)
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + mark.length)]
}
