import type { Bag, Vocabulary } from './bags.ts'
import type { Weights } from './bm25.ts'
import type { Corpus } from './corpus.ts'

/** Terms kept of a topic for ranking passages. */
const QUERY_TERMS = 100

/** What to look for in passages: a topic's heaviest terms. */
export class Query {
  readonly weights: Weights
  private readonly vocabulary: Vocabulary

  constructor(weights: Weights, vocabulary: Vocabulary) {
    this.weights = weights
    this.vocabulary = vocabulary
  }

  weightOf(term: string): number {
    const id = this.vocabulary.numberOf(term)
    return id === undefined ? 0 : (this.weights.get(id) ?? 0)
  }

  isIn(term: string, bag: Bag): boolean {
    const id = this.vocabulary.numberOf(term)
    return id !== undefined && bag.has(id)
  }
}

/** The mean of the texts' TF-IDF vectors, its heaviest terms only, of length 1. */
export function queryOf(
  bags: readonly Bag[],
  { collection, vocabulary }: Pick<Corpus, 'collection' | 'vocabulary'>,
): Query {
  const sum = new Map<number, number>()
  for (const bag of bags) {
    const vector = collection.vector(bag)
    for (let at = 0; at < vector.length; at++) {
      const id = bag.ids[at] ?? 0
      sum.set(id, (sum.get(id) ?? 0) + (vector[at] ?? 0))
    }
  }
  const heaviest = heaviestOf(sum, vocabulary)
  const norm = Math.sqrt(heaviest.reduce((squares, [, value]) => squares + value * value, 0)) || 1
  return new Query(new Map(heaviest.map(([id, value]) => [id, value / norm])), vocabulary)
}

/** The heaviest terms, heaviest first. Sorted as plain numbers before, so that few are compared one by one. */
function heaviestOf(weights: ReadonlyMap<number, number>, vocabulary: Vocabulary): [number, number][] {
  const least = Float64Array.from(weights.values()).sort().at(-QUERY_TERMS) ?? 0
  return [...weights]
    .filter(([, weight]) => weight >= least)
    .sort((a, b) => b[1] - a[1] || (vocabulary.termOf(a[0]) < vocabulary.termOf(b[0]) ? -1 : 1))
    .slice(0, QUERY_TERMS)
}
