import type { ClaimUnit, PageUnits } from '../corpus/corpus.ts'
import { makesDepend } from './dependent-clause.ts'
import type { GivenFigure } from './figure-words.ts'
import { claimOfAnother } from './given-figures.ts'
import type { ComparedClaim } from './nearest-claims.ts'
import { denialOf, refusalOf } from './rejected-claims.ts'

/** The passage in which a page says the contrary of a statement, of the nearest ones or in answer to a question. */
export function denialIn(
  { text, figures }: { readonly text: string; readonly figures: readonly GivenFigure[] },
  page: PageUnits,
  claims: readonly ComparedClaim[],
): ClaimUnit | null {
  return (
    denialOf(
      text,
      page,
      claims.map(({ unit }) => unit),
    ) ??
    refusalOf(text, sectionsOf(page, claims)) ??
    dependentIn(text, sectionsOf(page, claims)) ??
    claimOfAnother(figures, claims)
  )
}

/** Of claims in their order the one that makes depend on something what a statement says of all. */
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
