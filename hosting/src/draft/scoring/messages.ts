import type { DraftBasis, DraftScore } from '@gaplens/contracts/draft'

export type ScoreRequest =
  | { readonly kind: 'basis'; readonly basis: DraftBasis }
  | { readonly kind: 'score'; readonly id: number; readonly text: string }

export interface ScoreAnswer {
  readonly id: number
  readonly score: DraftScore
}
