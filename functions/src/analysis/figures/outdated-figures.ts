import { type FigureClaim, OVERVIEW } from '@gaplens/coverage/figures/figure-claims'
import { sharedWords, wordsOf } from '@gaplens/coverage/figures/shared-words'
import { sameValue } from '@gaplens/text/figures/compare'
import { datingOf, isSet, outdatedBeside } from '@gaplens/text/figures/outdated'
import { latest, type PageYears } from './year-of-page.ts'

/** Finds the figures of one quantity that are outdated. */
export type FindOutdated = (claims: readonly FigureClaim[]) => ReadonlySet<FigureClaim>

/**
 * Prepares the search for outdated figures: those that some page says were replaced, and those beside which a figure of another source
 * is newer by its sentence or its page.
 * @param all the figures of all pages and of the AI Overview
 */
export function outdatedFigures(
  all: readonly FigureClaim[],
  keyword: string,
  { changed, periods }: PageYears,
): FindOutdated {
  const isReplaced = replacedIn(all, keyword)
  // Google writes its overview anew, so that it is as current as the newest page.
  const newest = latest([...changed.values()])
  const dated = (claim: FigureClaim) => ({
    ...datingOf(claim.sentence),
    figures: [claim.figure],
    pageYear: claim.sourceId === OVERVIEW ? newest : (changed.get(claim.sourceId) ?? null),
    ofYear: periods.get(claim.sourceId) ?? null,
    set: isSet(`${claim.heading} ${claim.sentence}`),
  })
  return (claims) => {
    const statements = claims.map((claim) => ({ claim, dated: dated(claim) }))
    const old = statements.filter(
      (each) =>
        isReplaced(each.claim) ||
        statements.some(
          (other) => other.claim.sourceId !== each.claim.sourceId && outdatedBeside(each.dated, other.dated),
        ),
    )
    return new Set(old.map(({ claim }) => claim))
  }
}

/** Makes a check whether some page says that a figure was replaced by another, for a thing that both name. */
function replacedIn(claims: readonly FigureClaim[], keyword: string): (claim: FigureClaim) => boolean {
  const wordsAround = ({ heading, bare }: FigureClaim) => wordsOf(`${heading} ${bare}`)
  const replaced = claims.filter(({ superseded }) => superseded)
  return (claim) =>
    replaced.some(
      (old) =>
        old === claim ||
        (sameValue(old.figure, claim.figure) &&
          sharedWords(wordsAround(old), wordsAround(claim), keyword).length > 0),
    )
}
