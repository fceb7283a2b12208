import type { DraftClaim } from '@gaplens/contracts/drafts/draft-score'
import type { FigureClaim } from '../../figures/figure-claims.ts'
import { countsOperands, type Operands, operandsOf, shareOf } from '../arithmetic/derived-value.ts'

/** A sentence of a draft with its verdict. */
export interface CheckedSentence {
  readonly claim: DraftClaim
  /** Number of the section under one heading. */
  readonly section: number
  readonly sentence: string
  readonly bare: string
  readonly heading: string
  /** All its figures, those that sources must give, and those under the same heading. */
  readonly given: readonly FigureClaim[]
  readonly own: readonly FigureClaim[]
  readonly beside: readonly FigureClaim[]
}

/**
 * The figures of a sentence that still need a source if one of them follows from figures of the section's supported sentences, with
 * those sentences; null if none follows.
 * A share is computed from the sentence directly before only.
 */
export function derivedInSection(
  sentence: CheckedSentence,
  all: readonly CheckedSentence[],
): { readonly rest: readonly FigureClaim[]; readonly from: readonly DraftClaim[] } | null {
  const supported = all.filter(
    (each) => each !== sentence && each.section === sentence.section && each.claim.verdict === 'supported',
  )
  const before = all[all.indexOf(sentence) - 1]
  const figuresBefore = before !== undefined && supported.includes(before) ? figuresOf(before.given) : []
  const others = supported.flatMap(({ given }) => figuresOf(given))
  for (const own of sentence.own) {
    const rest = figuresOf(sentence.own.filter((each) => each !== own))
    const operands = operandsOf(own, sentence.own, [...others, ...rest]) ?? shareOf(own, figuresBefore)
    const from = supported.filter(({ given }) => given.some(({ figure }) => operands?.includes(figure)))
    if (operands !== null && from.length > 0)
      return { rest: restOf(sentence, own, operands), from: from.map(({ claim }) => claim) }
  }
  return null
}

function restOf({ own }: CheckedSentence, derived: FigureClaim, operands: Operands): FigureClaim[] {
  return own.filter((each) => each !== derived && !countsOperands(each.figure, operands))
}

function figuresOf(claims: readonly FigureClaim[]) {
  return claims.map(({ figure }) => figure)
}
