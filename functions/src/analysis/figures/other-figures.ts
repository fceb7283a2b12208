import type { FigureGroup, Statement } from '@gaplens/contracts/analysis/report'
import { type FigureClaim, OVERVIEW } from '@gaplens/coverage/figures/figure-claims'
import { valuesMeet } from '@gaplens/coverage/figures/values-meet'

/** A group of figures as reported, with the claims that its figures show, in the same order. */
export interface ReportedGroup {
  readonly claims: readonly FigureClaim[]
  readonly group: Pick<FigureGroup, 'disagree' | 'onlyOutdatedDiffers' | 'figures'>
}

/**
 * Adds to a statement the figures that pages give where it has others of the same thing, as the table of differing figures tells them: 「約 15
 * 年」 for 「20 年以上」. An older one is called so. None where one of them may be the statement's, and where the page supports the statement.
 */
export function withOtherFigures(statement: Statement, groups: readonly ReportedGroup[]): Statement {
  return {
    ...statement,
    support: statement.support.map((support) => {
      const others =
        support.level === 'found' ? [] : groups.flatMap((each) => othersIn(each, statement, support.pageId))
      return others.length === 0 ? support : { ...support, otherFigures: [...new Set(others)] }
    }),
  }
}

function othersIn({ claims, group }: ReportedGroup, { text }: Statement, pageId: string): string[] {
  if (!group.disagree && !group.onlyOutdatedDiffers) return []
  const stated = claims.filter(
    ({ sourceId, sentence }) => sourceId === OVERVIEW && (text.includes(sentence) || sentence.includes(text)),
  )
  const given = claims.flatMap((claim, at) => {
    const figure = group.figures[at]
    return claim.sourceId === pageId && figure !== undefined
      ? [{ claim, shown: `${figure.shown}${figure.outdated ? '（較舊）' : ''}` }]
      : []
  })
  const differ = given.every(({ claim }) => stated.every((other) => !valuesMeet(claim, other)))
  return stated.length > 0 && differ ? given.map(({ shown }) => shown) : []
}
