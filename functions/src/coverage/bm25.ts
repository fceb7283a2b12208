import { countTerms } from './terms.ts'

/** Robertson and Zaragoza, "The Probabilistic Relevance Framework: BM25 and Beyond", 2009, section 3: the usual values. */
const K1 = 1.2
const B = 0.75

/** A text as a bag of terms. */
export interface Bag {
  readonly counts: ReadonlyMap<string, number>
  readonly length: number
}

export function bagOf(terms: readonly string[]): Bag {
  return { counts: countTerms(terms), length: terms.length }
}

export function mergeBags(bags: readonly Bag[]): Bag {
  const counts = new Map<string, number>()
  let length = 0
  for (const bag of bags) {
    length += bag.length
    for (const [term, count] of bag.counts) counts.set(term, (counts.get(term) ?? 0) + count)
  }
  return { counts, length }
}

/** A weighted bag of terms to look for. */
export type Query = ReadonlyMap<string, number>

/** What BM25 needs to know of the collection. */
export class Collection {
  private readonly documents: number
  private readonly frequency = new Map<string, number>()
  private readonly rarity = new Map<string, number>()
  private readonly averageLength: number

  constructor(bags: readonly Bag[]) {
    this.documents = bags.length
    let total = 0
    for (const bag of bags) {
      total += bag.length
      for (const term of bag.counts.keys()) this.frequency.set(term, (this.frequency.get(term) ?? 0) + 1)
    }
    this.averageLength = bags.length === 0 ? 1 : Math.max(1, total / bags.length)
  }

  /** How rare a term is: ln(1 + (N − n + 0.5) / (n + 0.5)), never negative. */
  idf(term: string): number {
    let idf = this.rarity.get(term)
    if (idf === undefined) {
      const n = this.frequency.get(term) ?? 0
      idf = Math.log(1 + (this.documents - n + 0.5) / (n + 0.5))
      this.rarity.set(term, idf)
    }
    return idf
  }

  /** BM25 of a text for a weighted query: Σ weight · idf · tf·(k1+1) / (tf + k1·(1 − b + b·length/average)). */
  score(query: Query, bag: Bag): number {
    const norm = K1 * (1 - B + (B * bag.length) / this.averageLength)
    let score = 0
    for (const [term, weight] of query) {
      const tf = bag.counts.get(term)
      if (tf !== undefined) score += (weight * this.idf(term) * tf * (K1 + 1)) / (tf + norm)
    }
    return score
  }

  /** TF-IDF with logarithmic tf, of length 1. */
  vector(bag: Bag): Map<string, number> {
    const vector = new Map<string, number>()
    let squares = 0
    for (const [term, count] of bag.counts) {
      const value = (1 + Math.log(count)) * this.idf(term)
      vector.set(term, value)
      squares += value * value
    }
    const norm = Math.sqrt(squares) || 1
    for (const [term, value] of vector) vector.set(term, value / norm)
    return vector
  }
}

/** Inner product of two sparse vectors. */
export function dot(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number {
  const [small, large] = a.size <= b.size ? [a, b] : [b, a]
  let sum = 0
  for (const [term, value] of small) sum += value * (large.get(term) ?? 0)
  return sum
}
