import type { Bag } from './bags.ts'
import type { Collection } from './bm25.ts'
import type { TextBags } from './text-bags.ts'
import type { SparseVector } from './vectors.ts'

/** Document frequencies of terms, single characters and dictionary words, counted over the sections of all pages. */
export interface Collections {
  readonly terms: Collection
  readonly characters: Collection
  readonly words: Collection
}

/** Weight of a single character, where a pair of characters has 1. */
const CHARACTER_WEIGHT = 1.3
/** Exponent that dampens the IDF: a collection of some ten pages is so small that IDF alone would be mostly chance. */
const RARITY_EXPONENT = 0.5

/** Weights of the terms of a text: (1 + ln tf) · idf^0.5, and 1.3 times that for single characters. */
export class TermWeights {
  private readonly words: Collection
  /**
   * idf^0.5 by term number, for every term that some section contains; 0 for all others. Terms and characters share the
   * array: a word that is also a pair of characters gets one rarity.
   */
  private readonly rarities: Float64Array
  private readonly wordRarities: Float64Array

  constructor(collections: Collections, sections: readonly TextBags[], terms: number) {
    this.words = collections.words
    this.rarities = new Float64Array(terms)
    this.wordRarities = new Float64Array(terms)
    for (const { terms: own, characters } of sections) {
      this.addRarities(own, collections.terms)
      this.addRarities(characters, collections.characters)
    }
  }

  /** The terms and characters of a text as a vector of length 1. Terms that no section contains are left out. */
  weigh({ terms, characters }: TextBags): SparseVector {
    const size = terms.ids.length + characters.ids.length
    const weighted = { ids: new Int32Array(size), values: new Float32Array(size) }
    const some = this.append(weighted, 0, terms, 1)
    const used = this.append(weighted, some, characters, CHARACTER_WEIGHT)
    const ids = weighted.ids.subarray(0, used)
    const values = weighted.values.subarray(0, used)
    let square = 0
    for (let at = 0; at < used; at++) square += (values[at] ?? 0) ** 2
    const length = Math.sqrt(square) || 1
    for (let at = 0; at < used; at++) values[at] = (values[at] ?? 0) / length
    return { ids, values }
  }

  /** Rarity of a dictionary word. A word that is a term as well has the rarity of the term. */
  rarityOfWord(id: number): number {
    const term = this.rarities[id] ?? 0
    if (term > 0) return term
    const known = this.wordRarities[id] ?? 0
    if (known > 0) return known
    const rarity = this.words.idf(id) ** RARITY_EXPONENT
    if (id < this.wordRarities.length) this.wordRarities[id] = rarity
    return rarity
  }

  private addRarities(bag: Bag, collection: Collection): void {
    const { rarities } = this
    for (let at = 0; at < bag.ids.length; at++) {
      const id = bag.ids[at] ?? 0
      if (rarities[id] === 0) rarities[id] = collection.idf(id) ** RARITY_EXPONENT
    }
  }

  private append(into: SparseVector, from: number, { ids, counts }: Bag, weight: number): number {
    let used = from
    for (let at = 0; at < ids.length; at++) {
      const id = ids[at] ?? 0
      const rarity = this.rarities[id] ?? 0
      if (rarity === 0) continue
      into.ids[used] = id
      into.values[used] = weight * sublinearTf(counts[at] ?? 1) * rarity
      used += 1
    }
    return used
  }
}

/** 1 + ln of a count (sublinear term frequency). Most counts are 1 and need no logarithm. */
export function sublinearTf(count: number): number {
  return count === 1 ? 1 : 1 + Math.log(count)
}
