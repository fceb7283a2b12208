import { decodeHTML } from 'entities'
import { AttributeHandler, type Attributes } from './attribute-handler.ts'
import { type Element, isElement } from './dom.ts'
import { impliedIndex, indexInScope, ordinaryIndex } from './open-elements.ts'
import { PARSE_LIMITS } from './parse-limits.ts'
import {
  FORMATTING,
  HEAD_ONLY,
  isHeading,
  P_CLOSERS,
  RAW_TEXT,
  RAW_TEXT_DROPPED,
  SCOPE_BARRIERS,
  SPECIAL,
  tagName,
  VOID,
} from './tags.ts'
import type { MarkupHandler } from './tokenize.ts'

const NO_BARRIER: ReadonlySet<string> = new Set(['html', 'template'])

/**
 * Builds the tree from the tokenizer's callbacks. It follows the HTML standard where real pages depend on it: implied
 * end tags, scopes and misnested formatting.
 */
export class TreeBuilder extends AttributeHandler implements MarkupHandler {
  /** Names of the open elements, root first. They correspond to `tagStack[1…]`. */
  readonly #open: string[] = []
  #elements = 0
  /** Number of start tags beyond the depth limit whose end tags have not come yet. */
  #unopened = 0
  #foreign = 0
  #noscripts = 0
  #html: Element | null = null
  #sawBody = false
  #name = ''
  /** Whether the last start tag begins raw text, in which entities are not decoded. */
  #raw = false

  onopentagname(start: number, end: number): void {
    const name = tagName(this.source.slice(start, end))
    this.#raw = RAW_TEXT.has(name) && !this.isInForeignContext()
    this.#name = name === 'image' && this.#foreign === 0 ? 'img' : name
    this.attributes = {}
  }

  onopentagend(): void {
    this.#openElement(this.#name, this.attributes)
    this.#name = ''
  }

  onselfclosingtag(): void {
    const name = this.#name
    const before = this.#open.length
    this.onopentagend()
    if (this.#foreign > 0 && this.#open.length > before && this.#open.at(-1) === name) this.#pop()
  }

  override onclosetag(start?: number, end?: number): void {
    // DomHandler itself calls this method without arguments to close the top element.
    if (start === undefined || end === undefined) {
      super.onclosetag()
      return
    }
    this.#raw = false
    this.#closeElement(tagName(this.source.slice(start, end)))
  }

  override ontext(start: number | string, end?: number): void {
    const text = typeof start === 'string' ? start : this.source.slice(start, end)
    if (this.#html === null) {
      if (text.trim() === '') return
      this.#openRoot({})
    }
    super.ontext(!this.#raw && text.includes('&') ? decodeHTML(text) : text)
  }

  /** Whether tags do not begin raw text here. An `<iframe/>` in `noscript` must not swallow the rest of the page. */
  isInForeignContext(): boolean {
    return this.#foreign + this.#noscripts > 0
  }

  #openElement(name: string, attributes: Attributes): void {
    if (name === 'html') {
      this.#openRoot(attributes)
      return
    }
    this.#openRoot({})
    if (name === 'body') {
      if (this.#sawBody) return
      this.#sawBody = true
    }
    const reopen = this.#foreign > 0 ? [] : this.#closeImplied(name)
    for (const element of reopen) this.#push(element.name, { ...element.attribs })
    this.#push(name, attributes)
  }

  /** Opens the one `html` element that holds everything. Further `<html>` tags only add their attributes to it. */
  #openRoot(attributes: Attributes): void {
    if (this.#html === null) {
      this.#push('html', attributes)
      this.#html = this.tagStack.at(-1) as Element
    } else for (const name of Object.keys(attributes)) this.#html.attribs[name] ??= attributes[name] ?? ''
  }

  #push(name: string, attributes: Attributes): void {
    const isVoid = VOID.has(name)
    if (this.#elements >= PARSE_LIMITS.elements || this.#open.length >= PARSE_LIMITS.depth) {
      if (!isVoid && !RAW_TEXT_DROPPED.has(name)) this.#unopened++
      if (isVoid && name === 'br') super.ontext('\n')
      return
    }
    this.#elements++
    super.onopentag(name, attributes)
    if (isVoid) {
      super.onclosetag()
      return
    }
    this.#open.push(name)
    if (name === 'svg' || name === 'math') this.#foreign++
    else if (name === 'noscript') this.#noscripts++
  }

  #pop(): void {
    const name = this.#open.pop()
    if (name === 'svg' || name === 'math') this.#foreign--
    else if (name === 'noscript') this.#noscripts--
    super.onclosetag()
  }

  #popTo(index: number): void {
    while (this.#open.length > index) this.#pop()
  }

  /** Closes the elements that the start tag `name` implies. Returns the formatting elements to reopen. */
  #closeImplied(name: string): Element[] {
    const top = this.#open.at(-1)
    if (top === 'head' && !HEAD_ONLY.has(name)) this.#pop()
    this.#popTo(impliedIndex(this.#open, name))
    if (isHeading(name) && isHeading(this.#open.at(-1) ?? '')) this.#pop()
    return P_CLOSERS.has(name) ? this.#closeParagraph() : []
  }

  #closeParagraph(): Element[] {
    const index = indexInScope(this.#open, 'p', SCOPE_BARRIERS)
    if (index < 0) return []
    const reopen = this.tagStack
      .slice(index + 2)
      .filter((one) => isElement(one) && FORMATTING.has(one.name))
      .slice(0, PARSE_LIMITS.reopened) as Element[]
    this.#popTo(index)
    return reopen
  }

  #closeElement(name: string): void {
    if (name === 'br') {
      this.#push('br', {})
      return
    }
    if (VOID.has(name)) return
    if (this.#unopened > 0) {
      this.#unopened--
      return
    }
    if (this.#foreign > 0 || name === 'body' || name === 'html') {
      // Content after </body> still belongs to the body, so the body stays open.
      if (this.#foreign > 0) this.#closeInnermost(name)
      return
    }
    // A browser reads the content of `noscript` as raw text, so its end tag closes everything that is open inside it.
    if (name === 'noscript') this.#closeInnermost(name)
    else if (FORMATTING.has(name) || name === 'form') this.#closeFormatting(name)
    else if (SPECIAL.has(name)) {
      const index = indexInScope(this.#open, name, name === 'table' ? NO_BARRIER : SCOPE_BARRIERS)
      if (index >= 0) this.#popTo(index)
    } else this.#popTo(ordinaryIndex(this.#open, name))
  }

  /** Closes the innermost element of that name, whatever is open inside it. */
  #closeInnermost(name: string): void {
    const index = this.#open.lastIndexOf(name)
    if (index >= 0) this.#popTo(index)
  }

  /** Closes a formatting element or a form. A misnested one is removed from the open elements; blocks inside it stay open. */
  #closeFormatting(name: string): void {
    const index = indexInScope(this.#open, name, SCOPE_BARRIERS)
    if (index < 0) return
    for (let i = this.#open.length - 1; i > index; i--) {
      if (SPECIAL.has(this.#open[i] ?? '')) {
        this.#open.splice(index, 1)
        this.tagStack.splice(index + 1, 1)
        return
      }
    }
    this.#popTo(index)
  }
}
