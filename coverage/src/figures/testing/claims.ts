import { emptySerp, markedSource } from '../../../../tests/cases/marked-page.ts'
import { figureClaims } from '../claims-of-page.ts'
import type { FigureClaim } from '../figure-claims.ts'
import { type PreparedClaim, prepareClaim } from '../prepared-claim.ts'

/** The figures of a page of its own, as pages are marked for the benchmark (`## ` before a heading). */
export function claimsIn(text: string, rank = 1): FigureClaim[] {
  return figureClaims([markedSource(rank, text)], emptySerp())
}

/** The first figure of a page of its own. */
export function claimIn(text: string, rank = 1): FigureClaim {
  const [claim] = claimsIn(text, rank)
  if (claim === undefined) throw new Error(`no figure in ${text}`)
  return claim
}

/** The first figures of two pages, ready to be compared. */
export function twoClaims(one: string, other: string): [PreparedClaim, PreparedClaim] {
  return [prepareClaim(claimIn(one, 1)), prepareClaim(claimIn(other, 2))]
}
