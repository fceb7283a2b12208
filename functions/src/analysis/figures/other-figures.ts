import type { FigureGroup, Statement } from '@gaplens/contracts/analysis/report'
import type { PageUnits } from '@gaplens/coverage/corpus/corpus'
import { type FigureClaim, OVERVIEW } from '@gaplens/coverage/figures/figure-claims'
import { valuesMeet } from '@gaplens/coverage/figures/values-meet'
import { assertedClaims } from '@gaplens/coverage/support/asserted-claims'
import { statedFigures } from '@gaplens/coverage/support/figure-words'
import { shareOfFigures } from '@gaplens/coverage/support/given-figures'
import { identicalUnit, sameValue } from '@gaplens/text/figures/compare'

/** A group of figures as reported, with the claims that its figures show, in the same order. */
export interface ReportedGroup {
  readonly claims: readonly FigureClaim[]
  readonly group: Pick<FigureGroup, 'disagree' | 'onlyOutdatedDiffers' | 'figures'>
}

/**
 * Adds to a statement the figures that pages give where it has others of the same thing, as the table of differing figures tells them: 「約 15
 * 年」 for 「20 年以上」. An older one is called so. None where one of them may be the statement's. A page that gives the statement's nowhere
 * supports it in part at most, so that table and verdict do not contradict each other.
 * @param pages what the pages say
 */
export function withOtherFigures(
  statement: Statement,
  groups: readonly ReportedGroup[],
  pages: readonly PageUnits[],
): Statement {
  return {
    ...statement,
    support: statement.support.map((support) => {
      const isFound = support.level === 'found'
      const page = isFound ? pages.find(({ source }) => source.id === support.pageId) : undefined
      const others = groups
        .filter(({ group }) => group.disagree || (group.onlyOutdatedDiffers && !isFound))
        .flatMap((each) => othersIn(each, statement, support.pageId, page))
      return others.length === 0
        ? support
        : { ...support, level: isFound ? 'partly' : support.level, otherFigures: inFull(others) }
    }),
  }
}

/** How a limit goes on behind its value. */
const LIMIT = /^\s*[以起內]/u

/** Each value once, and none that another tells with its limit: 「33 公分」 beside 「33 公分以下」. */
function inFull(values: readonly string[]): string[] {
  return [...new Set(values)].filter(
    (each) => !values.some((other) => other.startsWith(each) && LIMIT.test(other.slice(each.length))),
  )
}

/** @param page where the statement's figure may stand besides the group's */
function othersIn(
  { claims, group }: ReportedGroup,
  { text }: Statement,
  pageId: string,
  page: PageUnits | undefined,
): string[] {
  const stated = claims.filter(
    ({ sourceId, sentence }) => sourceId === OVERVIEW && (text.includes(sentence) || sentence.includes(text)),
  )
  const given = claims.flatMap((claim, at) => {
    const figure = group.figures[at]
    return claim.sourceId === pageId && figure !== undefined
      ? [{ claim, shown: `${figure.shown}${figure.outdated ? '（較舊）' : ''}` }]
      : []
  })
  // 「48 小時內不要」 meets 「24 小時後再」, but not the 「24 小時內不可」 of a page that says the same as the latter.
  const sideOf = ({ figure }: FigureClaim) =>
    claims.filter((each) => identicalUnit(each.figure, figure) && each.figure.value === figure.value)
  const differ = given.every(({ claim }) =>
    stated.every(
      (other) => !valuesMeet(claim, other) || sideOf(other).some((each) => !valuesMeet(claim, each)),
    ),
  )
  const isElsewhere =
    page !== undefined &&
    statedFigures(text)
      .filter((figure) => stated.some((other) => sameValue(figure, other.figure)))
      .every((figure) => shareOfFigures([figure], assertedClaims(page)) === 1)
  return stated.length > 0 && differ && !isElsewhere ? given.map(({ shown }) => shown) : []
}
