const BULLET = /^\s*(?:[-*•・‧]|\d{1,2}[.、)](?!\d))\s*/

export interface ProseBlock {
  kind: 'paragraph' | 'list' | 'heading'
  lines: string[]
}

const HEADING_MAX = 24
/** Ends like a sentence, or is the row of a table. */
const NO_HEADING = /[。．.！!？?；;，,、：:…」』）)]$|[|｜]/

/** A short line that ends no sentence and has something below it reads as a heading. */
export function markHeadings(blocks: readonly ProseBlock[]): ProseBlock[] {
  return blocks.map((block, index) => {
    const [line = ''] = block.lines
    const isHeading =
      block.kind === 'paragraph' &&
      index < blocks.length - 1 &&
      line.length <= HEADING_MAX &&
      !NO_HEADING.test(line)
    return isHeading ? { ...block, kind: 'heading' } : block
  })
}

/** Splits plain text into paragraphs and runs of bulleted lines. */
export function toBlocks(text: string): ProseBlock[] {
  const blocks: ProseBlock[] = []
  for (const line of text.split(/\n+/)) {
    if (line.trim() === '') continue
    const kind = BULLET.test(line) ? 'list' : 'paragraph'
    const last = blocks.at(-1)
    if (kind === 'list' && last?.kind === 'list') last.lines.push(line.replace(BULLET, ''))
    else blocks.push({ kind, lines: [kind === 'list' ? line.replace(BULLET, '') : line.trim()] })
  }
  return blocks
}
