import type { DraftBasis } from '@gaplens/contracts/drafts/draft-score'
import { scoreDraft } from '@gaplens/coverage/draft/score-draft'
import { compareInFull } from '@gaplens/coverage/draft/scoring/full-comparison'
import type { ScoreAnswer, ScoreRequest } from './messages.ts'

let basis: DraftBasis | null = null

/** Scores drafts off the main thread. It caches the prepared basis, because preparing takes longest. */
addEventListener('message', ({ data }: MessageEvent<ScoreRequest>) => {
  if (data.kind === 'basis') {
    basis = data.basis
    return
  }
  if (basis === null) return
  const { kind, id, text } = data
  const answer: ScoreAnswer =
    kind === 'score'
      ? { kind, id, score: scoreDraft(basis, text) }
      : { kind: 'comparison', id, result: compareInFull(basis, text) }
  postMessage(answer)
})
