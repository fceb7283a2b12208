import type { DraftBasis } from '@gaplens/contracts/draft'
import { scoreDraft } from '@gaplens/coverage/draft/score-draft'
import { settleDraft } from '@gaplens/coverage/draft/settle-draft'
import type { ScoreAnswer, ScoreRequest } from './messages.ts'

let basis: DraftBasis | null = null

/** Scores drafts off the main thread. It keeps the basis, whose preparation is the longest part. */
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
      : { kind: 'settled', id, result: settleDraft(basis, text) }
  postMessage(answer)
})
