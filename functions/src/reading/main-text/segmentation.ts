import type { Block } from '@gaplens/contracts/read-page'
import type { Element } from '../html/dom.ts'

/** A block-level element that holds text somewhere below. */
export interface Container {
  readonly element: Element
  /** Index of the enclosing container; −1 for the outermost. */
  readonly parent: number
  readonly depth: number
}

/** The smallest piece of visible text that blocks, breaks or cells set apart. The unit that is kept or left out. */
export interface Segment {
  readonly kind: Block['kind']
  readonly level: number
  readonly text: string
  readonly words: number
  readonly cjk: number
  /** Characters of it inside links, in emphasis, and in buttons, labels or options. */
  readonly linkChars: number
  readonly strongChars: number
  readonly controlChars: number
  readonly links: number
  /** Index of the innermost container. */
  readonly container: number
}

export interface Segmentation {
  readonly containers: readonly Container[]
  readonly segments: readonly Segment[]
  /** There were more segments than are looked at. */
  readonly cut: boolean
}
