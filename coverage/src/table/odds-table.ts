import type { Corpus } from '../corpus/corpus.ts'
import { type LogisticModel, logOdds } from '../learned/logistic.ts'
import type { Seed } from '../topics/seeds.ts'
import { claimFeatures, type NearSeed, type SectionPairs } from './claim-features.ts'
import type { SameSubjectLikelihood } from './page-features.ts'
import { type SeedSimilarities, seedSimilarities } from './seed-similarities.ts'

/** A seed with a lower mean likelihood of belonging to a subject does not count for it at all. */
const LEAST_LIKELY = 0.15

/** What every claim is compared with: the subjects' seeds and how likely two seeds are one subject. */
export interface Comparison {
  readonly corpus: Corpus
  readonly seeds: readonly Seed[]
  readonly similarities: readonly SeedSimilarities[]
  /** Likelihood that two seeds, given by index, are one subject. */
  readonly likelihood: (a: number, b: number) => number
  /** Index of each seed. */
  readonly placeOf: ReadonlyMap<Seed, number>
  /** By index of a section, the index of its seed; sections that are no seed are missing. */
  readonly seedOfSection: ReadonlyMap<number, number>
}

/** Compares all seeds with all text. */
export function compare(
  corpus: Corpus,
  seeds: readonly Seed[],
  likelihood: (a: number, b: number) => number,
): Comparison {
  return {
    corpus,
    seeds,
    similarities: seedSimilarities(corpus, seeds),
    likelihood,
    placeOf: new Map(seeds.map((seed, at) => [seed, at])),
    seedOfSection: new Map(
      // The first seed of a section is its heading; those that a judge proposed come last.
      seeds
        .flatMap((seed, at): [number, number][] => (seed.section === null ? [] : [[seed.section.at, at]]))
        .reverse(),
    ),
  }
}

/**
 * Calls `each` with the features of every claim for a subject. Seeds from the claim's own page are left out, unless the subject has
 * no others.
 */
export function forEachClaim(
  { corpus, seeds, similarities, likelihood, placeOf, seedOfSection }: Comparison,
  subject: readonly Seed[],
  each: (claim: number, features: number[]) => void,
): void {
  const likely = seeds.map((seed, place) => {
    if (subject.includes(seed)) return 1
    const mean =
      subject.reduce((sum, own) => sum + likelihood(placeOf.get(own) ?? 0, place), 0) / subject.length
    return mean < LEAST_LIKELY ? 0 : mean
  })
  let at = 0
  for (const page of corpus.pages) {
    const others = subject.filter((seed) => seed.pageId !== page.source.id)
    const places = (others.length > 0 ? others : subject).flatMap((seed) => placeOf.get(seed) ?? [])
    const members = places.flatMap((place) => similarities[place] ?? [])
    const near = nearSeeds(likely, seeds, similarities, page.source.id)
    for (const section of page.sections) {
      const own = seedOfSection.get(section.at)
      const pairs = own === undefined ? null : pairsOf(own, places, likelihood)
      for (const unit of section.claims) {
        each(at, claimFeatures(corpus, unit, at, members, near, pairs))
        at += 1
      }
    }
  }
}

function nearSeeds(
  likely: readonly number[],
  seeds: readonly Seed[],
  similarities: readonly SeedSimilarities[],
  pageId: string,
): NearSeed[] {
  const near = seeds.flatMap((seed, place) => {
    const weight = likely[place] ?? 0
    const own = similarities[place]
    return weight === 0 || seed.pageId === pageId || own === undefined ? [] : [{ similarities: own, weight }]
  })
  const total = near.reduce((sum, { weight }) => sum + weight, 0) || 1
  return near.map(({ similarities: own, weight }) => ({ similarities: own, weight: weight / total }))
}

function pairsOf(own: number, places: readonly number[], likelihood: Comparison['likelihood']): SectionPairs {
  let sum = 0
  let most = 0
  for (const place of places) {
    const value = place === own ? 1 : likelihood(own, place)
    sum += value
    most = Math.max(most, value)
  }
  return { mean: sum / Math.max(1, places.length), most }
}

/** The log odds that each claim (column) is about each subject (row). */
export function claimOdds(
  comparison: Comparison,
  subjects: readonly (readonly Seed[])[],
  model: LogisticModel,
): Float32Array[] {
  return subjects.map((subject) => {
    const odds = new Float32Array(comparison.corpus.claims.length)
    forEachClaim(comparison, subject, (claim, features) => {
      odds[claim] = logOdds(model, features)
    })
    return odds
  })
}

/** How likely a seed is one subject with others, without itself: the mean likelihood of the pairs; NaN without others. */
export function meanLikelihood(
  { likelihood, placeOf }: Pick<Comparison, 'likelihood' | 'placeOf'>,
  seed: Seed,
  others: readonly Seed[],
): number {
  const place = placeOf.get(seed) ?? 0
  const rest = others.filter((other) => other !== seed)
  return rest.reduce((sum, other) => sum + likelihood(place, placeOf.get(other) ?? 0), 0) / rest.length
}

/** How likely two subjects are the same: the mean likelihood over the pairs of their seeds. */
export function sameSubjectLikelihood(
  { likelihood, placeOf }: Comparison,
  subjects: readonly (readonly Seed[])[],
): SameSubjectLikelihood {
  const places = subjects.map((subject) => subject.flatMap((seed) => placeOf.get(seed) ?? []))
  const rows = places.map((own, a) =>
    Float32Array.from(places.slice(0, a), (other) => {
      let sum = 0
      for (const x of own) for (const y of other) sum += likelihood(x, y)
      return sum / Math.max(1, own.length * other.length)
    }),
  )
  return (a, b) => rows[Math.max(a, b)]?.[Math.min(a, b)] ?? 0
}
