import {
  figuresDisagree,
  figuresMeet,
  identicalUnit,
  isRange,
  sameFigure,
} from '@gaplens/text/figures/compare'
import type { Figure } from '@gaplens/text/figures/figure'
import type { FigureClaim } from './figure-claims.ts'
import { upperLimitOf } from './limits.ts'
import { isThreshold } from './thresholds.ts'

const LIMITS = /以上.+(?:以下|以內)|[未不]滿|未達/su

/** What has to be reached: 「年滿 50 歲」, 「年資滿 15 年」, 「一次領到 90,500 元」. */
const REACHED = /滿\s*$/u
const SUM_REACHED = /[滿達到]\s*$/u

/**
 * Whether two figures of one thing can both be right. Two upper limits (「一天不超過 4,000 毫克」, 「以 3,000 毫克為上限」) are right
 * together only if they are equal, though all that the lower one allows the higher one allows too.
 * Nor can two that have to be reached (「年滿 50 歲」, 「年滿 60 歲」, 「至少 32 小時」).
 * The same holds for two ranges as laws set them, whose ends are both limits: 「2 萬元以上 100 萬元以下」.
 */
export function valuesMeet(a: FigureClaim, b: FigureClaim): boolean {
  if (LIMITS.test(a.figure.text) && LIMITS.test(b.figure.text)) return sameFigure(a.figure, b.figure)
  if (onlyTouch(a.figure, b.figure)) return false
  if ((mustBeReached(a) && mustBeReached(b)) || areLimitsOfOneNoun(a, b))
    return sameFigure(limitAlone(a), limitAlone(b))
  return upperLimitOf(a) !== null && upperLimitOf(b) !== null
    ? figuresMeet(limitAlone(a), limitAlone(b))
    : figuresMeet(a.figure, b.figure)
}

/** Two exact ranges that share less than this part of the narrower one only touch: 「4,500–6,500 元」, 「6,000–8,500 元」. */
const TOUCHING = 0.3

/** Nor do two of which both ends differ by more than this share in one direction: 「12 到 25 萬元」, 「18 到 35 萬元」. */
const APART = 1 / 4

function onlyTouch(a: Figure, b: Figure): boolean {
  if (!isRange(a) || !isRange(b) || a.bound !== 'exact' || b.bound !== 'exact') return false
  const [lower, upper] = a.low < b.low ? [a, b] : [b, a]
  if (upper.low - lower.low > APART * lower.low && upper.high - lower.high > APART * lower.high) return true
  const shared = Math.min(a.high, b.high) - Math.max(a.low, b.low)
  return shared < TOUCHING * Math.min(a.high - a.low, b.high - b.low)
}

/** The last characters of a noun, and that something exceeds a value: 「含氧量高於 8%」. */
const NOUN_BEYOND = /(\p{Script=Han}{3})(?:高於|超過|大於|多於|逾)\s*$/u

/** Whether from two values on something is so of what the same noun names: 「含氧量高於 8%」, 「含氧量超過 7%」. */
export function areLimitsOfOneNoun(a: FigureClaim, b: FigureClaim): boolean {
  const noun = nounBeyond(a)
  return noun !== null && noun === nounBeyond(b)
}

function nounBeyond({ figure, bare }: FigureClaim): string | null {
  return figure.bound === 'least' ? (NOUN_BEYOND.exec(bare.slice(0, figure.start))?.[1] ?? null) : null
}

/** What is asked at the least: 「至少 32 小時」. */
const LEAST = /(?:至少|最少|不得?少於|不得?低於)(?:要|需|須|應)?\s*$/u

/** A distance that has to be kept: 「應保持 65 公分以上」. */
const KEPT = /保持|[留距離]|至(?!少)|到/u

/** Of a scale or a pressure the least is what is asked: 「R 值 4 起跳」, 「R 值 5.5 以上」. */
const ASKED_AT_LEAST = new Set(['scale', 'pressure'])

/** Whether a figure is the age, time or sum that is asked of somebody, or the least of anything. */
export function mustBeReached({ figure, bare, clause }: FigureClaim): boolean {
  const before = bare.slice(0, figure.start)
  if (figure.bound === 'least' && LEAST.test(before)) return true
  if (figure.bound === 'least' && figure.dimension === 'length' && KEPT.test(clause)) return true
  if (figure.bound === 'least' && ASKED_AT_LEAST.has(figure.dimension)) return true
  if (isThreshold({ figure, bare })) return true
  if (figure.dimension === 'money') return SUM_REACHED.test(before)
  return (figure.dimension === 'age' || figure.dimension === 'time') && REACHED.test(before)
}

/**
 * Whether two figures that a judge calls values of one thing differ. What has to be reached, and an age from which something holds,
 * counts as that value: 「滿 7 日」 differs from 「等候 14 日」, 「年滿 80 歲」 from 「85 歲以上」.
 */
export function areDifferent(a: FigureClaim, b: FigureClaim): boolean {
  if (areSidesOfOne(a.figure, b.figure)) return false
  return !valuesMeet(a, b) || figuresDisagree(thresholdOf(a), thresholdOf(b))
}

/** Whether one figure is what lies beyond the other: 「不要超過 60 公分」, 「超過 60 公分要加一根」. */
export function areSidesOfOne(a: Figure, b: Figure): boolean {
  const bounds = [a.bound, b.bound]
  return bounds.includes('most') && bounds.includes('least') && identicalUnit(a, b) && a.value === b.value
}

function thresholdOf(claim: FigureClaim): FigureClaim['figure'] {
  const { figure } = claim
  const isThreshold = mustBeReached(claim) || (figure.dimension === 'age' && figure.bound === 'least')
  return isThreshold ? { ...figure, low: figure.value, high: figure.value, bound: 'exact' } : figure
}

function limitAlone({ figure }: FigureClaim): FigureClaim['figure'] {
  const limit = Number.isFinite(figure.high) ? figure.high : figure.value
  return { ...figure, low: limit, high: limit, bound: 'exact' }
}
