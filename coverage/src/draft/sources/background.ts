import type { DraftBasis } from '@gaplens/contracts/drafts/draft-score'
import { Vocabulary } from '@gaplens/text/bags'
import { KnownWordMatches } from '@gaplens/text/word-matches'
import {
  type CountedPage,
  type CountedSection,
  corpusOf,
  countCollection,
  countPage,
} from '../../corpus/corpus.ts'
import { splitIntoSections } from '../../corpus/sections.ts'
import { withoutSiteBoilerplate } from '../../corpus/site-boilerplate.ts'
import { cachingTextCounter, type TextCounter, textCounter } from '../../corpus/text-counter.ts'
import type { CoverageModels } from '../../learned/models.ts'
import type { TextSource } from '../../source.ts'
import { claimOdds, compare } from '../../table/odds-table.ts'
import { claimsOfPages, type PageClaims } from '../../table/page-features.ts'
import { questionsOf } from '../../table/table-inputs.ts'
import { pairLikelihoods } from '../../topics/group-seeds.ts'
import { labelOf } from '../../topics/label-seeds.ts'
import { type OverviewStatement, overviewStatements } from '../../topics/overview-statements.ts'
import { type AskedQuestion, findSeeds } from '../../topics/seeds.ts'
import { basisSources, ownSource } from './basis-sources.ts'
import { fixedSubjects } from './fixed-subjects.ts'

/** How many texts are cached with their counted words: more than a draft and its last versions contain. */
const KNOWN_TEXTS = 4_000

/** What stays the same while a draft changes. */
export interface Background {
  readonly keyword: string
  readonly statements: readonly OverviewStatement[]
  readonly questions: readonly AskedQuestion[]
  readonly vocabulary: Vocabulary
  /** Word matches of the texts that were compared before. */
  readonly matches: KnownWordMatches
  /** Counts the words of the draft's texts, each text once. */
  readonly counter: TextCounter
  /** The page that the draft is to replace, as a source without a text. */
  readonly own: TextSource
  readonly others: readonly CountedPage[]
  /** The other pages, reduced to the sections whose headings may be subjects and to the labelled items of lists. */
  readonly headings: readonly CountedPage[]
  readonly claims: readonly PageClaims[]
  /** The texts of the other pages' claims, in the order of `odds`. */
  readonly claimTexts: readonly string[]
  /** For each subject of the report, by its index: the log odds of every claim of the other pages. */
  readonly odds: ReadonlyMap<number, Float32Array>
}

/**
 * Computes once what does not depend on the draft: splits the report's pages into claims, counts their words and compares
 * them. It takes as long as the comparison of an analysis.
 */
export function prepareBackground(basis: DraftBasis, models: CoverageModels): Background {
  const read = basisSources(basis)
  const own = ownSource(read)
  const sources = [own, ...read.filter(({ id }) => id !== own.id)]
  const vocabulary = new Vocabulary()
  const pages = withoutSiteBoilerplate(sources.map(splitIntoSections)).map((page) =>
    countPage(page, textCounter(vocabulary)),
  )
  const matches = new KnownWordMatches(vocabulary)
  const corpus = corpusOf(pages, countCollection(pages, vocabulary), vocabulary)
  const statements = overviewStatements(basis.overview)
  const questions = questionsOf(basis.overview)
  const seeds = findSeeds(corpus, statements, questions)
  const likelihood = pairLikelihoods(corpus, seeds, models.pairs)
  const subjects = fixedSubjects(basis, seeds, own.id, likelihood)
  const odds = claimOdds(
    compare(corpus, seeds, likelihood),
    subjects.map((subject) => subject.seeds),
    models.claims,
  )
  const claims = claimsOfPages(corpus)
  const ownClaims = claims.find(({ pageId }) => pageId === own.id)?.claims ?? 0
  const isOther = ({ source }: { source: TextSource }) => source.id !== own.id
  const subjectSections = new Set(seeds.flatMap(({ section }) => section?.section ?? []))
  return {
    keyword: basis.keyword,
    statements,
    questions,
    vocabulary,
    matches,
    counter: cachingTextCounter(vocabulary, KNOWN_TEXTS),
    own,
    others: pages.filter(isOther),
    headings: pages.filter(isOther).map(({ source, sections }) => ({
      source,
      sections: sections
        .filter(({ section }) => subjectSections.has(section))
        .map(
          (section): CountedSection => ({
            ...section,
            claims: section.claims.filter(({ claim }) => labelOf(claim) !== null),
          }),
        ),
    })),
    claims: claims.filter(({ pageId }) => pageId !== own.id),
    claimTexts: corpus.claims.slice(ownClaims).map(({ claim }) => claim.text),
    odds: new Map(
      subjects.flatMap(({ place }, at): [number, Float32Array][] =>
        // The user's page is the first.
        place === null ? [] : [[place, (odds[at] ?? new Float32Array(0)).subarray(ownClaims)]],
      ),
    ),
  }
}
