import { type Document, descendants, type Element, isText } from '../html/dom.ts'
import { isNeverShown, type Visibility } from '../html/visibility.ts'

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
  readonly #visibility: Visibility
  #whole: number | null = null
  #shown: number | null = null

  constructor(root: Document, controlled: ReadonlySet<string>) {
    this.#root = root
    this.#visibility = { controlled, noscript: false }
  }

  /** Whether parts of this many characters are what the page is about: no page hides that from its readers. */
  isMost(characters: number): boolean {
    return this.#isShare(characters, MOST)
  }

  /** Whether a part of this many characters holds more of the text than what is around it. */
  isMoreThanAllElse(characters: number): boolean {
    return this.#isShare(characters, HALF)
  }

  /** Whether a hidden part of this many characters holds more text than all that no attribute hides. */
  isMoreThanShown(characters: number): boolean {
    if (characters < MUCH) return false
    this.#shown ??= count(this.#root, (inner) => isNeverShown(inner, this.#visibility))
    return characters > this.#shown
  }

  #isShare(characters: number, share: number): boolean {
    if (characters < MUCH) return false
    this.#whole ??= this.of(this.#root)
    return characters >= share * this.#whole
  }

  of(part: Element | Document): number {
    return count(part, ({ name }) => TEXTLESS.has(name))
  }
}

function count(part: Element | Document, skip: (element: Element) => boolean): number {
  let length = 0
  for (const inner of descendants(part, skip)) if (isText(inner)) length += inner.data.trim().length
  return length
}
