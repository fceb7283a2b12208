import type { Block } from '@gaplens/contracts/analysis/read-page'
import type { TextSource } from '../source.ts'
import { postTextRange } from './forum-lines.ts'
import { HeadingTrail } from './heading-trail.ts'
import { withPseudoHeadings } from './pseudo-headings.ts'
import { quoteEndOf } from './quote-end.ts'
import { PASSAGE_MAX, sentences } from './sentences.ts'
import { type TableRow, tableRows } from './table-head.ts'

/** The text under one heading is split into sections of about this many characters. */
const SECTION_MAX = 600
/** Without a heading, a paragraph starts a new section once the current one has this many characters. */
const PARAGRAPH_SUBJECT = 40
/** A quote is extended up to this many characters: by the next sentences of its paragraph, or column names by the rows below. */
const QUOTE_TARGET = 90

/** The smallest text that can be true or false: a sentence, a list item or a table row. It is `page.text.slice(start, end)`. */
export interface Claim {
  readonly id: string
  readonly pageId: string
  readonly start: number
  readonly end: number
  /** End of the passage quoted for it: the claim and what stands next to it (see `QUOTE_TARGET`). */
  readonly quoteEnd: number
  readonly text: string
  /** The first row of its table for a table row; else empty. */
  readonly tableHead: string
  /** The names of the columns for a table row below these; else empty. */
  readonly columns: string
  readonly heading: string
  readonly kind: Block['kind']
}

/** The text under one heading of a page, or a part of it. */
export interface Section {
  readonly pageId: string
  /** Index among the page's sections, from 0. */
  readonly index: number
  /** The heading as written; empty if there is none. */
  readonly heading: string
  /** The heading without numbering; empty if it names no subject. */
  readonly subject: string
  /** The subjects of the headings above, outermost first. */
  readonly above: readonly string[]
  readonly claims: readonly Claim[]
  readonly chars: number
}

/** A page split into sections. */
export interface SectionedPage {
  readonly source: TextSource
  readonly sections: readonly Section[]
}

/** Splits the content of a page into sections by its headings, and each section into claims. Linear in the text. */
export function splitIntoSections(source: TextSource): SectionedPage {
  const page = source.page
  if (page === null) return { source, sections: [] }
  const builder = new SectionBuilder(source, page)
  for (const block of withPseudoHeadings(
    page.blocks,
    page.faq?.map(({ question }) => question),
  )) {
    if (block.kind === 'heading') builder.open(block)
    else if (block.role === 'content') builder.add(block)
  }
  return { source, sections: builder.finish() }
}

/** A claim with fewer characters says nothing. */
const CLAIM_MIN = 4

/** Collects the claims of a page block by block, and closes a section where its subject or its room ends. */
class SectionBuilder {
  private readonly pageId: string
  private readonly text: string
  private readonly trail: HeadingTrail
  private readonly rows: ReadonlyMap<number, TableRow>
  private readonly sections: Section[] = []
  private claims: Claim[] = []
  private chars = 0
  private claimCount = 0
  /** The first row of the table that is being read. */
  private tableHead: string | null = null
  /** The claim of that row, while it names the columns and is quoted with the rows below. */
  private headClaim: number | null = null

  constructor(source: TextSource, page: NonNullable<TextSource['page']>) {
    this.pageId = source.id
    this.text = page.text
    this.trail = new HeadingTrail(source)
    this.rows = tableRows(page.blocks)
  }

  open(heading: Block): void {
    this.close()
    this.trail.open(heading)
  }

  add(block: Block): void {
    if (this.trail.isInAppendix) return
    const isPiece = block.kind === 'listItem' || block.kind === 'tableRow'
    const isFull = this.chars + block.text.length > SECTION_MAX && this.chars > SECTION_MAX / 2
    const hasOwnSubject = this.trail.subject === '' && !isPiece && this.chars >= PARAGRAPH_SUBJECT
    if (isFull || hasOwnSubject) this.close()
    const written = postTextRange(block.text)
    const start = block.start + written.start
    const end = block.start + written.end
    if (block.kind !== 'tableRow') this.leaveTable()
    const isOneClaim = isPiece && block.text.length <= PASSAGE_MAX
    const parts = isOneClaim ? [{ start, end }] : [...sentences(this.text, start, end)]
    parts.forEach((part, at) => {
      this.push({ ...part, quoteEnd: quoteEndOf(this.text, parts.slice(at), QUOTE_TARGET), block })
    })
    if (block.kind === 'tableRow') this.extendTableHead(block, end)
    this.chars += block.text.length
  }

  finish(): Section[] {
    this.close()
    return this.sections
  }

  private push({
    start,
    end,
    quoteEnd,
    block,
  }: {
    start: number
    end: number
    quoteEnd: number
    block: Block
  }): void {
    const text = this.text.slice(start, end)
    if (text.trim().length < CLAIM_MIN) return
    this.claimCount += 1
    this.claims.push({
      id: `${this.pageId}-${this.claimCount}`,
      pageId: this.pageId,
      start,
      end,
      quoteEnd,
      text,
      tableHead: block.kind === 'tableRow' ? (this.tableHead ?? '') : '',
      columns: this.rows.get(block.start)?.columns ?? '',
      heading: this.trail.heading,
      kind: block.kind,
    })
  }

  /** Column names alone say nothing, so their quote goes on with the rows below as far as it holds them. */
  private extendTableHead(row: Block, end: number): void {
    this.tableHead ??= row.text
    if (this.rows.get(row.start)?.isHead === true) this.headClaim = this.claims.length - 1
    else if (this.headClaim !== null) {
      const claim = this.claims[this.headClaim]
      const isNext = claim !== undefined && claim.quoteEnd === claim.end
      if (claim !== undefined && end - claim.start <= (isNext ? PASSAGE_MAX : QUOTE_TARGET))
        this.claims[this.headClaim] = { ...claim, quoteEnd: end }
      else this.headClaim = null
    }
  }

  private leaveTable(): void {
    this.tableHead = null
    this.headClaim = null
  }

  private close(): void {
    this.leaveTable()
    if (this.claims.length > 0)
      this.sections.push({
        pageId: this.pageId,
        index: this.sections.length,
        heading: this.trail.heading,
        subject: this.trail.subject,
        above: this.trail.above,
        claims: this.claims,
        chars: this.chars,
      })
    this.claims = []
    this.chars = 0
  }
}
