import type { Block, ReadPage } from '@gaplens/contracts/analysis/read-page'

/** The headings of a page's own text: those of menus, comments and lists of other articles are none. */
export function contentHeadings({ blocks }: Pick<ReadPage, 'blocks'>): Block[] {
  return blocks.filter(({ kind, role }) => kind === 'heading' && role === 'content')
}

/** Those below the title. */
export function subheadings(page: Pick<ReadPage, 'blocks'>): Block[] {
  return contentHeadings(page).filter(({ level }) => level > 1)
}
