import { type FigureClaim, OVERVIEW } from '@gaplens/coverage/figures/figure-claims'
import type { ClaimGroup } from '@gaplens/coverage/figures/figure-groups'
import { figuresMeet } from '@gaplens/text/figures/compare'
import { areOneInterval } from './one-interval.ts'

/**
 * Makes a check whether only the AI Overview gives a figure. A page that gives it beside a word of what is measured does so too, if only in
 * the row of a table that is not in the group.
 */
export function ofOverviewAlone(
  { claims, about }: Pick<ClaimGroup, 'claims' | 'about'>,
  all: readonly FigureClaim[],
  userId: string | undefined,
): (claim: FigureClaim) => boolean {
  const isOfPage = ({ sourceId }: FigureClaim) => sourceId !== OVERVIEW && sourceId !== userId
  const given = claims.filter(isOfPage)
  const beside = all.filter((claim) => {
    const said = `${claim.heading} ${claim.row} ${claim.clause}`.normalize('NFKC').toLowerCase()
    return isOfPage(claim) && !claim.superseded && about.some((word) => said.includes(word))
  })
  return ({ sourceId, figure }) =>
    sourceId === OVERVIEW &&
    ![...given, ...beside].some(
      (other) => figuresMeet(other.figure, figure) || areOneInterval(other.figure, figure),
    )
}
