import type { CoverageLevel, Tier } from '@gaplens/contracts/analysis/report'
import type { ContentsEntry } from '../model/contents.ts'

/*
 * The report as a document. Every format outside the screen (HTML file, clipboard, Markdown, plain text, DOCX) is written from
 * these blocks.
 */

/** The colour of a tag: green, amber or red for states, shades of the brand's colour for priorities. */
export type Tone = 'good' | 'fair' | 'poor' | 'calm' | 'brand' | 'own' | 'p1' | 'p2' | 'p3'

/** A piece of a line. All text is untrusted plain text; each writer escapes it for its own format. */
export type Inline =
  | string
  | { readonly kind: 'strong'; readonly text: string }
  | { readonly kind: 'tag'; readonly text: string; readonly tone: Tone }
  /** `href` is not trusted; writers only link http and https addresses and places inside the document. */
  | { readonly kind: 'link'; readonly text: string; readonly href: string }

export type Line = readonly Inline[]

interface MatrixCell {
  readonly level: CoverageLevel | null
  /** Id of the quote in the document; null if there is none. */
  readonly target: string | null
}

export type Block =
  | {
      readonly kind: 'section'
      readonly id: string
      readonly title: string
      readonly number?: number
      readonly aside?: Line
      readonly blocks: readonly Block[]
    }
  | {
      readonly kind: 'subsection'
      readonly id?: string
      readonly title: string
      readonly aside?: Line
      readonly blocks: readonly Block[]
    }
  /** The table of contents. Only the HTML file shows it, because the other formats have no links inside the document. */
  | { readonly kind: 'contents'; readonly entries: readonly ContentsEntry[] }
  | { readonly kind: 'label'; readonly line: Line }
  | { readonly kind: 'paragraph'; readonly line: Line; readonly muted?: boolean }
  | {
      readonly kind: 'list'
      readonly items: readonly Line[]
      readonly ordered?: boolean
      readonly muted?: boolean
    }
  | {
      readonly kind: 'item'
      readonly id?: string
      readonly mark: string
      /** The tier of an action, shown by the colour of its mark. */
      readonly tier?: Tier
      readonly blocks: readonly Block[]
    }
  | { readonly kind: 'facts'; readonly items: readonly (readonly [term: string, value: Line])[] }
  | { readonly kind: 'figures'; readonly items: readonly Figure[] }
  | {
      readonly kind: 'quote'
      readonly id?: string
      readonly quote: string
      readonly source: Line
      readonly own: boolean
    }
  | {
      readonly kind: 'disclosure'
      readonly id?: string
      readonly summary: Line
      /** The summary is also a heading of this level. */
      readonly heading?: 3
      readonly open?: boolean
      /** Left out of the clipboard and Markdown, which cannot fold it, because it would be too long. */
      readonly fileOnly?: boolean
      readonly blocks: readonly Block[]
    }
  | {
      readonly kind: 'bars'
      readonly caption: string
      readonly head: readonly [string, string, string]
      readonly rows: readonly Bar[]
    }
  | {
      readonly kind: 'matrix'
      readonly caption: string
      readonly corner: string
      readonly columns: readonly { readonly mark: string; readonly name: string; readonly own: boolean }[]
      readonly rows: readonly { readonly name: string; readonly cells: readonly MatrixCell[] }[]
    }
  | {
      readonly kind: 'table'
      readonly caption: string
      readonly head: readonly string[]
      /** Each cell holds lines; the first cell of a row is its head. */
      readonly rows: readonly (readonly (readonly Line[])[])[]
    }
  | { readonly kind: 'code'; readonly label: string; readonly code: string }
  | { readonly kind: 'prompt'; readonly text: string }
  | { readonly kind: 'notice'; readonly title: string; readonly lines: readonly string[] }

/** The blocks of one kind. */
export type BlockOf<Kind extends Block['kind']> = Extract<Block, { kind: Kind }>

interface Figure {
  readonly name: string
  readonly value: string
  readonly unit: string
  readonly note: string
}

interface Bar {
  readonly name: string
  /** 0–100; null for a page that was not read. */
  readonly value: number | null
  readonly note: string
  readonly own: boolean
}

export function tag(text: string, tone: Tone = 'calm'): Inline {
  return { kind: 'tag', text, tone }
}

export function link(text: string, href: string): Inline {
  return { kind: 'link', text, href }
}

export function strong(text: string): Inline {
  return { kind: 'strong', text }
}

export function paragraph(...line: Line): Block {
  return { kind: 'paragraph', line }
}

export function muted(...line: Line): Block {
  return { kind: 'paragraph', line, muted: true }
}

/** A subsection, or nothing if it would be empty. */
export function subsection(
  title: string,
  blocks: readonly Block[],
  options: { id?: string; aside?: Line } = {},
): Block[] {
  return blocks.length === 0 ? [] : [{ kind: 'subsection', title, blocks, ...options }]
}

/** The plain text of a line, for formats without markup. */
export function wordsOf(line: Line): string {
  return line.map((part) => (typeof part === 'string' ? part : part.text)).join('')
}

/** A cell with at least this many characters is a name and not a number in brackets. */
const NAME_CHARS = 6

/** Whether a table's first column contains names, which need a wide column, and not only numbers. */
export function startsWithNames({ rows }: BlockOf<'table'>): boolean {
  return rows.some(([first = []]) => first.some((line) => wordsOf(line).length >= NAME_CHARS))
}
