import { decodeHTMLAttribute } from 'entities'
import { DomHandler, type QuoteType } from 'htmlparser2'
import { PARSE_LIMITS } from './parse-limits.ts'
import { attributeName } from './tags.ts'

export type Attributes = Record<string, string>

/** Gathers the attributes of a start tag from the tokenizer's calls: only those looked at, each up to a length. */
export class AttributeHandler extends DomHandler {
  protected readonly source: string
  protected attributes: Attributes = {}
  #name = ''
  #value = ''

  constructor(html: string) {
    super()
    this.source = html
  }

  onattribname(start: number, end: number): void {
    this.#name = attributeName(this.source.slice(start, end))
  }

  onattribdata(start: number, end: number): void {
    if (this.#name === '') return
    const written = this.source.slice(start, Math.min(end, start + PARSE_LIMITS.attributeChars))
    this.#value = written.includes('&') ? decodeHTMLAttribute(written) : written
  }

  /** The tokenizer finds no entities itself: it is faster when it need not look for them. */
  onattribentity(): void {}

  onattribend(_quote: QuoteType): void {
    // The first of a name counts.
    if (this.#name !== '' && !Object.hasOwn(this.attributes, this.#name))
      this.attributes[this.#name] = this.#value
    this.#value = ''
  }
}
