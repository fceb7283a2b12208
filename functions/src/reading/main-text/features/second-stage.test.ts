import { describe, expect, it } from 'vitest'
import type { Segmentation } from '../segmentation.ts'
import { segmentOf } from '../testing/segment.ts'
import { addSecondStageFeatures, SECOND_STAGE_NAMES } from './second-stage.ts'

/** One container, in it two of the same look; then a segment that stands in none. */
const PAGE = {
  containers: [-1, 0, 0].map((parent) => ({ parent, depth: parent + 1 })),
  segments: [
    segmentOf(9, { container: 1, kind: 'heading' }),
    segmentOf(19, { container: 1 }),
    segmentOf(29, { container: 2 }),
    segmentOf(4, { container: -1 }),
  ],
} as unknown as Segmentation
const LOOKS = { signature: Int32Array.from([0, 1, 1]) }

const look = (logits: readonly number[], page = PAGE) => {
  const width = SECOND_STAGE_NAMES.length
  const rows = new Float32Array(logits.length * width)
  addSecondStageFeatures(page, LOOKS, Float64Array.from(logits), { rows, width, first: 0 })
  return (index: number, name: string) =>
    rows[index * SECOND_STAGE_NAMES.length + SECOND_STAGE_NAMES.indexOf(name)]
}

describe('the second stage', () => {
  const of = look([0, 0, 20, -20])

  it('sees the first answers before and after, and where there is nobody', () => {
    expect([of(1, 'first-1'), of(1, 'first'), of(1, 'first1')]).toEqual([0, 0, 20])
    expect([of(0, 'first-1'), of(3, 'first3')]).toEqual([-9, -9])
  })

  it('sees the mean of each container by words, those inside it too', () => {
    expect(of(0, 'first^0')).toBeCloseTo(0.5)
    expect(of(2, 'first^0')).toBeCloseTo(1)
    expect(of(0, 'first^1')).toBeCloseTo((9.5 * 0.5 + 19.5 * 0.5 + 29.5) / 58.5)
    expect([of(0, 'first^2'), of(3, 'first^0')]).toEqual([-1, -1])
  })

  it('sees the mean of what looks alike, and of what stands under the same heading', () => {
    expect(of(0, 'first:alike')).toBeCloseTo((9.5 * 0.5 + 19.5 * 0.5 + 29.5) / 58.5)
    expect(of(3, 'first:alike')).toBeCloseTo(0)
    expect(of(0, 'first:heading')).toBeCloseTo(0.5)
    expect(of(1, 'first:heading')).toBeCloseTo((19.5 * 0.5 + 29.5) / 53.5)
  })

  it('sees the page: how much of it is main text, and how much is likelier', () => {
    const mass = 9.5 * 0.5 + 19.5 * 0.5 + 29.5
    expect(of(0, 'first:page')).toBeCloseTo(mass / 63)
    expect(of(2, 'first:above')).toBeCloseTo(0)
    expect(of(3, 'first:above')).toBeCloseTo(58.5 / mass)
    expect([of(2, 'first:fromBest'), of(1, 'first:fromBest')]).toEqual([0, -20])
  })

  it('is written beside what the rows already hold', () => {
    const width = SECOND_STAGE_NAMES.length + 2
    const rows = new Float32Array(4 * width).fill(7)
    addSecondStageFeatures(PAGE, LOOKS, Float64Array.of(0, 1, 20, -20), { rows, width, first: 2 })
    expect([...rows.subarray(width, width + 3)]).toEqual([7, 7, 1])
  })

  it('is nothing on a page without text', () => {
    const empty = { containers: [], segments: [] } as unknown as Segmentation
    expect(look([], empty)(0, 'first')).toBeUndefined()
  })
})
