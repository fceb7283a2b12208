import { type Document, descendants, type Element, isText } from '../html/dom.ts'

/** Scripts show parts that hold this share of a page's text, and as many characters, once the page is loaded. */
const MOST = 0.3
const MUCH = 500
const HALF = 0.5

/** What holds no text for readers, or whose text is not shown by the page's styles. */
export const TEXTLESS: ReadonlySet<string> = new Set(
  'head script style template noscript title svg math'.split(' '),
)

/** How many characters of text a page's parts hold. */
export class TextSize {
  readonly #root: Document
  #whole: number | null = null

  constructor(root: Document) {
    this.#root = root
  }

  /** Whether parts of this many characters are what the page is about: no page hides that from its readers. */
  isMost(characters: number): boolean {
    return this.#isShare(characters, MOST)
  }

  /** Whether a part of this many characters holds more of the text than what is around it. */
  isMoreThanAllElse(characters: number): boolean {
    return this.#isShare(characters, HALF)
  }

  #isShare(characters: number, share: number): boolean {
    if (characters < MUCH) return false
    this.#whole ??= this.of(this.#root)
    return characters >= share * this.#whole
  }

  of(part: Element | Document): number {
    let length = 0
    for (const inner of descendants(part, ({ name }) => TEXTLESS.has(name)))
      if (isText(inner)) length += inner.data.trim().length
    return length
  }
}
