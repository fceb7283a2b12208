/** Quotes up to this long go into the link whole; longer ones by their beginning and end. */
const WHOLE_MAX = 24
/** A beginning is at least this wide, a Chinese character counting two: so many letters are two or three words of English. */
const EDGE_WIDTH = 20
const EDGE = 10
const EDGE_MAX = 30
const WIDE = /\p{Script=Han}|[\u3000-\u30ff\uff00-\uff60]/u

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

/** Marks in front of a list's item may be drawn by the page's style: a browser then finds no text with them. */
const BULLETS = /^[\s・•●■◆▪◎✔✓☆★]+(?=\S)/u

function directive(text: string, marked: number, end: number): string {
  const start = marked + (BULLETS.exec(text.slice(marked, end))?.[0].length ?? 0)
  const quote = text.slice(start, end)
  const pieces = cells(quote)
  const [first, last] = [pieces[0], pieces.at(-1)]
  if (first === undefined || last === undefined) return encode(quote)
  if (first === last && quote.length <= WHOLE_MAX) return encode(quote)
  const { piece, head } = beginning(text.toLowerCase(), start, pieces) ?? { piece: first, head: first.text }
  const tail = last.text.slice(last.text.length - wordEdgeFromEnd(last.text, EDGE)).trimStart()
  const second = pieces[1]
  if (head.length < EDGE && second !== undefined)
    return [`${encode(first.text)}-`, encode(second.text), ...(second === last ? [] : [encode(tail)])].join(
      ',',
    )
  // Beginning and end would overlap.
  if (piece === last && head.length + tail.length >= last.text.length) return encode(last.text)
  if (head === tail) return encode(head)
  return `${encode(head)},${encode(tail)}`
}

/** A range of the quote that a browser sees as one: a line, or a cell of a table's row. */
interface Piece {
  readonly text: string
  /** Where it begins in the quote. */
  readonly at: number
}

/**
 * The first piece whose beginning stands nowhere before it on the page, and is long enough for that to hold of what the
 * reader left out as well: menus and titles say a row's short first cell before the row does. Where all are short, the
 * longest; the link then names the first two, one before the other.
 * @param anyCase the page's text in lower case: browsers find a fragment whatever its case
 */
function beginning(
  anyCase: string,
  start: number,
  pieces: readonly Piece[],
): { piece: Piece; head: string } | undefined {
  let longest: { piece: Piece; head: string } | undefined
  for (const piece of pieces) {
    const own = piece.text.toLowerCase()
    const isCommon = (length: number) => anyCase.indexOf(own.slice(0, length)) < start + piece.at
    const wanted = lengthOfWidth(piece.text, EDGE_WIDTH)
    const length = wordEdge(piece.text, wanted, isCommon)
    if (isCommon(length)) continue
    if (length >= wanted) return { piece, head: piece.text.slice(0, length) }
    if (longest === undefined || length > longest.head.length) longest = { piece, head: piece.text }
  }
  return longest
}

/** How many characters of a text are so wide; of one that is narrower, one more than it has. */
function lengthOfWidth(text: string, width: number): number {
  let left = width
  for (let at = 0; at < text.length; at++) {
    left -= WIDE.test(text.charAt(at)) ? 2 : 1
    if (left <= 0) return at + 1
  }
  return text.length + 1
}

/** The reader joins a table row's cells with tabs or bars; on the page itself a fragment edge cannot span two cells. */
function cells(quote: string): Piece[] {
  const pieces: Piece[] = []
  let at = 0
  for (const part of quote.split(/(\n|\t|\s\|\s)/)) {
    const text = part.trim()
    if (text !== '' && text !== '|') pieces.push({ text, at: at + part.indexOf(text) })
    at += part.length
  }
  return pieces
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
