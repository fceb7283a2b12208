import type { Block } from '@gaplens/contracts/analysis/read-page'

/** The section of a page that contains a block, without the block itself. */
export interface SectionAround {
  /** Its heading; empty before the first heading of the page. */
  readonly heading: string
  /** Its blocks before the block, without the heading, and those after it. */
  readonly before: readonly Block[]
  readonly after: readonly Block[]
  /** The blocks of the page's other sections, with their headings. */
  readonly elsewhere: readonly Block[]
}

/** @param at index of the block among the page's blocks */
export function sectionAround(blocks: readonly Block[], at: number): SectionAround {
  const heading = blocks.slice(0, at).findLastIndex(({ kind }) => kind === 'heading')
  const next = blocks.findIndex(({ kind }, index) => index > at && kind === 'heading')
  const end = next < 0 ? blocks.length : next
  return {
    heading: blocks[heading]?.text.trim() ?? '',
    before: blocks.slice(heading + 1, at),
    after: blocks.slice(at + 1, end),
    elsewhere: [...blocks.slice(0, Math.max(0, heading)), ...blocks.slice(end)],
  }
}
