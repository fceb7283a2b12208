import type { Segment } from './segmentation.ts'

/** Bold lines count as headings only on a page with fewer headings than this below the title. */
const FEW_HEADINGS = 2
const MAX_CHARS = 40
const BOLD = 0.9
/** The beginning of a reply in a forum, which some show in bold. */
const REPLY = /^(?:推|→|噓)\s+\S{1,24}\s*[:：]\s/u
/** The level of such headings: below the page's heading and those of its sections. */
const LEVEL = 3

/**
 * Turns bold lines into headings on pages without others, such as blogs whose editors offer no headings. A bold line counts
 * as a heading when it is short, does not end a sentence and is followed by text that is not bold.
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
      !REPLY.test(segment.text) &&
      next !== undefined &&
      next.kind !== 'heading' &&
      !isBold(next)
    return stands ? { ...segment, kind: 'heading' as const, level: LEVEL } : segment
  })
}

const isBold = ({ strongChars, text }: Segment): boolean => strongChars >= text.length * BOLD
