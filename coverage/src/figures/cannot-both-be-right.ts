import { comparable, sameFigure, sameValue } from '@gaplens/text/figures/compare'
import { type FigureClaim, OVERVIEW } from './figure-claims.ts'
import { fulfilsDuty, keepsBelow, keepsWithin, passes } from './fulfilled-duties.ts'
import { differInMagnitude } from './magnitude.ts'
import { areOfOtherPlaces, isException, isMentioned } from './not-told-of-it.ts'
import { areOtherNumbers, numberedNamesIn } from './numbers-in-clause.ts'
import { nameTwoKinds } from './other-kinds.ts'
import { arePartsOfSum } from './parts-of-sum.ts'
import { sharedWords, wordsOf } from './shared-words.ts'
import { areShopGifts, areShopPrices } from './shop-price.ts'
import { isThreshold } from './thresholds.ts'
import { areTwoCases, isInColumnOf } from './two-cases.ts'
import { areTwoColumns } from './two-columns.ts'
import { valuesMeet } from './values-meet.ts'
import { isWish } from './wishes.ts'

/**
 * Whether two claims about one quantity cannot both be right, given everything that their sources say about it.
 * @param all the claims of all sources
 * @param members the claims of this quantity
 */
export function cannotBothBeRight(
  a: FigureClaim,
  b: FigureClaim,
  all: readonly FigureClaim[],
  members: readonly FigureClaim[],
): boolean {
  return (
    contradict(a, b, all, members) &&
    !alsoStates(b, a, members) &&
    !alsoStates(a, b, members) &&
    !areTwoCases(a, b, members) &&
    !isInColumnOf(a, b, all) &&
    !isInColumnOf(b, a, all) &&
    !areTwoColumns(a, b, { all, members }) &&
    !arePartsOfSum(a, b, all)
  )
}

/**
 * Whether two claims contradict each other. Each side counts with all its figures of this dimension in the same sentence and in the
 * same section: a source that states several values for several cases agrees with a source that states any of them. Anecdotes
 * contradict nothing, and 「低於 15 度」 does not contradict 「20 度以上」.
 */
function contradict(
  a: FigureClaim,
  b: FigureClaim,
  all: readonly FigureClaim[],
  members: readonly FigureClaim[],
): boolean {
  if (a.anecdote || b.anecdote || !comparable(a.figure, b.figure) || valuesMeet(a, b)) return false
  if (
    isWish(a) ||
    isWish(b) ||
    isMentioned(a) ||
    isMentioned(b) ||
    isException(a, b, all) ||
    isException(b, a, all) ||
    areOfOtherPlaces(a, b) ||
    fulfilsDuty(a, b) ||
    fulfilsDuty(b, a) ||
    areShopPrices(a, b) ||
    areShopGifts(a, b) ||
    keepsWithin(a, b) ||
    keepsWithin(b, a) ||
    keepsBelow(a, b) ||
    keepsBelow(b, a) ||
    passes(a, b) ||
    passes(b, a)
  )
    return false
  // What was so in one year is not denied by what is so in another.
  if (a.spokenYear !== null && b.spokenYear !== null && a.spokenYear !== b.spokenYear) return false
  const bounds = [a, b].map((claim) => (isThreshold(claim) ? 'least' : claim.figure.bound))
  if (bounds.includes('least') && bounds.includes('most')) return false
  // Two prices do not agree because both sentences also state the same age.
  const beside = (one: FigureClaim) =>
    [
      ...all.filter((each) => areOfOneSentence(each, one)),
      ...members.filter((each) => each.sourceId === one.sourceId && each.heading === one.heading),
    ].filter((each) => each.figure.dimension === a.figure.dimension && !each.superseded)
  const isGiven = (value: FigureClaim, by: readonly FigureClaim[]) =>
    by.some(
      (each) => !differInMagnitude(value, each) && valuesMeet(value, each) && !areOfOtherKinds(value, each),
    )
  const isBehindSemicolon = (value: FigureClaim, other: FigureClaim) =>
    all.some(
      (each) =>
        areOfOneWhole(each, other) && sameFigure(each.figure, value.figure) && !areOfOtherKinds(value, each),
    )
  if (isBehindSemicolon(a, b) || isBehindSemicolon(b, a)) return false
  if (areOfOtherThings(a, b, all)) return false
  return !isGiven(a, beside(b)) && !isGiven(b, beside(a)) && !isInScale(a, b, all) && !isInScale(b, a, all)
}

