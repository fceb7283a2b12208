import type { FigureClaim } from '@gaplens/coverage/figures/figure-claims'
import { arePartsOfSum } from '@gaplens/coverage/figures/parts-of-sum'
import { areShopPrices } from '@gaplens/coverage/figures/shop-price'
import { figuresMeet, identicalUnit } from '@gaplens/text/figures/compare'

/**
 * Whether the user's figures of one quantity meet no current one of the others, nor any that one of these gives in the same section: a
 * source that gives two values for two cases supports either, and so does the user's table another row of which meets theirs. Another shop's price of a model is no other saying. Two others have to agree:
 * where a single one gives another value, it was of another thing in every report that was read (docs/report/figures.md).
 * @param all the figures of all pages and of the AI Overview
 */
export function userDiffers(
  claims: readonly FigureClaim[],
  all: readonly FigureClaim[],
  { userId, outdated }: { userId: string | undefined; outdated: ReadonlySet<FigureClaim> },
): boolean {
  const own = claims.filter(({ sourceId }) => sourceId === userId)
  // Of a table of prices another row may be the one that the others speak of.
  const besideOwn = all.filter(
    (claim) =>
      claim.sourceId === userId &&
      own.some(
        ({ heading, row, figure }) =>
          row !== '' && claim.row !== '' && claim.heading === heading && identicalUnit(claim.figure, figure),
      ),
  )
  const others = claims.filter((claim) => claim.sourceId !== userId && !outdated.has(claim))
  const given = all.filter(
    (claim) =>
      !claim.superseded &&
      others.some(({ sourceId, heading }) => claim.sourceId === sourceId && claim.heading === heading),
  )
  const isAgreed = others.some((claim) =>
    others.some((other) => other.sourceId !== claim.sourceId && figuresMeet(claim.figure, other.figure)),
  )
  const isBorneOut = (claim: FigureClaim) =>
    [...others, ...given].some(
      (other) => figuresMeet(claim.figure, other.figure) || arePartsOfSum(claim, other, all),
    )
  const isOnlyAPrice = (claim: FigureClaim) => others.every((other) => areShopPrices(claim, other))
  const isOther = (claim: FigureClaim) => !isBorneOut(claim) && !isOnlyAPrice(claim)
  return own.length > 0 && isAgreed && [...own, ...besideOwn].every(isOther)
}
