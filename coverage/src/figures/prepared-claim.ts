import type { FigureClaim } from './figure-claims.ts'
import type { FigureContext } from './figure-context.ts'
import { type Limits, limitsOf } from './limits.ts'
import { casesOf, measuresOf } from './measures.ts'
import { numberedNamesIn, numbersIn } from './numbers-in-clause.ts'
import { perThing } from './per-thing.ts'
import { type Roles, rolesOf } from './roles.ts'
import { wordsOf } from './shared-words.ts'

/** A claim with its text already split into words. */
export interface PreparedClaim {
  readonly claim: FigureClaim
  readonly clause: readonly string[]
  /** The numbered names among these: 「part 5」. */
  readonly numbered: readonly string[]
  readonly around: readonly string[]
  readonly heading: readonly string[]
  readonly title: readonly string[]
  readonly row: readonly string[]
  /** The measures named in the clause, and those named in the sentence or its heading. */
  readonly measures: ReadonlyMap<string, string>
  readonly aroundMeasures: ReadonlyMap<string, string>
  /** The cases (such as chilled or frozen) in the clause, in the heading, and in heading and sentence together. */
  readonly cases: readonly (readonly number[])[]
  readonly limits: Limits
  readonly roles: Roles
  /** What the figure is for one of, such as 「每層」. */
  readonly each: string | null
  readonly context: FigureContext
}

/** The context of a claim that the coverage table does not know. */
export const NO_CONTEXT: FigureContext = { subjects: new Set(), measures: new Map(), statements: new Set() }

/** Whether a subject of the coverage table is that of both claims. */
export function shareSubject({ context: a }: PreparedClaim, { context: b }: PreparedClaim): boolean {
  return [...a.subjects].some((each) => b.subjects.has(each))
}

/** A quoted sentence or choice of a survey, whole or cut at its comma: it names nothing that the figure of 「…」的比例 measures. */
const QUOTED = /「[^」]{6,}」(?=的(?:人|比例|占|只?有))|^[^「」]{2,}」(?=的(?:人|比例|占|只?有))/gu

const unquoted = (text: string): string[] => wordsOf(text.replace(QUOTED, ' '))

/** The scale of which a figure is a value, which is no word of its clause: 「R 值」. */
function scaleOf({ figure: { dimension, unit } }: FigureClaim): string[] {
  if (dimension !== 'scale') return []
  return [`${unit === 'ph' ? 'pH' : unit.toUpperCase()} 值`]
}

/** @param context what the coverage table says about the figure */
export function prepareClaim(claim: FigureClaim, context = NO_CONTEXT): PreparedClaim {
  const all = `${claim.heading} ${claim.bare}`
  const numbered = numberedNamesIn(claim.clause)
  const each = claim.figure.dimension === 'share' ? null : perThing(claim.clause, claim.figure)
  return {
    claim,
    clause: [
      ...unquoted(claim.clause),
      ...numbersIn(claim.clause),
      ...numbered,
      ...(each === null ? [] : [each]),
      ...scaleOf(claim),
    ],
    numbered,
    each,
    around: [...unquoted(claim.bare), ...wordsOf(claim.heading)],
    heading: wordsOf(claim.heading),
    title: wordsOf(claim.title),
    row: wordsOf(claim.row),
    measures: measuresOf(claim.clause),
    aroundMeasures: measuresOf(all),
    cases: [claim.clause, claim.heading, all].map(casesOf),
    limits: limitsOf(claim),
    roles: rolesOf(claim),
    context,
  }
}
