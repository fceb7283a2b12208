import { describe, expect, it } from 'vitest'
import { type Bag, Vocabulary } from './bags.ts'
import { Collection } from './bm25.ts'
import { WordAlignment } from './word-alignment.ts'

const vocabulary = new Vocabulary()
const bag = (...words: string[]): Bag =>
  vocabulary.bagOf((take) => {
    for (const word of words) take(word)
  })
/** What each partner's column holds for the one text. */
function scores(text: Bag, partners: readonly Bag[], collection: readonly Bag[] = [text]): number[] {
  const alignment = new WordAlignment(vocabulary, new Collection(collection, vocabulary.size))
  return alignment.align(partners, [text]).map((row) => row[0] ?? Number.NaN)
}

// Made-up words have no vector, so each matches itself alone.
const [TEXT, SAME, HALF, NONE] = [bag('xqa', 'xqb'), bag('xqa', 'xqb'), bag('xqa', 'xqz'), bag('xqy')]

describe('the alignment of words', () => {
  it('is the mean best match of a text’s words, less that of the average partner', () => {
    // Matches of 1, ½ and 0, whose mean is ½.
    const [same, half, none] = scores(TEXT, [SAME, HALF, NONE])
    expect(same).toBeCloseTo(0.5, 5)
    expect(half).toBeCloseTo(0, 5)
    expect(none).toBeCloseTo(-0.5, 5)
  })

  it('weighs the words by their rarity', () => {
    // xqa is common here: what matches it alone counts for less than half.
    const common = [TEXT, bag('xqa'), bag('xqa'), bag('xqa')]
    const collection = new Collection(common, vocabulary.size)
    const [rare, usual] = ['xqb', 'xqa'].map((word) => collection.idf(vocabulary.numberOf(word) ?? -1))
    const [same, half] = scores(TEXT, [SAME, HALF], common)
    const share = (usual ?? 0) / ((usual ?? 0) + (rare ?? 0))
    expect((same ?? 0) - (half ?? 0)).toBeCloseTo(1 - share, 5)
    expect(share).toBeLessThan(0.5)
  })

  it('brings together words that are used alike, and not others', () => {
    const [alike, other] = scores(bag('費用'), [bag('預算'), bag('xqy')])
    expect(alike).toBeGreaterThan((other ?? 0) + 0.1)
  })

  it('counts a word by its best partner, whatever words stand around that', () => {
    const crowd = bag('xqa', 'xqb', 'xqc', 'xqd', 'xqe', 'xqf')
    const [alone, among, none] = scores(TEXT, [SAME, crowd, NONE])
    expect(among).toBeCloseTo(alone ?? 0, 5)
    expect(none).toBeLessThan(among ?? 0)
  })

  it('is nothing for a text without words, and for a lone partner', () => {
    expect(scores(bag(), [SAME, NONE])).toEqual([0, 0])
    expect(scores(TEXT, [HALF])).toEqual([0])
  })
})
