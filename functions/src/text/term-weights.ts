import type { Bag } from './bags.ts'
import type { Collection } from './bm25.ts'
import type { TextBags } from './text-bags.ts'
import type { Weighed } from './vectors.ts'

/** Frequencies of each kind over the sections of all pages. */
export interface Collections {
  readonly terms: Collection
  readonly letters: Collection
  readonly words: Collection
}

/** Weight of a single character beside a pair of them. */
const LETTER_WEIGHT = 1.3
/** Exponent of the rarity weight: with so few texts, rarity by itself is mostly chance. */
const RARITY = 0.5

/** Weighs a text's terms: (1 + ln tf) · idf^0.5, single characters 1.3 times that. */
export class TermWeights {
  private readonly words: Collection
  /** By number, of every term that stands in a section; 0 for all others. One for all kinds: a word that is also a pair of letters is as rare either way. */
  private readonly rarity: Float64Array
  private readonly wordRarity: Float64Array

  constructor(collections: Collections, sections: readonly TextBags[], terms: number) {
    this.words = collections.words
    this.rarity = new Float64Array(terms)
    this.wordRarity = new Float64Array(terms)
    for (const { terms: own, letters } of sections) {
      this.know(own, collections.terms)
      this.know(letters, collections.letters)
    }
  }

  /** A text's terms and letters as a vector of length 1; what stands in no section is left out. */
  weigh({ terms, letters }: TextBags): Weighed {
    const size = terms.ids.length + letters.ids.length
    const weighed = { ids: new Int32Array(size), values: new Float32Array(size) }
    const some = this.take(weighed, 0, terms, 1)
    const used = this.take(weighed, some, letters, LETTER_WEIGHT)
    const ids = weighed.ids.subarray(0, used)
    const values = weighed.values.subarray(0, used)
    let square = 0
    for (let at = 0; at < used; at++) square += (values[at] ?? 0) ** 2
    const length = Math.sqrt(square) || 1
    for (let at = 0; at < used; at++) values[at] = (values[at] ?? 0) / length
    return { ids, values }
  }

  /** How rare a dictionary word is, as a term where it is one too. */
  rarityOfWord(id: number): number {
    const term = this.rarity[id] ?? 0
    if (term > 0) return term
    const known = this.wordRarity[id] ?? 0
    if (known > 0) return known
    const rarity = this.words.idf(id) ** RARITY
    if (id < this.wordRarity.length) this.wordRarity[id] = rarity
    return rarity
  }

  private know(bag: Bag, collection: Collection): void {
    const { rarity } = this
    for (let at = 0; at < bag.ids.length; at++) {
      const id = bag.ids[at] ?? 0
      if (rarity[id] === 0) rarity[id] = collection.idf(id) ** RARITY
    }
  }

  private take(into: Weighed, from: number, { ids, counts }: Bag, weight: number): number {
    let used = from
    for (let at = 0; at < ids.length; at++) {
      const id = ids[at] ?? 0
      const rarity = this.rarity[id] ?? 0
      if (rarity === 0) continue
      into.ids[used] = id
      into.values[used] = weight * damped(counts[at] ?? 1) * rarity
      used += 1
    }
    return used
  }
}

/** 1 + ln of a count; most counts are 1. */
export function damped(count: number): number {
  return count === 1 ? 1 : 1 + Math.log(count)
}
