import type { Serp } from '@gaplens/contracts/analysis/serp'
import { buildCorpus } from '../corpus/corpus.ts'
import type { CoverageModels } from '../learned/models.ts'
import type { TextSource } from '../source.ts'
import { pairLikelihoods } from '../topics/group-seeds.ts'
import { type OverviewStatement, overviewStatements } from '../topics/overview-statements.ts'
import { type AskedQuestion, findSeeds, type Seed } from '../topics/seeds.ts'
import { type Comparison, compare } from './odds-table.ts'

/** The pages to compare, and the parts of the SERP that yield topics. */
export interface CoverageInput {
  readonly keyword: string
  readonly serp: Pick<Serp, 'blocks' | 'relatedQuestions' | 'subQuestions'>
  readonly sources: readonly TextSource[]
}

/** Everything that the coverage table is computed from. It does not depend on how the seeds are grouped. */
export interface TableInputs {
  readonly keyword: string
  readonly statements: readonly OverviewStatement[]
  readonly comparison: Comparison
  readonly models: CoverageModels
}

/** Splits the pages, finds the seeds and compares them. */
export function prepareTableInputs(input: CoverageInput, models: CoverageModels): TableInputs {
  const corpus = buildCorpus(input.sources)
  const statements = overviewStatements(input.serp)
  const seeds = findSeeds(corpus, statements, questionsOf(input.serp))
  const comparison = compare(corpus, seeds, pairLikelihoods(corpus, seeds, models.pairs))
  return { keyword: input.keyword, statements, comparison, models }
}

/** The same inputs with additional seeds, compared again. */
export function withSeeds(inputs: TableInputs, more: readonly Seed[]): TableInputs {
  if (more.length === 0) return inputs
  const { corpus, seeds: known } = inputs.comparison
  const seeds = [...known, ...more]
  return {
    ...inputs,
    comparison: compare(corpus, seeds, pairLikelihoods(corpus, seeds, inputs.models.pairs)),
  }
}

/** The related questions and Google's sub-questions without duplicates, each with Google's answer if there is one. */
export function questionsOf({
  relatedQuestions,
  subQuestions = [],
}: Pick<Serp, 'relatedQuestions' | 'subQuestions'>): AskedQuestion[] {
  const answers = new Map(relatedQuestions.map((text) => [text, '']))
  for (const { text, answer } of subQuestions) answers.set(text, answers.get(text) || answer)
  return [...answers].map(([text, answer]) => ({ text, answer }))
}
