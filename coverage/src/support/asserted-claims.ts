import { memoize } from '@gaplens/text/memoize'
import type { PageUnits } from '../corpus/corpus.ts'
import { isCorrected } from './corrected-posts.ts'
import { isQuestion } from './is-question.ts'
import { type ComparedClaim, claimsWithHeadings } from './nearest-claims.ts'

/** What people think by mistake proves nothing, unless the same sentence puts it right: 「民眾常誤認須自費」. */
const MISTAKEN = /誤認(?!為)|誤以為|常以為/u
const PUT_RIGHT = /其實|事實上|實際上|但|不過|卻|並非|不是/u

/**
 * The claims that a page itself makes, with their headings: all but its questions, the mistakes of which it tells and posts that the next one corrects. They are picked
 * once, though every statement is compared with them.
 */
export const assertedClaims = memoize((page: PageUnits): readonly ComparedClaim[] =>
  claimsWithHeadings(page).filter(
    ({ unit }) =>
      !isQuestion(page, unit) &&
      !isCorrected(page.source, unit.claim) &&
      !(MISTAKEN.test(unit.claim.text) && !PUT_RIGHT.test(unit.claim.text)),
  ),
)
