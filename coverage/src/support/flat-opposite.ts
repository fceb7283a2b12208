import { normalise, termsOf } from '@gaplens/text/terms'
import type { ClaimUnit, PageUnits } from '../corpus/corpus.ts'
import { BETWEEN_ITEMS, clausesOf } from './clauses.ts'

/** A clause that only allows something, and one that only forbids it: 「可以打字」, 「不得打字」. */
const ALLOWS = /^(?:也|亦|都|均|則)?(?:可以|可|得(?:以)?|能夠?|准許?|允許)(?<done>\p{Script=Han}{2,5})$/u
const FORBIDS =
  /^(?:但|並|且|也|亦|都|均|則|一律)?(?:不得|不可以?|不能|不准|禁止|嚴禁|請?勿|不要)(?<done>\p{Script=Han}{2,5})$/u

/** What a statement has one use, and what a sentence says none of is to be used: 「噴劑、項圈一律不用」. */
const HAS_USED = /(?:可以?|改|建議)[使選]?用(?<used>\p{Script=Han}{2,8}?)(?:[代替取來]|即可|就好|$)/u
const NONE_USED =
  /(?:^|[，。；：！？\n])(?<none>[^，。；：！？\n]*?)(?:一律|一概|都|均|皆)(?:不[要能可得]?|請?勿|禁止?)[使選]?用(?=$|[，。；！？\n])/gu

/**
 * The claim of a page that forbids what a statement allows, or allows what it forbids, in a clause that says nothing else, or
 * that says of a list of things that none is to be used, one of which the statement has one use; it is on what the statement's label names, by its
 * heading or its text. Null without one.
 */
export function flatOppositeOf(
  { text, label }: { readonly text: string; readonly label: string },
  { sections }: PageUnits,
): ClaimUnit | null {
  const allowed = doneIn(text, ALLOWS)
  const forbidden = doneIn(text, FORBIDS)
  const used = clausesOf(text).flatMap((clause) => HAS_USED.exec(clause)?.groups?.used ?? [])
  const named = termsOf(label)
  if (named.length === 0 || allowed.length + forbidden.length + used.length === 0) return null
  const claims = sections.flatMap((section) => section.claims)
  const isOnLabel = ({ claim }: ClaimUnit) => {
    const said = normalise(`${claim.heading}\n${claim.text}`)
    return named.some((term) => said.includes(term))
  }
  return (
    claims.find(
      (unit) =>
        isOnLabel(unit) &&
        (meet(allowed, doneIn(unit.claim.text, FORBIDS)) ||
          meet(forbidden, doneIn(unit.claim.text, ALLOWS)) ||
          meet(used, unusedIn(unit.claim.text))),
    ) ?? null
  )
}

function doneIn(text: string, pattern: RegExp): string[] {
  return clausesOf(text).flatMap((clause) => pattern.exec(clause.trim())?.groups?.done ?? [])
}

function unusedIn(text: string): string[] {
  return [...text.matchAll(NONE_USED)].flatMap(({ groups }) => (groups?.none ?? '').split(BETWEEN_ITEMS))
}

function meet(stated: readonly string[], told: readonly string[]): boolean {
  return stated.some((each) => told.includes(each))
}
