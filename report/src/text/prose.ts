const BULLET = /^\s*(?:[-*•・‧]|\d{1,2}[.、)](?!\d))\s*/

/** A paragraph, list, heading or table in plain text. */
export interface ProseBlock {
  kind: 'paragraph' | 'list' | 'heading' | 'table'
  /** For a table, its rows as written; `cellsOf` splits them. */
  lines: string[]
}

/** Separators between the cells of a row: ` | ` and `｜` as the server writes them, and the tabs of a page's tables. */
const CELL_END = /\s\|\s|｜|\t/

/** The cells of a row of a table. */
export function cellsOf(row: string): string[] {
  return row.split(CELL_END).map((cell) => cell.trim())
}

const HEADING_MAX = 24
/** Lines that are no headings: they end like a sentence or are a row of cells. */
const NO_HEADING = /[。．.！!？?；;，,、：:…」』）)]$|[|｜]/

/** Marks short lines without final punctuation that are followed by text as headings. */
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

/** Splits plain text into paragraphs, runs of bulleted lines, and tables. */
export function toBlocks(text: string): ProseBlock[] {
  return tablesIn(linesAndLists(text))
}

/** Turns two or more consecutive lines with the same number of cells into a table, whose first row is its head. */
function tablesIn(blocks: readonly ProseBlock[]): ProseBlock[] {
  const joined: ProseBlock[] = []
  for (const block of blocks) {
    const [line = ''] = block.lines
    const width = block.kind === 'paragraph' ? cellsOf(line).length : 1
    const last = joined.at(-1)
    if (width > 1 && last?.kind === 'table' && cellsOf(last.lines[0] ?? '').length === width)
      last.lines.push(line)
    else joined.push(width > 1 ? { kind: 'table', lines: [line] } : block)
  }
  return joined.map((block) =>
    block.kind === 'table' && block.lines.length === 1 ? { ...block, kind: 'paragraph' } : block,
  )
}

function linesAndLists(text: string): ProseBlock[] {
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
