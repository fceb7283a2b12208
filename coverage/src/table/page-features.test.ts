import { describe, expect, it } from 'vitest'
import type { Seed } from '../topics/seeds.ts'
import { comparePages, PAGE_FEATURES } from './page-features.ts'

const seedOf = (pageId: string) => ({ pageId, kind: 'heading' }) as unknown as Seed

/** One page compared with the first of some subjects. @param odds of each claim, by subject */
function compared(odds: readonly (readonly number[])[], same: number, pageId = 'p1') {
  const claims = odds[0]?.length ?? 0
  const [[page] = []] = comparePages(
    [{ pageId, claims }],
    odds.map(() => [seedOf('p9')]),
    odds.map((each) => Float32Array.from(each)),
    () => same,
  )
  if (page === undefined) throw new Error('no page')
  return page
}
const feature = (name: (typeof PAGE_FEATURES)[number], odds: readonly (readonly number[])[], same: number) =>
  compared(odds, same).features[PAGE_FEATURES.indexOf(name)]

describe('a page compared with a subject', () => {
  it('keeps its four nearest claims, the likeliest first', () => {
    expect(compared([[-3, 1, -2, 2, 0, -1]], 0).nearest).toEqual([3, 1, 4, 5])
  })

  it('has another subject for a rival as long as both are one with a likelihood below 0.1', () => {
    const odds = [[1], [2]]
    expect(feature('margin', odds, 0.09)).toBe(-1)
    expect(feature('claimRank', odds, 0.09)).toBe(1 / 2)
    expect(feature('margin', odds, 0.1)).toBe(10)
    expect(feature('claimRank', odds, 0.1)).toBe(1)
  })

  it('says its best and second claim, and the rank among the pages', () => {
    const pages = comparePages(
      [
        { pageId: 'p1', claims: 2 },
        { pageId: 'p2', claims: 1 },
      ],
      [[seedOf('p1')]],
      [Float32Array.from([-1, 0.5, 2])],
      () => 0,
    )[0]
    const of = (page: number, name: (typeof PAGE_FEATURES)[number]) =>
      pages?.[page]?.features[PAGE_FEATURES.indexOf(name)]
    expect([of(0, 'best'), of(0, 'second'), of(0, 'pageRank'), of(0, 'ownSeed')]).toEqual([0.5, -1, 1 / 2, 1])
    expect([of(1, 'best'), of(1, 'second'), of(1, 'pageRank'), of(1, 'ownSeed')]).toEqual([2, 2, 1, 0])
    expect([of(0, 'seedless'), of(1, 'seedless')]).toEqual([0, 1])
  })
})
