import type { Bag } from '@gaplens/text/bags'
import type { TextVector } from '@gaplens/text/similarity'
import type { Corpus } from '../corpus/corpus.ts'
import { correlation, rowStatistics } from './profiles.ts'
import type { Seed } from './seeds.ts'

/** The features that compare the texts of two seeds. */
const SIMILARITIES = [
  'headTerms',
  'headMeanings',
  'crossTerms',
  'crossMeanings',
  'crossTermsLeast',
  'bodyTerms',
  'bodyMeanings',
  'margin',
  'standing',
  'profile',
  'aligned',
  'alignedLeast',
  'headAligned',
  'titleHead',
  'titleBody',
] as const

/**
 * The features of a pair of seeds, from which the model estimates how likely they are one subject. Each similarity appears again
 * for each kind of pair, because it means something else there: similar headings of one page are still two subjects, and a
 * statement is longer than a heading.
 */
export const PAIR_FEATURES: readonly string[] = [
  ...SIMILARITIES,
  'samePage',
  'stated',
  'asked',
  ...SIMILARITIES.flatMap((name) => [`${name}IfStated`, `${name}IfAsked`, `${name}IfSamePage`]),
]

/** Weight of word meanings, against terms, in the overall similarity of two seeds. */
const MEANING = 0.3

/** Similarities of all seeds with each other, by kind of text. Row a, column b. */
interface SimilarityMatrices {
  readonly headTerms: readonly Float32Array[]
  readonly headMeanings: readonly Float32Array[]
  /** Similarity of the row's head with the column's body. */
  readonly crossTerms: readonly Float32Array[]
  readonly crossMeanings: readonly Float32Array[]
  readonly bodyTerms: readonly Float32Array[]
  readonly bodyMeanings: readonly Float32Array[]
}

/** Similarities of a page's title with each seed's head and body. */
interface TitleRow {
  readonly heads: Float32Array
  readonly bodies: Float32Array
}

/**
 * The features of a pair a > b, in the order of `PAIR_FEATURES`. They are written into `into` if it is given: there are tens of
 * thousands of pairs.
 */
export type PairFeatures = (a: number, b: number, into?: Float64Array) => Float64Array

/** Compares all seeds with each other. */
export function pairFeatures(corpus: Corpus, seeds: readonly Seed[]): PairFeatures {
  const matrices = similarityMatrices(corpus, seeds)
  const overall = overallSimilarity(matrices)
  const margins = marginsOf(overall, seeds)
  const spreads = overall.map(rowStatistics)
  const aligned = alignedWith(corpus, seeds, (seed) => seed.bodyWords)
  const headAligned = alignedWith(corpus, seeds, (seed) => seed.headWords)
  const profile = (a: number, b: number) => correlation(overall[a], overall[b], spreads[a], spreads[b], a, b)
  const at = (square: readonly Float32Array[], a: number, b: number) => square[a]?.[b] ?? 0
  const standing = (a: number, b: number) => {
    const spread = spreads[a] ?? { mean: 0, deviation: 1 }
    return (at(overall, a, b) - spread.mean) / spread.deviation
  }
  const titles = titlesOf(corpus, seeds)
  // A page's title does not distinguish the page's own headings.
  const titled = (kind: keyof TitleRow, a: number, b: number) =>
    seeds[a]?.pageId === seeds[b]?.pageId ? 0 : Math.max(titles[a]?.[kind][b] ?? 0, titles[b]?.[kind][a] ?? 0)
  const count = (kind: Seed['kind'], a: number, b: number) =>
    (seeds[a]?.kind === kind ? 1 : 0) + (seeds[b]?.kind === kind ? 1 : 0)
  return (a, b, into = new Float64Array(PAIR_FEATURES.length)) => {
    const page = seeds[a]?.pageId ?? null
    const samePage = page !== null && page === seeds[b]?.pageId ? 1 : 0
    const stated = count('statement', a, b)
    const asked = count('question', a, b)
    // In the order of `SIMILARITIES`.
    into[0] = at(matrices.headTerms, a, b)
    into[1] = at(matrices.headMeanings, a, b)
    into[2] = Math.max(at(matrices.crossTerms, a, b), at(matrices.crossTerms, b, a))
    into[3] = Math.max(at(matrices.crossMeanings, a, b), at(matrices.crossMeanings, b, a))
    into[4] = Math.min(at(matrices.crossTerms, a, b), at(matrices.crossTerms, b, a))
    into[5] = at(matrices.bodyTerms, a, b)
    into[6] = at(matrices.bodyMeanings, a, b)
    into[7] = Math.min(at(margins, a, b), at(margins, b, a))
    into[8] = Math.min(standing(a, b), standing(b, a))
    into[9] = profile(a, b)
    into[10] = Math.max(at(aligned, a, b), at(aligned, b, a))
    into[11] = Math.min(at(aligned, a, b), at(aligned, b, a))
    into[12] = Math.max(at(headAligned, a, b), at(headAligned, b, a))
    into[13] = titled('heads', a, b)
    into[14] = titled('bodies', a, b)
    let next: number = SIMILARITIES.length
    into[next++] = samePage
    into[next++] = stated
    into[next++] = asked
    for (let kind = 0; kind < SIMILARITIES.length; kind++) {
      const value = into[kind] ?? 0
      into[next++] = value * Math.min(1, stated)
      into[next++] = value * Math.min(1, asked)
      into[next++] = value * samePage
    }
    return into
  }
}

