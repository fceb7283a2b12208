import { isCondition } from './compare-conditions.ts'
import type { FigureClaim } from './figure-claims.ts'
import { isMeasure } from './measures.ts'
import { isModelOf, namesRowOf } from './named-rows.ts'
import { type PreparedClaim, shareSubject } from './prepared-claim.ts'
import { weightOfShared } from './shared-words.ts'
import { mustBeReached } from './values-meet.ts'
import { asksFor } from './what-headings-ask.ts'
import { type WordsInCommon, wordsInCommon } from './words-in-common.ts'

/** Weight of a thing that both name in the sentence or the heading; one that both clauses name weighs 1. */
const AROUND = 0.5
/** Weight of one measure that both clauses name, in whatever words. */
const MEASURE = 1.5
/** Weight of a small sign: a single character of both clauses, the keyword beside both figures, a title, limits to one side. */
const HINT = 0.5
const CHARACTERS_MAX = 2
/** Greatest weight of a single word. */
const LONE_WORD = 1.5
/** Weight of what one names in its clause and the other in its heading; so many words count at most. */
const CROSSING = 1
const CROSSING_MAX = 2
/** Weight of another figure that both clauses have: 「一年內有四成」, 「一年內約兩成」. */
const BESIDE = 0.5

/** What the words around two figures say for one quantity. */
interface WordEvidence {
  /** The sum of the weights above. A word that both clauses name weighs 1. */
  readonly weight: number
  /** The words that both name, as the report shows them. */
  readonly about: readonly string[]
}

/** What is known when the words around two figures are compared. */
interface WordSettings {
  readonly keyword: string
  /** Whether most sources use a word, so that it says little about what is measured. */
  readonly common: (word: string) => boolean
  /** Whether the figures beside the two agree. A pair with differing ones is ruled out before. */
  readonly agreeBeside: boolean
}

/** Compares the words around two figures; null if these rule out that both measure one quantity. */
export function wordEvidence(
  a: PreparedClaim,
  b: PreparedClaim,
  settings: WordSettings,
): WordEvidence | null {
  const { keyword, common, agreeBeside } = settings
  if (a.measures.has('total') !== b.measures.has('total') && a.claim.figure.dimension === 'money') return null
  if (holdsUnder(a) !== holdsUnder(b)) return null
  if (!namesRowOf(a, b, keyword) || !namesRowOf(b, a, keyword)) return null
  const inCommon = wordsInCommon(a, b, settings)
  if (!nameThing(a, b, inCommon, agreeBeside)) return { weight: 0, about: [] }
  const { clauses, crossing, around, measures, aroundMeasures, characters } = inCommon
  const weight =
    weightOfClauses(clauses, a.claim, common) +
    CROSSING * Math.min(CROSSING_MAX, crossing.length) +
    (agreeBeside ? BESIDE : 0) +
    AROUND * (around.length + Math.min(1, aroundMeasures.length)) +
    (measures.length > 0 ? MEASURE : 0) +
    HINT * (hintsOf(a, b, inCommon, keyword) + Math.min(CHARACTERS_MAX, characters))
  const about =
    [clauses, crossing, around, measures.map((each) => a.measures.get(each) ?? '')].find(
      ({ length }) => length > 0,
    ) ?? a.claim.beside.map(({ text }) => text)
  return { weight, about }
}

/** Whether what two claims share names a thing. A shared measure does not: it takes a shared word or a second measure as well. */
function nameThing(
  a: PreparedClaim,
  b: PreparedClaim,
  {
    clauses,
    crossing,
    around,
    measures,
    aroundMeasures,
    ofKeyword,
    characters,
    underOneHeading,
  }: WordsInCommon,
  agreeBeside: boolean,
): boolean {
  return (
    clauses.length > 0 ||
    agreeBeside ||
    ofKeyword > 1 ||
    (underOneHeading && characters >= CHARACTERS_MAX) ||
    crossing.some((word) => word === a.heading.join('') || word === b.heading.join('')) ||
    (measures.length > 0 && (around.length + aroundMeasures.length > 0 || ofKeyword > 0))
  )
}

/** The number of small signs that two figures are of one thing. */
function hintsOf(
  a: PreparedClaim,
  b: PreparedClaim,
  { clauses, ofKeyword, underOneHeading }: WordsInCommon,
  keyword: string,
): number {
  const isAsked = asksFor(a.claim) || asksFor(b.claim)
  return [
    ofKeyword > 0,
    ofKeyword > 1,
    isAsked,
    clauses.some((word) => word === a.claim.heading || word === b.claim.heading),
    titleNames(a, b, keyword) || titleNames(b, a, keyword),
    clauses.some((word) => [a, b].every(({ claim }) => claim.heading.includes(word))),
    a.limits.ordinals !== '',
    underOneHeading,
    clauses.length > 0 && isAsked && shareSubject(a, b),
    mustBeReached(a.claim) && mustBeReached(b.claim),
    isModelOf(a.row, b.title) || isModelOf(b.row, a.title),
    (a.limits.upper ?? b.limits.upper) !== null && a.limits.upper === b.limits.upper,
  ].filter(Boolean).length
}

/** Whether the title of one page contains every word of the other's heading, and that heading names more than a measure. */
function titleNames(one: PreparedClaim, other: PreparedClaim, keyword: string): boolean {
  return (
    other.heading.length > 0 &&
    other.heading.every((word) => !keyword.includes(word) && one.claim.title.includes(word)) &&
    !other.heading.every(isMeasure)
  )
}

/**
 * The weight of the words that both clauses name. A single word may name the thing or the measure but not both, so its weight is
 * capped, except for a price, which needs no measure.
 */
function weightOfClauses(
  words: readonly string[],
  { figure }: FigureClaim,
  common: (word: string) => boolean,
) {
  const weight = weightOfShared(words, common)
  return words.length === 1 && figure.dimension !== 'money' ? Math.min(LONE_WORD, weight) : weight
}

/**
 * Whether a figure holds only from another on or up to it (「未滿 14 歲的規費 900 元」), or is a sum for a time (「三天 6,000 元」) that
 * is not its rate (「一個月 1,488 元」). From which of the things that are counted it is charged is no condition: 「二樓起每層 400 元」.
 */
function holdsUnder({ claim: { beside, figure }, each: thing }: PreparedClaim): boolean {
  return beside.some(
    (each) =>
      (isCondition(each, figure) &&
        (each.bound === 'least' || each.bound === 'most') &&
        (thing === null || each.dimension !== 'count')) ||
      (figure.dimension === 'money' && figure.per === '' && each.dimension === 'time'),
  )
}
