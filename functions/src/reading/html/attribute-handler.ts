import { decodeHTMLAttribute } from 'entities'
import { DomHandler, type QuoteType } from 'htmlparser2'
import { PARSE_LIMITS } from './parse-limits.ts'
import { attributeName } from './tags.ts'

export type Attributes = Record<string, string>

/** Collects the attributes of a start tag. To save memory it keeps only attributes that the reader uses, cut to a limit. */
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

  /** The tokenizer does not decode entities here, because decoding a whole value at once is faster. */
  onattribentity(): void {}

  onattribend(_quote: QuoteType): void {
    // Of repeated attributes the first counts, as the HTML standard says.
    if (this.#name !== '' && !Object.hasOwn(this.attributes, this.#name))
      this.attributes[this.#name] = this.#value
    this.#value = ''
  }
}
