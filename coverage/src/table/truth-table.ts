import type { Serp } from '@gaplens/contracts/serp'
import { termsOf } from '@gaplens/text/terms'
import { buildCorpus, type ClaimUnit, type Corpus } from '../corpus/corpus.ts'
import { isFurniture } from '../corpus/page-furniture.ts'
import { logOdds, probability } from '../learned/logistic.ts'
import type { CoverageModels } from '../learned/models.ts'
import { siteOf } from '../sites.ts'
import type { TextSource } from '../source.ts'
import { groupSeeds, pairLikelihoods } from '../topics/group-seeds.ts'
import { nameTopics } from '../topics/names.ts'
import { type OverviewStatement, overviewStatements } from '../topics/overview-statements.ts'
import { findSeeds, placesOfOthers, type Seed } from '../topics/seeds.ts'
import { topicTerms } from '../topics/topic-terms.ts'
import { claimOdds, compare, samenessOf } from './odds-table.ts'
import { claimsOfPages, comparePages } from './page-features.ts'

/** A verbatim stretch of a page that a report may quote: `page.text.slice(start, end)`. */
export interface Quote {
  readonly id: string
  readonly pageId: string
  readonly start: number
  readonly end: number
  readonly heading: string
}

/** How one page treats one topic. */
export interface Verdict {
  readonly pageId: string
  /** Likelihood that the page treats it: calibrated, or near 0 or 1 where it was judged. */
  readonly likelihood: number
  /** Whether a judge read the page for this topic and its quotes were verified; else words alone were compared. */
  readonly judged: boolean
  /** The passages of the page that are most likely about the topic, the likeliest first. */
  readonly quotes: readonly Quote[]
}

/** One subject and what every page that was read says of it. */
export interface TableTopic {
  readonly id: string
  /** Empty when no name was found. */
  readonly name: string
  readonly aliases: readonly string[]
  /** The overview's statements and the related questions about it. */
  readonly statements: readonly OverviewStatement[]
  readonly questions: readonly string[]
  readonly verdicts: readonly Verdict[]
  /**
   * What it is made of, several where a judge merged subjects: by it a draft is compared with the same topic later.
   */
  readonly members: readonly Member[]
  /** Characters of the longest stretch under one heading that treats it, on each page that likely does. */
  readonly lengths: readonly number[]
}

/** A subject as the words alone tell it. */
interface Member {
  /** The places of its seeds among all seeds that are not of the user's page. */
  readonly seeds: readonly number[]
  /** The headings of the user's page that are of it. */
  readonly headings: readonly string[]
}

/** Which page treats which topic, in which words and how likely. All of a report's coverage is derived from it. */
export interface TruthTable {
  readonly keyword: string
  readonly topics: readonly TableTopic[]
  readonly statements: readonly OverviewStatement[]
  /** Where a judge read a cited page for a statement and its quote was verified. */
  readonly judgedSupport?: readonly JudgedSupport[]
  readonly corpus: Corpus
}

/** A page's words that support a statement according to the judge. */
export interface JudgedSupport {
  readonly statementId: string
  readonly pageId: string
  readonly level: 'found' | 'partly'
  readonly quote: Quote
}

/** Likelihood for a subject of which only this page has a heading: the page treats it by definition. */
export const OWN_HEADING = 0.97
/** From this likelihood on, a page's words are used to name the topic and to measure how long it is treated. */
const LIKELY = 0.5

/** The related questions and Google's own sub-questions, without repetitions. */
export function questionsOf({
  relatedQuestions,
  subQuestions = [],
}: Pick<Serp, 'relatedQuestions' | 'subQuestions'>): string[] {
  return [...new Set([...relatedQuestions, ...subQuestions.map(({ text }) => text)])]
}

