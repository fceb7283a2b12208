import type { Bag, Vocabulary } from './bags.ts'
import type { Collection } from './bm25.ts'
import { WordMatches } from './word-matches.ts'

/**
 * Measures how well the words of one text match words of similar meaning in another. Each word counts by its best
 * match and not by the mean over all, so that a paraphrased word counts whatever words surround it. This is the greedy
 * matching of BERTScore (Zhang et al. 2020), with vectors of single words.
 */
export class WordAlignment {
  private readonly rarity: Collection
  private readonly matches: WordMatches

  /** @param matches a cache of word matches, if the same texts are compared repeatedly */
  constructor(
    vocabulary: Vocabulary,
    rarity: Collection,
    matches: WordMatches = new WordMatches(vocabulary),
  ) {
    this.rarity = rarity
    this.matches = matches
  }

  /**
   * Scores how well each text matches each partner: the mean over the words of the text, weighted by IDF, of the cosine
   * with the best matching word of the partner. The score of the average partner is subtracted from it.
   * Takes time in proportion to (words of the partners × distinct words) + (partners × texts).
   * @returns a row for each partner with a column for each text
   */
  align(partners: readonly Bag[], texts: readonly Bag[]): Float32Array[] {
    const words = Int32Array.from(new Set(texts.flatMap((text) => [...text.ids])))
    const { rows, placeOf } = this.matches.of(partners, words)
    const used = Int32Array.from(words, (id) => placeOf.get(id) ?? 0)
    // A cache of matches has places for words that none of these texts has.
    const mean = new Float32Array(placeOf.size)
    for (const row of rows)
      for (const place of used) mean[place] = (mean[place] ?? 0) + (row[place] ?? 0) / rows.length
    const counted = texts.map((text) => {
      const places = Int32Array.from(text.ids, (id) => placeOf.get(id) ?? 0)
      const weights = Float32Array.from(text.ids, (id) => this.rarity.idf(id))
      const all = weights.reduce((sum, weight) => sum + weight, 0) || 1
      return { places, weights, all, ofAverage: weigh(mean, places, weights) }
    })
    return rows.map((row) => {
      const aligned = new Float32Array(counted.length)
      counted.forEach(({ places, weights, all, ofAverage }, text) => {
        aligned[text] = (weigh(row, places, weights) - ofAverage) / all
      })
      return aligned
    })
  }
}

/** The weighted sum of the scores at some places. */
function weigh(scores: Float32Array, places: Int32Array, weights: Float32Array): number {
  let sum = 0
  for (let at = 0; at < places.length; at++) sum += (weights[at] ?? 0) * (scores[places[at] ?? 0] ?? 0)
  return sum
}
