import type { DraftGapState } from '@gaplens/contracts/drafts/draft-score'
import type { Scored } from './scorer.ts'

const RANKS: Record<DraftGapState, number> = { open: 0, touched: 1, closed: 2 }

/**
 * The score to show while the user types: a gap keeps its state if the longer text would lower it, because an unfinished sentence
 * often does so. @returns `next` itself when no state is kept; `next` is shown when typing has paused
 */
export function holdGapStates(shown: Scored | null, next: Scored): Scored {
  if (shown === null || next.text.length <= shown.text.length) return next
  const before = new Map(shown.score.gaps.map(({ topicId, state }) => [topicId, state]))
  let isHeld = false
  const gaps = next.score.gaps.map((gap) => {
    const state = before.get(gap.topicId)
    if (state === undefined || RANKS[state] <= RANKS[gap.state]) return gap
    isHeld = true
    return { ...gap, state }
  })
  return isHeld ? { ...next, score: { ...next.score, gaps } } : next
}
