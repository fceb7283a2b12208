import { countWords } from './count-words.ts'
import { attribute, type ChildNode, type Document, type Element, isElement, isText, tidy } from './dom.ts'
import type { Block } from './page.ts'
import { FORMATTING, isHeading } from './tags.ts'
import { isUnseen, type Visibility } from './visibility.ts'

/** A block-level element that holds text somewhere below. */
export interface Container {
  readonly element: Element
  /** Index of the enclosing container; −1 for the outermost. */
  readonly parent: number
  readonly depth: number
}

/** The smallest piece of visible text that blocks, breaks or cells set apart. The unit that is kept or left out. */
export interface Segment {
  readonly kind: Block['kind']
  readonly level: number
  readonly text: string
  readonly words: number
  readonly cjk: number
  /** Characters of it inside links, in emphasis, and in buttons, labels or options. */
  readonly linkChars: number
  readonly strongChars: number
  readonly controlChars: number
  readonly links: number
  /** Index of the innermost container. */
  readonly container: number
}

export interface Segmentation {
  readonly containers: readonly Container[]
  readonly segments: readonly Segment[]
  /** There were more segments than are looked at. */
  readonly cut: boolean
}

const INLINE: ReadonlySet<string> = new Set(
  (
    'a abbr acronym b bdi bdo big cite code data del dfn em font i img ins kbd mark meter nobr o:p output picture ' +
    'progress q rb rp rt rtc ruby s samp small source span strike strong sub sup time tt u var wbr input link meta'
  ).split(' '),
)
const STRONG: ReadonlySet<string> = new Set(['b', 'strong', 'em', 'i', 'mark'])
const CONTROL: ReadonlySet<string> = new Set(['button', 'label', 'select', 'option', 'legend'])
/** More text than this in a table row, and the table is there for layout. */
const ROW_CHARS = 800
const ROW_NODES = 400
/** Long pages have a tenth of it. */
const MAX_SEGMENTS = 20_000

/** Fewer visible words than this, and a page may hold its text in `noscript`. */
const SHOWS_LITTLE = 60

/** Cuts the text that readers see into segments; of a page that shows next to nothing without scripts, its `noscript` text. */
export function segmentPage(root: Document, controlled: ReadonlySet<string>): Segmentation {
  const shown = segment(root, { controlled, noscript: false })
  const words = total(shown)
  if (words >= SHOWS_LITTLE) return shown
  const withNoscript = segment(root, { controlled, noscript: true })
  return total(withNoscript) > words + SHOWS_LITTLE ? withNoscript : shown
}

function total({ segments }: Segmentation): number {
  return segments.reduce((sum, { words }) => sum + words, 0)
}

/** Cuts the visible text of a document into segments, in document order. One walk, no recursion. */
export function segment(root: Document, visibility: Visibility): Segmentation {
  const walk = new Walk(visibility)
  let node: ChildNode | null = root.children[0] ?? null
  while (node !== null) {
    let enter = false
    if (isText(node)) walk.text(node.data)
    else if (isElement(node) && !isUnseen(node, visibility)) {
      enter = walk.enter(node) && node.children.length > 0
      if (!enter) walk.leave(node)
    }
    if (enter && 'children' in node && node.children[0] !== undefined) {
      node = node.children[0]
      continue
    }
    while (node !== null && node.next === null) {
      const parent: ChildNode | null = isElement(node.parent) ? node.parent : null
      if (parent !== null) walk.leave(parent as Element)
      node = parent
    }
    node = node?.next ?? null
  }
  walk.flush()
  return walk
}

class Walk implements Segmentation {
  readonly #visibility: Visibility
  readonly containers: Container[] = []
  readonly segments: Segment[] = []
  cut = false
  #container = -1
  /** For each open container, the number of segments before it. */
  readonly #starts: number[] = []
  #pieces = ''
  #linkChars = 0
  #strongChars = 0
  #controlChars = 0
  #links = 0
  /** How many of each are open. */
  #inLink = 0
  #inStrong = 0
  #inControl = 0
  #inPre = 0
  #inCode = 0
  #lists = 0
  #items = 0
  #quotes = 0
  #heading = 0
  /** The row whose cells are gathered into one segment. */
  #row: Element | null = null

  constructor(visibility: Visibility) {
    this.#visibility = visibility
  }

