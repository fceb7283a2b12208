import type { DraftBasis, DraftScore, FullComparison } from '@gaplens/contracts/drafts/draft-score'

/** `score` is for every change, `compare` for a text at rest. */
export type ScoreRequest =
  | { readonly kind: 'basis'; readonly basis: DraftBasis }
  | { readonly kind: 'score' | 'compare'; readonly id: number; readonly text: string }

export type ScoreAnswer =
  | { readonly kind: 'score'; readonly id: number; readonly score: DraftScore }
  | { readonly kind: 'comparison'; readonly id: number; readonly result: FullComparison | null }
