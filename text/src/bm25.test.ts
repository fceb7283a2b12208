import { describe, expect, it } from 'vitest'
import { Bag } from './bags.ts'
import { Collection } from './bm25.ts'

/** A bag by its term numbers and their counts. */
function bag(counts: Record<number, number>): Bag {
  const ids = Int32Array.from(Object.keys(counts), Number)
  const values = Int32Array.from(Object.values(counts))
  return new Bag(
    ids,
    values,
    values.reduce((sum, count) => sum + count, 0),
  )
}

const texts = [bag({ 0: 1, 1: 1 }), bag({ 0: 2 }), bag({ 0: 1, 2: 3 }), bag({ 3: 2 })]
const collection = new Collection(texts, 5)

describe('a collection', () => {
  it('gives a term the rarity ln(1 + (N − n + ½) / (n + ½))', () => {
    expect(collection.idf(0)).toBeCloseTo(Math.log(1 + 1.5 / 3.5), 12)
    expect(collection.idf(1)).toBeCloseTo(Math.log(1 + 3.5 / 1.5), 12)
  })

  it('takes a term that no text holds for the rarest', () => {
    expect(collection.idf(4)).toBeCloseTo(Math.log(1 + 4.5 / 0.5), 12)
    expect(collection.idf(99)).toBe(collection.idf(4))
  })

  it('scores a text by BM25 with k1 = 1.2 and b = 0.75', () => {
    const text = bag({ 1: 2, 2: 1 })
    // The mean length is 10 / 4.
    const norm = 1.2 * (0.25 + (0.75 * 3) / (10 / 4))
    const weights = new Map([
      [1, 1],
      [3, 5],
    ])
    expect(collection.score(weights, text)).toBeCloseTo((collection.idf(1) * 2 * 2.2) / (2 + norm), 6)
  })

  it('gains less from each further time that a term stands in a text', () => {
    const query = new Map([[1, 1]])
    const [once, twice, thrice] = [1, 2, 3].map((count) =>
      collection.score(query, new Bag(Int32Array.of(1), Int32Array.of(count), 3)),
    )
    expect((twice ?? 0) - (once ?? 0)).toBeGreaterThan((thrice ?? 0) - (twice ?? 0))
  })

  it('makes a vector of (1 + ln tf) · idf, of length 1', () => {
    const vector = collection.vector(bag({ 0: 1, 2: 3 }))
    const raw = [collection.idf(0), (1 + Math.log(3)) * collection.idf(2)]
    expect(Math.hypot(...vector)).toBeCloseTo(1, 12)
    expect((vector[1] ?? 0) / (vector[0] ?? 1)).toBeCloseTo((raw[1] ?? 0) / (raw[0] ?? 1), 12)
  })
})
