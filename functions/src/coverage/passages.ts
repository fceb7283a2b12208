import type { Block } from '../reading/page.ts'
import { cleanHeading, isAppendixHeading, isGenericHeading } from './headings.ts'
import { PASSAGE_MAX, pieces } from './sentences.ts'
import type { Source } from './source.ts'

/** A stretch under one heading is looked at in windows of about this size. */
const SECTION_MAX = 500
/** Where no heading tells subjects apart, a paragraph of this size is taken to have its own. */
const PARAGRAPH_SUBJECT = 40

/** A piece of a page's text: `page.text.slice(start, end)`, verbatim. */
export interface Cut {
  readonly id: string
  readonly pageId: string
  readonly start: number
  readonly end: number
  readonly quote: string
  readonly heading: string
  /** The kind of its first block. */
  readonly kind: Block['kind']
}

/** What stands under one heading of a page, or a stretch of it. */
export interface Section {
  readonly pageId: string
  /** Place among the page's sections, from 0. */
  readonly index: number
  /** As written; empty when the stretch has none. */
  readonly heading: string
  /** Without numbering; empty when the heading names no subject. */
  readonly subject: string
  /** The headings above, outermost first. */
  readonly above: readonly string[]
  readonly cuts: readonly Cut[]
  readonly chars: number
}

/** A page as coverage sees it. */
export interface CutPage {
  readonly source: Source
  readonly sections: readonly Section[]
}

/**
 * Cuts a read page into sections by its headings and each section into passages of one to a few sentences.
 * Every passage is a verbatim slice of the page's text. Linear in the text.
 */
export function cutPage(source: Source): CutPage {
  const page = source.page
  if (page === null) return { source, sections: [] }
  const builder = new SectionBuilder(source.id, page.text, titlesOf(source))
  const loose = page.blocks.filter((block) => block.kind === 'heading').length < 2
  page.blocks.forEach((block, at) => {
    if (block.kind === 'heading') builder.open(block.text, block.level, block)
    else if (loose && standsAsHeading(block, page.blocks[at + 1])) builder.open(block.text, 2, block)
    else builder.add(block)
  })
  return { source, sections: builder.finish() }
}

/** The names a page goes by, squeezed: a heading that repeats one says nothing of what stands under it. */
function titlesOf(source: Source): string[] {
  return [source.page?.title ?? '', source.title].map(squeeze).filter((title) => title !== '')
}

function squeeze(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\s\p{P}\p{S}]/gu, '')
    .toLowerCase()
}

/** On a page without heading tags, a short line with no full stop before a longer one works as a heading. */
function standsAsHeading(block: Block, next: Block | undefined): boolean {
  return (
    block.kind === 'paragraph' &&
    block.text.length <= 24 &&
    !/[。！!；;，,…]$/u.test(block.text) &&
    next !== undefined &&
    next.kind !== 'heading' &&
    next.text.length > block.text.length
  )
}

class SectionBuilder {
  private readonly pageId: string
  private readonly text: string
  private readonly titles: readonly string[]
  private readonly sections: Section[] = []
  private trail: { text: string; level: number }[] = []
  private headingBlock: Block | null = null
  private pending: Cut[] = []
  private chars = 0
  private made = 0
  private apart = false
  private apartLevel = 0
  /** List items and table rows that are still being joined into one passage. */
  private run: { start: number; end: number; kind: Block['kind'] } | null = null

  constructor(pageId: string, text: string, titles: readonly string[]) {
    this.pageId = pageId
    this.text = text
    this.titles = titles
  }

  /** Whether the heading in force names a subject; the page's own title does not. */
  private get subject(): string {
    const heading = this.trail.at(-1)?.text ?? ''
    if (heading === '' || isGenericHeading(heading)) return ''
    const squeezed = squeeze(heading)
    const title = this.titles.some(
      (each) => each === squeezed || (squeezed.length > 7 && each.includes(squeezed)),
    )
    return title ? '' : cleanHeading(heading)
  }

  open(text: string, level: number, block: Block): void {
    this.close(true)
    this.trail = this.trail.filter((heading) => heading.level < level)
    this.trail.push({ text, level })
    this.headingBlock = block
    if (this.apart && level <= this.apartLevel) this.apart = false
    if (!this.apart && isAppendixHeading(text)) {
      this.apart = true
      this.apartLevel = level
    }
  }

  add(block: Block): void {
    if (this.apart) return
    const full = this.chars + block.text.length > SECTION_MAX && this.chars > SECTION_MAX / 2
    const ownSubject = this.subject === '' && block.kind === 'paragraph' && this.chars >= PARAGRAPH_SUBJECT
    if (full || ownSubject) this.close(false)
    const end = block.start + block.text.length
    if (block.kind === 'listItem' || block.kind === 'tableRow') {
      const joins = this.run !== null && this.run.kind === block.kind && end - this.run.start <= PASSAGE_MAX
      if (joins && this.run !== null) this.run.end = end
      else {
        this.flush()
        this.run = { start: block.start, end, kind: block.kind }
      }
    } else {
      this.flush()
      this.cut(block.start, end, block.kind)
    }
    this.chars += block.text.length
  }

  finish(): Section[] {
    this.close(true)
    return this.sections
  }

  private flush(): void {
    if (this.run === null) return
    this.cut(this.run.start, this.run.end, this.run.kind)
    this.run = null
  }

  /** Ends the section; `headed` when a heading ends it, so that a heading with nothing under it is not lost. */
  private close(headed: boolean): void {
    this.flush()
    const heading = this.trail.at(-1)?.text ?? ''
    const bare = this.headingBlock
    if (this.pending.length === 0 && headed && bare !== null && !this.apart && this.subject !== '')
      this.push(bare.start, bare.start + bare.text.length, 'heading')
    if (this.pending.length > 0) {
      this.sections.push({
        pageId: this.pageId,
        index: this.sections.length,
        heading,
        subject: this.subject,
        above: this.trail.slice(0, -1).map((above) => above.text),
        cuts: this.pending,
        chars: this.chars,
      })
    }
    this.pending = []
    this.chars = 0
    this.headingBlock = null
  }

  private cut(start: number, end: number, kind: Block['kind']): void {
    for (const piece of pieces(this.text, start, end)) this.push(piece.start, piece.end, kind)
  }

  private push(start: number, end: number, kind: Block['kind']): void {
    const quote = this.text.slice(start, end)
    if (quote.trim().length < 4) return
    this.made += 1
    const heading = this.trail.at(-1)?.text ?? ''
    this.pending.push({
      id: `${this.pageId}-${this.made}`,
      pageId: this.pageId,
      start,
      end,
      quote,
      heading,
      kind,
    })
  }
}
