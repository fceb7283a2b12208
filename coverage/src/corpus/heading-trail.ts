import type { Block } from '@gaplens/contracts/analysis/read-page'
import { cleanHeading, isAppendixHeading, isGenericHeading } from '../headings.ts'
import type { TextSource } from '../source.ts'

/** A heading of at least so many characters repeats a title of which it is only a part. */
const TITLE_PART_MIN = 8

/** The headings above the block that is being read, outermost first. */
export class HeadingTrail {
  readonly #titles: readonly string[]
  #headings: readonly { readonly text: string; readonly level: number }[] = []
  /** Level of the heading of the appendix that is being skipped (「延伸閱讀」); null within the content. */
  #appendixLevel: number | null = null

  constructor(source: TextSource) {
    this.#titles = [source.page?.title ?? '', source.title]
      .map(canonicalTitle)
      .filter((title) => title !== '')
  }

  /** Goes on below the next heading of the page. */
  open({ text, level, role }: Block): void {
    this.#headings = [...this.#headings.filter((heading) => heading.level < level), { text, level }]
    if (this.#appendixLevel !== null && level <= this.#appendixLevel) this.#appendixLevel = null
    if (this.#appendixLevel === null && (role !== 'content' || isAppendixHeading(text)))
      this.#appendixLevel = level
  }

  /** Whether what follows belongs to an appendix, which is not content. */
  get isInAppendix(): boolean {
    return this.#appendixLevel !== null
  }

  /** The nearest heading as written; empty if there is none. */
  get heading(): string {
    return this.#headings.at(-1)?.text ?? ''
  }

  /** What the nearest heading names; empty if it names no subject. */
  get subject(): string {
    return this.#subjectOf(this.heading)
  }

  /** The subjects of the headings above the nearest one. */
  get above(): string[] {
    return this.#headings
      .slice(0, -1)
      .map(({ text }) => this.#subjectOf(text))
      .filter((subject) => subject !== '')
  }

  /** The subject that a heading names; empty if it is generic or repeats a title of the page, which does not describe the text under it. */
  #subjectOf(heading: string): string {
    if (heading === '' || isGenericHeading(heading)) return ''
    const canonical = canonicalTitle(heading)
    const isTitle = this.#titles.some(
      (title) => title === canonical || (canonical.length >= TITLE_PART_MIN && title.includes(canonical)),
    )
    return isTitle ? '' : cleanHeading(heading)
  }
}

/** A title as compared: in lower case, without spaces and punctuation. */
function canonicalTitle(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\s\p{P}\p{S}]/gu, '')
    .toLowerCase()
}
