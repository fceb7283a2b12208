import type { Gap } from '@gaplens/contracts/analysis/report'
import { describe, expect, it } from 'vitest'
import { type ScoredGap, tierGaps } from './tiers.ts'

/** Gaps by difficulty and, where given, by how much closing each raises the score. */
const gapsOf = (...given: (number | readonly [difficulty: number, gain: number])[]): ScoredGap[] =>
  given.map((each, at) => {
    const [difficulty, gain] = typeof each === 'number' ? [each, 60 - at] : each
    return {
      gap: {
        topicId: `t${at}`,
        name: `主題 ${at}`,
        weight: 0.1,
        impact: 50,
        difficulty,
        passageIds: ['p1-1'],
        closestPassageId: null,
        certainty: 'possible',
      },
      gain,
    }
  })
const idsBy = (gaps: readonly Gap[], tier: Gap['tier']) =>
  gaps.filter((gap) => gap.tier === tier).map(({ topicId }) => topicId)

describe('the tiers of gaps', () => {
  it('are P1 for the easier half of the first two thirds, P2 for the harder half, P3 for the rest', () => {
    const tiered = tierGaps(gapsOf(80, 20, 60, 30, 10, 10))
    expect(idsBy(tiered, 'p1_immediate')).toEqual(['t1', 't3'])
    expect(idsBy(tiered, 'p2_mediumTerm')).toEqual(['t0', 't2'])
    expect(idsBy(tiered, 'p3_longTerm')).toEqual(['t4', 't5'])
  })

  it('leave neither P1 nor P2 empty where there are two gaps', () => {
    const tiered = tierGaps(gapsOf([50, 9], [50, 2]))
    expect(tiered.map(({ tier }) => tier)).toEqual(['p1_immediate', 'p2_mediumTerm'])
  })

  it('are P1 for the more helpful of equally difficult gaps', () => {
    expect(idsBy(tierGaps(gapsOf(50, 50, 50, 50, 50, 50)), 'p1_immediate')).toEqual(['t0', 't1'])
  })

  it('are P3 for what raises the score least, however easy it is', () => {
    const tiered = tierGaps(gapsOf([17, 3], [17, 10], [33, 12], [33, 11], [17, 9], [17, 4]))
    expect(idsBy(tiered, 'p1_immediate')).toEqual(['t1', 't4'])
    expect(idsBy(tiered, 'p2_mediumTerm')).toEqual(['t2', 't3'])
    expect(idsBy(tiered, 'p3_longTerm')).toEqual(['t5', 't0'])
  })

  it('never count one of P1 that raises the score less than one of P2 for the same effort', () => {
    const tiered = tierGaps(gapsOf([17, 10], [20, 15], [18, 11]))
    expect(idsBy(tiered, 'p1_immediate')).toEqual(['t1'])
    expect(idsBy(tiered, 'p2_mediumTerm')).toEqual(['t2'])
  })

  it('are P3 for what raises the score less than half as much as the best, and P2 for what raises it as much as one of P2', () => {
    const tiered = tierGaps(gapsOf([17, 12], [17, 4], [33, 11], [33, 8], [33, 8], [33, 8]))
    expect(idsBy(tiered, 'p1_immediate')).toEqual(['t0', 't2', 't3'])
    expect(idsBy(tiered, 'p2_mediumTerm')).toEqual(['t4', 't5'])
    expect(idsBy(tiered, 'p3_longTerm')).toEqual(['t1'])
  })

  it('keep the ten most important ones before those that may be on the page already', () => {
    const tiered = tierGaps(gapsOf(...Array.from({ length: 11 }, () => 30), [10, 99]))
    expect(tiered.at(-1)?.topicId).toBe('t11')
  })

  it('count at most ten gaps as of high impact', () => {
    const tiered = tierGaps(gapsOf(...Array.from({ length: 30 }, () => 40)))
    expect(idsBy(tiered, 'p3_longTerm')).toHaveLength(20)
  })

  it('are none where there are no gaps', () => {
    expect(tierGaps([])).toEqual([])
  })
})
