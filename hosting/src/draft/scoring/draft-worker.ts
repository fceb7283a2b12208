import type { DraftBasis } from '@gaplens/contracts/draft'
import { scoreDraft } from '@gaplens/coverage/draft/score-draft'
import type { ScoreAnswer, ScoreRequest } from './messages.ts'

let basis: DraftBasis | null = null

/** Scores drafts off the main thread. It keeps the basis, whose preparation is the longest part. */
addEventListener('message', ({ data }: MessageEvent<ScoreRequest>) => {
  if (data.kind === 'basis') {
    basis = data.basis
    return
  }
  if (basis === null) return
  postMessage({ id: data.id, score: scoreDraft(basis, data.text) } satisfies ScoreAnswer)
})
