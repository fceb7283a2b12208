import type { Scored } from '../scoring/scorer.ts'
import { type Range, shiftRanges } from '../scoring/shift-ranges.ts'

/** A marked range of the text, with the kind of mark. */
export interface Mark extends Range {
  readonly kind: 'closed' | 'touched' | 'supported' | 'contradicted' | 'unproven'
}

/** The marks in the present text: the findings of the last scored text, moved by the edits since. */
export function marksOf(scored: Scored | null, text: string): Mark[] {
  if (scored === null) return []
  const { gaps, claims } = scored.score
  const found = [
    ...gaps.flatMap(({ state, passage }): Mark[] =>
      passage === null || state === 'open' ? [] : [{ start: passage.start, end: passage.end, kind: state }],
    ),
    ...claims.map(({ start, end, verdict }): Mark => ({ start, end, kind: verdict })),
  ]
  return shiftRanges(found, scored.text, text)
}
