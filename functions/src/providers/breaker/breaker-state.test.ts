import type { Breaker } from '@gaplens/contracts/admin/provider-state'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { afterFailure, CLOSED, verdictOf, withProbe } from './breaker-state.ts'

const failing = (times: number, everyMs = 1_000, from = CLOSED, start = 0): Breaker =>
  Array.from({ length: times }).reduce<Breaker>(
    (breaker, _, at) => afterFailure(breaker, start + at * everyMs),
    from,
  )

describe('a breaker', () => {
  it('opens after five failures in a row, and not after four', () => {
    expect(verdictOf(failing(4), 4_000)).toBe('pass')
    expect(verdictOf(failing(5), 5_000)).toBe('refuse')
  })

  it('does not add up failures that lie more than two minutes apart', () => {
    expect(verdictOf(failing(5, 120_000), 4 * 120_000)).toBe('refuse')
    expect(verdictOf(failing(5, 120_001), 4 * 120_001)).toBe('pass')
    expect(verdictOf(failing(20, 130_000), 20 * 130_000)).toBe('pass')
  })

  it('admits one probe after its pause, and the next when that one gave no result', () => {
    const open = failing(5)
    expect(verdictOf(open, 33_999)).toBe('refuse')
    expect(verdictOf(open, 34_001)).toBe('probe')
    const tried = withProbe(open, 34_001)
    expect(verdictOf(tried, 60_000)).toBe('refuse')
    expect(verdictOf(tried, 34_001 + 119_999)).toBe('refuse')
    expect(verdictOf(tried, 34_001 + 120_000)).toBe('probe')
  })

  it('stays open twice as long after each try that fails, five minutes at most', () => {
    let breaker = failing(5)
    const pauses: number[] = []
    for (let tries = 0; tries < 6; tries += 1) {
      const now = breaker.openUntil ?? 0
      breaker = afterFailure(withProbe(breaker, now), now)
      pauses.push((breaker.openUntil ?? 0) - now)
    }
    expect(pauses).toEqual([60_000, 120_000, 240_000, 300_000, 300_000, 300_000])
  })

  it('is not held open by calls that began before it opened', () => {
    const open = failing(5)
    expect(failing(50, 100, open, 5_000)).toEqual(open)
  })

  it('lets a call through again within five minutes of the last failure, whatever happened', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 200_000 }), { maxLength: 40 }), (gaps) => {
        let now = 0
        let breaker = CLOSED
        for (const gap of gaps) {
          now += gap
          if (verdictOf(breaker, now) !== 'refuse') breaker = afterFailure(breaker, now)
        }
        expect(verdictOf(breaker, now + 300_000)).not.toBe('refuse')
      }),
    )
  })
})
