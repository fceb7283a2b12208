import { identicalUnit, isRange } from '@gaplens/text/figures/compare'
import { memoize } from '@gaplens/text/memoize'
import type { ClaimUnit } from '../corpus/corpus.ts'
import { endsAsQuestion } from '../corpus/sentences.ts'
import { pairsOf } from './character-pairs.ts'
import { type GivenFigure, givenFigures } from './figure-words.ts'
import { givesFigure, isOpen } from './gives-figure.ts'
import type { ComparedClaim } from './nearest-claims.ts'
import { isOfOwnSubject, isOfSameSort } from './own-subject.ts'

/** The figures of claims without and with their headings. They are read once, though every statement is compared with them. */
const figuresAlone = memoize(({ claim }: ClaimUnit) => givenFigures(claim.text))
const figuresWithHeading = memoize(({ claim: { heading, text } }: ClaimUnit) =>
  givenFigures(`${heading}\n${text}`),
)

/** The figures of a claim; with those of its heading, if it stands with that. */
export function figuresOf({ unit, headingTerms }: ComparedClaim): readonly GivenFigure[] {
  // A heading that asks states nothing: 「館方說要收兩成，合法嗎？」
  const isAlone = headingTerms === null || endsAsQuestion(unit.claim.heading)
  return isAlone ? figuresAlone(unit) : figuresWithHeading(unit)
}

/** The share of the figures that any of the claims gives, 0–1; null if there are no figures. */
export function shareOfFigures(
  figures: readonly GivenFigure[],
  claims: readonly ComparedClaim[],
): number | null {
  if (figures.length === 0) return null
  return figures.filter((figure) => isGiven(figure, figures, claims)).length / figures.length
}

function isGiven(
  stated: GivenFigure,
  all: readonly GivenFigure[],
  claims: readonly ComparedClaim[],
): boolean {
  const gives = (claim: ComparedClaim) =>
    figuresOf(claim).some(
      (figure) =>
        givesFigure(figure, stated) && isOfSameSort(figure, stated) && isOfOwnSubject(figure, stated, all),
    )
  if (claims.some(gives)) return true
  return isRange(stated) && givesEndsInTable(stated, claims)
}

/** Whether one row of a table begins where a range begins, and one ends where it ends: a list of prices for 「22,000 到 120,000 元」. */
function givesEndsInTable(range: GivenFigure, claims: readonly ComparedClaim[]): boolean {
  const rows = claims.flatMap((claim) =>
    claim.unit.claim.tableHead === ''
      ? []
      : figuresOf(claim)
          .filter((figure) => identicalUnit(figure, range) && !isOpen(figure))
          .map(({ low, high }) => ({ low, high, table: claim.unit.section })),
  )
  return rows.some(
    ({ low, table }) =>
      low === range.low && rows.some((other) => other.table === table && other.high === range.high),
  )
}

/** The claim with all of a statement's figures, if these are two ranges or more, which do not meet by chance. */
export function rangesAtOnce(
  figures: readonly GivenFigure[],
  claims: readonly ComparedClaim[],
): ComparedClaim | undefined {
  if (figures.length < 2 || !figures.every(isRange)) return undefined
  return claims.find(
    (claim) =>
      figuresOf(claim).filter(isRange).length >= figures.length && shareOfFigures(figures, [claim]) === 1,
  )
}

/** Whether a figure of a claim stands beside a word that one of some others stands beside: 「電池約 3 年更換」, 「電池壽命約 3 年」. */
export function sharesClause(figures: readonly GivenFigure[], claim: ComparedClaim): boolean {
  const known = figures.flatMap(({ clause }) => pairsOf(clause))
  return figuresOf({ ...claim, headingTerms: null }).some(({ clause }) =>
    pairsOf(clause).some((pair) => known.includes(pair)),
  )
}
