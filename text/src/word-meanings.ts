import type { Bag, Vocabulary } from './bags.ts'
import { sublinearTf, type TermWeights } from './term-weights.ts'
import { unit } from './vectors.ts'
import { signsOfWord, sumOfSigns } from './word-vectors.ts'

/** The meaning of a text: the weighted sum of the vectors of its words, scaled to length 1. */
export class WordMeanings {
  private readonly vocabulary: Vocabulary
  private readonly weights: TermWeights
  private readonly known = new WeakMap<Bag, Float32Array>()
  /** Vectors by word number, filled when first needed. */
  private readonly signs: (readonly Int8Array[])[] = []

  constructor(vocabulary: Vocabulary, weights: TermWeights) {
    this.vocabulary = vocabulary
    this.weights = weights
  }

  /** The meaning of a bag of words. It is cached and shared, so callers must not write to it. */
  of(words: Bag): Float32Array {
    let meaning = this.known.get(words)
    if (meaning === undefined) {
      meaning = this.compute(words)
      this.known.set(words, meaning)
    }
    return meaning
  }

  private compute({ ids, counts }: Bag): Float32Array {
    const signs: Int8Array[] = []
    const weights: number[] = []
    for (let at = 0; at < ids.length; at++) {
      const id = ids[at] ?? 0
      const own = this.signsOf(id)
      const weight = (sublinearTf(counts[at] ?? 1) * this.weights.rarityOfWord(id)) / own.length
      for (const each of own) {
        signs.push(each)
        weights.push(weight)
      }
    }
    return unit(sumOfSigns(signs, weights))
  }

  private signsOf(id: number): readonly Int8Array[] {
    let signs = this.signs[id]
    if (signs === undefined) {
      signs = signsOfWord(this.vocabulary.termOf(id))
      this.signs[id] = signs
    }
    return signs
  }
}
