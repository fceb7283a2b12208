import type { Serp } from '@gaplens/contracts/serp'
import { buildCorpus } from '../corpus/corpus.ts'
import type { CoverageModels } from '../learned/models.ts'
import type { TextSource } from '../source.ts'
import { pairLikelihoods } from '../topics/group-seeds.ts'
import { type OverviewStatement, overviewStatements } from '../topics/overview-statements.ts'
import { findSeeds, type Seed } from '../topics/seeds.ts'
import { type Comparison, compare } from './odds-table.ts'

/** What is compared: the pages, and what of Google's answer makes topics. */
export interface Compared {
  readonly keyword: string
  readonly serp: Pick<Serp, 'blocks' | 'relatedQuestions' | 'subQuestions'>
  readonly sources: readonly TextSource[]
}

/** What subjects are made of and compared by, however they are grouped. */
export interface Grounds {
  readonly keyword: string
  readonly statements: readonly OverviewStatement[]
  readonly comparison: Comparison
  readonly models: CoverageModels
}

/** Cuts the pages, finds the seeds and compares them. */
export function findGrounds(input: Compared, models: CoverageModels): Grounds {
  const corpus = buildCorpus(input.sources)
  const statements = overviewStatements(input.serp)
  const seeds = findSeeds(corpus, statements, questionsOf(input.serp))
  const comparison = compare(corpus, seeds, pairLikelihoods(corpus, seeds, models.pairs))
  return { keyword: input.keyword, statements, comparison, models }
}

/** The grounds with further seeds. */
export function withSeeds(grounds: Grounds, more: readonly Seed[]): Grounds {
  if (more.length === 0) return grounds
  const { corpus, seeds: known } = grounds.comparison
  const seeds = [...known, ...more]
  return {
    ...grounds,
    comparison: compare(corpus, seeds, pairLikelihoods(corpus, seeds, grounds.models.pairs)),
  }
}

/** The related questions and Google's own sub-questions, without repetitions. */
export function questionsOf({
  relatedQuestions,
  subQuestions = [],
}: Pick<Serp, 'relatedQuestions' | 'subQuestions'>): string[] {
  return [...new Set([...relatedQuestions, ...subQuestions.map(({ text }) => text)])]
}
