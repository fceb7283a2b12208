import type { FigureGroup } from '@gaplens/contracts/analysis/report'
import { type FigureClaim, OVERVIEW } from '@gaplens/coverage/figures/figure-claims'
import type { ClaimGroup } from '@gaplens/coverage/figures/figure-groups'
import { showFigure, splitFigure } from '@gaplens/coverage/figures/show-figure'
import type { Source } from '@gaplens/coverage/source'
import { figuresMeet } from '@gaplens/text/figures/compare'
import type { FigurePassages } from './figure-passages.ts'
import type { FindOutdated } from './outdated-figures.ts'
import { ofOverviewAlone } from './overview-alone.ts'
import { userDiffers } from './user-differs.ts'

/** What is known beside a group of figures when it is described. */
export interface KnownFigures {
  /** The figures of all pages and of the AI Overview. */
  readonly all: readonly FigureClaim[]
  readonly sources: readonly Source[]
  readonly userId: string | undefined
  readonly outdatedOf: FindOutdated
  /** Collects the passages of the figures. */
  readonly passages: FigurePassages
}

/** A group of figures as the report tells it, still without its id and its topic. */
export function describeGroup(
  group: ClaimGroup,
  { all, sources, userId, outdatedOf, passages }: KnownFigures,
): Omit<FigureGroup, 'id' | 'topicId'> {
  const outdated = outdatedOf(group.claims)
  // An outdated figure beside its successor is no disagreement, unless a current source still gives it.
  const isStillGiven = (claim: FigureClaim) =>
    group.claims.some(
      (other) => other.sourceId !== userId && !outdated.has(other) && figuresMeet(other.figure, claim.figure),
    )
  const differing = group.differing.filter((pair) =>
    pair.every((claim) => !outdated.has(claim) || isStillGiven(claim)),
  )
  const disagree = differing.length > 0
  const isOfOverviewAlone = ofOverviewAlone(group, all, userId)
  const dateOf = (sourceId: string) => {
    const page = sources.find(({ id }) => id === sourceId)?.page
    return page?.modifiedAt ?? page?.publishedAt ?? null
  }
  return {
    about: [...group.about],
    disagree,
    onlyOutdatedDiffers: !disagree && group.differing.length > 0,
    onlyOverviewDiffers: disagree && differing.every((pair) => pair.some(isOfOverviewAlone)),
    confirmed: disagree && group.confirmed,
    userDiffers: userDiffers(group.claims, all, { userId, outdated }),
    figures: group.claims.map((claim) => ({
      giver: claim.sourceId === OVERVIEW ? 'overview' : 'page',
      pageId: claim.sourceId === OVERVIEW ? null : claim.sourceId,
      passageId: passages.idFor(claim),
      ...splitFigure(claim.figure),
      shown: showFigure(claim.figure),
      date: dateOf(claim.sourceId),
      outdated: outdated.has(claim),
    })),
  }
}
