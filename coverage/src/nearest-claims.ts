import type { Bag } from '@gaplens/text/bags'
import { figuresMeet } from '@gaplens/text/figures/compare'
import type { Figure } from '@gaplens/text/figures/figure'
import { readFigures } from '@gaplens/text/figures/read-figures'
import type { ClaimUnit, Corpus, PageUnits } from './corpus/corpus.ts'
import { isBoilerplate } from './corpus/page-boilerplate.ts'

/** Claims of a page that are read as one answer to a text: those that share most of its terms. */
const NEAREST = 4

/** Terms with the rarity of all of them together. */
export interface WeightedTerms {
  readonly terms: Bag
  readonly weight: number
}

/** A claim as it is held against a text: alone, or with the heading that it stands under. */
export interface ComparedClaim {
  readonly unit: ClaimUnit
  /** The terms of its heading; null where it is read alone. */
  readonly headingTerms: Bag | null
}

/** Weighs terms by how rare they are on all pages. */
export function weightTerms(corpus: Corpus, terms: readonly string[]): WeightedTerms {
  const bag = corpus.vocabulary.bagOf((take) => {
    for (const term of terms) take(term)
  })
  let weight = 0
  for (const term of bag.ids) weight += corpus.collection.idf(term)
  return { terms: bag, weight }
}

/** The figures of a text that tell something: a small number without a unit stands anywhere. */
export function distinctiveFigures(text: string): Figure[] {
  return readFigures(text).filter((figure) => figure.dimension !== 'number' || figure.value > 9)
}

/** The claims of a page, each alone. */
export function claimsAlone(page: PageUnits): ComparedClaim[] {
  return quotable(page).map(({ unit }) => ({ unit, headingTerms: null }))
}

/** The claims of a page, each with its heading: 「一歲前不要碰」 over a sentence on honey says half of what is told there. */
export function claimsWithHeadings(page: PageUnits): ComparedClaim[] {
  return quotable(page)
}

function quotable({ sections }: PageUnits) {
  return sections.flatMap(({ claims, headingTerms }) =>
    claims.filter(({ claim }) => !isBoilerplate(claim)).map((unit) => ({ unit, headingTerms })),
  )
}

/** Of some claims, those that share most of a text's terms. */
export function nearestClaims(
  corpus: Corpus,
  weighted: WeightedTerms,
  claims: readonly ComparedClaim[],
): ComparedClaim[] {
  return claims
    .map((claim) => ({ claim, share: shareOfTerms(corpus, weighted, [claim]) }))
    .sort((a, b) => b.share - a.share)
    .slice(0, NEAREST)
    .map(({ claim }) => claim)
}

/** The share of a text's terms, by rarity, that stand in any of the claims; 0–1. */
export function shareOfTerms(
  corpus: Corpus,
  { terms, weight }: WeightedTerms,
  claims: readonly ComparedClaim[],
): number {
  let held = 0
  for (const term of terms.ids)
    if (claims.some(({ unit, headingTerms }) => unit.terms.has(term) || headingTerms?.has(term) === true))
      held += corpus.collection.idf(term)
  return weight === 0 ? 0 : held / weight
}

/** The share of the figures that stand in any of the claims, as values; null where there are none to look for. */
export function shareOfFigures(figures: readonly Figure[], claims: readonly ComparedClaim[]): number | null {
  if (figures.length === 0) return null
  const there = claims.flatMap(({ unit: { claim }, headingTerms }) =>
    readFigures(headingTerms === null ? claim.text : `${claim.heading}\n${claim.text}`),
  )
  return figures.filter((figure) => there.some((other) => figuresMeet(figure, other))).length / figures.length
}
