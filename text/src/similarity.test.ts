import { describe, expect, it } from 'vitest'
import { Vocabulary } from './bags.ts'
import { Collection } from './bm25.ts'
import { Similarity } from './similarity.ts'
import { TermWeights } from './term-weights.ts'
import { textBags } from './text-bags.ts'

const TEXTS = [
  '水溫約九十度，悶蒸三十秒。',
  '沖煮的水溫不要超過九十度。',
  '濾紙要先折好再沖濕。',
  '磨豆機的刻度決定粗細。',
  '咖啡豆開封後兩週內喝完。',
]
const vocabulary = new Vocabulary()
const bags = TEXTS.map((text) => textBags(text, vocabulary))
const collections = {
  terms: new Collection(
    bags.map(({ terms }) => terms),
    vocabulary.size,
  ),
  characters: new Collection(
    bags.map(({ characters }) => characters),
    vocabulary.size,
  ),
  words: new Collection(
    bags.map(({ words }) => words),
    vocabulary.size,
  ),
}

describe('the weights of terms', () => {
  const weights = new TermWeights(collections, bags, vocabulary.size)
  /** Ratio of the weights of two terms in a text's vector. */
  function ratio(text: string, one: string, other: string): number {
    const { ids, values } = weights.weigh(textBags(text, vocabulary))
    const weightOf = (term: string) => values[ids.indexOf(vocabulary.numberOf(term) ?? -1)] ?? 0
    return weightOf(one) / weightOf(other)
  }
  const idf = (term: string) => collections.terms.idf(vocabulary.numberOf(term) ?? -1)

  it('are (1 + ln tf) times the root of the rarity', () => {
    expect(ratio('水溫水溫濾紙', '水溫', '濾紙')).toBeCloseTo(
      ((1 + Math.log(2)) * Math.sqrt(idf('水溫'))) / Math.sqrt(idf('濾紙')),
      5,
    )
  })

  it('count 1.3 times for a single character', () => {
    const character = '溫'
    const rarity = collections.characters.idf(vocabulary.numberOf(character) ?? -1)
    expect(ratio('水溫', character, '水溫')).toBeCloseTo(
      (1.3 * Math.sqrt(rarity)) / Math.sqrt(idf('水溫')),
      5,
    )
  })

  it('make a vector of length 1, without terms that no text holds', () => {
    const { values } = weights.weigh(textBags('水溫與壓力', vocabulary))
    expect(Math.hypot(...values)).toBeCloseTo(1, 6)
    expect(weights.weigh(textBags('壓粉錘', vocabulary)).ids).toHaveLength(0)
  })
})

describe('the similarity of texts', () => {
  const similarity = new Similarity(collections, bags, vocabulary)
  const vectors = bags.map((text) => similarity.vectorOf(text))

  it('is the cosine of both less the mean of all texts', () => {
    const weights = new TermWeights(collections, bags, vocabulary.size)
    const dense = bags.map((text) => {
      const { ids, values } = weights.weigh(text)
      const vector = new Array<number>(vocabulary.size).fill(0)
      ids.forEach((id, at) => {
        vector[id] = values[at] ?? 0
      })
      return vector
    })
    const mean =
      dense[0]?.map((_, at) => dense.reduce((sum, row) => sum + (row[at] ?? 0), 0) / dense.length) ?? []
    const centred = dense.map((row) => row.map((value, at) => value - (mean[at] ?? 0)))
    const dot = (a: readonly number[], b: readonly number[]) =>
      a.reduce((sum, x, at) => sum + x * (b[at] ?? 0), 0)
    for (const [one, vector] of vectors.entries())
      for (const [other, value] of similarity.terms(vector, vectors).entries()) {
        const [a = [], b = []] = [centred[one], centred[other]]
        expect(value).toBeCloseTo(dot(a, b) / Math.sqrt(dot(a, a) * dot(b, b)), 5)
      }
  })

  it('is 1 for a text and itself, and larger for two about one subject than for two about different ones', () => {
    const [first] = vectors
    if (first === undefined) throw new Error('there are texts')
    const [self, same, other] = similarity.terms(first, vectors)
    expect(self).toBeCloseTo(1, 5)
    expect(same).toBeGreaterThan(other ?? 1)
  })
})
