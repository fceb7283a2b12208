import { comparable } from '@gaplens/text/figures/compare'
import type { FigureClaim } from './figure-claims.ts'

/**
 * Finds the figures that only one page gives and that stand beside one of several pages' on it: these are of another case, as a
 * patient's age beside the age from which a rule holds. A judge lists both as one thing.
 */
export function otherCasesIn(given: readonly FigureClaim[]): (claim: FigureClaim) => boolean {
  const isShared = (claim: FigureClaim) =>
    given.some((other) => other.sourceId !== claim.sourceId && isExactly(other, claim))
  return (claim) =>
    !isShared(claim) && given.some((other) => other.sourceId === claim.sourceId && isShared(other))
}

/** Values within this share of each other are one, in whatever unit; ages of one year apart are two. */
const ONE_VALUE = 0.005

function isExactly({ figure: a }: FigureClaim, { figure: b }: FigureClaim): boolean {
  return comparable(a, b) && Math.abs(a.value - b.value) <= ONE_VALUE * Math.abs(a.value)
}
