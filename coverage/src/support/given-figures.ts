import { figuresMeet, identicalUnit, isRange, supportsFigure } from '@gaplens/text/figures/compare'
import type { Figure } from '@gaplens/text/figures/figure'
import { readFigures } from '@gaplens/text/figures/read-figures'
import type { ClaimUnit } from '../corpus/corpus.ts'
import { pairsOf } from './character-pairs.ts'
import type { ComparedClaim } from './nearest-claims.ts'

/** Two figures are told in the same words if the one's clause has this share of the other's pairs of characters. */
const SAME_WORDS = 0.6
/** A clause with fewer pairs says too little. */
const PAIRS_MIN = 2

/** A figure of a text, with what the words beside it say of it. */
export interface GivenFigure extends Figure {
  /** Its clause without figures. */
  readonly clause: string
  /** Whether it is an upper or a lower limit. */
  readonly side: 'upper' | 'lower' | null
  /** What stands right after a time: 「3 天內」, 「3 天後」, 「3 天前」. */
  readonly until: 'within' | 'after' | 'before' | null
  /** On which side of an event it counts: 「手術前 8 小時」, 「術後 8 小時」. */
  readonly from: 'after' | 'before' | null
  /** Whether its clause tells of an earlier value: 「去年單身 13.1 萬元」. */
  readonly isPast: boolean
  /** Whether its clause denies something, so that the other limit may say the same: 「三十日內不負責」, 「滿 30 天才理賠」. */
  readonly isDenied: boolean
}

const UNTIL = /^\s*[之以]?([內後前])(?![\p{Script=Han}]?[年月日往])/u
const UNTIL_SIDES = { 內: 'within', 後: 'after', 前: 'before' } as const
const FROM = /([前後])(?:的|約|大約|至少|最少|需要?|應|要|須|滿)*\s*$/u
const FROM_SIDES = { 後: 'after', 前: 'before' } as const
const PAST = /去年|前年|往年|舊制|舊版|舊約|舊保單|修法前|修正前|調整前|改制前|原本|原先/u
const DENIED = /不|未|沒|無|免/u
/** Words that make a figure a limit which `bound` does not know: 「押金最高 2 個月」. */
const UPPER = /最[高多長久]|上限/u
const LOWER = /最[低少短]|至少|下限/u
const CLAUSE_END = /[，。；：、！？!?\n\t（）()]/u

/** The figures of a text that are distinctive. Small numbers without a unit are not: they occur anywhere. */
export function distinctiveFigures(text: string): GivenFigure[] {
  return givenFigures(text).filter((figure) => figure.dimension !== 'number' || figure.value > 9)
}

function givenFigures(text: string): GivenFigure[] {
  return readFigures(text).map((figure) => {
    const before = clauseBefore(text, figure.start)
    const after = text.slice(figure.end).split(CLAUSE_END, 1)[0] ?? ''
    const isTime = figure.dimension === 'time'
    return {
      ...figure,
      clause: `${before} ${after}`,
      side: sideOf(figure, before),
      until: isTime ? sideIn(UNTIL_SIDES, UNTIL.exec(after)?.[1]) : null,
      from: isTime ? sideIn(FROM_SIDES, FROM.exec(before)?.[1]) : null,
      isPast: PAST.test(before),
      isDenied: DENIED.test(before) || DENIED.test(after),
    }
  })
}

function sideOf({ bound }: Figure, before: string): GivenFigure['side'] {
  if (bound === 'most' || UPPER.test(before)) return 'upper'
  return bound === 'least' || LOWER.test(before) ? 'lower' : null
}

function clauseBefore(text: string, start: number): string {
  return text.slice(0, start).split(CLAUSE_END).at(-1) ?? ''
}

function sideIn<Side extends string>(
  sides: Record<string, Side>,
  character: string | undefined,
): Side | null {
  return sides[character ?? ''] ?? null
}

/** The figures of claims with and without their headings. They are read once, though every statement is compared with them. */
const readClaims = {
  withHeading: new WeakMap<ClaimUnit, readonly GivenFigure[]>(),
  alone: new WeakMap<ClaimUnit, readonly GivenFigure[]>(),
}

function figuresOf({ unit, headingTerms }: ComparedClaim): readonly GivenFigure[] {
  const [known, text] =
    headingTerms === null
      ? [readClaims.alone, unit.claim.text]
      : [readClaims.withHeading, `${unit.claim.heading}\n${unit.claim.text}`]
  const figures = known.get(unit) ?? givenFigures(text)
  known.set(unit, figures)
  return figures
}

/** The share of the figures that any of the claims gives, 0–1; null if there are no figures. */
export function shareOfFigures(
  figures: readonly GivenFigure[],
  claims: readonly ComparedClaim[],
): number | null {
  if (figures.length === 0) return null
  const readable = claims.flatMap(figuresOf)
  return (
    figures.filter((figure) => readable.some((other) => givesFigure(other, figure))).length / figures.length
  )
}

