import { OVERVIEW } from './figure-claims.ts'
import type { PreparedClaim } from './prepared-claim.ts'
import { valuesMeet } from './values-meet.ts'

/** None of their words, as these need not name what is measured; null unless a cited page's figure alone may be of what the AI Overview states. */
export function byCitation(a: PreparedClaim, b: PreparedClaim): readonly string[] | null {
  const isOne = [...a.context.statements].some((each) => b.context.statements.has(each))
  const isCited = (a.claim.sourceId === OVERVIEW) !== (b.claim.sourceId === OVERVIEW)
  return isOne && isCited && !valuesMeet(a.claim, b.claim) ? [] : null
}
