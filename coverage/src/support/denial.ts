import type { ClaimUnit, PageUnits } from '../corpus/corpus.ts'
import { makesDepend } from './dependent-clause.ts'
import type { GivenFigure } from './figure-words.ts'
import { flatOppositeOf } from './flat-opposite.ts'
import { isInstructed } from './instructed.ts'
import type { ComparedClaim } from './nearest-claims.ts'
import { tellsOtherCourse } from './other-course.ts'
import { denialOf, refusalOf } from './rejected-claims.ts'
import { claimOfAnother } from './values-under-words.ts'

/** The passage in which a page says the contrary of a statement, among the claims nearest to it or in answer to a question; null without one. */
export function denialIn(
  {
    text,
    label,
    figures,
  }: { readonly text: string; readonly label: string; readonly figures: readonly GivenFigure[] },
  page: PageUnits,
  claims: readonly ComparedClaim[],
): ClaimUnit | null {
  const denied =
    flatOppositeOf({ text, label }, page) ??
    denialOf(
      text,
      page,
      claims.map(({ unit }) => unit),
    )
  if (denied !== null) return denied
  const around = sectionsOf(page, claims)
  return (
    refusalOf(text, around) ??
    dependentIn(text, around) ??
    around.find(({ claim }) => tellsOtherCourse(text, claim.text) || isInstructed({ text, label }, claim)) ??
    claimOfAnother(figures, claims)
  )
}

/** The first claim that sets a condition for what a statement says of all; null if none does. */
function dependentIn(statement: string, claims: readonly ClaimUnit[]): ClaimUnit | null {
  return (
    claims.find(({ claim }, at) => makesDepend(statement, claim.text, claims[at + 1]?.claim.text ?? '')) ??
    null
  )
}

/** All claims of the sections in which some stand. */
function sectionsOf({ sections }: PageUnits, claims: readonly ComparedClaim[]): ClaimUnit[] {
  const at = new Set(claims.map(({ unit }) => unit.section))
  return sections.filter((section) => at.has(section.at)).flatMap((section) => section.claims)
}
