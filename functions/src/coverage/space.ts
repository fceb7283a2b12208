import type { Bag, Collection } from './bm25.ts'
import { addWordVector, DIMENSIONS } from './word-vectors.ts'

/** What of a text is compared: its terms, its single Chinese characters, its dictionary words. */
export interface TextBags {
  readonly terms: Bag
  readonly letters: Bag
  readonly words: Bag
}

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
/** Share of the meaning of the words in the likeness of two texts; the rest is the words themselves. */
const MEANING = 0.3

/** A text's place: unit vectors of its terms and of its words' meanings, both seen from the middle of all sections. */
export interface Point {
  readonly ids: Int32Array
  readonly values: Float32Array
  /** How much of the common middle is taken off. */
  readonly middle: number
  readonly meaning: Float32Array
}

/** The mean of some points, laid out for fast comparison. */
export interface Direction {
  readonly terms: Float32Array
  readonly middle: number
  readonly alongMiddle: number
  readonly meaning: Float32Array
}

/**
 * Where texts lie to each other. Two texts are alike by the cosine of their weighted terms, 70 %, and of their words'
 * meanings, 30 %, after the mean of all sections is taken off both: what every page about the keyword says is no sign
 * of likeness. Unrelated texts then come out around 0.
 */
export class Space {
  private readonly collections: Collections
  private readonly idOf = new Map<string, number>()
  private readonly middleTerms: Float32Array
  private readonly middleSquare: number
  private readonly middleMeaning: Float32Array

  constructor(collections: Collections, sections: readonly TextBags[]) {
    this.collections = collections
    for (const { terms, letters } of sections)
      for (const bag of [terms, letters])
        for (const term of bag.counts.keys()) if (!this.idOf.has(term)) this.idOf.set(term, this.idOf.size)
    this.middleTerms = new Float32Array(this.idOf.size)
    this.middleMeaning = new Float32Array(DIMENSIONS)
    const share = 1 / Math.max(1, sections.length)
    for (const section of sections) {
      const { ids, values } = this.weigh(section)
      ids.forEach((id, at) => {
        this.middleTerms[id] = (this.middleTerms[id] ?? 0) + share * (values[at] ?? 0)
      })
      add(this.middleMeaning, this.meaningOf(section.words), share)
    }
    this.middleSquare = dense(this.middleTerms, this.middleTerms)
  }

  /** Where a text lies. Terms that stand in no section are left out. */
  place(text: TextBags): Point {
    const { ids, values } = this.weigh(text)
    let alongMiddle = 0
    let square = 0
    for (let at = 0; at < ids.length; at++) {
      const value = values[at] ?? 0
      alongMiddle += value * (this.middleTerms[ids[at] ?? 0] ?? 0)
      square += value * value
    }
    const length = Math.sqrt(Math.max(1e-9, square - 2 * alongMiddle + this.middleSquare))
    const meaning = this.meaningOf(text.words)
    add(meaning, this.middleMeaning, -1)
    return { ids, values: values.map((value) => value / length), middle: -1 / length, meaning: unit(meaning) }
  }

  /** The mean direction of some points. */
  towards(points: readonly Point[]): Direction {
    const terms = new Float32Array(this.idOf.size)
    const meaning = new Float32Array(DIMENSIONS)
    const share = 1 / Math.max(1, points.length)
    let middle = 0
    for (const point of points) {
      for (let at = 0; at < point.ids.length; at++) {
        const id = point.ids[at] ?? 0
        terms[id] = (terms[id] ?? 0) + share * (point.values[at] ?? 0)
      }
      middle += share * point.middle
      add(meaning, point.meaning, share)
    }
    return { terms, middle, alongMiddle: dense(terms, this.middleTerms), meaning }
  }

  /** Likeness of a text to a direction: the mean of its likeness to each of the direction's points. */
  likeness(direction: Direction, point: Point): number {
    let direct = 0
    let along = 0
    for (let at = 0; at < point.ids.length; at++) {
      const id = point.ids[at] ?? 0
      const value = point.values[at] ?? 0
      direct += value * (direction.terms[id] ?? 0)
      along += value * (this.middleTerms[id] ?? 0)
    }
    const terms =
      direct +
      direction.middle * along +
      point.middle * direction.alongMiddle +
      direction.middle * point.middle * this.middleSquare
    return (1 - MEANING) * terms + MEANING * dense(direction.meaning, point.meaning)
  }

  private weigh({ terms, letters }: TextBags): { ids: Int32Array; values: Float32Array } {
    const ids: number[] = []
    const values: number[] = []
    let square = 0
    for (const [bag, collection, weight] of [
      [terms, this.collections.terms, 1],
      [letters, this.collections.letters, LETTER_WEIGHT],
    ] as const)
      for (const [term, count] of bag.counts) {
        const id = this.idOf.get(term)
        if (id === undefined) continue
        const value = weight * (1 + Math.log(count)) * collection.idf(term) ** RARITY
        ids.push(id)
        values.push(value)
        square += value * value
      }
    const length = Math.sqrt(square) || 1
    return { ids: Int32Array.from(ids), values: Float32Array.from(values, (value) => value / length) }
  }

  private meaningOf(words: Bag): Float32Array {
    const sum = new Float32Array(DIMENSIONS)
    for (const [word, count] of words.counts)
      addWordVector(sum, word, (1 + Math.log(count)) * this.collections.words.idf(word) ** RARITY)
    return unit(sum)
  }
}

function add(to: Float32Array, from: Float32Array, share: number): void {
  for (let at = 0; at < to.length; at++) to[at] = (to[at] ?? 0) + share * (from[at] ?? 0)
}

function dense(a: Float32Array, b: Float32Array): number {
  let sum = 0
  for (let at = 0; at < a.length; at++) sum += (a[at] ?? 0) * (b[at] ?? 0)
  return sum
}

function unit(vector: Float32Array): Float32Array {
  const length = Math.sqrt(dense(vector, vector))
  return length === 0 ? vector : vector.map((value) => value / length)
}
