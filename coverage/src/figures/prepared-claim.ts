import type { FigureClaim } from './figure-claims.ts'
import type { KnownOf } from './known-of.ts'
import { casesOf, limitsOf, measuresOf } from './measures.ts'
import { wordsOf } from './shared-words.ts'

/** A claim with its words, cut once. */
export interface Prepared {
  readonly claim: FigureClaim
  readonly clause: readonly string[]
  readonly around: readonly string[]
  readonly heading: readonly string[]
  /** What the clause says it measures, and what the sentence and the heading say. */
  readonly measures: ReadonlyMap<string, string>
  readonly aroundMeasures: ReadonlyMap<string, string>
  /** The cases that clause, heading, and heading with sentence tell of. */
  readonly cases: readonly (readonly number[])[]
  readonly limits: string
  readonly known: KnownOf
}

/** No judge told anything of it. */
export const UNKNOWN: KnownOf = { subjects: new Set(), measures: new Map() }

/** @param known what a judge told of the figure */
export function prepare(claim: FigureClaim, known = UNKNOWN): Prepared {
  const all = `${claim.heading} ${claim.bare}`
  return {
    claim,
    clause: wordsOf(claim.clause),
    around: [...wordsOf(claim.bare), ...wordsOf(claim.heading)],
    heading: wordsOf(claim.heading),
    measures: measuresOf(claim.clause),
    aroundMeasures: measuresOf(all),
    cases: [claim.clause, claim.heading, all].map(casesOf),
    limits: limitsOf(claim.clause),
    known,
  }
}
