import type { Bag } from '@gaplens/text/bags'
import type { ClaimUnit, Corpus, PageUnits } from '../corpus/corpus.ts'
import { isBoilerplate } from '../corpus/page-boilerplate.ts'

/** Number of a page's claims that together are compared with a text: those that share most of its terms. */
const NEAREST = 4

/** Terms with the sum of their IDF weights. */
export interface WeightedTerms {
  readonly terms: Bag
  readonly weight: number
}

/** A claim as it is compared with a text: alone, or together with its heading. */
export interface ComparedClaim {
  readonly unit: ClaimUnit
  /** The terms of its heading; null if it is compared alone. */
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

/** The claims of a page, to be compared without their headings. */
export function claimsAlone(page: PageUnits): ComparedClaim[] {
  return quotable(page).map(({ unit }) => ({ unit, headingTerms: null }))
}

/** The claims of a page, to be compared with their headings: 「一歲前不要碰」 over a sentence on honey is half of its meaning. */
export function claimsWithHeadings(page: PageUnits): ComparedClaim[] {
  return quotable(page)
}

function quotable({ sections }: PageUnits) {
  return sections.flatMap(({ claims, headingTerms }) =>
    claims.filter(({ claim }) => !isBoilerplate(claim)).map((unit) => ({ unit, headingTerms })),
  )
}

/** The claims that share most of a text's terms; at most `NEAREST`. */
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

/** The share of a text's terms, weighted by IDF, that occur in any of the claims; 0–1. */
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
