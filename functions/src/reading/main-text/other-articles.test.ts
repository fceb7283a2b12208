import { describe, expect, it } from 'vitest'
import { PAGE_TYPES } from '../metadata/page-type.ts'
import { SEGMENT_FEATURE_NAMES } from './features/features.ts'
import { withoutOtherArticles } from './other-articles.ts'

const FAR = 12
const article = (sure: number) => PAGE_TYPES.map((type) => (type === 'article' ? sure : (1 - sure) / 6))

/** The likelihood that is left of a segment of likelihood 0.9 with these features. */
function left(facts: Readonly<Record<string, number>>, sure: number): number | undefined {
  const known: Readonly<Record<string, number>> = { 'mark:comment': FAR, 'opened:comment': FAR, ...facts }
  const segments = Float32Array.from(SEGMENT_FEATURE_NAMES, (name) => known[name] ?? 0)
  return withoutOtherArticles(
    Float64Array.of(0.9),
    { segments, width: SEGMENT_FEATURE_NAMES.length },
    article(sure),
  )[0]
}

describe('what stands behind an article', () => {
  it('is not its own in a list of teasers', () => {
    expect(left({ teaser: 1, 'list:afterCore': 1 }, 0.9)).toBeCloseTo(0.18)
    expect(left({ teaser: 1, 'list:afterCore': 0 }, 0.9)).toBe(0.9)
  })

  it('is not its own among comments, by their marks or by the line above them', () => {
    expect(left({ 'mark:comment': 3, 'core0:away': 2 }, 0.9)).toBeCloseTo(0.18)
    expect(left({ 'opened:comment': 1, 'core0:away': 2 }, 0.9)).toBeCloseTo(0.18)
    expect(left({ 'mark:comment': 3, 'core0:away': 0 }, 0.9)).toBe(0.9)
  })

  it('may be the page’s own where it is not surely an article', () => {
    expect(left({ teaser: 1, 'list:afterCore': 1 }, 0.5)).toBe(0.9)
    expect(left({ 'mark:comment': 3, 'core0:away': 2 }, 0.7)).toBe(0.9)
  })
})
