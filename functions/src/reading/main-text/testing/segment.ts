import type { Segment } from '../segmentation.ts'

/** A paragraph of some words in the first container, or what a test makes of it. */
export function segmentOf(words: number, over: Partial<Segment> = {}): Segment {
  return {
    kind: 'paragraph',
    level: 0,
    text: 'x',
    words,
    cjk: 0,
    linkChars: 0,
    strongChars: 0,
    controlChars: 0,
    links: 0,
    container: 0,
    ...over,
  }
}
