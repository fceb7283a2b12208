import { type CheerioAPI, load } from 'cheerio/slim'
import { DomHandler, type QuoteType, Tokenizer, type TokenizerCallbacks } from 'htmlparser2'
import type { Document, Element } from './dom.ts'
import {
  ATTRIBUTES,
  FORMATTING,
  HEAD_ONLY,
  IMPLIED_BY,
  isHeading,
  P_CLOSERS,
  RAW_TEXT_DROPPED,
  SCOPE_BARRIERS,
  SPECIAL,
  VOID,
} from './tags.ts'

/** Bounds of a document. What is beyond them loses its tags, never its text. */
export const PARSE_LIMITS = {
  depth: 240,
  elements: 150_000,
  attributeChars: 16_384,
  /** Formatting elements reopened after an implied `</p>`; unbounded, they multiply. */
  reopened: 6,
} as const

/** A parsed page: cheerio for queries, and the same tree for walks that must not recurse. */
export interface ParsedPage {
  readonly $: CheerioAPI
  readonly root: Document
}

/**
 * Parses HTML once, in time linear in its length, into a tree of bounded depth and size. Never throws.
 *
 * It drives htmlparser2's tokenizer with a tree builder of its own, since htmlparser2's parser keeps an
 * unbounded stack that it searches at each end tag, and parse5's reopening of formatting elements can take
 * minutes. The builder follows the HTML standard where pages in the wild depend on it: implied end tags,
 * scopes, misnested formatting; it does not foster-parent.
 */
export function parseHtml(html: string): ParsedPage {
  const builder = new TreeBuilder(html)
  const tokenizer = new Tokenizer({ decodeEntities: true }, builder)
  tokenizer.write(html)
  tokenizer.end()
  const root = builder.root
  // The tree is a domhandler tree of the next major version, which cheerio queries just as well.
  const $ = load(root as unknown as Parameters<typeof load>[0], { xml: { xmlMode: false } })
  return { $, root }
}

type Attributes = Record<string, string>

class TreeBuilder extends DomHandler implements TokenizerCallbacks {
  readonly #source: string
  /** Names of the open elements, root first; parallel to `tagStack[1…]`. */
  readonly #open: string[] = []
  #elements = 0
  /** Start tags beyond the depth limit whose end tags are still to come. */
  #unopened = 0
  #foreign = 0
  #html: Element | null = null
  #sawBody = false
  #name = ''
  #attributes: Attributes = {}
  #attributeName = ''
  #attributeValue = ''

  constructor(html: string) {
    super()
    this.#source = html
  }

  onattribname(start: number, end: number): void {
    const name = this.#source.slice(start, end).toLowerCase()
    this.#attributeName = ATTRIBUTES.has(name) ? name : ''
  }

