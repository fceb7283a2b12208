import type { Bag } from './bags.ts'

/** Robertson and Zaragoza, "The Probabilistic Relevance Framework: BM25 and Beyond", 2009, section 3: the usual values. */
const K1 = 1.2
const B = 0.75

/** The weights of the query's terms, by term number. */
export type Weights = ReadonlyMap<number, number>

/** The statistics of a collection of texts that BM25 and TF-IDF need. */
export class Collection {
  private readonly documents: number
  /** By term number: how many texts contain the term, and its IDF (NaN until it is first needed). */
  private readonly frequency: Int32Array
  private readonly rarity: Float64Array
  private readonly averageLength: number

  /** @param terms the size of the vocabulary */
  constructor(bags: readonly Bag[], terms: number) {
    this.documents = bags.length
    this.frequency = new Int32Array(terms)
    this.rarity = new Float64Array(terms).fill(Number.NaN)
    let total = 0
    for (const { ids, length } of bags) {
      total += length
      for (let at = 0; at < ids.length; at++) {
        const id = ids[at] ?? 0
        this.frequency[id] = (this.frequency[id] ?? 0) + 1
      }
    }
    this.averageLength = bags.length === 0 ? 1 : Math.max(1, total / bags.length)
  }

  /**
   * Inverse document frequency of a term: ln(1 + (N − n + 0.5) / (n + 0.5)), never negative. A term that is new to the
   * collection counts as one that no text contains.
   */
  idf(id: number): number {
    const known = this.rarity[id]
    if (known !== undefined && !Number.isNaN(known)) return known
    const n = this.frequency[id] ?? 0
    const idf = Math.log(1 + (this.documents - n + 0.5) / (n + 0.5))
    if (id >= 0 && id < this.rarity.length) this.rarity[id] = idf
    return idf
  }

  /** BM25 of a text for weighted terms: Σ weight · idf · tf·(k1+1) / (tf + k1·(1 − b + b·length/average)). */
  score(weights: Weights, { ids, counts, length }: Bag): number {
    const norm = K1 * (1 - B + (B * length) / this.averageLength)
    let score = 0
    for (let at = 0; at < ids.length; at++) {
      const id = ids[at] ?? 0
      const weight = weights.get(id)
      if (weight === undefined) continue
      const tf = counts[at] ?? 0
      score += (weight * this.idf(id) * tf * (K1 + 1)) / (tf + norm)
    }
    return score
  }

  /** The TF-IDF vector of a bag with sublinear tf (1 + ln tf), scaled to length 1. */
  vector({ ids, counts }: Bag): Float64Array {
    const vector = new Float64Array(ids.length)
    let squares = 0
    for (let at = 0; at < ids.length; at++) {
      const value = (1 + Math.log(counts[at] ?? 1)) * this.idf(ids[at] ?? 0)
      vector[at] = value
      squares += value * value
    }
    const norm = Math.sqrt(squares) || 1
    for (let at = 0; at < vector.length; at++) vector[at] = (vector[at] ?? 0) / norm
    return vector
  }
}