function similarityMatrices({ similarity }: Corpus, seeds: readonly Seed[]): SimilarityMatrices {
  const heads = seeds.map((seed) => seed.head)
  const bodies = seeds.map((seed) => seed.body)
  return {
    headTerms: heads.map((head) => similarity.terms(head, heads)),
    headMeanings: similarity.meaningsOfAll(heads),
    crossTerms: heads.map((head) => similarity.terms(head, bodies)),
    crossMeanings: heads.map((head) => similarity.wordMeanings(head, bodies)),
    bodyTerms: bodies.map((body) => similarity.terms(body, bodies)),
    bodyMeanings: similarity.meaningsOfAll(bodies),
  }
}

/** For each seed, the similarities of its page's title with every seed; null for a seed that is from no page. */
function titlesOf({ similarity }: Corpus, seeds: readonly Seed[]): readonly (TitleRow | null)[] {
  const heads = seeds.map((seed) => seed.head)
  const bodies = seeds.map((seed) => seed.body)
  const rows = new Map(
    [...new Set(seeds.map(({ title }) => title))].flatMap((title): [TextVector, TitleRow][] =>
      title === null
        ? []
        : [[title, { heads: similarity.terms(title, heads), bodies: similarity.terms(title, bodies) }]],
    ),
  )
  return seeds.map(({ title }) => (title === null ? null : (rows.get(title) ?? null)))
}

/** The overall similarity of each pair, by which a seed's partners are ranked. */
function overallSimilarity(matrices: SimilarityMatrices): Float32Array[] {
  const mixed = (terms: number, meanings: number) => (1 - MEANING) * terms + MEANING * meanings
  return matrices.bodyTerms.map((row, a) =>
    row.map((value, b) => {
      const of = (kind: keyof SimilarityMatrices, x: number, y: number) => matrices[kind][x]?.[y] ?? 0
      const cross = mixed(
        Math.max(of('crossTerms', a, b), of('crossTerms', b, a)),
        Math.max(of('crossMeanings', a, b), of('crossMeanings', b, a)),
      )
      return (
        (mixed(value, of('bodyMeanings', a, b)) +
          mixed(of('headTerms', a, b), of('headMeanings', a, b)) +
          cross) /
        3
      )
    }),
  )
}

/** How much more similar a seed is to another than to the next best seed of the same origin (a page, the overview, the questions). */
function marginsOf(overall: readonly Float32Array[], seeds: readonly Seed[]): Float32Array[] {
  const origins = seeds.map((seed) => seed.pageId ?? seed.kind)
  return overall.map((row, a) => {
    const first = new Map<string, number>()
    const second = new Map<string, number>()
    row.forEach((value, b) => {
      if (a === b) return
      const origin = origins[b] ?? ''
      const best = first.get(origin) ?? 0
      if (value > best) {
        second.set(origin, best)
        first.set(origin, value)
      } else if (value > (second.get(origin) ?? 0)) second.set(origin, value)
    })
    return row.map((value, b) => {
      const origin = origins[b] ?? ''
      const best = first.get(origin) ?? 0
      return value - (value >= best ? (second.get(origin) ?? 0) : best)
    })
  })
}

/** How well the words of each row's text align with those of each column's seed, less the mean over all seeds. */
function alignedWith(
  { alignment }: Corpus,
  seeds: readonly Seed[],
  textOf: (seed: Seed) => Bag,
): Float32Array[] {
  const columns = alignment.align(
    seeds.map((seed) => seed.bodyWords),
    seeds.map(textOf),
  )
  return seeds.map((_, row) => Float32Array.from(columns, (column) => column[row] ?? 0))
}
