import { Vocabulary } from '@gaplens/text/bags'
import { describe, expect, it } from 'vitest'
import { cachingTextCounter, textCounter } from './text-counter.ts'

const TEXTS = ['低渣飲食要吃三天', '白粥與蒸魚']

function counters(most: number) {
  const vocabulary = new Vocabulary()
  return { plain: textCounter(vocabulary), caching: cachingTextCounter(vocabulary, most) }
}

describe('a counter that caches', () => {
  it('gives the same bags for the same texts taken together, so that their word matches are found again', () => {
    const { caching } = counters(10)
    const merged = () => caching.merge(TEXTS.map(caching.count))
    expect(merged()).toBe(merged())
  })

  it('counts as one that does not', () => {
    const { plain, caching } = counters(10)
    for (const texts of [TEXTS, TEXTS.toReversed(), TEXTS.slice(0, 1)])
      expect(caching.merge(texts.map(caching.count))).toEqual(plain.merge(texts.map(plain.count)))
  })

  it('counts right after its cache was full', () => {
    const { plain, caching } = counters(1)
    const both = () => caching.merge(TEXTS.map(caching.count))
    both()
    caching.merge([caching.count('別的文字')])
    expect(both()).toEqual(plain.merge(TEXTS.map(plain.count)))
  })
})
