import type { Bag, Vocabulary } from './bags.ts'
import { InvertedIndex } from './inverted-index.ts'
import { type Collections, TermWeights } from './term-weights.ts'
import type { TextBags } from './text-bags.ts'
import { addAll, addTo, product, unit, type Weighed } from './vectors.ts'
import { WordMeanings } from './word-meanings.ts'
import { DIMENSIONS } from './word-vectors.ts'

/** With fewer texts of a script than this, the middle of all texts stands for theirs. */
const FEW = 4

/** A text as vectors of its weighted terms and of its words' meanings, both seen from the middle of the collection. */
export interface TextVector extends Weighed {
  /** How much of the common middle is taken off the values, and how far they reach along it. */
  readonly middle: number
  readonly along: number
  readonly meaning: Float32Array
  readonly script: Script
}

type Script = 'latin' | 'other'

/**
 * Compares texts by the cosine of their weighted terms and, apart from it, of their words' meanings, after the mean of
 * the collection is taken off both: what every page about the keyword says is no sign of similarity. Unrelated texts
 * come out around 0.
 */
export class Similarity {
  private readonly vocabulary: Vocabulary
  private readonly weights: TermWeights
  private readonly meanings: WordMeanings
  /** What was weighed for the middle is not weighed again for its vector. */
  private readonly weighed = new WeakMap<TextBags, Weighed>()
  private readonly middleTerms: Float32Array
  private readonly middleSquare: number
  private readonly indexes = new WeakMap<readonly TextVector[], InvertedIndex>()
  /** One for texts in Latin letters, one for all others: what a language's words have in common is no similarity. */
  private readonly middleMeaning = {
    latin: new Float32Array(DIMENSIONS),
    other: new Float32Array(DIMENSIONS),
  }

  /** @param texts whose mean is the middle: those that rarity was counted over */
  constructor(collections: Collections, texts: readonly TextBags[], vocabulary: Vocabulary) {
    this.vocabulary = vocabulary
    this.weights = new TermWeights(collections, texts, vocabulary.size)
    this.meanings = new WordMeanings(vocabulary, this.weights)
    this.middleTerms = new Float32Array(vocabulary.size)
    const share = 1 / Math.max(1, texts.length)
    for (const text of texts) {
      const weighed = this.weights.weigh(text)
      this.weighed.set(text, weighed)
      const { ids, values } = weighed
      for (let at = 0; at < ids.length; at++) addTo(this.middleTerms, ids[at] ?? 0, share * (values[at] ?? 0))
    }
    for (const script of ['latin', 'other'] as const) {
      const own = texts.filter((text) => this.scriptOf(text.words) === script)
      // The middle of one or two texts would be those texts.
      const shown = own.length >= FEW ? own : texts
      for (const text of shown)
        addAll(this.middleMeaning[script], this.meanings.of(text.words), 1 / shown.length)
    }
    this.middleSquare = product(this.middleTerms, this.middleTerms)
  }

  /** The vector of a text. Terms that stand in no text of the collection are left out. */
  vectorOf(text: TextBags): TextVector {
    const { ids, values: weights } = this.weighed.get(text) ?? this.weights.weigh(text)
    const values = weights.slice()
    let along = 0
    let square = 0
    for (let at = 0; at < ids.length; at++) {
      const value = values[at] ?? 0
      along += value * (this.middleTerms[ids[at] ?? 0] ?? 0)
      square += value * value
    }
    const length = Math.sqrt(Math.max(1e-9, square - 2 * along + this.middleSquare))
    const script = this.scriptOf(text.words)
    const meaning = this.meanings.of(text.words).slice()
    addAll(meaning, this.middleMeaning[script], -1)
    for (let at = 0; at < values.length; at++) values[at] = (values[at] ?? 0) / length
    return { ids, values, middle: -1 / length, along: along / length, meaning: unit(meaning), script }
  }

  /** Cosine of a text's terms with those of each of the others, −1 to 1. The list is indexed once, whatever is asked of it. */
  terms(text: TextVector, others: readonly TextVector[]): Float32Array {
    const products = new Float32Array(others.length)
    this.indexOf(others).addProducts(products, text, 1)
    for (let at = 0; at < products.length; at++) {
      const other = others[at]
      if (other === undefined) continue
      products[at] =
        (products[at] ?? 0) +
        text.middle * other.along +
        other.middle * text.along +
        text.middle * other.middle * this.middleSquare
    }
    return products
  }

  /** Cosine of the meanings of a text's words with each of the others, −1 to 1. */
  wordMeanings(text: TextVector, others: readonly TextVector[]): Float32Array {
    return Float32Array.from(others, (other) => product(text.meaning, other.meaning))
  }

  private indexOf(texts: readonly TextVector[]): InvertedIndex {
    let index = this.indexes.get(texts)
    if (index === undefined) {
      index = new InvertedIndex(texts, this.middleTerms.length)
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

/** By the first letter; what lies past the Latin blocks need not be asked. */
function isLatin(word: string): boolean {
  return word.charCodeAt(0) < 0x2e80 && /^\p{Script=Latin}/u.test(word)
}
