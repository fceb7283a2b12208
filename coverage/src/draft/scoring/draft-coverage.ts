import type { DraftBasis, DraftBasisTopic } from '@gaplens/contracts/drafts/draft-score'
import { type ClaimUnit, type Corpus, corpusOf, countCollection, countPage } from '../../corpus/corpus.ts'
import { isBoilerplate } from '../../corpus/page-boilerplate.ts'
import { splitIntoSections } from '../../corpus/sections.ts'
import { logOdds, probability } from '../../learned/logistic.ts'
import type { CoverageModels } from '../../learned/models.ts'
import { OWN_HEADING } from '../../table/coverage-table.ts'
import { claimOdds, compare, sameSubjectLikelihood } from '../../table/odds-table.ts'
import { comparePages } from '../../table/page-features.ts'
import { pairLikelihoods } from '../../topics/group-seeds.ts'
import { findSeeds } from '../../topics/seeds.ts'
import type { Background } from '../sources/background.ts'
import { draftSource } from '../sources/basis-sources.ts'
import { fixedSubjects } from '../sources/fixed-subjects.ts'
import type { WrittenText } from '../text/draft-text.ts'

/** How likely a draft covers a topic, and where. */
export interface DraftTopicCoverage {
  readonly topic: DraftBasisTopic
  readonly likelihood: number
  /** Whether the likelihood comes from a judge's verdict in the report. */
  readonly judged: boolean
  /** The draft's claims that are nearest to the topic, the nearest first. */
  readonly nearest: readonly ClaimUnit[]
}

/**
 * Compares a draft with the report's topics as an analysis would compare a page with the same text, except that the topics and the
 * other pages' verdicts stay fixed.
 */
export function draftCoverage(
  basis: DraftBasis,
  background: Background,
  draft: WrittenText,
  models: CoverageModels,
): DraftTopicCoverage[] {
  const { own, vocabulary, counter } = background
  const source = draftSource(own, draft)
  const page = countPage(splitIntoSections(source), counter)
  const none = { likelihood: 0, judged: false, nearest: [] }
  if (page.sections.length === 0) return basis.topics.map((topic) => ({ topic, ...none }))
  const counts = countCollection([page, ...background.others], vocabulary, background.matches)
  const corpus = corpusOf([page], counts, vocabulary)
  const seeds = findSeeds(
    corpusOf([page, ...background.headings], counts, vocabulary),
    background.statements,
    background.questions,
    counter.count,
  )
  const likelihood = pairLikelihoods(corpus, seeds, models.pairs)
  const subjects = fixedSubjects(basis, seeds, own.id, likelihood)
  const groups = subjects.map((subject) => subject.seeds)
  const comparison = compare(corpus, seeds, likelihood)
  const odds = claimOdds(comparison, groups, models.claims).map((row, at) =>
    withOthers(row, background.odds.get(subjects[at]?.place ?? -1)),
  )
  const pages = [{ pageId: own.id, claims: corpus.claims.length }, ...background.claims]
  const comparisons = comparePages(pages, groups, odds, sameSubjectLikelihood(comparison, groups), 1)
  const rated = new Map(
    subjects.flatMap(({ place, seeds: own }, row): [number, Rated][] => {
      const compared = comparisons[row]?.[0]
      if (place === null || compared === undefined) return []
      const alone = own.every((seed) => seed.pageId === source.id)
      const likelihood = alone ? OWN_HEADING : probability(logOdds(models.pages, compared.features))
      return [[place, { likelihood, nearest: compared.nearest }]]
    }),
  )
  let place = 0
  return basis.topics.map((topic) => {
    const best = topic.members
      .flatMap(() => rated.get(place++) ?? [])
      .reduce<Rated | null>((most, each) => (each.likelihood > (most?.likelihood ?? -1) ? each : most), null)
    if (best === null) return { topic, ...none }
    const nearest = quotable(corpus, best.nearest)
    return judgedBefore({ topic, likelihood: best.likelihood, judged: false, nearest }, draft)
  })
}

/** The likelihood that the draft covers a subject, and the indexes of its nearest claims. */
interface Rated {
  readonly likelihood: number
  readonly nearest: readonly number[]
}

function withOthers(own: Float32Array, others: Float32Array | undefined): Float32Array {
  if (others === undefined) return own
  const all = new Float32Array(own.length + others.length)
  all.set(own)
  all.set(others, own.length)
  return all
}

function quotable(corpus: Corpus, places: readonly number[]): ClaimUnit[] {
  return places.flatMap((at) => {
    const unit = corpus.claims[at]
    return unit === undefined || isBoilerplate(unit.claim) ? [] : [unit]
  })
}

/** Keeps a judge's likelihood, if it is greater, as long as the draft contains the quotes that it is based on. */
function judgedBefore(compared: DraftTopicCoverage, { text }: WrittenText): DraftTopicCoverage {
  const { judged } = compared.topic
  if (judged === null || judged.likelihood <= compared.likelihood) return compared
  const isKept = judged.quotes.length > 0 && judged.quotes.every((quote) => text.includes(quote))
  return isKept ? { ...compared, likelihood: judged.likelihood, judged: true } : compared
}
