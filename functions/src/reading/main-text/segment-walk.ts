import type { Block } from '@gaplens/contracts/analysis/read-page'
import { attribute, type Element, isIndentation, tidy } from '../html/dom.ts'
import { CONTROL, INLINE, STRONG, touchesSibling } from '../html/inline.ts'
import { isHeading } from '../html/tags.ts'
import type { Visibility } from '../html/visibility.ts'
import { isDataRow, tidyRow } from '../structured-data/data-row.ts'
import { TableColumns } from '../structured-data/table-columns.ts'
import { countWords } from './count-words.ts'
import type { Container, Segment, Segmentation } from './segmentation.ts'
import { tidyRows } from './table-rows.ts'
import { hasParagraphs } from './written-lines.ts'

/** The sign at the end of a heading that links to itself. */
const PERMALINK = /\s*¶$|\s+#$/
/** Limit on segments. Long pages have a tenth of it. */
const MAX_SEGMENTS = 20_000

/** The elements that are open during the walk, and the segments found so far. */
export class SegmentWalk implements Segmentation {
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
  /** Number of open elements of each kind. */
  #inLink = 0
  #inStrong = 0
  #inControl = 0
  #inPre = 0
  #inCode = 0
  #lists = 0
  #items = 0
  #quotes = 0
  #heading = 0
  /** Whether a text with empty lines inside is part of the segment. */
  #hasParagraphs = false
  /** The table row whose cells are being joined into one segment. */
  #row: Element | null = null
  /** The column of each of its cells, and how many columns were begun. */
  #columnOf: ReadonlyMap<Element, number> = new Map()
  #columns = 0
  readonly #tables = new TableColumns()

  constructor(visibility: Visibility) {
    this.#visibility = visibility
  }

  text(data: string): void {
    // White space at the start of a segment is skipped. Most texts of a page are the indentation between its tags.
    if (this.#pieces === '' && this.#inPre === 0 && this.#row === null && isIndentation(data)) return
    this.#pieces += this.#row === null ? data : data.replaceAll('\t', ' ')
    if (hasParagraphs(data)) this.#hasParagraphs = true
    if (this.#inLink + this.#inStrong + this.#inControl === 0) return
    const chars = data.trim().length
    if (this.#inLink > 0) this.#linkChars += chars
    if (this.#inStrong > 0) this.#strongChars += chars
    if (this.#inControl > 0) this.#controlChars += chars
  }

  /** Returns whether the walk goes on into the element's children. */
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
      const column = this.#columnOf.get(element)
      this.#pieces += column === undefined ? ' ' : '\t'.repeat(Math.max(1, column + 1 - this.#columns))
      if (column !== undefined) this.#columns = column + 1
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
    if (name === 'tr') {
      this.#columnOf = this.#tables.of(element)
      this.#columns = 0
      if (isDataRow(element, this.#visibility)) this.#row = element
    }
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
    const start = this.#starts.pop() ?? this.segments.length
    if (name === 'table') for (const [at, row] of tidyRows(this, start, ended)) this.segments[at] = row
    this.#container = this.containers[ended]?.parent ?? -1
    // A container without text, its children included, is dropped.
    if (start === this.segments.length && ended === this.containers.length - 1) this.containers.pop()
  }

  flush(): void {
    const raw = this.#pieces
    if (raw !== '') {
      this.#pieces = ''
      const text = this.#row !== null ? tidyRow(raw) : this.#inPre > 0 ? tidyCode(raw) : tidy(raw)
      this.#add(this.#heading > 0 ? text.replace(PERMALINK, '') : text, raw)
      this.#hasParagraphs = false
    }
    this.#linkChars = this.#strongChars = this.#controlChars = this.#links = 0
  }

  #add(text: string, raw: string): void {
    if (text === '') return
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
      ...(this.#hasParagraphs && this.#isPlain() ? { written: raw } : {}),
    })
  }

  /** Whether the segment is a text of its own, in which line breaks were not counted yet. */
  #isPlain(): boolean {
    return this.#heading === 0 && this.#row === null && this.#inPre === 0 && this.#inCode === 0
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

/** The level of a heading, or of an element with the role of one; 0 for other elements. */
function headingLevel(element: Element): number {
  if (isHeading(element.name)) return Number(element.name[1])
  if (attribute(element, 'role') !== 'heading') return 0
  const level = Number(attribute(element, 'aria-level'))
  return level >= 1 && level <= 6 ? Math.floor(level) : 2
}

/** Code keeps its lines and indentation. */
function tidyCode(raw: string): string {
  return raw
    .replace(/\r\n?/g, '\n')
    .replace(/\u00a0/g, ' ')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^\n+|\n+$/g, '')
}
