import type { Bag, Vocabulary } from '@gaplens/text/bags'
import type { Corpus } from '../corpus/corpus.ts'

/** Number of terms kept for a topic. */
const TERMS_MAX = 100

/** The terms of a topic with the greatest weights, as a vector of length 1. */
export class TopicTerms {
  private readonly weights: ReadonlyMap<number, number>
  private readonly vocabulary: Vocabulary

  constructor(weights: ReadonlyMap<number, number>, vocabulary: Vocabulary) {
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

/** The direction of the mean of the texts' TF-IDF vectors, reduced to its `TERMS_MAX` greatest terms. */
export function topicTerms(
  bags: readonly Bag[],
  { collection, vocabulary }: Pick<Corpus, 'collection' | 'vocabulary'>,
): TopicTerms {
  const sum = new Map<number, number>()
  for (const bag of bags) {
    const vector = collection.vector(bag)
    for (let at = 0; at < vector.length; at++) {
      const id = bag.ids[at] ?? 0
      sum.set(id, (sum.get(id) ?? 0) + (vector[at] ?? 0))
    }
  }
  const heaviest = [...sum]
    .sort((a, b) => b[1] - a[1] || (vocabulary.termOf(a[0]) < vocabulary.termOf(b[0]) ? -1 : 1))
    .slice(0, TERMS_MAX)
  const norm = Math.sqrt(heaviest.reduce((squares, [, value]) => squares + value * value, 0)) || 1
  return new TopicTerms(new Map(heaviest.map(([id, value]) => [id, value / norm])), vocabulary)
}
