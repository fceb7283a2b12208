import type { Bag, Vocabulary } from './bags.ts'
import type { Collection } from './bm25.ts'
import { packedSignsOfWord, WORD_INTEGERS } from './word-vectors.ts'

/** Signs of a word's vector. */
const SIGNS = WORD_INTEGERS * 32
/** Two words are alike from this cosine of their vectors on: most pairs of words come out below it. */
const ALIKE = 0.15
/** The distance of a word to itself. */
const ITSELF = 0

/**
 * How well the words of one text find a word of their own meaning in another: each word's best partner, not the mean of
 * all, so that one paraphrased word counts whatever stands around it. (The greedy matching of BERTScore, Zhang et al.
 * 2020, with the vectors of single words.)
 */
export class WordAlignment {
  private readonly rarity: Collection
  private readonly vocabulary: Vocabulary

  constructor(vocabulary: Vocabulary, rarity: Collection) {
    this.vocabulary = vocabulary
    this.rarity = rarity
  }

  /**
   * How well each text is aligned with each of the partners, less what the mean partner is: the mean over the text's
   * words, by rarity, of the cosine with the best word of the partner. Row: partner; column: text.
   * Work: the partners' words times all words, and the partners times the texts.
   */
  align(partners: readonly Bag[], texts: readonly Bag[]): Float32Array[] {
    const words = Int32Array.from(new Set(texts.flatMap((text) => [...text.ids])))
    const placeOf = new Map([...words].map((id, place) => [id, place]))
    const rows = this.bestPartners(partners, words)
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

  /** For each text, how near its nearest word comes to each of `words`, 0–1. A word without a vector finds itself only. */
  private bestPartners(texts: readonly Bag[], words: Int32Array): Float32Array[] {
    const known = new Map<number, Uint8Array>()
    const packed = this.pack(words)
    const distancesOf = (id: number): Uint8Array => {
      let row = known.get(id)
      if (row === undefined) {
        row = distances(packedSignsOfWord(this.vocabulary.termOf(id)), packed, words, id)
        known.set(id, row)
      }
      return row
    }
    return texts.map((text) => {
      const least = new Uint8Array(words.length).fill(FAR)
      for (const id of text.ids) {
        const row = distancesOf(id)
        for (let at = 0; at < least.length; at++)
          if ((row[at] ?? FAR) < (least[at] ?? FAR)) least[at] = row[at] ?? FAR
      }
      return Float32Array.from(least, (distance) => {
        const cosine = 1 - (2 * distance) / SIGNS
        return distance === FAR || cosine <= ALIKE ? 0 : (cosine - ALIKE) / (1 - ALIKE)
      })
    })
  }

  /** The signs of all words one after the other; zeros, with a mark, for one without a vector. */
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

/** No partner: as many directions differ as a byte holds, which is more than any two words that are alike. */
const FAR = 255

/** In how many directions a word differs from each of the others. */
function distances(
  own: Int32Array | null,
  { signs, known }: { signs: Int32Array; known: Uint8Array },
  words: Int32Array,
  id: number,
): Uint8Array {
  const row = new Uint8Array(words.length).fill(FAR)
  for (let word = 0; word < row.length; word++) {
    if (words[word] === id) row[word] = ITSELF
    else if (own !== null && known[word] === 1) {
      let differing = 0
      const from = word * WORD_INTEGERS
      for (let at = 0; at < WORD_INTEGERS; at++) {
        let bits = (own[at] ?? 0) ^ (signs[from + at] ?? 0)
        bits -= (bits >>> 1) & 0x55555555
        bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
        differing += Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
      }
      row[word] = Math.min(differing, FAR)
    }
  }
  return row
}
