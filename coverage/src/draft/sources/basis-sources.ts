import { USER_PAGE_ID } from '@gaplens/contracts/analysis/page-ids'
import type { DraftBasis, DraftBasisPage } from '@gaplens/contracts/drafts/draft-score'
import type { TextSource } from '../../source.ts'
import type { WrittenText } from '../text/draft-text.ts'

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

/** The user's page, which a draft is to replace; a source without text if it could not be read. */
export function ownSource(sources: readonly TextSource[]): TextSource {
  return (
    sources.find(({ role }) => role === 'user') ?? {
      id: USER_PAGE_ID,
      url: '',
      title: '',
      role: 'user',
      page: null,
    }
  )
}

/** The user's page with the draft's text. If the draft has no first heading, or the page's, the page's title is kept. */
export function draftSource(own: TextSource, { title, text, blocks }: WrittenText): TextSource {
  const heading = own.page?.blocks.find(({ kind, level }) => kind === 'heading' && level === 1)?.text
  const kept = title === '' || title === heading ? own.page?.title : undefined
  const page = { url: own.url, title: kept || title, text, blocks: [...blocks] }
  return { ...own, page }
}

/** A page as it is stored for drafts: blocks are ranges of its text. Empty for a page that was not read. */
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
