import type { Bag, Vocabulary } from './bags.ts'
import { Meanings } from './meanings.ts'
import { Postings } from './postings.ts'
import type { TextBags } from './text-bags.ts'
import { addAll, addTo, gathered, product, unit, type Weighed } from './vectors.ts'
import { type Collections, Weigher } from './weigher.ts'
import { DIMENSIONS } from './word-vectors.ts'

/** Share of the meaning of the words in the likeness of two texts; the rest is the words themselves. */
const MEANING = 0.3

/** More texts than this are worth a list for each term; fewer are walked through. */
const MANY = 40
/** With fewer sections of a script than this, the middle of all sections stands for theirs. */
const FEW = 4
/** Texts of two languages share hardly more than names and figures: what they mean counts this much then. */
const ACROSS = 0.8

/** A text's place: unit vectors of its terms and of its words' meanings, both seen from the middle of all sections. */
export interface Point extends Weighed {
  /** How much of the common middle is taken off the values, and how far they reach along it. */
  readonly middle: number
  readonly along: number
  readonly meaning: Float32Array
  readonly script: Script
}

type Script = 'latin' | 'other'

/**
 * Where texts lie to each other. Two texts are alike by the cosine of their weighted terms, 70 %, and of their words'
 * meanings, 30 %, after the mean of all sections is taken off both: what every page about the keyword says is no sign
 * of likeness. Unrelated texts then come out around 0.
 */
export class Space {
  private readonly vocabulary: Vocabulary
  private readonly weigher: Weigher
  private readonly meanings: Meanings
  /** What was weighed for the middle is not weighed again for its place. */
  private readonly weighed = new WeakMap<TextBags, Weighed>()
  private readonly middleTerms: Float32Array
  private readonly middleSquare: number
  /** All zero between calls. */
  private readonly scratch: Float32Array
  private readonly postings = new WeakMap<readonly Point[], Postings>()
  /** One for texts in Latin letters, one for all others: what a language's words have in common is no likeness. */
  private readonly middleMeaning = {
    latin: new Float32Array(DIMENSIONS),
    other: new Float32Array(DIMENSIONS),
  }

  constructor(collections: Collections, sections: readonly TextBags[], vocabulary: Vocabulary) {
    this.vocabulary = vocabulary
    this.weigher = new Weigher(collections, sections, vocabulary.size)
    this.meanings = new Meanings(vocabulary, this.weigher)
    this.middleTerms = new Float32Array(vocabulary.size)
    this.scratch = new Float32Array(vocabulary.size)
    const share = 1 / Math.max(1, sections.length)
    for (const section of sections) {
      const weighed = this.weigher.weigh(section)
      this.weighed.set(section, weighed)
      const { ids, values } = weighed
      for (let at = 0; at < ids.length; at++) addTo(this.middleTerms, ids[at] ?? 0, share * (values[at] ?? 0))
    }
    for (const script of ['latin', 'other'] as const) {
      const own = sections.filter((section) => this.scriptOf(section.words) === script)
      // The middle of one or two texts would be those texts.
      const shown = own.length >= FEW ? own : sections
      for (const section of shown)
        addAll(this.middleMeaning[script], this.meanings.of(section.words), 1 / shown.length)
    }
    this.middleSquare = product(this.middleTerms, this.middleTerms)
  }

  /** Where a text lies. Terms that stand in no section are left out. */
  place(text: TextBags): Point {
    const { ids, values: weights } = this.weighed.get(text) ?? this.weigher.weigh(text)
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

  /**
   * Likeness of a group to each text: the mean of its points' likeness to it.
   * @param count of the first texts to look at; all by default
   */
  likeness(group: readonly Point[], texts: readonly Point[], count = texts.length): Float32Array {
    const result = new Float32Array(count)
    for (const script of ['latin', 'other'] as const) {
      const part = group.filter((point) => point.script === script)
      if (part.length > 0) this.addLikeness(result, part, script, part.length / group.length, texts)
    }
    return result
  }

  /** Adds the likeness of points of one script to `result`, `share` times. */
  private addLikeness(
    result: Float32Array,
    part: readonly Point[],
    script: Script,
    share: number,
    texts: readonly Point[],
  ): void {
    const mean = 1 / part.length
    const direct = this.productsOf(part, mean, texts, result.length)
    const meaning = new Float32Array(DIMENSIONS)
    let middle = 0
    let along = 0
    for (const point of part) {
      middle += mean * point.middle
      along += mean * point.along
      addAll(meaning, point.meaning, mean)
    }
    for (let row = 0; row < result.length; row++) {
      const text = texts[row]
      if (text === undefined) break
      const alike = product(meaning, text.meaning)
      const shared = direct[row] ?? 0
      if (text.script !== script) addTo(result, row, share * ((1 - MEANING) * shared + ACROSS * alike))
      else {
        const terms =
          shared + middle * text.along + text.middle * along + middle * text.middle * this.middleSquare
        addTo(result, row, share * ((1 - MEANING) * terms + MEANING * alike))
      }
    }
  }

  /** The mean product of a group's terms with each of the first texts' own. */
  private productsOf(
    part: readonly Point[],
    mean: number,
    texts: readonly Point[],
    count: number,
  ): Float32Array {
    const products = new Float32Array(count)
    if (texts.length > MANY) {
      const postings = this.postingsOf(texts)
      for (const point of part) postings.addProducts(products, point, mean)
      return products
    }
    const { scratch } = this
    for (const { ids, values } of part)
      for (let at = 0; at < ids.length; at++) addTo(scratch, ids[at] ?? 0, mean * (values[at] ?? 0))
    for (let row = 0; row < count; row++) {
      const text = texts[row]
      if (text !== undefined) products[row] = gathered(scratch, text)
    }
    for (const { ids } of part) for (const id of ids) scratch[id] = 0
    return products
  }

  private postingsOf(texts: readonly Point[]): Postings {
    let postings = this.postings.get(texts)
    if (postings === undefined) {
      postings = new Postings(texts, this.middleTerms.length)
      this.postings.set(texts, postings)
    }
    return postings
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
