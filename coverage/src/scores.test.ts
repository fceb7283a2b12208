import type { CoverageLevel } from '@gaplens/contracts/analysis/report'
import { describe, expect, it } from 'vitest'
import type { Row } from './rows.ts'
import { scoreOf } from './scores.ts'
import { weightsOf } from './topic-weights.ts'

/** As much of a row as a score is made from. */
function row(importance: number, level: CoverageLevel): Row {
  return { importance, cells: [{ verdict: { pageId: 'p1' }, level }] } as unknown as Row
}

const score = (...rows: readonly Row[]) => scoreOf('p1', rows, weightsOf(rows))

describe('the coverage score of a page', () => {
  it('adds up the weights of the topics that it covers, and half of those that it touches', () => {
    expect(score(row(3, 'covered'), row(2, 'touched'), row(5, 'absent'))).toBe(40)
  })

  it('is 100 for a page that covers all, 0 for one that treats none or was not compared', () => {
    expect(score(row(1, 'covered'), row(2, 'covered'))).toBe(100)
    expect(score(row(1, 'absent'))).toBe(0)
    const rows = [row(1, 'covered')]
    expect(scoreOf('p2', rows, weightsOf(rows))).toBe(0)
  })

  it('is none where there is no topic', () => {
    expect(score()).toBeNull()
  })
})
