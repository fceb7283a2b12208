import type { DraftBasis, DraftQuote } from '@gaplens/contracts/draft'
import type { Figure } from '@gaplens/text/figures/figure'
import { claimsOfPage, type FigureClaim } from '../figures/figure-claims.ts'
import { commonIn, type Prepared, prepare } from '../figures/same-thing.ts'
import { showFigure } from '../figures/show-figure.ts'
import { passageLink } from '../text-fragment.ts'
import { basisSources } from './basis-sources.ts'
import { FigurePassages } from './figure-passages.ts'
import { sentencesOf, type ToldSentence } from './told-words.ts'

/** What the report's other pages say, cut once for all drafts. */
export interface SourcesTold {
  readonly figures: readonly Prepared[]
  readonly claims: readonly FigureClaim[]
  readonly common: (stretch: string) => boolean
  readonly sentences: readonly ToldSentence[]
  /** Their sentences with figures, to be found by what they speak of. */
  readonly passages: FigurePassages
  /** A stretch of a page as a quote with its link. */
  quote(pageId: string, stretch: { start: number; end: number }, figure: Figure | null): DraftQuote
}

/** The page that a draft is to replace is no source of it. */
export function sourcesTold(basis: DraftBasis): SourcesTold {
  const others = basisSources(basis).filter(({ role }) => role !== 'user')
  const claims = others.flatMap((source) => claimsOfPage(source, isFigure))
  const sentences = basis.pages.filter(({ role }) => role !== 'user').flatMap(sentencesOf)
  const pages = new Map(basis.pages.map((page) => [page.id, page]))
  const links = new Map<string, string>()
  return {
    figures: claims.map(prepare),
    claims,
    common: commonIn(claims),
    sentences,
    passages: new FigurePassages(sentences, claims),
    quote(pageId, { start, end }, figure) {
      const { text = '', readUrl = '' } = pages.get(pageId) ?? {}
      const key = `${pageId} ${start} ${end}`
      const link = links.get(key) ?? passageLink({ pageUrl: readUrl, text, start, end })
      links.set(key, link)
      return {
        pageId,
        quote: text.slice(start, end),
        link,
        value: figure === null ? null : showFigure(figure),
      }
    },
  }
}

/** Years date a sentence; every other figure can be held against another. */
export function isFigure({ dimension }: Figure): boolean {
  return dimension !== 'year'
}
