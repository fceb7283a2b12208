import type { FigureClaim } from './figure-claims.ts'
import type { FigureContext } from './figure-context.ts'
import { casesOf, limitsOf, measuresOf } from './measures.ts'
import { wordsOf } from './shared-words.ts'

/** A claim with its words, which are cut only once. */
export interface PreparedClaim {
  readonly claim: FigureClaim
  readonly clause: readonly string[]
  readonly around: readonly string[]
  readonly heading: readonly string[]
  /** What the clause says it measures, and what the sentence and the heading say. */
  readonly measures: ReadonlyMap<string, string>
  readonly aroundMeasures: ReadonlyMap<string, string>
  /** The cases (such as chilled or frozen) that the clause, the heading, and heading and sentence together speak of. */
  readonly cases: readonly (readonly number[])[]
  readonly limits: string
  readonly context: FigureContext
}

/** For a claim of which the coverage table says nothing. */
export const NO_CONTEXT: FigureContext = { subjects: new Set(), measures: new Map() }

/** @param context what the coverage table says about the figure */
export function prepareClaim(claim: FigureClaim, context = NO_CONTEXT): PreparedClaim {
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
    context,
  }
}
