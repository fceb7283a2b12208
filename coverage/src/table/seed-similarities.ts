import type { Corpus } from '../corpus/corpus.ts'
import type { Seed } from '../topics/seeds.ts'

/** Similarities of one seed with every claim, section and heading of the corpus, in corpus order. */
export interface SeedSimilarities {
  readonly bodyClaimTerms: Float32Array
  readonly headClaimTerms: Float32Array
  readonly bodyClaimMeanings: Float32Array
  readonly headClaimMeanings: Float32Array
  readonly bodySectionTerms: Float32Array
  readonly headSectionTerms: Float32Array
  readonly bodySectionMeanings: Float32Array
  /** By section; 0 for one without a heading of its own. */
  readonly headHeadingTerms: Float32Array
  readonly bodyHeadingTerms: Float32Array
  readonly headHeadingMeanings: Float32Array
  /** Alignment of the words of the claim, or section, with those of the seed, less the mean over all seeds. */
  readonly claimAligned: Float32Array
  readonly sectionAligned: Float32Array
}

/** Compares every seed with every claim, section and heading. Time is proportional to number of seeds (bounded) × length of text. */
export function seedSimilarities(corpus: Corpus, seeds: readonly Seed[]): SeedSimilarities[] {
  const { similarity } = corpus
  const claims = corpus.claims.map((unit) => unit.vector)
  const sections = corpus.sections.map((unit) => unit.body)
  const headed = corpus.sections.filter((unit) => unit.heading !== null)
  const headings = headed.flatMap((unit) => unit.heading ?? [])
  const overSections = (values: Float32Array) => {
    const spread = new Float32Array(sections.length)
    headed.forEach((unit, at) => {
      spread[unit.at] = values[at] ?? 0
    })
    return spread
  }
  const aligned = corpus.alignment.align(
    seeds.map((seed) => seed.bodyWords),
    [...corpus.claims, ...corpus.sections].map((unit) => unit.words),
  )
  return seeds.map(({ head, body }, at) => {
    const ofBody = {
      claimTerms: similarity.terms(body, claims),
      claimMeanings: similarity.wordMeanings(body, claims),
      sectionTerms: similarity.terms(body, sections),
    }
    const ofHead =
      head === body
        ? ofBody
        : {
            claimTerms: similarity.terms(head, claims),
            claimMeanings: similarity.wordMeanings(head, claims),
            sectionTerms: similarity.terms(head, sections),
          }
    return {
      bodyClaimTerms: ofBody.claimTerms,
      headClaimTerms: ofHead.claimTerms,
      bodyClaimMeanings: ofBody.claimMeanings,
      headClaimMeanings: ofHead.claimMeanings,
      bodySectionTerms: ofBody.sectionTerms,
      headSectionTerms: ofHead.sectionTerms,
      bodySectionMeanings: similarity.wordMeanings(body, sections),
      headHeadingTerms: overSections(similarity.terms(head, headings)),
      bodyHeadingTerms: overSections(similarity.terms(body, headings)),
      headHeadingMeanings: overSections(similarity.wordMeanings(head, headings)),
      claimAligned: aligned[at]?.subarray(0, claims.length) ?? new Float32Array(0),
      sectionAligned: aligned[at]?.subarray(claims.length) ?? new Float32Array(0),
    }
  })
}
