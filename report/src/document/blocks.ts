import type { CoverageLevel, Tier } from '../../../contracts/src/report.ts'
import type { ContentsEntry } from '../model/contents.ts'

/** The report as a document: what every form of it outside the screen (file, clipboard, Markdown) is written from. */

/** States are green, amber and red; priority is the strength of the brand's colour. */
export type Tone = 'good' | 'fair' | 'poor' | 'calm' | 'brand' | 'own' | 'p1' | 'p2' | 'p3'

/** A piece of a line. All text is plain text of any origin: each writer escapes it for its own form. */
export type Inline =
  | string
  | { readonly kind: 'strong'; readonly text: string }
  | { readonly kind: 'tag'; readonly text: string; readonly tone: Tone }
  /** `href` may be anything; writers link http, https and places inside the document alone. */
  | { readonly kind: 'link'; readonly text: string; readonly href: string }

export type Line = readonly Inline[]

export interface MatrixCell {
  readonly level: CoverageLevel | null
  /** The place inside the document that quotes it; null where nothing does. */
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
  /** The table of contents. Only the HTML file shows it, because the other forms have no links inside the document. */
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
      /** Left out of the clipboard and Markdown, where nothing folds and it would be too long. */
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

export interface Figure {
  readonly name: string
  readonly value: string
  readonly unit: string
  readonly note: string
}

export interface Bar {
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

/** A subsection, or nothing where it would be empty. */
export function subsection(
  title: string,
  blocks: readonly Block[],
  options: { id?: string; aside?: Line } = {},
): Block[] {
  return blocks.length === 0 ? [] : [{ kind: 'subsection', title, blocks, ...options }]
}

/** The text without anything but its words, for forms that know no markup. */
export function wordsOf(line: Line): string {
  return line.map((part) => (typeof part === 'string' ? part : part.text)).join('')
}

/** Longer than a number in brackets. */
const NAME_CHARS = 6

/** Whether a table's first column holds names, which need room, and not numbers. */
export function startsWithNames({ rows }: Extract<Block, { kind: 'table' }>): boolean {
  return rows.some(([first = []]) => first.some((line) => wordsOf(line).length >= NAME_CHARS))
}
