import type { Bag, Vocabulary } from './bags.ts'
import { InvertedIndex } from './inverted-index.ts'
import { type Collections, TermWeights } from './term-weights.ts'
import type { TextBags } from './text-bags.ts'
import { addAll, addTo, product, type SparseVector, unit } from './vectors.ts'
import { WordMeanings } from './word-meanings.ts'
import { DIMENSIONS } from './word-vectors.ts'

/** When a script has fewer texts than this, the mean over all texts is used instead of the mean of that script. */
const MIN_TEXTS_PER_SCRIPT = 4

/** A text as two vectors: its weighted terms, and the meanings of its words. The mean of the collection is subtracted from both. */
export interface TextVector extends SparseVector {
  /**
   * The mean is not subtracted from `values`, which would no longer be sparse. These two numbers do it within each
   * product: the factor of the mean vector, and the inner product of the values with the mean vector.
   */
  readonly meanFactor: number
  readonly meanProduct: number
  readonly meaning: Float32Array
  readonly script: Script
}

type Script = 'latin' | 'other'

/**
 * Compares texts by the cosine of their weighted terms and, separately, by the cosine of the meanings of their words.
 * The mean of the collection is subtracted first, because words that every page about the keyword uses do not make two
 * texts similar. Unrelated texts come out around 0.
 */
export class Similarity {
  private readonly vocabulary: Vocabulary
  private readonly weights: TermWeights
  private readonly meanings: WordMeanings
  /** Caches the weights that the mean was computed from, so that `vectorOf` need not compute them again. */
  private readonly weighted = new WeakMap<TextBags, SparseVector>()
  private readonly meanTerms: Float32Array
  private readonly meanSquare: number
  private readonly indexes = new WeakMap<readonly TextVector[], InvertedIndex>()
  /** One mean for texts in Latin letters and one for all others: two texts are not similar for sharing a language. */
  private readonly meanMeaning = {
    latin: new Float32Array(DIMENSIONS),
    other: new Float32Array(DIMENSIONS),
  }

  /** @param texts the texts that the mean is taken over, the same that `collections` was counted over */
  constructor(collections: Collections, texts: readonly TextBags[], vocabulary: Vocabulary) {
    this.vocabulary = vocabulary
    this.weights = new TermWeights(collections, texts, vocabulary.size)
    this.meanings = new WordMeanings(vocabulary, this.weights)
    this.meanTerms = new Float32Array(vocabulary.size)
    const share = 1 / Math.max(1, texts.length)
    for (const text of texts) {
      const weighted = this.weights.weigh(text)
      this.weighted.set(text, weighted)
      const { ids, values } = weighted
      for (let at = 0; at < ids.length; at++) addTo(this.meanTerms, ids[at] ?? 0, share * (values[at] ?? 0))
    }
    for (const script of ['latin', 'other'] as const) {
      const own = texts.filter((text) => this.scriptOf(text.words) === script)
      // The mean of one or two texts would be those texts themselves, and subtracting it would leave nothing.
      const sample = own.length >= MIN_TEXTS_PER_SCRIPT ? own : texts
      for (const text of sample)
        addAll(this.meanMeaning[script], this.meanings.of(text.words), 1 / sample.length)
    }
    this.meanSquare = product(this.meanTerms, this.meanTerms)
  }

  /** The vector of a text. Terms that no text of the collection contains are left out. */
  vectorOf(text: TextBags): TextVector {
    const { ids, values: weights } = this.weighted.get(text) ?? this.weights.weigh(text)
    const values = weights.slice()
    let meanProduct = 0
    let square = 0
    for (let at = 0; at < ids.length; at++) {
      const value = values[at] ?? 0
      meanProduct += value * (this.meanTerms[ids[at] ?? 0] ?? 0)
      square += value * value
    }
    const length = Math.sqrt(Math.max(1e-9, square - 2 * meanProduct + this.meanSquare))
    const script = this.scriptOf(text.words)
    const meaning = this.meanings.of(text.words).slice()
    addAll(meaning, this.meanMeaning[script], -1)
    for (let at = 0; at < values.length; at++) values[at] = (values[at] ?? 0) / length
    return {
      ids,
      values,
      meanFactor: -1 / length,
      meanProduct: meanProduct / length,
      meaning: unit(meaning),
      script,
    }
  }

  /** Cosine of a text's terms with those of each of `others`, −1 to 1. An array of others is indexed once and then cached. */
  terms(text: TextVector, others: readonly TextVector[]): Float32Array {
    const products = new Float32Array(others.length)
    this.indexOf(others).addProducts(products, text, 1)
    for (let at = 0; at < products.length; at++) {
      const other = others[at]
      if (other === undefined) continue
      products[at] =
        (products[at] ?? 0) +
        text.meanFactor * other.meanProduct +
        other.meanFactor * text.meanProduct +
        text.meanFactor * other.meanFactor * this.meanSquare
    }
    return products
  }

  /** Cosine of the word meanings of a text with those of each of `others`, −1 to 1. */
  wordMeanings(text: TextVector, others: readonly TextVector[]): Float32Array {
    const cosines = new Float32Array(others.length)
    for (let at = 0; at < cosines.length; at++) {
      const other = others[at]
      if (other !== undefined) cosines[at] = product(text.meaning, other.meaning)
    }
    return cosines
  }

  /** Cosine of the word meanings of every text with every other, −1 to 1: a row and a column for each. Each pair is computed once. */
  meaningsOfAll(texts: readonly TextVector[]): Float32Array[] {
    const rows = texts.map(() => new Float32Array(texts.length))
    texts.forEach((text, at) => {
      this.wordMeanings(text, texts.slice(0, at + 1)).forEach((cosine, other) => {
        for (const [row, column] of [
          [rows[at], other],
          [rows[other], at],
        ] as const)
          if (row !== undefined) row[column] = cosine
      })
    })
    return rows
  }

  private indexOf(texts: readonly TextVector[]): InvertedIndex {
    let index = this.indexes.get(texts)
    if (index === undefined) {
      index = new InvertedIndex(texts, this.meanTerms.length)
      this.indexes.set(texts, index)
    }
    return index
  }

  private scriptOf({ ids, counts, length }: Bag): Script {
    let latin = 0
    for (let at = 0; at < ids.length; at++)
      if (isLatin(this.vocabulary.termOf(ids[at] ?? 0))) latin += counts[at] ?? 0
    return latin * 2 > length ? 'latin' : 'other'
  }
}

/** Whether a word begins with a Latin letter. The comparison of codes spares most words the slower Unicode lookup. */
function isLatin(word: string): boolean {
  return word.charCodeAt(0) < 0x2e80 && /^\p{Script=Latin}/u.test(word)
}
