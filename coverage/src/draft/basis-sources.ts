import type { DraftBasis, DraftBasisPage } from '@gaplens/contracts/draft'
import type { TextSource } from '../source.ts'

/** The report's pages as they were compared. */
export function basisSources(basis: DraftBasis): TextSource[] {
  return basis.pages.map((page) => ({
    id: page.id,
    url: page.url,
    title: page.foundTitle,
    role: page.role,
    page: {
      url: page.readUrl,
      title: page.title,
      text: page.text,
      blocks: page.blocks.map(({ length, ...block }) => ({
        ...block,
        text: page.text.slice(block.start, block.start + length),
      })),
    },
  }))
}

/** A read page as it is kept for drafts: its blocks by their places in its text. */
export function basisPageOf(
  source: TextSource,
  { rank, coverageScore }: Pick<DraftBasisPage, 'rank' | 'coverageScore'>,
): DraftBasisPage[] {
  const { id, url, role, title: foundTitle, page } = source
  if (page === null) return []
  const { url: readUrl, title, text } = page
  const blocks = page.blocks.map(({ text: own, ...block }) => ({ ...block, length: own.length }))
  return [{ id, url, title, role, rank, coverageScore, foundTitle, readUrl, text, blocks }]
}
