/** Quotes of up to this many characters go into the link whole; of longer ones only the beginning and the end. */
const WHOLE_MAX = 24
/** Least width of a beginning in columns; a Chinese character has two. In English this is two or three words. */
const EDGE_WIDTH = 20
/** Least and greatest length of such a beginning or end, in characters. */
const EDGE = 10
const EDGE_MAX = 30
const WIDE = /\p{Script=Han}|[\u3000-\u30ff\uff00-\uff60]/u

/**
 * The boundaries browsers accept as the edge of a text fragment: they look only at whole words, and find the
 * words of Chinese with the same ICU segmentation as `Intl.Segmenter`.
 */
const WORDS = new Intl.Segmenter('zh-Hant', { granularity: 'word' })

/** A quote as a range of its page's text. */
export interface QuotePlace {
  readonly pageUrl: string
  /** The page's heading above its text, where a browser searches first. */
  readonly title?: string
  readonly text: string
  readonly start: number
  readonly end: number
}

/**
 * A link that opens the page at the passage: `#:~:text=start` or `#:~:text=start,end` (WICG, URL Fragment Text Directives).
 * A text directive in the address is replaced, an ordinary fragment is kept. If the quote's beginning also occurs earlier on the
 * page, it is lengthened until it is unique up to there.
 */
export function passageLink({ pageUrl, title = '', text, start, end }: QuotePlace): string {
  const above = `${title}\n`
  const [address = '', fragment = ''] = splitOnce(pageUrl, '#')
  const kept = splitOnce(fragment, ':~:')[0] ?? ''
  return `${address}#${kept}:~:text=${directive(above + text, above.length + start, above.length + end)}`
}

/** Bullets before a list item may come from the page's style sheet; then a browser finds no text that contains them. */
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
  if (head.length < EDGE && second !== undefined) {
    const at = firstUniquePair(text.slice(0, start), pieces)
    const [before = first, after = second] = pieces.slice(at, at + 2)
    return [`${encode(before.text)}-`, encode(after.text), ...(after === last ? [] : [encode(tail)])].join(
      ',',
    )
  }
  // Beginning and end would overlap.
  if (piece === last && head.length + tail.length >= last.text.length) return encode(last.text)
  if (head === tail) return encode(head)
  return `${encode(head)},${encode(tail)}`
}

/** A range of the quote that is one piece of text in the browser: a line, or a cell of a table row. */
interface Piece {
  readonly text: string
  /** Where it begins in the quote. */
  readonly at: number
}

/**
 * The first piece whose beginning does not occur earlier on the page and has at least `EDGE_WIDTH` columns, so that it is probably
 * unique in text that was not read as well: menus and titles often contain the short first cell of a row. If all pieces are short,
 * the longest; the link then names the first two pieces in order.
 * @param anyCase the page's text in lower case, because browsers ignore case in fragments
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

/**
 * Index of the first of two neighbouring cells that do not stand side by side before the quote; 0 if all do. Browsers ignore the white
 * space between a prefix and what follows it, so a row 「普卡｜300 元」 is also found in 「普卡 300 元」.
 */
function firstUniquePair(before: string, pieces: readonly Piece[]): number {
  const earlier = withoutSpace(before)
  const pairs = pieces.slice(1).map(({ text }, at) => withoutSpace((pieces[at]?.text ?? '') + text))
  return Math.max(
    0,
    pairs.findIndex((pair) => !earlier.includes(pair)),
  )
}

function withoutSpace(text: string): string {
  return text.toLowerCase().replace(/\s/gu, '')
}

/** The number of characters that fill a width in columns; the length of the text plus 1 if it is narrower. */
function lengthOfWidth(text: string, width: number): number {
  let left = width
  for (let at = 0; at < text.length; at++) {
    left -= WIDE.test(text.charAt(at)) ? 2 : 1
    if (left <= 0) return at + 1
  }
  return text.length + 1
}

/** Splits a quote at lines and cells, because on the page the edge of a fragment cannot span two cells. */
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

/** Percent-encodes for the directive's grammar, in which `-`, `,` and `&` have a meaning of their own. */
function encode(text: string): string {
  return encodeURIComponent(text.trim().toWellFormed()).replaceAll('-', '%2D')
}

function splitOnce(text: string, mark: string): string[] {
  const at = text.indexOf(mark)
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + mark.length)]
}
