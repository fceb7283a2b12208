import { figuresMeet, identicalUnit, isRange } from '@gaplens/text/figures/compare'
import type { Figure } from '@gaplens/text/figures/figure'
import { readFigures } from '@gaplens/text/figures/read-figures'
import type { PageUnits } from '../corpus/corpus.ts'
import { assertedClaims } from './asserted-claims.ts'
import { distinctiveFigures, type GivenFigure, isDistinctive } from './figure-words.ts'
import { figuresOf, shareOfFigures } from './given-figures.ts'
import { givesFigure } from './gives-figure.ts'
import type { ComparedClaim } from './nearest-claims.ts'

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

/** Whether a text has figures of the same kinds as some others, none of which is one of these, by whatever they are counted. */
export function hasOnlyOtherFigures(text: string, figures: readonly Figure[]): boolean {
  const comparable = readFigures(text).filter((figure) =>
    figures.some((other) => identicalUnit(figure, other)),
  )
  return (
    comparable.length > 0 &&
    comparable.every((figure) => !figures.some((other) => figuresMeet({ ...figure, per: other.per }, other)))
  )
}

/** Single values that differ by less than this share of the larger may be one, rounded: 「六成」, 「62%」. */
const ROUNDED = 0.1

/** Whether what is quoted gives other values, or ranges with other ends, and the page none of the statement's figures. */
export function givesOtherFigures(
  figures: readonly GivenFigure[],
  page: PageUnits,
  quoted: readonly ComparedClaim[],
): boolean {
  if (shareOfFigures(figures, assertedClaims(page)) !== 0) return false
  const alike = quoted
    .flatMap(({ unit }) => figuresOf({ unit, headingTerms: null }))
    .filter((own) => isDistinctive(own) && figures.some((figure) => identicalUnit(figure, own)))
  return alike.length > 0 && !alike.some((own) => figures.some((figure) => agree(own, figure)))
}

/** Whether two figures may be one value, rounded, or one range. */
function agree(own: GivenFigure, figure: GivenFigure): boolean {
  if (isRange(own) && isRange(figure)) return givesFigure(own, figure)
  const isRounded = Math.abs(own.value - figure.value) <= ROUNDED * Math.max(own.value, figure.value)
  return identicalUnit(own, figure) && (isRounded || figuresMeet({ ...own, per: figure.per }, figure))
}
