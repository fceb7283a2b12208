import { averageLinkage } from '@gaplens/text/average-linkage'
import type { Corpus } from '../corpus/corpus.ts'
import { type LogisticModel, logOdds, probability } from '../learned/logistic.ts'
import { agesIn } from '../people.ts'
import { PAIR_FEATURES, pairFeatures } from './pair-features.ts'
import type { Seed } from './seeds.ts'
import { statementsOfQuestions } from './stated-questions.ts'

/** Two groups are merged while the mean likelihood that their seeds are one subject is at least this. */
export const JOIN = 0.26
/** Two statements of the overview are merged only from this likelihood on, because Google rarely repeats itself. */
const TWO_STATEMENTS = 0.8

/** The learned likelihood that two seeds, given by index, are one subject. */
export function pairLikelihoods(
  corpus: Corpus,
  seeds: readonly Seed[],
  model: LogisticModel,
): (a: number, b: number) => number {
  const features = pairFeatures(corpus, seeds)
  const pair = new Float64Array(PAIR_FEATURES.length)
  const rows = seeds.map((_, a) => {
    const row = new Float32Array(a)
    for (let b = 0; b < a; b++) row[b] = probability(logOdds(model, features(a, b, pair)))
    return row
  })
  return (a, b) => rows[Math.max(a, b)]?.[Math.min(a, b)] ?? 0
}

/**
 * Merges seeds of one subject by average linkage over the likelihood of each pair.
 * @param keyword people whom it names are no reason to keep two statements apart
 */
export function groupSeeds(
  seeds: readonly Seed[],
  likelihood: (a: number, b: number) => number,
  keyword = '',
): Seed[][] {
  const told = statementsOfQuestions(seeds, keyword)
  const compared = seeds.flatMap((_, at) => (told.has(at) ? [] : at))
  const rows = compared.map((a, row) =>
    Float32Array.from({ length: row }, (_, column) => likelihood(a, compared[column] ?? 0)),
  )
  const ages = seeds.map(({ kind, text }) => (kind === 'statement' ? agesIn(text, keyword) : ''))
  // What is right for a pregnant woman or a child is a subject of its own, however alike the words are.
  const areApart = (a: number, b: number) =>
    seeds[a]?.kind === 'statement' &&
    seeds[b]?.kind === 'statement' &&
    (likelihood(a, b) < TWO_STATEMENTS || ages[a] !== ages[b])
  const groups = averageLinkage(rows, JOIN, (a, b) => areApart(compared[a] ?? 0, compared[b] ?? 0))
  return groups.map((group) => {
    const members = new Set(group.map((row) => compared[row] ?? 0))
    return seeds.filter((_, at) => members.has(told.get(at) ?? at))
  })
}
