import type { DraftBasis, DraftBasisPage, DraftQuote } from '@gaplens/contracts/drafts/draft-score'
import type { Figure } from '@gaplens/text/figures/figure'
import { claimsOfPage } from '../../figures/claims-of-page.ts'
import { commonIn } from '../../figures/common-words.ts'
import type { FigureClaim } from '../../figures/figure-claims.ts'
import { type PreparedClaim, prepareClaim } from '../../figures/prepared-claim.ts'
import { showFigure } from '../../figures/show-figure.ts'
import { passageLink } from '../../text-fragment.ts'
import { FigurePassages } from '../claims/figure-passages.ts'
import { monthsOfYear } from '../claims/months-of-year.ts'
import { basisSources } from './basis-sources.ts'
import { sentencePairs } from './sentence-pairs.ts'
import { shortBlockRuns } from './short-blocks.ts'
import { pageOf, type SourceSentence, sentencesOf, titleOf } from './source-sentences.ts'

/** The sentences and figures of the report's sources. They are extracted once and used for every version of a draft. */
export interface SourceStatements {
  readonly figures: readonly PreparedClaim[]
  readonly claims: readonly FigureClaim[]
  /** Whether most sources use a word. */
  readonly common: (word: string) => boolean
  readonly sentences: readonly SourceSentence[]
  /** The sentences with figures, searchable by similarity. */
  readonly passages: FigurePassages
  /** Quotes a part of a page, with a link to it. */
  quote(pageId: string, range: { start: number; end: number }, figure: Figure | null): DraftQuote
}

/** Reads all pages of the basis except the user's own, because the draft is to replace that one. */
export function sourceStatements(basis: DraftBasis): SourceStatements {
  const others = basisSources(basis).filter(({ role }) => role !== 'user')
  const claims = others.flatMap((source) => claimsOfPage(source, isFigure)).flatMap(meaningsOf)
  const sentences = basis.pages.filter(({ role }) => role !== 'user').flatMap(sentencesOf)
  const titles = basis.pages.map(titlePage)
  const derived = basis.pages.flatMap((page) => [
    headingPage(page),
    shortBlockRuns(page),
    ...sentencePairs(page),
  ])
  const besides = statementsOf(basis, [...derived, ...titles])
  const pages = new Map([...basis.pages, ...titles].map((page) => [page.id, page]))
  const links = new Map<string, string>()
  return {
    figures: claims.map((claim) => prepareClaim(claim)),
    claims,
    common: commonIn(claims),
    sentences,
    passages: new FigurePassages([...sentences, ...besides.sentences], [...claims, ...besides.claims]),
    quote(pageId, { start, end }, figure) {
      const { title = '', text = '', readUrl = '' } = pages.get(pageId) ?? {}
      const key = `${pageId} ${start} ${end}`
      const link = links.get(key) ?? passageLink({ pageUrl: readUrl, title, text, start, end })
      links.set(key, link)
      return {
        pageId: pageOf(pageId),
        quote: text.slice(start, end),
        link,
        value: figure === null ? null : showFigure(figure),
      }
    },
  }
}

/** The sentences and figures of pages that were derived from those of the basis. */
function statementsOf(
  basis: DraftBasis,
  derived: readonly DraftBasisPage[],
): { sentences: SourceSentence[]; claims: FigureClaim[] } {
  const pages = derived.filter(({ role }) => role !== 'user')
  return {
    sentences: pages.flatMap(sentencesOf),
    claims: basisSources({ ...basis, pages })
      .flatMap((source) => claimsOfPage(source, isFigure))
      .flatMap(meaningsOf),
  }
}

function meaningsOf(claim: FigureClaim): FigureClaim[] {
  const other = monthsOfYear(claim)
  return other === null ? [claim] : [claim, other]
}

/** The page with its headings as its only sentences: a heading with a figure can support a claim. */
function headingPage(page: DraftBasisPage): DraftBasisPage {
  const headings = page.blocks.filter(({ kind }) => kind === 'heading')
  return { ...page, blocks: headings.map((block) => ({ ...block, kind: 'paragraph' })) }
}

/** The page's title as a page with one sentence. */
function titlePage(page: DraftBasisPage): DraftBasisPage {
  const { id, title } = page
  const block = { kind: 'paragraph', level: 0, role: 'content', start: 0, length: title.length } as const
  return { ...page, id: titleOf(id), text: title, blocks: [block] }
}

/** Whether a figure can be checked against others. Years only date a sentence. */
export function isFigure({ dimension }: Figure): boolean {
  return dimension !== 'year'
}
