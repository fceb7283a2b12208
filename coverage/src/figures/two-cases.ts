import { comparable } from '@gaplens/text/figures/compare'
import type { FigureClaim } from './figure-claims.ts'
import { sharedWords, wordsOf } from './shared-words.ts'
import { valuesMeet } from './values-meet.ts'

/**
 * Whether one source states both values in one section. Then they are two cases, and neither is wrong. What another row or column gives is
 * of something else, and so no case.
 */
export function areTwoCases(a: FigureClaim, b: FigureClaim, members: readonly FigureClaim[]): boolean {
  const statesOnly = (claim: FigureClaim, value: FigureClaim, not: FigureClaim) =>
    comparable(claim.figure, value.figure) && valuesMeet(claim, value) && !valuesMeet(claim, not)
  const isOther = ofOtherRows(a, b, members)
  const sections = Map.groupBy(members, sectionOf)
  return [...sections.values()].some((own) => {
    const cases = own.filter((claim) => !isOther(claim))
    return (
      cases.some((one) => !one.superseded && statesOnly(one, a, b)) &&
      cases.some((other) => statesOnly(other, b, a))
    )
  })
}

/**
 * Finds the figures of a table that are of something else than two claims: they lack a word that the two share and that others of their
 * section have.
 */
export function ofOtherRows(
  a: FigureClaim,
  b: FigureClaim,
  members: readonly FigureClaim[],
): (claim: FigureClaim) => boolean {
  const about = sharedWords(wordsOf(a.clause), wordsOf(b.clause), '')
  return (claim) =>
    claim.row !== '' &&
    about.some(
      (word) =>
        !claim.clause.includes(word) &&
        members.some((other) => sectionOf(other) === sectionOf(claim) && other.clause.includes(word)),
    )
}

/**
 * Whether the column of a table that gives one value also gives another, in whatever row: what the rows tell apart are its cases. Not if the
 * other value is of the row itself, as its name shows.
 */
export function isInColumnOf(value: FigureClaim, by: FigureClaim, all: readonly FigureClaim[]): boolean {
  const isOfRow = sharedWords(wordsOf(by.row), wordsOf(`${value.heading} ${value.clause}`), '').length > 0
  return (
    by.column !== '' &&
    !isOfRow &&
    all.some(
      (each) =>
        each.column === by.column &&
        sectionOf(each) === sectionOf(by) &&
        comparable(each.figure, value.figure) &&
        valuesMeet(each, value),
    )
  )
}

function sectionOf({ sourceId, heading }: FigureClaim): string {
  return `${sourceId} ${heading}`
}
