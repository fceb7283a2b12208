import { type Document, descendants, type Element, isText } from '../html/dom.ts'
import { isNeverShown, type Visibility } from '../html/visibility.ts'

/** A hidden part with this share of the text and this many characters is shown by a script once the page is loaded. */
const MOST = 0.3
const MUCH = 500
const HALF = 0.5

/** Elements without text for readers, or whose text the page's styles do not show. */
export const TEXTLESS: ReadonlySet<string> = new Set(
  'head script style template noscript title svg math'.split(' '),
)

/** Counts the characters of text in the parts of a page. */
export class TextSize {
  readonly #root: Document
  readonly #visibility: Visibility
  #whole: number | null = null
  #shown: number | null = null

  constructor(root: Document, controlled: ReadonlySet<string>) {
    this.#root = root
    this.#visibility = { controlled, noscript: false }
  }

  /** Whether parts of this many characters are the page's content, which no page hides from its readers. */
  isMost(characters: number): boolean {
    return this.#isShare(characters, MOST)
  }

  /** Whether a part of this many characters holds more than half of the text. */
  isMoreThanAllElse(characters: number): boolean {
    return this.#isShare(characters, HALF)
  }

  /** Whether a hidden part of this many characters holds more text than everything that no attribute hides. */
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
