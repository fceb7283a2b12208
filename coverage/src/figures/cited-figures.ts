import { figuresMeet, identicalUnit } from '@gaplens/text/figures/compare'
import type { Dimension } from '@gaplens/text/figures/figure'
import { termsOf } from '@gaplens/text/terms'
import type { PageUnits } from '../corpus/corpus.ts'
import type { Source } from '../source.ts'
import { assertedClaims } from '../support/asserted-claims.ts'
import { citedPageIds } from '../support/cited-pages.ts'
import { type GivenFigure, isDistinctive, statedFigures } from '../support/figure-words.ts'
import { figuresOf, shareOfFigures } from '../support/given-figures.ts'
import { type ComparedClaim, shareOfTerms, weightTerms } from '../support/nearest-claims.ts'
import { soleOthersOf } from '../support/sole-other-figure.ts'
import type { CoverageTable } from '../table/coverage-table.ts'

/** A claim tells of what a statement does if it has this share of its terms, weighted by rarity, with its heading. */
const TERMS_LEAST = 0.15
/** No other claim of the page with such a figure has more than this part of that share: else both may be meant. */
const NEXT_MOST = 0.6

/** Shares and multiples are of many things in one sentence, which words alone do not tell apart. */
const UNCOUNTED = new Set<Dimension>(['share', 'multiple', 'ratio'])
/** What a house says of its own goods holds for nobody else's: 「本公司 R 系列」, 「本場每帳」. */
const OWN_OFFER = /本(?:公司|[店行場廠館所院社園校牌])/u

/** The claim of a page that gives another value where the AI Overview, which cites the page for it, has one. */
export interface CitedFigure {
  readonly statementId: string
  readonly pageId: string
  /** The range of the claim in the page's text. */
  readonly start: number
  readonly end: number
  /** The statement's figure that the page gives nowhere. */
  readonly stated: GivenFigure
  /** The page's other value, where the claim has more than one figure in the unit. */
  readonly given: GivenFigure | null
}

/**
 * Finds where cited pages give another value than the AI Overview: the one claim with a figure in the unit of the statement's that tells of
 * what the statement does, or that alone gives another beside a word that stands beside the statement's (`soleOthersOf`). That Google cites the
 * page for the statement says that both are about one thing, in whatever words.
 */
export function citedFigures(
  { corpus, statements }: Pick<CoverageTable, 'corpus' | 'statements'>,
  sources: readonly Pick<Source, 'id' | 'referenceIndexes'>[],
): CitedFigure[] {
  return statements.flatMap((statement) => {
    const { id, text } = statement
    const figures = statedFigures(text)
    if (figures.length === 0) return []
    const cited = citedPageIds(statement, sources)
    const weighted = weightTerms(corpus, termsOf(text))
    const shareOf = (claim: ComparedClaim) => shareOfTerms(corpus, weighted, [claim])
    return corpus.pages
      .filter(({ source }) => cited.includes(source.id))
      .flatMap((page) => {
        const alone = figures.flatMap((stated) => {
          const claim = otherFigureOn(page, { stated, figures, shareOf })
          return claim === null ? [] : [{ unit: claim.unit, stated, given: null }]
        })
        const [sole, next] = soleOthersOf(corpus, { figures, weighted }, page)
        const isClear = sole !== undefined && (next?.share ?? 0) <= NEXT_MOST * sole.share
        const isKnown = alone.some(({ stated }) => stated === sole?.stated)
        const all = isClear && !isKnown ? [...alone, sole] : alone
        return all.map(
          ({ unit: { claim }, stated, given }): CitedFigure => ({
            statementId: id,
            pageId: page.source.id,
            start: claim.start,
            end: claim.end,
            stated,
            given,
          }),
        )
      })
  })
}

/** The claim of a page that alone gives another value for a figure of a statement; null where several may, or the page gives that too. */
function otherFigureOn(
  page: PageUnits,
  {
    stated,
    figures,
    shareOf,
  }: {
    readonly stated: GivenFigure
    readonly figures: readonly GivenFigure[]
    readonly shareOf: (claim: ComparedClaim) => number
  },
): ComparedClaim | null {
  const isAlike = (figure: GivenFigure) => identicalUnit(figure, stated)
  if (UNCOUNTED.has(stated.dimension) || figures.filter(isAlike).length > 1) return null
  const claims = assertedClaims(page)
  if ((shareOfFigures([stated], claims) ?? 0) > 0) return null
  const [best, next] = claims
    .flatMap((claim) => {
      const own = figuresOf({ unit: claim.unit, headingTerms: null }).filter(
        (figure) => isAlike(figure) && isDistinctive(figure),
      )
      return own.some((figure) => isOther(figure, stated))
        ? [{ claim, isSingle: own.length === 1, share: shareOf(claim) }]
        : []
    })
    .sort((a, b) => b.share - a.share)
  if (best === undefined || !best.isSingle || best.share < TERMS_LEAST) return null
  if (OWN_OFFER.test(best.claim.unit.claim.text)) return null
  return (next?.share ?? 0) <= NEXT_MOST * best.share ? best.claim : null
}

/** Whether a figure is another value than the AI Overview's, now and for the same side of an event. One of a thing is a unit: 「一天四班」. */
function isOther(own: GivenFigure, stated: GivenFigure): boolean {
  return (
    !own.isPast && own.from === stated.from && !figuresMeet(own, stated) && !/^\D*一(?!到|至)/u.test(own.text)
  )
}