  onattribdata(start: number, end: number): void {
    if (this.#attributeName === '') return
    if (this.#attributeValue.length < PARSE_LIMITS.attributeChars)
      this.#attributeValue += this.#source.slice(start, Math.min(end, start + PARSE_LIMITS.attributeChars))
  }

  onattribentity(codepoint: number): void {
    if (this.#attributeName === '') return
    if (this.#attributeValue.length < PARSE_LIMITS.attributeChars)
      this.#attributeValue += String.fromCodePoint(codepoint)
  }

  onattribend(_quote: QuoteType): void {
    const name = this.#attributeName
    // The first of a name counts.
    if (name !== '' && !Object.hasOwn(this.#attributes, name)) this.#attributes[name] = this.#attributeValue
    this.#attributeValue = ''
  }

  onopentagname(start: number, end: number): void {
    const name = this.#source.slice(start, end).toLowerCase()
    this.#name = name === 'image' && this.#foreign === 0 ? 'img' : name
    this.#attributes = {}
  }

  onopentagend(): void {
    this.#openElement(this.#name, this.#attributes)
    this.#name = ''
  }

  onselfclosingtag(): void {
    const name = this.#name
    const before = this.#open.length
    this.onopentagend()
    if (this.#foreign > 0 && this.#open.length > before && this.#open.at(-1) === name) this.#pop()
  }

  override onclosetag(start?: number, end?: number): void {
    // DomHandler calls it without arguments: the top element ends.
    if (start === undefined || end === undefined) super.onclosetag()
    else this.#closeElement(this.#source.slice(start, end).toLowerCase())
  }

  override ontext(start: number | string, end?: number): void {
    const text = typeof start === 'string' ? start : this.#source.slice(start, end)
    if (this.#html === null) {
      if (text.trim() === '') return
      this.#openRoot({})
    }
    super.ontext(text)
  }

  ontextentity(codepoint: number): void {
    this.#openRoot({})
    super.ontext(String.fromCodePoint(codepoint))
  }

  override oncomment(): void {}
  override onprocessinginstruction(): void {}
  oncdata(start: number, end: number, offset: number): void {
    if (this.#foreign > 0) super.ontext(this.#source.slice(start, end - offset))
  }
  ondeclaration(): void {}
  isInForeignContext(): boolean {
    return this.#foreign > 0
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

  /** Everything stands in one `html` element, written or not; one that comes late only adds its attributes. */
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
  }

  #pop(): void {
    const name = this.#open.pop()
    if (name === 'svg' || name === 'math') this.#foreign--
    super.onclosetag()
  }

  #popTo(index: number): void {
    while (this.#open.length > index) this.#pop()
  }

  /** Ends what the start tag `name` ends by the standard; answers the formatting elements to open again. */
  #closeImplied(name: string): Element[] {
    const top = this.#open.at(-1)
    if (top === 'head' && !HEAD_ONLY.has(name)) this.#pop()
    const rule = IMPLIED_BY.get(name)
    if (rule !== undefined) {
      for (let i = this.#open.length - 1; i >= 0; i--) {
        const open = this.#open[i] ?? ''
        if (rule.closes.has(open)) {
          this.#popTo(i)
          if (!rule.repeats) break
          continue
        }
        if (rule.stops(open)) break
      }
    }
    if (isHeading(name) && isHeading(this.#open.at(-1) ?? '')) this.#pop()
    return P_CLOSERS.has(name) ? this.#closeParagraph() : []
  }

  #closeParagraph(): Element[] {
    const index = this.#indexInScope('p', SCOPE_BARRIERS)
    if (index < 0) return []
    const reopen: Element[] = []
    for (let i = index + 1; i < this.#open.length && reopen.length < PARSE_LIMITS.reopened; i++) {
      const element = this.tagStack[i + 1]
      if (FORMATTING.has(this.#open[i] ?? '') && element !== undefined) reopen.push(element as Element)
    }
    this.#popTo(index)
    return reopen
  }

  #indexInScope(name: string, barriers: ReadonlySet<string>): number {
    for (let i = this.#open.length - 1; i >= 0; i--) {
      const open = this.#open[i] ?? ''
      if (open === name) return i
      if (barriers.has(open)) return -1
    }
    return -1
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
      // Content after </body> still belongs to it.
      if (this.#foreign > 0) this.#closeForeign(name)
      return
    }
    if (FORMATTING.has(name) || name === 'form') this.#closeFormatting(name)
    else if (SPECIAL.has(name)) {
      const index = this.#indexInScope(name, name === 'table' ? NO_BARRIER : SCOPE_BARRIERS)
      if (index >= 0) this.#popTo(index)
    } else this.#closeOrdinary(name)
  }

  #closeForeign(name: string): void {
    const index = this.#open.lastIndexOf(name)
    if (index >= 0) this.#popTo(index)
  }

  /** A misnested `</b>` or `</form>` does not end the blocks inside it: it only stops being open. */
  #closeFormatting(name: string): void {
    const index = this.#indexInScope(name, SCOPE_BARRIERS)
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

  #closeOrdinary(name: string): void {
    for (let i = this.#open.length - 1; i >= 0; i--) {
      const open = this.#open[i] ?? ''
      if (open === name) {
        this.#popTo(i)
        return
      }
      if (SPECIAL.has(open)) return
    }
  }
}

const NO_BARRIER: ReadonlySet<string> = new Set(['html', 'template'])
