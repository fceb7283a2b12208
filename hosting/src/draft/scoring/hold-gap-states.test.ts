import type { DraftGapState } from '@gaplens/contracts/drafts/draft-score'
import { expect, it } from 'vitest'
import { holdGapStates } from './hold-gap-states.ts'
import type { Scored } from './scorer.ts'

const scored = (text: string, ...states: DraftGapState[]): Scored => ({
  text,
  score: {
    score: 50,
    standing: { place: 1, of: 2, median: null, best: null },
    gaps: states.map((state, at) => ({ topicId: `t${at}`, state, likelihood: 0.5, passage: null })),
    claims: [],
    claimsLeftOut: 0,
    written: true,
    truncated: false,
  },
})
const statesOf = ({ score }: Scored) => score.gaps.map(({ state }) => state)

it('a gap keeps its state while a text grows, and others rise at once', () => {
  const shown = scored('等 3', 'closed', 'touched', 'open')
  const next = scored('等 30 秒', 'touched', 'open', 'closed')
  expect(statesOf(holdGapStates(shown, next))).toEqual(['closed', 'touched', 'closed'])
})

it('falls at once where something was taken away, and what is first is shown as it is', () => {
  const next = scored('等', 'open')
  expect(holdGapStates(scored('等 30 秒', 'closed'), next)).toBe(next)
  expect(holdGapStates(null, next)).toBe(next)
})

it('is the score itself where no gap falls', () => {
  const next = scored('等 30 秒', 'closed')
  expect(holdGapStates(scored('等', 'open'), next)).toBe(next)
})
