import type { TextVector } from '@gaplens/text/similarity'
import { termsOf } from '@gaplens/text/terms'
import { textBags } from '@gaplens/text/text-bags'
import type { ClaimUnit, Corpus } from '../corpus/corpus.ts'
import { isBoilerplate } from '../corpus/page-boilerplate.ts'
import type { Quote } from '../corpus/quote.ts'
import { logOdds, probability } from '../learned/logistic.ts'
import type { CoverageModels } from '../learned/models.ts'
import { siteOf } from '../sites.ts'
import { groupSeeds } from '../topics/group-seeds.ts'
import { nameTopics } from '../topics/names.ts'
import type { OverviewStatement } from '../topics/overview-statements.ts'
import { type Seed, sourceSeedIndex } from '../topics/seeds.ts'
import { topicTerms } from '../topics/topic-terms.ts'
import { claimOdds, sameSubjectLikelihood } from './odds-table.ts'
import { claimsOfPages, comparePages } from './page-features.ts'
import { type CoverageInput, prepareTableInputs, type TableInputs } from './table-inputs.ts'

export type { Quote }

/** How likely one page covers one topic, and where. */
export interface Verdict {
  readonly pageId: string
  /** Likelihood that the page covers it: calibrated from words, and moved by a judge's answers if there are any. */
  readonly likelihood: number
  /** Whether the judge's answers settle it (`judgements.ts`). If not, they still moved the likelihood. */
  readonly judged: boolean
  /** The likelihood from words alone, whatever a judge says. */
  readonly byWords: number
  /** The passages of the page that are most likely about the topic: first those that a judge cited, then by likelihood. */
  readonly quotes: readonly Quote[]
  /** Number of quotes, from the first, that a judge cited. */
  readonly cited: number
  /** Whether a judge cited only one short passage. */
  readonly brief?: boolean
}

/** One topic with the verdict on every page that was read. */
export interface TableTopic {
  readonly id: string
  /** Empty when no name was found. */
  readonly name: string
  readonly aliases: readonly string[]
  /** The AI Overview's statements about it. */
  readonly statements: readonly OverviewStatement[]
  /** The related questions about it. */
  readonly questions: readonly string[]
  readonly verdicts: readonly Verdict[]
  /** The subjects that it consists of, more than one if a judge merged them. The editor uses them to compare a draft. */
  readonly members: readonly Member[]
  /** The seeds that it was found by. */
  readonly seeds: readonly Seed[]
  /** For each page that probably covers it, the number of characters of the section with the nearest claim. */
  readonly lengths: readonly number[]
}

/** A subject as it was found by comparing words, before a judge merged it with others. */
interface Member {
  /** Indexes of its seeds among all seeds that are not from the user's page. */
  readonly seeds: readonly number[]
  /** The headings of the user's page that belong to it. */
  readonly headings: readonly string[]
}

/** Which page covers which topic, how likely, and in which passages. All of a report's coverage is derived from it. */
export interface CoverageTable {
  readonly keyword: string
  readonly topics: readonly TableTopic[]
  readonly statements: readonly OverviewStatement[]
  /** The support of statements by cited pages that a judge found and whose quotes were verified. */
  readonly judgedSupport?: readonly JudgedSupport[]
  /** Figures that measure one quantity according to the judge's answers; not verified yet. */
  readonly judgedMeasures?: readonly JudgedMeasure[]
  readonly corpus: Corpus
  /** The inputs that the table was computed from. */
  readonly inputs: TableInputs
}

/** Figures that measure one quantity according to one answer of the judge. */
export interface JudgedMeasure {
  readonly name: string
  /** Each figure as written, with the passage or the statement of the AI Overview that gives it. */
  readonly given: readonly {
    readonly quote: Quote | null
    readonly statementId: string | null
    readonly figure: string
  }[]
}

/** A page's words that support a statement according to the judge. */
export interface JudgedSupport {
  readonly statementId: string
  readonly pageId: string
  readonly level: 'found' | 'partly'
  readonly quote: Quote
}

/** Likelihood for a subject whose only heading is on this page: the page covers it by definition. */
export const OWN_HEADING = 0.97
/** From this likelihood on, a page's nearest claim is used to name the topic and to measure the length of its section. */
const LIKELY = 0.5

