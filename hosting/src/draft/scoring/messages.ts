import type { DraftBasis, DraftScore, DraftSettled } from '@gaplens/contracts/draft'

/** `score` is for every change, `settle` for a text at rest. */
export type ScoreRequest =
  | { readonly kind: 'basis'; readonly basis: DraftBasis }
  | { readonly kind: 'score' | 'settle'; readonly id: number; readonly text: string }

export type ScoreAnswer =
  | { readonly kind: 'score'; readonly id: number; readonly score: DraftScore }
  | { readonly kind: 'settled'; readonly id: number; readonly result: DraftSettled | null }
