import { OVERVIEW } from './figure-claims.ts'
import type { PreparedClaim } from './prepared-claim.ts'
import { sharedWords } from './shared-words.ts'
import { valuesMeet } from './values-meet.ts'

/** The words by which a cited page's figure is of what the AI Overview states; null unless it alone may be (`cited-figures.ts`). */
export function byCitation(a: PreparedClaim, b: PreparedClaim): readonly string[] | null {
  const isOne = [...a.context.statements].some((each) => b.context.statements.has(each))
  const isCited = (a.claim.sourceId === OVERVIEW) !== (b.claim.sourceId === OVERVIEW)
  return isOne && isCited && !valuesMeet(a.claim, b.claim) ? sharedWords(a.around, b.around, '') : null
}
