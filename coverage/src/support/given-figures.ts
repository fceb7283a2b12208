import { figuresMeet, identicalUnit, isRange, sameValue } from '@gaplens/text/figures/compare'
import { memoize } from '@gaplens/text/memoize'
import type { ClaimUnit } from '../corpus/corpus.ts'
import { endsAsQuestion } from '../corpus/sentences.ts'
import { pairsOf } from './character-pairs.ts'
import { distinctiveFigures, type GivenFigure, givenFigures } from './figure-words.ts'
import { givesFigure, isOpen } from './gives-figure.ts'
import type { ComparedClaim } from './nearest-claims.ts'
import { isOfOwnSubject, isOfSameSort, saidOfOthers } from './own-subject.ts'

/** Two figures are told in the same words if the one's clause has this share of the other's pairs of characters. */
const SAME_WORDS = 0.6
/** Words right before a figure that say nothing of what it is of, and that what it is of follows: 「500 元的套餐」. */
const USUALLY = /(?:一般|通常|平均|大約|大概|約|只|需要?|要|共|為|是)+\s*$/u
const OF_WHAT_FOLLOWS = /^\s*的/u
/** A clause with fewer pairs says too little. */
const PAIRS_MIN = 2

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

/** Whether a claim gives none of some figures of one dimension and unit, but another: 「10 坪約需 8 公升」 for 「10 坪…12 公升」. */
export function givesOthersOnly(figures: readonly GivenFigure[], claim: ComparedClaim): boolean {
  return distinctiveFigures(claim.unit.claim.text).some((own) => {
    const alike = figures.filter((figure) => identicalUnit(figure, own))
    return alike.length > 0 && shareOfFigures(alike, [claim]) === 0
  })
}

/**
 * Whether a claim gives another value where a statement has one that none of the nearest claims gives: 「6 公斤的壓力」 for 「4 公斤」, though it
 * may give others of the statement's. Then it does not support a part of the statement; it may deny it.
 */
export function contradictsOneFigure(
  figures: readonly GivenFigure[],
  nearest: readonly ComparedClaim[],
  { unit }: ComparedClaim,
): boolean {
  const lacking = figures.filter((figure) => shareOfFigures([figure], nearest) === 0)
  return distinctiveFigures(unit.claim.text).some(
    (own) =>
      lacking.some((figure) => identicalUnit(figure, own)) &&
      !figures.some((figure) => figuresMeet(figure, own)),
  )
}

/**
 * The claim that gives one of a statement's figures under the words of another: 「大臼齒 1 到 2 次」 for 「門牙約 1 到 2 次；大臼齒約 3 到 5 次」. It says
 * little besides: 「兒童套餐 500 元」 is of another thing than 「成人票 500 元，兒童票 250 元」.
 */
export function claimOfAnother(
  figures: readonly GivenFigure[],
  nearest: readonly ComparedClaim[],
): ClaimUnit | null {
  const given = nearest.map(({ unit }) => ({ unit, own: figuresOf({ unit, headingTerms: null }) }))
  const stated = figures.map(({ subject }) => subject).join(' ')
  const isOfSame = ({ before, clause }: GivenFigure) =>
    shareOf(pairsOf(before.replace(USUALLY, ' ')), stated) >= SAME_WORDS &&
    !/[滿買]\s?$/u.test(before) &&
    !OF_WHAT_FOLLOWS.test(clause.slice(before.length))
  // A page that gives both does not deny either.
  const isToldToo = (figure: GivenFigure) =>
    given.some(({ own }) => own.some((each) => sameValue(each, figure)))
  const found = given.find(({ own }) =>
    own.some((each) =>
      figures.some(
        (figure) =>
          givesFigure(each, figure) &&
          isOfSame(each) &&
          saidOfOthers(each, figure, figures).some((other) => !isToldToo(other)),
      ),
    ),
  )
  return found?.unit ?? null
}

/**
 * Whether the nearest claims give another value under the words of one of a statement's figures, and nowhere its own: 「寵物登記費 300 元」 for
 * 「寵物登記費 500 元」.
 */
export function givesOtherUnderSameWords(
  figures: readonly GivenFigure[],
  nearest: readonly ComparedClaim[],
): boolean {
  const given = nearest.map(({ unit }) => figuresOf({ unit, headingTerms: null }))
  return figures.some((figure) => {
    const pairs = pairsOf(figure.clause)
    if (pairs.length < PAIRS_MIN) return false
    const gives = (other: GivenFigure) => givesFigure(other, figure)
    const alike = (other: GivenFigure) =>
      identicalUnit(figure, other) && shareOf(pairs, other.clause) >= SAME_WORDS
    return (
      given.some((own) => own.some(alike) && !own.some(gives)) &&
      !given.some((own) => own.filter(alike).some(gives))
    )
  })
}

function shareOf(pairs: readonly string[], clause: string): number {
  return pairs.filter((pair) => clause.includes(pair)).length / pairs.length
}