/** Finds the subjects and compares every page with each of them. Deterministic; linear in the text. */
export function findTruthTable(
  input: { readonly keyword: string; readonly serp: Serp; readonly sources: readonly TextSource[] },
  models: CoverageModels,
): TruthTable {
  const corpus = buildCorpus(input.sources)
  const statements = overviewStatements(input.serp)
  const seeds = findSeeds(corpus, statements, questionsOf(input.serp))
  const likelihood = pairLikelihoods(corpus, seeds, models.pairs)
  const groups = groupSeeds(seeds, likelihood)
  const comparison = compare(corpus, seeds, likelihood)
  const odds = claimOdds(comparison, groups, models.claims)
  const meetings = comparePages(claimsOfPages(corpus), groups, odds, samenessOf(comparison, groups))
  const drafts = groups.map((group, row) => ({
    group,
    verdicts: corpus.pages.map((page, column): Verdict => {
      const { features, nearest } = meetings[row]?.[column] ?? { features: [], nearest: [] }
      const alone = group.every((seed) => seed.pageId === page.source.id)
      return {
        pageId: page.source.id,
        likelihood: alone ? OWN_HEADING : probability(logOdds(models.pages, features)),
        judged: false,
        quotes: nearest.flatMap((at) => {
          const unit = corpus.claims[at]
          return unit === undefined || isFurniture(unit.claim) ? [] : [quoteOf(unit)]
        }),
      }
    }),
    nearest: corpus.pages.map((_, column) => meetings[row]?.[column]?.nearest[0] ?? -1),
  }))
  const places = placesOfOthers(seeds, input.sources.find(({ role }) => role === 'user')?.id)
  const names = nameTopics(
    drafts.map(({ group, verdicts, nearest }) => unnamed(corpus, group, verdicts, nearest)),
    input.keyword,
  )
  return {
    keyword: input.keyword,
    corpus,
    statements,
    topics: drafts.map(({ group, verdicts, nearest }, at) => ({
      id: `t${at + 1}`,
      name: names[at]?.name ?? '',
      aliases: names[at]?.aliases ?? [],
      statements: group.flatMap((seed) => seed.statement ?? []),
      questions: group.flatMap((seed) => (seed.kind === 'question' ? [seed.text] : [])),
      verdicts,
      members: [
        {
          seeds: group.flatMap((seed) => places.get(seed) ?? []),
          headings: group.flatMap((seed) => (places.has(seed) ? [] : [seed.text])),
        },
      ],
      lengths: verdicts.flatMap((verdict, column) => {
        const unit = corpus.claims[nearest[column] ?? -1]
        const section = unit === undefined ? undefined : corpus.sections[unit.section]
        return verdict.likelihood < LIKELY || section === undefined ? [] : [section.section.chars]
      }),
    })),
  }
}

/** The passage that is quoted for a claim. */
export function quoteOf({ claim }: ClaimUnit): Quote {
  const { id, pageId, start, quoteEnd, heading } = claim
  return { id, pageId, start, end: quoteEnd, heading }
}

function unnamed(
  corpus: Corpus,
  group: readonly Seed[],
  verdicts: readonly Verdict[],
  nearest: readonly number[],
) {
  const units = verdicts.flatMap((verdict, column) =>
    verdict.likelihood >= LIKELY ? (corpus.claims[nearest[column] ?? -1] ?? []) : [],
  )
  const sites = new Map(corpus.pages.map((page) => [page.source.id, siteOf(page.source.url)]))
  const spoken = units.map((unit) => {
    const section = corpus.sections[unit.section]
    return {
      text: `${unit.claim.heading}\n${unit.claim.text}`,
      site: sites.get(unit.claim.pageId) ?? '',
      terms: corpus.vocabulary.merge((section?.claims ?? [unit]).map((claim) => claim.terms)),
    }
  })
  const stated = group.flatMap(({ statement }) => {
    if (statement === null) return []
    const bag = corpus.vocabulary.bagOf((take) => {
      for (const term of termsOf(`${statement.label} ${statement.text}`)) take(term)
    })
    return [{ text: statement.text, site: '', terms: bag }]
  })
  const quotes = [...stated, ...spoken]
  return {
    seeds: group,
    quotes,
    terms: topicTerms(
      quotes.map((quote) => quote.terms),
      corpus,
    ),
  }
}
