import type { PageType } from '@gaplens/contracts/analysis/read-page'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chooseSegments } from './choose-segments.ts'
import { segmentOf } from './testing/segment.ts'

const choose = (
  pieces: ReadonlyArray<readonly [words: number, likelihood: number, text?: string]>,
  type: PageType = 'article',
) =>
  chooseSegments(
    pieces.map(([words, , text], index) => segmentOf(words, { text: text ?? `text ${index}` })),
    Float64Array.from(pieces, ([, likelihood]) => likelihood),
    type,
  )

describe('chooseSegments', () => {
  it('keeps what is likely and leaves out what is not', () => {
    expect(
      choose([
        [4, 0.02],
        [80, 0.97],
        [60, 0.95],
        [30, 0.03],
      ]),
    ).toEqual([false, true, true, false])
  })

  it('keeps doubtful text when there is nothing better', () => {
    expect(
      choose([
        [40, 0.4],
        [40, 0.38],
        [40, 0.02],
      ]),
    ).toEqual([true, true, false])
  })

  it('does not drown a sure part in a mass of unlikely text', () => {
    const reviews = Array.from({ length: 24 }, () => [50, 0.2] as const)
    const kept = choose([[48, 0.95], ...reviews])
    expect(kept.filter(Boolean)).toHaveLength(1)
    expect(kept[0]).toBe(true)
  })

  it('keeps one copy of a text that stands twice', () => {
    const text = 'the same eight words or more stand twice here'
    expect(
      choose([
        [9, 0.9, text],
        [50, 0.9],
        [9, 0.9, text],
      ]),
    ).toEqual([true, true, false])
  })

  it('keeps what a reference says of one parameter after another', () => {
    const text = 'This parameter is required by all of the requests.'
    expect(
      choose(
        [
          [9, 0.9, text],
          [50, 0.9],
          [9, 0.9, text],
        ],
        'documentation',
      ),
    ).toEqual([true, true, true])
  })

  it('never leaves out a segment likelier than one it keeps, whatever the likelihoods', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 0, max: 300 }), fc.double({ min: 0, max: 1, noNaN: true })), {
          maxLength: 40,
        }),
        (pieces) => {
          const kept = choose(pieces)
          const lowest = Math.min(1, ...pieces.filter((_, i) => kept[i]).map(([, p]) => p))
          for (const [i, [, p]] of pieces.entries()) if (p > lowest) expect(kept[i]).toBe(true)
        },
      ),
    )
  })
})