/** Whether two claims that a judge calls of one quantity can both hold: they are prices of other things, or one keeps within what the other sets. */
export function holdTogether(a: FigureClaim, b: FigureClaim, all: readonly FigureClaim[]): boolean {
  return areOfOtherThings(a, b, all) || keepsWithin(a, b) || keepsWithin(b, a) || passes(a, b) || passes(b, a)
}

/**
 * Whether the source of one of two prices also gives the other value, with a word of the other's clause that the first price's lacks: an agent whose
 * charge is 「不含法院規費 500 元」 denies nobody that the fee is 500.
 */
function areOfOtherThings(a: FigureClaim, b: FigureClaim, all: readonly FigureClaim[]): boolean {
  return givesForOtherThing(a, b, all) || givesForOtherThing(b, a, all)
}

function givesForOtherThing(one: FigureClaim, other: FigureClaim, all: readonly FigureClaim[]): boolean {
  if (one.figure.dimension !== 'money' || one.sourceId === OVERVIEW) return false
  const words = wordsOf(other.clause)
  const own = wordsOf(`${one.row} ${one.clause}`)
  return all.some(
    (each) =>
      each.sourceId === one.sourceId &&
      !each.superseded &&
      sameValue(each.figure, other.figure) &&
      sharedWords(wordsOf(each.clause), words, '').some((word) => sharedWords([word], own, '').length === 0),
  )
}

/** Whether both clauses name a thing, each another kind of it: what a source gives for fruit supports no figure for leaves. */
function areOfOtherKinds(a: FigureClaim, b: FigureClaim): boolean {
  return (
    areOtherNumbers(numberedNamesIn(a.clause), numberedNamesIn(b.clause)) ||
    sharedWords(wordsOf(a.clause), wordsOf(b.clause), '').some((word) => nameTwoKinds(a, b, word))
  )
}

/** The start of a sentence of the AI Overview is counted in its block, so that several have one. */
function areOfOneSentence(a: FigureClaim, b: FigureClaim): boolean {
  return a.sourceId === b.sourceId && a.start === b.start && a.sentence === b.sentence
}

/** What semicolons join stands in one sentence of a page: 「標準方案兩年內有效；無限方案三年內」. */
function areOfOneWhole(a: FigureClaim, b: FigureClaim): boolean {
  return a.sourceId !== OVERVIEW && a.sourceId === b.sourceId && a.whole === b.whole
}

/** A table row with so many values of a kind gives them for as many cases, the heads of its columns. */
const SCALE_MIN = 3

/** Whether a value lies between those that the table row of another gives for several cases. */
function isInScale({ figure }: FigureClaim, other: FigureClaim, all: readonly FigureClaim[]): boolean {
  const values = all
    .filter((each) => other.row !== '' && areOfOneSentence(each, other) && comparable(each.figure, figure))
    .map((each) => each.figure.value)
  return (
    new Set(values).size >= SCALE_MIN &&
    figure.value > Math.min(...values) &&
    figure.value < Math.max(...values)
  )
}

/** A value stated by at least this many sources is the common one. */
const COMMON_VALUE_SOURCES = 3

/** Whether the source of one value also states the other, common value. Then its first value is for another case. */
function alsoStates(one: FigureClaim, other: FigureClaim, members: readonly FigureClaim[]): boolean {
  const alike = members.filter((each) => comparable(each.figure, other.figure) && valuesMeet(each, other))
  const sources = new Set(alike.map(({ sourceId }) => sourceId))
  return sources.has(one.sourceId) && sources.size >= COMMON_VALUE_SOURCES
}
