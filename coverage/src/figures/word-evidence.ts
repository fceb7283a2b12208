import { comparable, figuresMeet, sameFigure } from '@gaplens/text/figures/compare'
import type { Figure } from '@gaplens/text/figures/figure'
import { SIZES } from './conditions.ts'
import type { FigureClaim } from './figure-claims.ts'
import { isMeasure, measuresOf } from './measures.ts'
import { areOfOtherSizes, nameOtherKinds } from './other-kinds.ts'
import { type PreparedClaim, shareSubject } from './prepared-claim.ts'
import { saysAdded } from './roles.ts'
import { contentCharacters, isChinese, sharedKeyword, sharedWords, weightOfShared } from './shared-words.ts'
import { mustBeReached } from './values-meet.ts'
import { asksFor, nameOneThing } from './what-headings-ask.ts'

/** Weight of a thing that both name in the sentence or the heading; one that both clauses name weighs 1. */
const AROUND = 0.5
/** Weight of one measure that both clauses name, in whatever words. */
const MEASURE = 1.5
/** Weight of a small sign: a single character of both clauses, the keyword beside both figures, a title, limits to one side. */
const HINT = 0.5
const CHARACTERS_MAX = 2
/** Greatest weight of a single word. */
const LONE_WORD = 1.5
/** Weight of what one names in its clause and the other in its heading; it counts twice at most. */
const CROSSING = 1
/** Weight of another figure that both clauses have: 「一年內有四成」, 「一年內約兩成」. */
const BESIDE = 0.5

/** Who says or allows something: what he says it of is another matter. */
const WHO_SAYS = /^(?:醫[師生]|師傅|顧問|教練|律師|會計師|記帳士)$/u

/** From when any procedure's time is counted, whatever the procedure: 「自收件之次日起」. */
const COUNTED_FROM = /^自?(?:(?:收件|收文|受理)(?:[次翌隔]日起?)?|[次翌隔]日起?)$/u

