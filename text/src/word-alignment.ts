import type { Bag, Vocabulary } from './bags.ts'
import type { Collection } from './bm25.ts'
import { packedSignsOfWord, WORD_INTEGERS } from './word-vectors.ts'

/** Number of signs in the vector of a word. */
const SIGNS = WORD_INTEGERS * 32
/** Two words match when the cosine of their vectors is above this. Most pairs of unrelated words stay below it. */
const MIN_COSINE = 0.15
/** Distance of a word to itself. */
const SAME_WORD = 0

/**
 * Measures how well the words of one text match words of similar meaning in another. Each word counts by its best
 * match and not by the mean over all, so that a paraphrased word counts whatever words surround it. This is the greedy
 * matching of BERTScore (Zhang et al. 2020), with vectors of single words.
 */
export class WordAlignment {
  private readonly rarity: Collection
  private readonly vocabulary: Vocabulary

  constructor(vocabulary: Vocabulary, rarity: Collection) {
    this.vocabulary = vocabulary
    this.rarity = rarity
  }

  /**
   * Scores how well each text matches each partner: the mean over the words of the text, weighted by IDF, of the cosine
   * with the best matching word of the partner. The score of the average partner is subtracted from it.
   * Takes time in proportion to (words of the partners × distinct words) + (partners × texts).
   * @returns a row for each partner with a column for each text
   */
  align(partners: readonly Bag[], texts: readonly Bag[]): Float32Array[] {
    const words = Int32Array.from(new Set(texts.flatMap((text) => [...text.ids])))
    const placeOf = new Map([...words].map((id, place) => [id, place]))
    const rows = this.bestMatches(partners, words)
    const mean = new Float32Array(words.length)
    for (const row of rows)
      for (let at = 0; at < mean.length; at++) mean[at] = (mean[at] ?? 0) + (row[at] ?? 0) / rows.length
    const counted = texts.map((text) => {
      const places = Int32Array.from(text.ids, (id) => placeOf.get(id) ?? 0)
      const weights = Float32Array.from(text.ids, (id) => this.rarity.idf(id))
      const all = weights.reduce((sum, weight) => sum + weight, 0) || 1
      return { places, weights, all }
    })
    return rows.map((row) =>
      Float32Array.from(counted, ({ places, weights, all }) => {
        let sum = 0
        for (let at = 0; at < places.length; at++) {
          const place = places[at] ?? 0
          sum += (weights[at] ?? 0) * ((row[place] ?? 0) - (mean[place] ?? 0))
        }
        return sum / all
      }),
    )
  }

  /** For each text, the score of its best match for each of `words`, 0–1. A word without a vector matches itself only. */
  private bestMatches(texts: readonly Bag[], words: Int32Array): Float32Array[] {
    const known = new Map<number, Uint8Array>()
    const packed = this.pack(words)
    const distancesFrom = (id: number): Uint8Array => {
      let row = known.get(id)
      if (row === undefined) {
        row = distances(packedSignsOfWord(this.vocabulary.termOf(id)), packed, words, id)
        known.set(id, row)
      }
      return row
    }
    return texts.map((text) => {
      const least = new Uint8Array(words.length).fill(NO_MATCH)
      for (const id of text.ids) {
        const row = distancesFrom(id)
        for (let at = 0; at < least.length; at++)
          if ((row[at] ?? NO_MATCH) < (least[at] ?? NO_MATCH)) least[at] = row[at] ?? NO_MATCH
      }
      return Float32Array.from(least, (distance) => {
        const cosine = 1 - (2 * distance) / SIGNS
        return distance === NO_MATCH || cosine <= MIN_COSINE ? 0 : (cosine - MIN_COSINE) / (1 - MIN_COSINE)
      })
    })
  }

  /** The packed signs of all words in one array, and whether each word has a vector. A word without one has zeros. */
  private pack(words: Int32Array): { signs: Int32Array; known: Uint8Array } {
    const signs = new Int32Array(words.length * WORD_INTEGERS)
    const known = new Uint8Array(words.length)
    words.forEach((id, at) => {
      const own = packedSignsOfWord(this.vocabulary.termOf(id))
      if (own === null) return
      signs.set(own, at * WORD_INTEGERS)
      known[at] = 1
    })
    return { signs, known }
  }
}

/** Stands for "no match": the largest distance that a byte holds, which is larger than that of any two matching words. */
const NO_MATCH = 255

/** Hamming distances: the number of signs in which a word differs from each of `words`. */
function distances(
  own: Int32Array | null,
  { signs, known }: { signs: Int32Array; known: Uint8Array },
  words: Int32Array,
  id: number,
): Uint8Array {
  const row = new Uint8Array(words.length).fill(NO_MATCH)
  for (let word = 0; word < row.length; word++) {
    if (words[word] === id) row[word] = SAME_WORD
    else if (own !== null && known[word] === 1) {
      let differing = 0
      const from = word * WORD_INTEGERS
      for (let at = 0; at < WORD_INTEGERS; at++) {
        let bits = (own[at] ?? 0) ^ (signs[from + at] ?? 0)
        bits -= (bits >>> 1) & 0x55555555
        bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
        differing += Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
      }
      row[word] = Math.min(differing, NO_MATCH)
    }
  }
  return row
}