/**
 * Whether a source's figure gives a statement's. What both are counted by (per month, per person) may be left out of one or told
 * elsewhere. A range gives another only with the same ends. A limit gives no other value that it allows (「超過 18 萬」 does not say
 * 「19 萬 8」), nor the opposite limit, nor another one (「至少 75 公分」 for 「至少 65 公分」), nor does a value of the past give one of today.
 */
function givesFigure(source: GivenFigure, stated: GivenFigure): boolean {
  if (source.isPast && !stated.isPast) return false
  if (source.isDenied === stated.isDenied && areOpposite(source, stated)) return false
  if (source.side !== null && source.side === stated.side && limitOf(source) !== limitOf(stated)) return false
  const { low, high, value } = source
  const isLimit = !(Number.isFinite(low) && Number.isFinite(high))
  const per = source.per === '' || stated.per === '' ? stated.per : source.per
  const alike = {
    ...source,
    per,
    ...(isLimit && stated.bound === 'exact' ? { low: value, high: value } : {}),
  }
  if (isRange(source) && isRange(stated)) return supportsFigure(alike, stated)
  return figuresMeet(alike, stated) && (isRange(source) || isRange(stated) || isRounded(source, stated))
}

/** 「約」 rounds a value, and does not make 24,800 元 of 「約 26,000 元」. */
const ROUNDED = 0.04

function isRounded(a: GivenFigure, b: GivenFigure): boolean {
  if (a.bound !== 'about' && b.bound !== 'about') return true
  const [one, other] = [a.value, b.value].map(Math.abs)
  return Math.abs(a.value - b.value) <= ROUNDED * Math.max(one ?? 0, other ?? 0)
}

/** The number that a limit sets: the end of its range, or the value beside 「最高」. */
function limitOf({ side, low, high, value }: GivenFigure): number {
  const end = side === 'upper' ? high : low
  return Number.isFinite(end) ? end : value
}

/** Whether one is a lower limit and the other an upper one, or they lie on other sides of an event: 「3 天內」 and 「3 天後」. */
function areOpposite(a: GivenFigure, b: GivenFigure): boolean {
  return (
    (a.side !== null && b.side !== null && a.side !== b.side) ||
    (a.until !== null && b.until !== null && a.until !== b.until) ||
    (a.from !== null && b.from !== null && a.from !== b.from)
  )
}

/** Whether a claim gives none of some figures of one dimension and unit, but another: 「10 坪約需 8 公升」 for 「10 坪…12 公升」. */
export function givesOthersOnly(figures: readonly GivenFigure[], claim: ComparedClaim): boolean {
  return distinctiveFigures(claim.unit.claim.text).some((own) => {
    const alike = figures.filter((figure) => identicalUnit(figure, own))
    return alike.length > 0 && shareOfFigures(alike, [claim]) === 0
  })
}

/**
 * Whether a claim gives another value where a statement has one that none of the nearest claims gives: 「6 公斤的壓力」 for 「4 公斤」, though it
 * may give others of the statement's. Then it does not support a part of the statement; it may deny it.
 */
export function givesOneOtherwise(
  figures: readonly GivenFigure[],
  nearest: readonly ComparedClaim[],
  { unit }: ComparedClaim,
): boolean {
  const lacking = figures.filter((figure) => shareOfFigures([figure], nearest) === 0)
  return distinctiveFigures(unit.claim.text).some(
    (own) =>
      lacking.some((figure) => identicalUnit(figure, own)) &&
      !figures.some((figure) => figuresMeet(figure, own)),
  )
}

/**
 * Whether the nearest claims give another value under the words of one of a statement's figures, and nowhere its own: 「寵物登記費 300 元」 for
 * 「寵物登記費 500 元」.
 */
export function givesOtherUnderSameWords(
  figures: readonly GivenFigure[],
  nearest: readonly ComparedClaim[],
): boolean {
  const given = nearest.map(({ unit }) => figuresOf({ unit, headingTerms: null }))
  return figures.some((figure) => {
    const pairs = pairsOf(figure.clause)
    if (pairs.length < PAIRS_MIN) return false
    const gives = (other: GivenFigure) => givesFigure(other, figure)
    const alike = (other: GivenFigure) =>
      identicalUnit(figure, other) && shareOf(pairs, other.clause) >= SAME_WORDS
    return (
      given.some((own) => own.some(alike) && !own.some(gives)) &&
      !given.some((own) => own.filter(alike).some(gives))
    )
  })
}

function shareOf(pairs: readonly string[], clause: string): number {
  return pairs.filter((pair) => clause.includes(pair)).length / pairs.length
}
