import type { Bag, Vocabulary } from './bags.ts'
import { packedSignsOfWord, WORD_INTEGERS } from './word-vectors.ts'

/** Number of signs in the vector of a word. */
const SIGNS = WORD_INTEGERS * 32
/** Two words match when the cosine of their vectors is above this. Most pairs of unrelated words stay below it. */
const MIN_COSINE = 0.15
/** The Hamming distance between a word and itself. */
const SAME_WORD = 0

/** Scores, 0–1: a row for each text, and in it a column for each word; `placeOf` gives the column of a word. */
export interface Matches {
  readonly rows: readonly Float32Array[]
  readonly placeOf: ReadonlyMap<number, number>
}

function placesOf(words: Int32Array): Map<number, number> {
  const places = new Map<number, number>()
  for (let place = 0; place < words.length; place++) places.set(words[place] ?? 0, place)
  return places
}

/** Finds for a word the word of a text that is nearest in meaning. */
export class WordMatches {
  private readonly vocabulary: Vocabulary
  /** By word number: its packed signs, null without a vector. */
  private readonly signs = new Map<number, Int32Array | null>()

  constructor(vocabulary: Vocabulary) {
    this.vocabulary = vocabulary
  }

  /** The score of the best match that each text has for each of `words`. */
  of(texts: readonly Bag[], words: Int32Array): Matches {
    return { rows: this.find(texts, words), placeOf: placesOf(words) }
  }

  /** For each text, the score of its best match for each of `words`, 0–1. A word without a vector matches itself only. */
  protected find(texts: readonly Bag[], words: Int32Array): Float32Array[] {
    const known = new Map<number, WordsNear>()
    const packed = this.pack(words)
    const wordsNear = (id: number): WordsNear => {
      let near = known.get(id)
      if (near === undefined) {
        near = findNear(this.signsOf(id), packed, words, id)
        known.set(id, near)
      }
      return near
    }
    return texts.map((text) => {
      const least = new Uint8Array(words.length).fill(NO_MATCH)
      for (const id of text.ids) {
        const { places, distances } = wordsNear(id)
        for (let at = 0; at < places.length; at++) {
          const place = places[at] ?? 0
          const distance = distances[at] ?? NO_MATCH
          if (distance < (least[place] ?? NO_MATCH)) least[place] = distance
        }
      }
      return Float32Array.from(least, (distance) => (distance === NO_MATCH ? 0 : scoreOf(distance)))
    })
  }

  /** The packed signs of all words in one array, and whether each word has a vector. A word without one has zeros. */
  private pack(words: Int32Array): { signs: Int32Array; known: Uint8Array } {
    const signs = new Int32Array(words.length * WORD_INTEGERS)
    const known = new Uint8Array(words.length)
    words.forEach((id, at) => {
      const own = this.signsOf(id)
      if (own === null) return
      signs.set(own, at * WORD_INTEGERS)
      known[at] = 1
    })
    return { signs, known }
  }

  private signsOf(id: number): Int32Array | null {
    let signs = this.signs.get(id)
    if (signs === undefined) {
      signs = packedSignsOfWord(this.vocabulary.termOf(id))
      this.signs.set(id, signs)
    }
    return signs
  }
}

/**
 * Caches best matches: for a known text only new words are compared, for a new text all words seen so far. The vectors of words do
 * not depend on the texts, so cached matches never become invalid.
 */
export class KnownWordMatches extends WordMatches {
  /** The column of each word seen so far. Every known text has a score for each. */
  private readonly places = new Map<number, number>()
  private words = new Int32Array(0)
  private readonly rows = new Map<Bag, Float32Array>()

  override of(texts: readonly Bag[], words: Int32Array): Matches {
    this.addWords(words)
    const added = [...new Set(texts)].filter((text) => !this.rows.has(text))
    this.find(added, this.words).forEach((row, at) => {
      const text = added[at]
      if (text !== undefined) this.rows.set(text, row)
    })
    // Earlier versions of a text leave rows behind that are never used again.
    if (this.rows.size > 3 * texts.length) {
      const asked = new Set(texts)
      for (const text of this.rows.keys()) if (!asked.has(text)) this.rows.delete(text)
    }
    return { rows: texts.flatMap((text) => this.rows.get(text) ?? []), placeOf: this.places }
  }

  private addWords(words: Int32Array): void {
    const fresh = words.filter((word) => !this.places.has(word))
    if (fresh.length === 0) return
    for (const word of fresh) this.places.set(word, this.places.size)
    const before = this.words.length
    const all = new Int32Array(before + fresh.length)
    all.set(this.words)
    all.set(fresh, before)
    this.words = all
    const known = [...this.rows.keys()]
    this.find(known, fresh).forEach((scores, at) => {
      const text = known[at]
      const row = text === undefined ? undefined : this.rows.get(text)
      if (text === undefined || row === undefined) return
      const longer = new Float32Array(all.length)
      longer.set(row)
      longer.set(scores, before)
      this.rows.set(text, longer)
    })
  }
}

/** Stands for "no match": the largest distance that a byte holds, which is larger than that of any two matching words. */
const NO_MATCH = 255

/** The score of two words by their Hamming distance, up to 1 for a word and itself; 0 or less if they do not match. */
function scoreOf(distance: number): number {
  const cosine = 1 - (2 * distance) / SIGNS
  return (cosine - MIN_COSINE) / (1 - MIN_COSINE)
}

/** Of some words those that match one word, by their places, and how far they are from it. Few do, so they are listed. */
interface WordsNear {
  readonly places: Int32Array
  readonly distances: Uint8Array
}

/** Counts the signs in which a word differs from each of `words`, and keeps those words that match it. */
function findNear(
  own: Int32Array | null,
  { signs, known }: { signs: Int32Array; known: Uint8Array },
  words: Int32Array,
  id: number,
): WordsNear {
  const places = new Int32Array(words.length)
  const distances = new Uint8Array(words.length)
  let found = 0
  const keep = (place: number, distance: number) => {
    places[found] = place
    distances[found] = distance
    found += 1
  }
  for (let word = 0; word < words.length; word++) {
    if (words[word] === id) keep(word, SAME_WORD)
    else if (own !== null && known[word] === 1) {
      let differing = 0
      const from = word * WORD_INTEGERS
      for (let at = 0; at < WORD_INTEGERS; at++) {
        let bits = (own[at] ?? 0) ^ (signs[from + at] ?? 0)
        bits -= (bits >>> 1) & 0x55555555
        bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
        differing += Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
      }
      if (scoreOf(differing) > 0) keep(word, differing)
    }
  }
  return { places: places.slice(0, found), distances: distances.slice(0, found) }
}
