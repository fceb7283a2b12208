import type { Scored } from '../scoring/scorer.ts'
import { type Range, shiftRanges } from '../scoring/shift-ranges.ts'

/** A range of the text that is marked, and as what. */
export interface Mark extends Range {
  readonly kind: 'closed' | 'touched' | 'borne-out' | 'contradicted' | 'unproven'
}

/** What is marked in the text as it is now: what was found in the text of before, moved along with the typing. */
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
