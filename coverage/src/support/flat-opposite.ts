import { normalise, termsOf } from '@gaplens/text/terms'
import type { ClaimUnit, PageUnits } from '../corpus/corpus.ts'
import { clausesOf } from './clauses.ts'

/** A clause that only allows something, and one that only forbids it: 「可以打字」, 「不得打字」. */
const ALLOWS = /^(?:也|亦|都|均|則)?(?:可以|可|得(?:以)?|能夠?|准許?|允許)(?<done>\p{Script=Han}{2,5})$/u
const FORBIDS =
  /^(?:但|並|且|也|亦|都|均|則|一律)?(?:不得|不可以?|不能|不准|禁止|嚴禁|請?勿|不要)(?<done>\p{Script=Han}{2,5})$/u

/**
 * The claim of a page that forbids what a statement allows, or allows what it forbids, in a clause that says nothing else; it is on what
 * the statement's label names, by its heading or its text. Null without one.
 */
export function flatOppositeOf(
  { text, label }: { readonly text: string; readonly label: string },
  { sections }: PageUnits,
): ClaimUnit | null {
  const allowed = doneIn(text, ALLOWS)
  const forbidden = doneIn(text, FORBIDS)
  const named = termsOf(label)
  if (named.length === 0 || allowed.length + forbidden.length === 0) return null
  const claims = sections.flatMap((section) => section.claims)
  const isOnLabel = ({ claim }: ClaimUnit) => {
    const said = normalise(`${claim.heading}\n${claim.text}`)
    return named.some((term) => said.includes(term))
  }
  return (
    claims.find(
      (unit) =>
        isOnLabel(unit) &&
        (meet(allowed, doneIn(unit.claim.text, FORBIDS)) || meet(forbidden, doneIn(unit.claim.text, ALLOWS))),
    ) ?? null
  )
}

function doneIn(text: string, pattern: RegExp): string[] {
  return clausesOf(text).flatMap((clause) => pattern.exec(clause.trim())?.groups?.done ?? [])
}

function meet(stated: readonly string[], told: readonly string[]): boolean {
  return stated.some((each) => told.includes(each))
}
