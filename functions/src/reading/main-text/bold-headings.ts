import type { Segment } from './segmentation.ts'

/** Bold lines are taken for headings only on a page with fewer headings than this below the title. */
const FEW_HEADINGS = 2
const MAX_CHARS = 40
const BOLD = 0.9
/** The level that they get: below the page's heading and those of its parts. */
const LEVEL = 3

/**
 * Main text with bold lines as the headings that they are to readers, on pages that have no others: blogs whose editors offer
 * no headings. A bold line is one when it is short, does not end a sentence and stands above text that is not bold.
 */
export function withBoldHeadings<Kept extends Segment>(segments: readonly Kept[]): readonly Kept[] {
  if (segments.filter(({ kind, level }) => kind === 'heading' && level > 1).length >= FEW_HEADINGS)
    return segments
  return segments.map((segment, index) => {
    const next = segments[index + 1]
    const stands =
      segment.kind === 'paragraph' &&
      isBold(segment) &&
      segment.text.length <= MAX_CHARS &&
      !/[。！!；;，,、…：:.]$/u.test(segment.text) &&
      next !== undefined &&
      next.kind !== 'heading' &&
      !isBold(next)
    return stands ? { ...segment, kind: 'heading' as const, level: LEVEL } : segment
  })
}

const isBold = ({ strongChars, text }: Segment): boolean => strongChars >= text.length * BOLD
