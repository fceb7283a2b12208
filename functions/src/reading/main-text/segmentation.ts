import type { Block } from '@gaplens/contracts/analysis/read-page'
import type { Element } from '../html/dom.ts'

/** A block-level element with text in it or in its descendants. */
export interface Container {
  readonly element: Element
  /** Index of the enclosing container; −1 for the outermost. */
  readonly parent: number
  readonly depth: number
}

/** The smallest piece of visible text between blocks, line breaks or cells. Each is main text or not as a whole. */
export interface Segment {
  readonly kind: Block['kind']
  readonly level: number
  readonly text: string
  readonly words: number
  readonly cjk: number
  /** Number of its characters in links, in emphasis, and in buttons, labels or options. */
  readonly linkChars: number
  readonly strongChars: number
  readonly controlChars: number
  readonly links: number
  /** Index of the innermost container. */
  readonly container: number
  /** The text with its line breaks, where it was written in paragraphs without markup. */
  readonly written?: string
}

export interface Segmentation {
  readonly containers: readonly Container[]
  readonly segments: readonly Segment[]
  /** Whether the page had more segments than the limit. */
  readonly cut: boolean
}
