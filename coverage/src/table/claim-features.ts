import type { ClaimUnit, Corpus, SectionUnit } from '../corpus/corpus.ts'
import type { SeedSimilarities } from './seed-similarities.ts'

/**
 * The features of a claim and a subject, from which the model estimates how likely the claim is about the subject. A name says
 * which texts are compared (the body or the head of the subject's seeds with the claim, its section or its heading) and by what
 * (terms, word meanings, word alignment). Without a suffix it is the greatest value over the subject's seeds, with `Mean` their
 * mean, with `soft` in front the mean over all seeds, weighted by their likelihood of belonging to the subject.
 */
export const CLAIM_FEATURES = [
  'bodyClaimTerms',
  'bodyClaimTermsMean',
  'headClaimTerms',
  'bodyClaimMeanings',
  'bodyClaimMeaningsMean',
  'headClaimMeanings',
  'bodySectionTerms',
  'bodySectionTermsMean',
  'headSectionTerms',
  'bodySectionMeaningsMean',
  'headHeadingTerms',
  'bodyHeadingTerms',
  'headHeadingMeanings',
  'softBodyClaimTerms',
  'softBodyClaimMeanings',
  'softHeadClaimTerms',
  'softBodySectionTerms',
  'softBodySectionMeanings',
  'softHeadHeadingTerms',
  'softHeadHeadingMeanings',
  'claimAligned',
  'sectionAligned',
  'softClaimAligned',
  'softSectionAligned',
  'sectionIsSeed',
  'sectionLikelihood',
  'sectionLikelihoodMost',
  'headed',
  'claims',
] as const

/** How likely a section and other seeds are about one subject, according to the pair model. */
export interface SectionPairs {
  readonly mean: number
  readonly most: number
}

/** A seed that may belong to the subject, with its weight; the weights sum to 1. */
export interface NearSeed {
  readonly similarities: SeedSimilarities
  readonly weight: number
}

/**
 * The features of one claim for a subject, in the order of `CLAIM_FEATURES`: a list without names, because it is made for every claim
 * and subject. `learned/models.test.ts` checks the order of the names; that each value is the one named is not checked.
 * @param at index of the claim among all claims of the corpus
 * @param members similarities of the subject's seeds that are not from the claim's own page
 * @param near all seeds that may belong to the subject
 * @param pairs how likely the claim's section and the members are one subject; null if the section is no seed
 */
export function claimFeatures(
  corpus: Corpus,
  unit: ClaimUnit,
  at: number,
  members: readonly SeedSimilarities[],
  near: readonly NearSeed[],
  pairs: SectionPairs | null,
): number[] {
  const section = corpus.sections[unit.section]
  const most = (kind: keyof SeedSimilarities, index: number) => {
    let best = -1
    for (const member of members) best = Math.max(best, member[kind][index] ?? 0)
    return best
  }
  const mean = (kind: keyof SeedSimilarities, index: number) => {
    let sum = 0
    for (const member of members) sum += member[kind][index] ?? 0
    return sum / Math.max(1, members.length)
  }
  const soft = (kind: keyof SeedSimilarities, index: number) => {
    let sum = 0
    for (const { similarities, weight } of near) sum += weight * (similarities[kind][index] ?? 0)
    return sum
  }
  return [
    most('bodyClaimTerms', at),
    mean('bodyClaimTerms', at),
    most('headClaimTerms', at),
    most('bodyClaimMeanings', at),
    mean('bodyClaimMeanings', at),
    most('headClaimMeanings', at),
    most('bodySectionTerms', unit.section),
    mean('bodySectionTerms', unit.section),
    most('headSectionTerms', unit.section),
    mean('bodySectionMeanings', unit.section),
    most('headHeadingTerms', unit.section),
    most('bodyHeadingTerms', unit.section),
    most('headHeadingMeanings', unit.section),
    soft('bodyClaimTerms', at),
    soft('bodyClaimMeanings', at),
    soft('headClaimTerms', at),
    soft('bodySectionTerms', unit.section),
    soft('bodySectionMeanings', unit.section),
    soft('headHeadingTerms', unit.section),
    soft('headHeadingMeanings', unit.section),
    most('claimAligned', at),
    most('sectionAligned', unit.section),
    soft('claimAligned', at),
    soft('sectionAligned', unit.section),
    pairs === null ? 0 : 1,
    pairs?.mean ?? 0,
    pairs?.most ?? 0,
    isHeaded(section) ? 1 : 0,
    Math.log(1 + (section?.claims.length ?? 1)),
  ]
}

function isHeaded(section: SectionUnit | undefined): boolean {
  return section !== undefined && section.heading !== null
}
