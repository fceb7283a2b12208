import { describe, expect, it } from 'vitest'
import type { FigureContext } from './figure-context.ts'
import { cannotBothBeRight, groupFigures } from './figure-groups.ts'
import { claimIn, claimsIn } from './testing/claims.ts'

describe('a group of figures', () => {
  const texts = ['陽台抓 5 天。', '屋頂抓 6 天。', '牆面抓 7 天。', '地板抓 8 天。']
  /** The sources of each group, where a judge names the pairs of sources as one quantity. Earlier pairs have longer names. */
  function grouped(...pairs: readonly (readonly [number, number])[]) {
    const contextOf = ({ sourceId }: { sourceId: string }): FigureContext => ({
      subjects: new Set(['t1']),
      measures: new Map(
        pairs.flatMap((pair, at) =>
          pair.some((rank) => sourceId === `p${rank}`) ? [[`m${at}`, '天'.repeat(9 - at)]] : [],
        ),
      ),
    })
    const claims = texts.flatMap((text, at) => claimsIn(text, at + 1))
    return groupFigures(claims, '', '', contextOf).map((group) =>
      group.claims.map(({ sourceId }) => sourceId).sort(),
    )
  }

  it('takes in a figure that measures the same as half of its figures', () => {
    expect(grouped([1, 2], [2, 3])).toEqual([['p1', 'p2', 'p3']])
  })

  it('does not take in one that measures the same as one of three', () => {
    expect(grouped([1, 2], [2, 3], [1, 3], [3, 4])).toEqual([['p1', 'p2', 'p3']])
  })
})

it('finds no disagreement with a scale of values, though a judge names all of them as one quantity', () => {
  const contextOf = (): FigureContext => ({
    subjects: new Set(['t1']),
    measures: new Map([['m1', '宿泊稅']]),
  })
  const disagrees = (...texts: string[]) =>
    groupFigures(
      texts.flatMap((text, at) => claimsIn(text, at + 1)),
      '',
      '',
      contextOf,
    ).some(({ disagree }) => disagree)
  const tiers = '## 甲\n宿泊稅 400 元。\n宿泊稅 600 元。\n宿泊稅 1,000 元。\n宿泊稅 4,000 元。'
  expect(disagrees('## 甲\n宿泊稅 400 元。', '## 甲\n宿泊稅 900 元。')).toBe(true)
  expect(disagrees(tiers, '## 甲\n宿泊稅 900 元。')).toBe(false)
})

describe('two values of one quantity', () => {
  const five = claimIn('## 陽台\n陽台抓 5 天。', 1)
  const ten = claimIn('## 屋頂\n陽台抓 10 天。', 2)
  const tenElsewhere = claimIn('## 大坪數\n陽台抓 10 天。', 1)
  const third = claimIn('## 牆面\n陽台抓 10 天。', 3)

  it('contradict each other, though the source of one gives the other as well', () => {
    const members = [five, ten, tenElsewhere]
    expect(cannotBothBeRight(five, ten, members, members)).toBe(true)
  })

  it('do not if three sources give that other value, so that the first is for another case', () => {
    const members = [five, ten, tenElsewhere, third]
    expect(cannotBothBeRight(five, ten, members, members)).toBe(false)
  })
})