  text(data: string): void {
    this.#pieces += data
    const chars = data.trim().length
    if (chars === 0) return
    if (this.#inLink > 0) this.#linkChars += chars
    if (this.#inStrong > 0) this.#strongChars += chars
    if (this.#inControl > 0) this.#controlChars += chars
  }

  /** Answers whether to go into its children. */
  enter(element: Element): boolean {
    const name = element.name
    if (name === 'br') {
      if (this.#inPre > 0 || this.#row !== null) this.#pieces += this.#row === null ? '\n' : ' '
      else this.flush()
      return false
    }
    if (INLINE.has(name)) {
      if (touchesSibling(element) && this.#inPre + this.#inCode === 0) this.#pieces += ' '
      if (name === 'a') {
        this.#inLink++
        this.#links++
      } else if (STRONG.has(name)) this.#inStrong++
      else if (name === 'code' || name === 'samp' || name === 'kbd') this.#inCode++
      return true
    }
    if (CONTROL.has(name)) this.#inControl++
    if (this.#row !== null) {
      this.#pieces += name === 'td' || name === 'th' ? '\t' : ' '
      if (name === 'pre') this.#inPre++
      return true
    }
    this.flush()
    if (name === 'pre') this.#inPre++
    else if (name === 'ul' || name === 'ol' || name === 'menu' || name === 'dl') this.#lists++
    else if (name === 'li' || name === 'dd' || name === 'dt') this.#items++
    else if (name === 'blockquote') this.#quotes++
    else if (headingLevel(element) > 0) this.#heading = headingLevel(element)
    this.containers.push({
      element,
      parent: this.#container,
      depth: this.#container < 0 ? 0 : (this.containers[this.#container]?.depth ?? 0) + 1,
    })
    this.#container = this.containers.length - 1
    this.#starts.push(this.segments.length)
    if (name === 'tr' && isDataRow(element, this.#visibility)) this.#row = element
    return true
  }

  leave(element: Element): void {
    const name = element.name
    if (name === 'br') return
    if (INLINE.has(name)) {
      if (name === 'a') this.#inLink--
      else if (STRONG.has(name)) this.#inStrong--
      else if (name === 'code' || name === 'samp' || name === 'kbd') this.#inCode--
      return
    }
    if (this.#row !== null && element !== this.#row) {
      this.#pieces += ' '
      if (name === 'pre') this.#inPre--
      if (CONTROL.has(name)) this.#inControl--
      return
    }
    this.flush()
    if (CONTROL.has(name)) this.#inControl--
    this.#row = null
    if (name === 'pre') this.#inPre--
    else if (name === 'ul' || name === 'ol' || name === 'menu' || name === 'dl') this.#lists--
    else if (name === 'li' || name === 'dd' || name === 'dt') this.#items--
    else if (name === 'blockquote') this.#quotes--
    else if (headingLevel(element) > 0) this.#heading = 0
    const ended = this.#container
    this.#container = this.containers[ended]?.parent ?? -1
    // One that held no text, nor others that did, is forgotten.
    if (this.#starts.pop() === this.segments.length && ended === this.containers.length - 1)
      this.containers.pop()
  }

  flush(): void {
    const raw = this.#pieces
    if (raw !== '') {
      this.#pieces = ''
      const text = this.#row !== null ? tidyRow(raw) : this.#inPre > 0 ? tidyCode(raw) : tidy(raw)
      if (text !== '') this.#add(text)
    }
    this.#linkChars = this.#strongChars = this.#controlChars = this.#links = 0
  }

  #add(text: string): void {
    if (this.segments.length >= MAX_SEGMENTS) {
      this.cut = true
      return
    }
    const { words, cjk } = countWords(text)
    this.segments.push({
      ...this.#kind(),
      text,
      words,
      cjk,
      linkChars: Math.min(this.#linkChars, text.length),
      strongChars: Math.min(this.#strongChars, text.length),
      controlChars: Math.min(this.#controlChars, text.length),
      links: this.#links,
      container: this.#container,
    })
  }

  #kind(): { kind: Block['kind']; level: number } {
    if (this.#heading > 0) return { kind: 'heading', level: this.#heading }
    if (this.#row !== null) return { kind: 'tableRow', level: 0 }
    if (this.#inPre > 0) return { kind: 'code', level: 0 }
    if (this.#quotes > 0) return { kind: 'quote', level: 0 }
    if (this.#items > 0) return { kind: 'listItem', level: Math.max(1, this.#lists) }
    return { kind: 'paragraph', level: 0 }
  }
}

/** The level of a heading element, or of what stands in for one; 0 for others. */
function headingLevel(element: Element): number {
  if (isHeading(element.name)) return Number(element.name[1])
  if (attribute(element, 'role') !== 'heading') return 0
  const level = Number(attribute(element, 'aria-level'))
  return level >= 1 && level <= 6 ? Math.floor(level) : 2
}

/** Inline elements side by side without a blank, such as a name and a date, are words apart to the eye. */
function touchesSibling(element: Element): boolean {
  const before = element.prev
  return (
    isElement(before) &&
    INLINE.has(before.name) &&
    !FORMATTING_ONLY.has(before.name) &&
    !FORMATTING_ONLY.has(element.name)
  )
}

const FORMATTING_ONLY: ReadonlySet<string> = new Set(
  [
    ...FORMATTING,
    'sub',
    'sup',
    'wbr',
    'mark',
    'abbr',
    'ins',
    'del',
    'q',
    'cite',
    'kbd',
    'samp',
    'var',
    'rt',
    'rp',
    'rb',
  ].filter((name) => name !== 'a'),
)

/** A row of values, to be read as one line; otherwise its cells hold parts of the page. */
function isDataRow(row: Element, visibility: Visibility): boolean {
  let chars = 0
  let nodes = 0
  let cells = 0
  let node: ChildNode | null = row.children[0] ?? null
  while (node !== null) {
    if (++nodes > ROW_NODES) return false
    if (isText(node)) chars += node.data.trim().length
    else if (isElement(node)) {
      if (ROW_BREAKERS.has(node.name)) return false
      if (node.name === 'td' || node.name === 'th') cells++
    }
    if (chars > ROW_CHARS) return false
    const enter = isElement(node) && !isUnseen(node, visibility)
    if (enter && 'children' in node && node.children[0] !== undefined) node = node.children[0]
    else {
      while (node !== null && node.next === null)
        node = node.parent === row ? null : (node.parent as ChildNode | null)
      node = node?.next ?? null
    }
  }
  return cells >= 2
}

const ROW_BREAKERS: ReadonlySet<string> = new Set(
  'table ul ol dl h1 h2 h3 h4 h5 h6 section article nav form pre blockquote select'.split(' '),
)

function tidyRow(raw: string): string {
  return raw
    .split('\t')
    .map(tidy)
    .filter((cell) => cell !== '')
    .join('\t')
}

/** Code keeps its lines and indentation. */
function tidyCode(raw: string): string {
  return raw
    .replace(/\r\n?/g, '\n')
    .replace(/\u00a0/g, ' ')
    .replace(/[^\S\n]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^\n+|\n+$/g, '')
}
