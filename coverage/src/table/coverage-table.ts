import { COVERED, type Likelihood, PROBABLE } from '../certainty.ts'
import type { ClaimUnit, Corpus } from '../corpus/corpus.ts'
import { mayBeQuoted } from '../corpus/page-boilerplate.ts'
import type { Quote } from '../corpus/quote.ts'
import { logOdds, probability } from '../learned/logistic.ts'
import type { CoverageModels } from '../learned/models.ts'
import { groupSeeds } from '../topics/group-seeds.ts'
import { nameTopics } from '../topics/names.ts'
import type { OverviewStatement } from '../topics/overview-statements.ts'
import { type Seed, sourceSeedIndex } from '../topics/seeds.ts'
import { namingInputOf } from './naming-input.ts'
import { type Comparison, claimOdds, sameSubjectLikelihood } from './odds-table.ts'
import { claimsOfPages, comparePages, type PageComparison } from './page-features.ts'
import { type CoverageInput, prepareTableInputs, type TableInputs } from './table-inputs.ts'

/** How likely one page covers one topic, and where. */
export interface Verdict extends Likelihood {
  readonly pageId: string
  /** The passages of the page that are most likely about the topic: first those that a judge cited, then by likelihood. */
  readonly quotes: readonly Quote[]
  /** Number of quotes, from the first, that a judge cited. */
  readonly cited: number
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

/** Finds the subjects and compares every page with each of them. Deterministic; linear in the text. */
export function buildCoverageTable(input: CoverageInput, models: CoverageModels): CoverageTable {
  const inputs = prepareTableInputs(input, models)
  const { seeds, likelihood } = inputs.comparison
  return tableOf(inputs, groupSeeds(seeds, likelihood, input.keyword))
}

/** Compares every page with the given groups of seeds. A topic's id comes from its first seed, so it survives later merges. */
export function tableOf(inputs: TableInputs, groups: readonly (readonly Seed[])[]): CoverageTable {
  const { comparison, models, statements, keyword } = inputs
  const { corpus } = comparison
  const userId = corpus.pages.find(({ source }) => source.role === 'user')?.source.id
  const comparisons = comparePages(
    claimsOfPages(corpus),
    groups,
    claimOdds(comparison, groups, models.claims),
    sameSubjectLikelihood(comparison, groups),
  )
  const unnamed = groups.map((seeds, row): ComparedGroup => {
    const verdicts = verdictsOf(inputs, seeds, comparisons[row] ?? [])
    return { seeds, verdicts, likelyClaims: likelyClaimsOf(corpus, verdicts, comparisons[row] ?? []) }
  })
  const names = nameTopics(
    unnamed.map(({ seeds, verdicts, likelyClaims }) =>
      namingInputOf(corpus, seeds, likelyClaims, coveringSources(verdicts, userId)),
    ),
    keyword,
  )
  const memberOf = memberFinder(comparison, userId)
  return {
    keyword,
    corpus,
    inputs,
    statements,
    topics: unnamed.map((group, at) => ({
      id: `t${group.seeds[0]?.id.slice(1) ?? at}`,
      name: names[at]?.name ?? '',
      aliases: names[at]?.aliases ?? [],
      members: [memberOf(group.seeds)],
      ...topicOf(corpus, group),
    })),
  }
}

/** A group of seeds that was compared with every page, before it has a name. */
interface ComparedGroup {
  readonly seeds: readonly Seed[]
  readonly verdicts: readonly Verdict[]
  /** The nearest claim of each page that probably covers the subject. */
  readonly likelyClaims: readonly ClaimUnit[]
}

function verdictsOf(
  { comparison: { corpus }, models }: TableInputs,
  seeds: readonly Seed[],
  comparisons: readonly PageComparison[],
): Verdict[] {
  return corpus.pages.map((page, column): Verdict => {
    const { features, nearest } = comparisons[column] ?? { features: [], nearest: [] }
    const isOwnSubject = seeds.every((seed) => seed.pageId === page.source.id)
    const likelihood = isOwnSubject ? OWN_HEADING : probability(logOdds(models.pages, features))
    return {
      pageId: page.source.id,
      likelihood,
      byWords: likelihood,
      judgeIsCertain: false,
      cited: 0,
      quotes: nearest.flatMap((at) => {
        const unit = corpus.claims[at]
        return unit === undefined || !mayBeQuoted(unit.claim) ? [] : [quoteOf(unit)]
      }),
    }
  })
}

function likelyClaimsOf(
  { claims }: Corpus,
  verdicts: readonly Verdict[],
  comparisons: readonly PageComparison[],
): ClaimUnit[] {
  return verdicts.flatMap(({ likelihood }, column) =>
    likelihood < PROBABLE ? [] : (claims[comparisons[column]?.nearest[0] ?? -1] ?? []),
  )
}

/** The sources that are said to cover a subject: those that likely do, or else the likeliest. */
function coveringSources(verdicts: readonly Verdict[], userId: string | undefined): ReadonlySet<string> {
  const sources = verdicts.filter(({ pageId }) => pageId !== userId)
  const least = Math.min(COVERED, Math.max(...sources.map(({ likelihood }) => likelihood)))
  return new Set(sources.flatMap(({ pageId, likelihood }) => (likelihood >= least ? [pageId] : [])))
}

/** What a topic has besides its name and its member. */
function topicOf(
  { sections }: Corpus,
  { seeds, verdicts, likelyClaims }: ComparedGroup,
): Omit<TableTopic, 'id' | 'name' | 'aliases' | 'members'> {
  return {
    statements: seeds.flatMap((seed) => seed.statement ?? []),
    questions: seeds.flatMap((seed) => (seed.kind === 'question' ? [seed.text] : [])),
    verdicts,
    seeds,
    lengths: likelyClaims.flatMap((unit) => sections[unit.section]?.section.chars ?? []),
  }
}

/** Returns the member that a group of seeds is, by its seeds' places among those that are not from the user's page. */
function memberFinder({ seeds }: Comparison, userId: string | undefined): (group: readonly Seed[]) => Member {
  const places = sourceSeedIndex(seeds, userId)
  // A subject that a judge proposed has no heading of its own; the headings above its passages are used instead.
  const headOf = (seed: Seed) =>
    seed.section === null ? seed : (seeds.find(({ section }) => section === seed.section) ?? seed)
  return (group) => ({
    seeds: [...new Set(group.flatMap((seed) => places.get(headOf(seed)) ?? []))],
    headings: group.flatMap((seed) => (places.has(seed) ? [] : [seed.text])),
  })
}

/** The passage that is quoted for a claim. */
export function quoteOf({ claim }: ClaimUnit): Quote {
  const { id, pageId, start, quoteEnd, heading } = claim
  return { id, pageId, start, end: quoteEnd, heading }
}
