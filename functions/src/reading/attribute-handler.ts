import { DomHandler, type QuoteType } from 'htmlparser2'
import { PARSE_LIMITS } from './parse-limits.ts'
import { ATTRIBUTES } from './tags.ts'

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
    const name = this.source.slice(start, end).toLowerCase()
    this.#name = ATTRIBUTES.has(name) ? name : ''
  }

  onattribdata(start: number, end: number): void {
    if (this.#name === '' || this.#value.length >= PARSE_LIMITS.attributeChars) return
    this.#value += this.source.slice(start, Math.min(end, start + PARSE_LIMITS.attributeChars))
  }

  onattribentity(codepoint: number): void {
    if (this.#name === '' || this.#value.length >= PARSE_LIMITS.attributeChars) return
    this.#value += String.fromCodePoint(codepoint)
  }

  onattribend(_quote: QuoteType): void {
    // The first of a name counts.
    if (this.#name !== '' && !Object.hasOwn(this.attributes, this.#name))
      this.attributes[this.#name] = this.#value
    this.#value = ''
  }
}