/** What the words around two figures have in common. */
interface WordEvidence {
  /** The sum of the weights below. A word that both clauses name weighs 1. */
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
  { keyword, common, agreeBeside }: WordSettings,
): WordEvidence | null {
  if (a.measures.has('total') !== b.measures.has('total') && a.claim.figure.dimension === 'money') return null
  if (holdsUnder(a.claim) !== holdsUnder(b.claim)) return null
  if (!namesRowOf(a, b, keyword) || !namesRowOf(b, a, keyword)) return null
  const shared = sharedWords(a.clause, b.clause, keyword).filter(
    (word) =>
      !qualifies(a.claim, word) &&
      !qualifies(b.claim, word) &&
      !saysAdded(word) &&
      !WHO_SAYS.test(word) &&
      !COUNTED_FROM.test(word),
  )
  const clauses = shared.filter((word) => !nameOtherKinds(a.claim, b.claim, word, keyword))
  const isNew = (word: string) => !shared.some((other) => other.includes(word) || word.includes(other))
  const crossing = crossingWords(a, b, keyword).filter(isNew)
  const around = sharedWords(a.around, b.around, keyword).filter(
    (word) => isNew(word) && !crossing.some((other) => other.includes(word) || word.includes(other)),
  )
  const measures = clauses.some(isMeasure)
    ? []
    : [...a.measures.keys()].filter((each) => each !== 'cost' && b.measures.has(each))
  const besides = around.filter((word) => measures.length === 0 || !isMeasure(word))
  const aroundMeasures = [...a.aroundMeasures.keys()].filter(
    (each) => b.aroundMeasures.has(each) && !measures.includes(each) && !around.some(isMeasure),
  )
  const ofKeyword = sharedKeyword(a.clause, b.clause, keyword).length
  // A shared measure is not enough: it takes a shared word or a second measure as well.
  const characters = charactersShared(a, b, [...shared, keyword], common)
  const underOneHeading = nameOneThing(a.claim.heading, b.claim.heading)
  const named =
    clauses.length > 0 ||
    agreeBeside ||
    ofKeyword > 1 ||
    (underOneHeading && characters >= CHARACTERS_MAX) ||
    crossing.some((word) => word === a.heading.join('') || word === b.heading.join('')) ||
    (measures.length > 0 && (besides.length + aroundMeasures.length > 0 || ofKeyword > 0))
  if (!named) return { weight: 0, about: [] }
  const isAsked = asksFor(a.claim) || asksFor(b.claim)
  const hints = [
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
  const weight =
    weightOfClauses(clauses, a.claim, common) +
    CROSSING * Math.min(2, crossing.length) +
    (agreeBeside ? BESIDE : 0) +
    AROUND * (besides.length + Math.min(1, aroundMeasures.length)) +
    (measures.length > 0 ? MEASURE : 0) +
    HINT * (hints + Math.min(CHARACTERS_MAX, characters))
  const about =
    [clauses, crossing, besides, measures.map((each) => a.measures.get(each) ?? '')].find(
      ({ length }) => length > 0,
    ) ?? a.claim.beside.map(({ text }) => text)
  return { weight, about }
}

/** What one says in its heading and the other beside its figure. */
function crossingWords(a: PreparedClaim, b: PreparedClaim, keyword: string): string[] {
  const words = [...sharedWords(a.heading, b.clause, keyword), ...sharedWords(a.clause, b.heading, keyword)]
  return [...new Set(words)].filter(
    (word) =>
      !isMeasure(word) &&
      !nameOtherKinds(whereNamed(a.claim, word), whereNamed(b.claim, word), word, keyword),
  )
}

/** A claim whose clause is the text that names a word: its own, or its heading. */
function whereNamed(claim: FigureClaim, word: string): FigureClaim {
  return claim.clause.normalize('NFKC').toLowerCase().includes(word)
    ? claim
    : { ...claim, clause: claim.heading, beside: [] }
}

/** Whether a figure is a limit that qualifies a noun (「未滿三個月的嬰兒」), so that the noun is not what is measured. */
function qualifies({ bare, figure }: FigureClaim, word: string): boolean {
  const noun = /^\s*(?:以[上下內])?的(.*)/su.exec(bare.slice(figure.end))?.[1] ?? ''
  return (figure.bound === 'least' || figure.bound === 'most') && noun.startsWith(word)
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

/** Whether a figure can be the condition of another: a year only dates it, and one of the same kind is another value. */
function isCondition({ dimension }: Figure, own: Figure): boolean {
  return dimension !== 'year' && dimension !== own.dimension
}

/** Whether the figures beside two others agree or differ; null where one has none of a kind that the other has. */
export function compareConditions(a: FigureClaim, b: FigureClaim): 'agree' | 'differ' | null {
  const pairs = [
    ...a.beside.flatMap((one) =>
      b.beside
        .filter((other) => comparable(one, other) && isCondition(one, a.figure))
        .map((other) => figuresMeet(one, other)),
    ),
    ...a.cases.flatMap((one) =>
      b.cases.filter((other) => comparable(one, other)).map((other) => figuresMeet(one, other)),
    ),
  ]
  if (pairs.length > 0) return pairs.some((meet) => meet) ? 'agree' : 'differ'
  if (arePricesOfOtherSizes(a, b)) return 'differ'
  return mustBeReached(a) && mustBeReached(b) && haveOneCondition(a, b) ? 'agree' : null
}

/**
 * Whether two sums are of things of other sizes, as their sentences say: 「4 坪的帳篷，整套 3 萬」, 「以 2 坪來說，整套 1 萬 2」. A total for a size is
 * none for whatever size.
 */
function arePricesOfOtherSizes(a: FigureClaim, b: FigureClaim): boolean {
  const sizesOf = ({ inSentence }: FigureClaim) => inSentence.filter(({ dimension }) => SIZES.has(dimension))
  const isSum = ({ figure, clause }: FigureClaim) =>
    figure.dimension === 'money' && figure.per === '' && !clause.includes('每')
  const pairs = sizesOf(a).flatMap((one) =>
    sizesOf(b)
      .filter((other) => comparable(one, other))
      .map((other) => figuresMeet(one, other)),
  )
  if (!isSum(a) || !isSum(b) || pairs.includes(true)) return false
  const isTotal = [a, b].some(({ clause }) => measuresOf(clause).has('total'))
  return pairs.length > 0 || (isTotal && sizesOf(a).length + sizesOf(b).length > 0)
}

/** Whether the sentences of two figures that have to be reached have another figure in common: 「年滿 50 歲、復健滿半年」. */
function haveOneCondition(a: FigureClaim, b: FigureClaim): boolean {
  return a.inSentence.some((one) =>
    b.inSentence.some(
      (other) => comparable(one, other) && isCondition(one, a.figure) && sameFigure(one, other),
    ),
  )
}

/**
 * Whether a claim names every word of the table row that gives the other's figure, each at least by half: 「A3 彩色」, not only 「A3」. What a
 * page says whose title has the name of a model, it says of that model.
 */
function namesRowOf({ row, claim }: PreparedClaim, other: PreparedClaim, keyword: string): boolean {
  const { clause, around, title } = other
  const said = [...clause, ...around]
  if (isModelOf(row, title)) return true
  return row.every((word) => {
    const shared = sharedWords([word], said, '')
    // What a thing is stands at its end: 「固定行程」 is no 「固定座位」.
    const isWhole =
      word.endsWith(shared.at(-1) ?? word) || isBeforeKeyword(shared.at(-1) ?? '', said, keyword)
    const least = isWhole ? word.length : word.length + 1
    const isOther = shared.some((each) => areOfOtherSizes(claim, other.claim, each))
    return 2 * shared.join('').length >= least && !isOther
  })
}

/** Whether a word of the keyword follows a part of a name, so that it says what the name of the row says in its last word. */
function isBeforeKeyword(part: string, said: readonly string[], keyword: string): boolean {
  return said.some((word) => {
    const next = part === '' ? '' : (word.split(part)[1] ?? '').slice(0, 2)
    return next.length === 2 && keyword.includes(next)
  })
}

/** Whether a page's title has the name of the model that a table row is of: 「T9 Max 掃地機器人」 and 「拓路 T9 Max」. */
function isModelOf(row: readonly string[], title: readonly string[]): boolean {
  const model = row.filter((word) => !isChinese(word))
  return model.some((word) => /\d/u.test(word)) && model.every((word) => title.includes(word))
}

/**
 * Whether a figure holds only from another on or up to it (「未滿 14 歲的規費 900 元」), or is a sum for a time (「三天 6,000 元」) that
 * is not its rate (「一個月 1,488 元」).
 */
function holdsUnder({ beside, figure }: FigureClaim): boolean {
  return beside.some(
    (each) =>
      (isCondition(each, figure) && (each.bound === 'least' || each.bound === 'most')) ||
      (figure.dimension === 'money' && figure.per === '' && each.dimension === 'time'),
  )
}

/** Single Chinese characters that stand in both clauses and in none of the words that they are known to share. */
function charactersShared(
  a: PreparedClaim,
  b: PreparedClaim,
  known: readonly string[],
  common: (word: string) => boolean,
): number {
  const other = contentCharacters(b.claim.clause)
  return [...contentCharacters(a.claim.clause)].filter(
    (character) =>
      other.has(character) && !known.some((word) => word.includes(character)) && !common(character),
  ).length
}
