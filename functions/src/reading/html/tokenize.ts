import { LONGEST_NAME, lengthsByFirstLetter } from './name-lengths.ts'

/** The callbacks of the tokenizer. Offsets are positions in the page's text. */
export interface MarkupHandler {
  onopentagname(start: number, end: number): void
  onattribname(start: number, end: number): void
  onattribdata(start: number, end: number): void
  onattribend(): void
  onopentagend(): void
  onselfclosingtag(): void
  onclosetag(start: number, end: number): void
  ontext(start: number, end: number): void
  /** Whether start tags do not begin raw text at this point. */
  isInForeignContext(): boolean
}

/** The pattern that ends the raw text of each element. Nothing ends `plaintext`. */
const RAW_TEXT_ENDS: ReadonlyMap<string, RegExp | null> = new Map([
  ...'iframe noembed noframes script style textarea title xmp'
    .split(' ')
    .map((name) => [name, new RegExp(`</${name}[\\t\\n\\f\\r />]`, 'gi')] as const),
  ['plaintext', null] as const,
])
/** For each letter that begins such a name, a bit for each length of one. Most tags are ruled out by it without being sliced. */
const RAW_TEXT_LENGTHS = lengthsByFirstLetter(RAW_TEXT_ENDS.keys())

const TAB = 9
const SPACE = 32
const BANG = 33
const DOUBLE_QUOTE = 34
const SINGLE_QUOTE = 39
const DASH = 45
const SLASH = 47
const EQUALS = 61
const GREATER = 62
const QUESTION = 63

const isBlank = (code: number): boolean => code === SPACE || (code >= TAB && code <= 13 && code !== 11)
const isLetter = (code: number): boolean => (code | 32) >= 97 && (code | 32) <= 122
const endsName = (code: number): boolean => code === SLASH || code === GREATER || isBlank(code)

/**
 * Calls a handler with the tags and texts of an HTML page, in one pass and in time linear in its length. It follows the
 * tokenization of the HTML standard, except for entities, which the handler decodes, and for scripts that contain another
 * script's markup in a comment.
 */
export function tokenize(html: string, handler: MarkupHandler): void {
  let text = 0
  let at = html.indexOf('<')
  while (at >= 0 && at < html.length) {
    const next = html.charCodeAt(at + 1)
    if (!isLetter(next) && next !== SLASH && next !== BANG && next !== QUESTION) {
      // A `<` that does not begin a tag is text.
      at = html.indexOf('<', at + 1)
      continue
    }
    if (at > text) handler.ontext(text, at)
    text = at
    if (isLetter(next)) at = startTag(html, at + 1, handler)
    else if (next === SLASH) at = endTag(html, at + 2, handler)
    else at = afterComment(html, at + 2)
    text = at
    at = html.indexOf('<', at)
  }
  if (text < html.length) handler.ontext(text, html.length)
}

/** The offset after a start tag, and after its content if that is raw text. */
function startTag(html: string, start: number, handler: MarkupHandler): number {
  let end = start + 1
  while (end < html.length && !endsName(html.charCodeAt(end))) end++
  const rawEnd = rawTextEnd(html, start, end, handler)
  handler.onopentagname(start, end)
  const opened = attributes(html, end, handler)
  if (opened >= html.length || rawEnd === undefined) return opened
  if (rawEnd === null) {
    handler.ontext(opened, html.length)
    return html.length
  }
  rawEnd.lastIndex = opened
  const closing = rawEnd.exec(html)?.index ?? html.length
  if (closing > opened) handler.ontext(opened, closing)
  return closing === html.length ? closing : endTag(html, closing + 2, handler)
}

/** The pattern that ends the raw text of this tag; undefined when the tag does not begin raw text. */
function rawTextEnd(
  html: string,
  start: number,
  end: number,
  handler: MarkupHandler,
): RegExp | null | undefined {
  const lengths = RAW_TEXT_LENGTHS[html.charCodeAt(start)] ?? 0
  if (end - start > LONGEST_NAME || ((lengths >> (end - start)) & 1) === 0 || handler.isInForeignContext())
    return undefined
  return RAW_TEXT_ENDS.get(html.slice(start, end).toLowerCase())
}

/** Reads the attributes of a start tag and returns the offset after it. A tag that is cut off by the end of the page stays open. */
function attributes(html: string, start: number, handler: MarkupHandler): number {
  let at = start
  let slash = false
  while (at < html.length) {
    const code = html.charCodeAt(at)
    if (code === GREATER) {
      if (slash) handler.onselfclosingtag()
      else handler.onopentagend()
      return at + 1
    }
    if (code === SLASH) slash = true
    else if (!isBlank(code)) {
      slash = false
      at = attribute(html, at, handler)
      continue
    }
    at++
  }
  return at
}

/** The offset after an attribute. */
function attribute(html: string, start: number, handler: MarkupHandler): number {
  let at = start + 1
  while (at < html.length && html.charCodeAt(at) !== EQUALS && !endsName(html.charCodeAt(at))) at++
  if (at >= html.length) return at
  handler.onattribname(start, at)
  while (at < html.length && isBlank(html.charCodeAt(at))) at++
  if (html.charCodeAt(at) === EQUALS) at = attributeValue(html, at + 1, handler)
  if (at < html.length) handler.onattribend()
  return at
}

/** The offset after an attribute's value. */
function attributeValue(html: string, start: number, handler: MarkupHandler): number {
  let at = start
  while (at < html.length && isBlank(html.charCodeAt(at))) at++
  const quote = html.charCodeAt(at)
  if (quote === DOUBLE_QUOTE || quote === SINGLE_QUOTE) {
    const end = html.indexOf(quote === DOUBLE_QUOTE ? '"' : "'", at + 1)
    if (end < 0) return html.length
    handler.onattribdata(at + 1, end)
    return end + 1
  }
  const first = at
  while (at < html.length && html.charCodeAt(at) !== GREATER && !isBlank(html.charCodeAt(at))) at++
  handler.onattribdata(first, at)
  return at
}

/** The offset after an end tag, whose attributes are ignored. */
function endTag(html: string, start: number, handler: MarkupHandler): number {
  const first = html.charCodeAt(start)
  if (!isLetter(first)) return first === GREATER ? start + 1 : behind(html, '>', start)
  let end = start + 1
  while (end < html.length && !endsName(html.charCodeAt(end))) end++
  if (end >= html.length) return end
  handler.onclosetag(start, end)
  return behind(html, '>', end)
}

/** The offset after a comment, a declaration, or anything else that begins with `<!` or `<?`. */
function afterComment(html: string, start: number): number {
  const body = start + 2
  if (!html.startsWith('<!--', start - 2)) return behind(html, '>', start)
  // `<!-->` and `<!--->` are complete comments.
  if (html.charCodeAt(body) === GREATER) return body + 1
  if (html.charCodeAt(body) === DASH && html.charCodeAt(body + 1) === GREATER) return body + 2
  for (let at = html.indexOf('--', body); at >= 0; at = html.indexOf('--', at + 1)) {
    if (html.charCodeAt(at + 2) === GREATER) return at + 3
    if (html.charCodeAt(at + 2) === BANG && html.charCodeAt(at + 3) === GREATER) return at + 4
  }
  return html.length
}

function behind(html: string, mark: string, from: number): number {
  const at = html.indexOf(mark, from)
  return at < 0 ? html.length : at + 1
}
