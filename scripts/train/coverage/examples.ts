import { buildCorpus, type Corpus } from '@gaplens/coverage/corpus/corpus'
import type { CoverageModels } from '@gaplens/coverage/learned/models'
import { CLAIM_FEATURES } from '@gaplens/coverage/table/claim-features'
import { claimOdds, compare, forEachClaim, sameSubjectLikelihood } from '@gaplens/coverage/table/odds-table'
import { claimsOfPages, comparePages, PAGE_FEATURES } from '@gaplens/coverage/table/page-features'
import { questionsOf } from '@gaplens/coverage/table/table-inputs'
import { groupSeeds, pairLikelihoods } from '@gaplens/coverage/topics/group-seeds'
import { overviewStatements } from '@gaplens/coverage/topics/overview-statements'
import { PAIR_FEATURES, pairFeatures } from '@gaplens/coverage/topics/pair-features'
import { findSeeds, type Seed } from '@gaplens/coverage/topics/seeds'
import type { ReadCase } from '../../../tests/cases/outside-cases.ts'
import { type Example, fitLogistic } from './fit.ts'
import { Truth } from './truth.ts'

/** Penalties on the weights, chosen on cases left out. */
const RIDGE = { pairs: 3, claims: 10, pages: 5 }
/** Label of a page that mentions a subject in passing, where 1 means that it treats the subject. */
const TOUCHING = 0.3
/** Vote of a seed from Google's SERP for the subject of its group, where a heading has 1. It is the better evidence. */
const SHOWN_VOTE = 1.5

/** A case ready to be trained on. */
export interface TrainingCase {
  readonly read: ReadCase
  readonly corpus: Corpus
  readonly seeds: readonly Seed[]
  readonly truth: Truth
  readonly pairs: readonly Example[]
}

export function trainingCase(read: ReadCase): TrainingCase {
  const corpus = buildCorpus(read.sources)
  const seeds = findSeeds(corpus, overviewStatements(read.serp), questionsOf(read.serp))
  const truth = new Truth(read.truth, new Map(read.sources.map((source) => [source.url, source.id])))
  const topics = seeds.map((seed) => truth.seed(seed))
  const features = pairFeatures(corpus, seeds)
  const pairs = topics.flatMap((own, a) =>
    topics.slice(0, a).flatMap((other, b): Example[] =>
      own.length === 0 || other.length === 0
        ? []
        : [
            {
              features: [...features(a, b)],
              label: own.some((topic) => other.includes(topic)) ? 1 : 0,
              weight: 1,
            },
          ],
    ),
  )
  return { read, corpus, seeds, truth, pairs }
}

/** Trains the three models in order. Each is trained on the output of the one before. */
export function train(cases: readonly TrainingCase[]): CoverageModels {
  const pairs = fitLogistic(
    PAIR_FEATURES,
    cases.flatMap((each) => each.pairs),
    RIDGE.pairs,
  )
  const grouped = cases.map((each) => group(each, pairs))
  const claims = fitLogistic(CLAIM_FEATURES, grouped.flatMap(claimExamples), RIDGE.claims)
  const pages = fitLogistic(
    PAGE_FEATURES,
    grouped.flatMap((each) => pageExamples(each, claims)),
    RIDGE.pages,
  )
  return { pairs, claims, pages }
}

interface GroupedCase extends TrainingCase {
  readonly groups: readonly (readonly Seed[])[]
  /** The subject that each group is about; null where none is marked. */
  readonly topics: readonly (string | null)[]
  readonly comparison: ReturnType<typeof compare>
}

export function group(own: TrainingCase, pairs: CoverageModels['pairs']): GroupedCase {
  const likelihood = pairLikelihoods(own.corpus, own.seeds, pairs)
  const groups = groupSeeds(own.seeds, likelihood, own.read.truth.keyword)
  const topics = groups.map((seeds) => majority(own.truth, seeds))
  return { ...own, groups, topics, comparison: compare(own.corpus, own.seeds, likelihood) }
}

function majority(truth: Truth, seeds: readonly Seed[]): string | null {
  const votes = new Map<string, number>()
  for (const seed of seeds) {
    const topics = truth.seed(seed)
    const vote = (seed.kind === 'heading' ? 1 : SHOWN_VOTE) / topics.length
    for (const topic of topics) votes.set(topic, (votes.get(topic) ?? 0) + vote)
  }
  return [...votes].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null
}

/** The page that is the only one to name a group; null when there are several. It gives no examples for that group. */
function onlyPage(seeds: readonly Seed[]): string | null {
  const pages = new Set(seeds.map((seed) => seed.pageId))
  return pages.size === 1 ? (seeds[0]?.pageId ?? null) : null
}

function claimExamples({ groups, topics, corpus, truth, comparison }: GroupedCase): Example[] {
  const about = corpus.claims.map(({ claim }) => truth.claim(claim))
  return groups.flatMap((seeds, row) => {
    const topic = topics[row]
    const only = onlyPage(seeds)
    const examples: Example[] = []
    if (topic === null || topic === undefined) return []
    forEachClaim(comparison, seeds, (at, features) => {
      const level = about[at]?.get(topic) ?? 0
      // A mention in passing is neither a positive nor a negative example.
      if (corpus.claims[at]?.claim.pageId !== only && level !== 0.5)
        examples.push({ features, label: level, weight: 1 })
    })
    return examples
  })
}

export interface PageExample extends Example {
  readonly isUser: boolean
  readonly treats: boolean
}

export function pageExamples(
  { groups, topics, corpus, truth, comparison }: GroupedCase,
  claims: CoverageModels['claims'],
): PageExample[] {
  const comparisons = comparePages(
    claimsOfPages(corpus),
    groups,
    claimOdds(comparison, groups, claims),
    sameSubjectLikelihood(comparison, groups),
  )
  return groups.flatMap((seeds, row) => {
    const topic = topics[row]
    const only = onlyPage(seeds)
    if (topic === null || topic === undefined) return []
    return corpus.pages.flatMap(({ source }, column): PageExample[] => {
      const features = comparisons[row]?.[column]?.features
      if (source.id === only || features === undefined) return []
      const level = truth.treatment.get(source.id)?.get(topic) ?? 0
      const label = level === 1 ? 1 : level === 0.5 ? TOUCHING : 0
      return [{ features, label, weight: 1, isUser: source.role === 'user', treats: level === 1 }]
    })
  })
}