/** Finds the subjects and compares every page with each of them. Deterministic; linear in the text. */
export function buildCoverageTable(input: CoverageInput, models: CoverageModels): CoverageTable {
  const inputs = prepareTableInputs(input, models)
  const { seeds, likelihood } = inputs.comparison
  return tableOf(inputs, groupSeeds(seeds, likelihood))
}

/** Compares every page with the given groups of seeds. A topic's id comes from its first seed, so it survives later merges. */
export function tableOf(inputs: TableInputs, groups: readonly (readonly Seed[])[]): CoverageTable {
  const { comparison, models, statements, keyword } = inputs
  const { corpus } = comparison
  const odds = claimOdds(comparison, groups, models.claims)
  const comparisons = comparePages(
    claimsOfPages(corpus),
    groups,
    odds,
    sameSubjectLikelihood(comparison, groups),
  )
  const drafts = groups.map((group, row) => ({
    group,
    verdicts: corpus.pages.map((page, column): Verdict => {
      const { features, nearest } = comparisons[row]?.[column] ?? { features: [], nearest: [] }
      const alone = group.every((seed) => seed.pageId === page.source.id)
      const likelihood = alone ? OWN_HEADING : probability(logOdds(models.pages, features))
      return {
        pageId: page.source.id,
        likelihood,
        byWords: likelihood,
        judged: false,
        cited: 0,
        quotes: nearest.flatMap((at) => {
          const unit = corpus.claims[at]
          return unit === undefined || isBoilerplate(unit.claim) ? [] : [quoteOf(unit)]
        }),
      }
    }),
    nearest: corpus.pages.map((_, column) => comparisons[row]?.[column]?.nearest[0] ?? -1),
  }))
  const userId = corpus.pages.find(({ source }) => source.role === 'user')?.source.id
  const places = sourceSeedIndex(comparison.seeds, userId)
  // A subject that a judge proposed has no heading of its own; the headings above its passages are used instead.
  const headOf = (seed: Seed) =>
    seed.section === null ? seed : (comparison.seeds.find(({ section }) => section === seed.section) ?? seed)
  const names = nameTopics(
    drafts.map(({ group, verdicts, nearest }) => unnamed(corpus, group, verdicts, nearest)),
    keyword,
  )
  return {
    keyword,
    corpus,
    inputs,
    statements,
    topics: drafts.map(({ group, verdicts, nearest }, at) => ({
      id: `t${group[0]?.id.slice(1) ?? at}`,
      name: names[at]?.name ?? '',
      aliases: names[at]?.aliases ?? [],
      statements: group.flatMap((seed) => seed.statement ?? []),
      questions: group.flatMap((seed) => (seed.kind === 'question' ? [seed.text] : [])),
      verdicts,
      members: [
        {
          seeds: [...new Set(group.flatMap((seed) => places.get(headOf(seed)) ?? []))],
          headings: group.flatMap((seed) => (places.has(seed) ? [] : [seed.text])),
        },
      ],
      seeds: group,
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

/** How near a text is in meaning to texts with these vectors: the mean cosine, −1 to 1. */
function nearnessTo({ similarity, vocabulary }: Corpus, vectors: readonly TextVector[]) {
  return (text: string): number => {
    const cosines = similarity.wordMeanings(similarity.vectorOf(textBags(text, vocabulary)), vectors)
    return cosines.reduce((sum, cosine) => sum + cosine, 0) / Math.max(1, vectors.length)
  }
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
      heading: unit.claim.heading,
      // A heading says what the text under it is about, which need not repeat it.
      terms: corpus.vocabulary.merge(
        section === undefined
          ? [unit.terms]
          : [section.headingTerms, ...section.claims.map((claim) => claim.terms)],
      ),
    }
  })
  const stated = group.flatMap(({ statement }) => {
    if (statement === null) return []
    const bag = corpus.vocabulary.bagOf((take) => {
      for (const term of termsOf(`${statement.label} ${statement.text}`)) take(term)
    })
    return [{ text: statement.text, site: '', heading: statement.label, terms: bag }]
  })
  const quotes = [...stated, ...spoken]
  const meanings = [
    ...group.flatMap(({ statement, body }) => (statement === null ? [] : [body])),
    ...units.map(({ vector }) => vector),
  ]
  return {
    seeds: group,
    quotes,
    nearness: nearnessTo(corpus, meanings),
    terms: topicTerms(
      quotes.map((quote) => quote.terms),
      corpus,
    ),
  }
}
