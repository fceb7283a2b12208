import { comparable } from '@gaplens/text/figures/compare'
import type { Dimension } from '@gaplens/text/figures/figure'
import { areAverageAndOne } from './average-price.ts'
import { compareConditions } from './compare-conditions.ts'
import { differInLabour } from './labour.ts'
import { holdByOtherLaws } from './laws.ts'
import { areOtherLimits, isBeyondLimit } from './limits.ts'
import { differInMagnitude } from './magnitude.ts'
import { areOtherCases } from './measures.ts'
import { isOfNamedMeasure, nameOtherMeasures } from './named-measures.ts'
import { areOfOtherNumberedRows, areOtherNumbers } from './numbers-in-clause.ts'
import type { PreparedClaim } from './prepared-claim.ts'
import { haveOtherRoles } from './roles.ts'
import { areOtherSpans } from './spans.ts'
import { areLimitAndWait } from './within-or-after.ts'

/** Dimensions of the amounts in a recipe. */
const AMOUNTS = new Set<Dimension>(['weight', 'volume'])

/**
 * Whether two figures of different sources can measure one quantity at all.
 * @param ofOneCase whether both name one case right before them (`byNumberedCase`), whatever is said around it
 */
export function mayBeOne(a: PreparedClaim, b: PreparedClaim, ofOneCase = false): boolean {
  return (
    a.claim.sourceId !== b.claim.sourceId &&
    comparable(a.claim.figure, b.claim.figure) &&
    !differInMagnitude(a.claim, b.claim) &&
    !areDifferentCases(a, b, ofOneCase) &&
    !areAmounts(a, b)
  )
}

/** Whether two weights or volumes are amounts of a recipe, which change together, rather than limits or doses. */
function areAmounts(a: PreparedClaim, b: PreparedClaim): boolean {
  return (
    AMOUNTS.has(a.claim.figure.dimension) &&
    a.claim.figure.per === '' &&
    [a, b].some(({ claim }) => claim.cases.length === 0) &&
    [a, b].every(({ limits }) => limits.upper === null && limits.lower === null)
  )
}

/** Whether the figures are for different cases, ends of a scale or ordinals: 「冷藏」 and 「冷凍」, 「第一年」 and any year. */
function areDifferentCases(a: PreparedClaim, b: PreparedClaim, ofOneCase: boolean): boolean {
  return (
    (!ofOneCase && haveOtherRoles(a.roles, b.roles, a.each === b.each ? a.each : null)) ||
    nameOtherMeasures(a.claim, b.claim) ||
    areOtherNumbers(a.numbered, b.numbered) ||
    areOfOtherNumberedRows(a.claim, b.claim) ||
    isOfNamedMeasure(a.claim, b.claim) ||
    isOfNamedMeasure(b.claim, a.claim) ||
    (!ofOneCase && areOtherLimits(a, b) && !isBeyondLimitOfCase(a, b) && !areGrantsOfCase(a, b)) ||
    areOtherSpans(a.claim, b.claim) ||
    areLimitAndWait(a.claim, b.claim) ||
    differInLabour(a.claim, b.claim) ||
    areAverageAndOne(a.claim, b.claim) ||
    holdByOtherLaws(a.claim, b.claim) ||
    (a.each !== null && b.each !== null && a.each !== b.each) ||
    a.cases.some((own, at) => areOtherCases(own, b.cases[at] ?? []))
  )
}

/** Whether both figures are what is granted for each of one thing in one case: 「滿 65 歲每艘最高 15,000 元」, 「滿 65 歲每艘補助 10,000 元」. */
function areGrantsOfCase(a: PreparedClaim, b: PreparedClaim): boolean {
  const isPrice = a.claim.figure.dimension === 'money' && a.each !== null && a.each === b.each
  return isPrice && compareConditions(a.claim, b.claim) === 'agree'
}

/** Whether one figure lies beyond the limit that the other states for the same case. */
export function isBeyondLimitOfCase(a: PreparedClaim, b: PreparedClaim): boolean {
  return isBeyondLimit(a, b) && compareConditions(a.claim, b.claim) === 'agree'
}
