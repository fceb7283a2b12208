import { decodeHTMLAttribute } from 'entities'
import { DomHandler } from 'htmlparser2'
import { PARSE_LIMITS } from './parse-limits.ts'
import { attributeName } from './tags.ts'

export type Attributes = Record<string, string>

/** Collects the attributes of a start tag. To save memory it keeps only attributes that the reader uses, cut to a limit. */
export class AttributeHandler extends DomHandler {
  protected readonly source: string
  protected attributes: Attributes = {}
  #name = ''
  #value = ''
  /** Whether an element carries `data-nosnippet`. */
  withholds = false

  constructor(html: string) {
    super()
    this.source = html
  }

  onattribname(start: number, end: number): void {
    this.#name = attributeName(this.source, start, end)
  }

  onattribdata(start: number, end: number): void {
    if (this.#name === '') return
    const written = this.source.slice(start, Math.min(end, start + PARSE_LIMITS.attributeChars))
    this.#value = written.includes('&') ? decodeHTMLAttribute(written) : written
  }

  onattribend(): void {
    // Of repeated attributes the first counts, as the HTML standard says.
    if (this.#name !== '') this.attributes[this.#name] ??= this.#value
    this.#value = ''
    if (this.#name === 'data-nosnippet') this.withholds = true
  }
}
