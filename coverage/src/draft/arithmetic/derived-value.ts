import type { Figure } from '@gaplens/text/figures/figure'
import type { FigureClaim } from '../../figures/figure-claims.ts'
import { DIFFERENCE, SUM } from './computation-words.ts'
import { EXACT, ROUNDED } from './rounded-value.ts'
import { haveSameUnit } from './same-value.ts'

/** A share is rounded to whole percents. */
const ROUNDED_SHARE = 0.5
/** Among more values of one unit, two give nearly any other value by chance. */
const OPERANDS_MAX = 12
/** Quantities of which one can be a share of another. */
const DIVISIBLE = new Set<Figure['dimension']>([
  'money',
  'count',
  'weight',
  'volume',
  'length',
  'area',
  'energy',
  'number',
])

/** The figures from which another one is computed. */
export type Operands = readonly Figure[]

/** Measure words that count the operands of a sum or a difference: 「三項加起來」, 「兩種相差」. */
const OF_OPERANDS = new Set(['項', '樣', '種', '筆', '個', '者'])

/** Whether a figure is the number of the operands. */
export function countsOperands({ dimension, unit, value }: Figure, operands: Operands): boolean {
  return dimension === 'count' && OF_OPERANDS.has(unit) && value === operands.length
}

/** Measure words of people. */
const PEOPLE = new Set(['人', '位', '名', '個人', '個'])

/** The value of a figure, or one end of a range. */
interface Value {
  readonly figure: Figure
  readonly value: number
}

/**
 * The figures from which another follows, or null: their difference or sum if its clause says so, a multiple of one by the other, or a
 * price and the discount on it. If its own sentence gives one other figure of the unit, this must be an operand; if it gives more, null.
 */
export function operandsOf(
  own: FigureClaim,
  sentence: readonly FigureClaim[],
  others: readonly Figure[],
): Operands | null {
  const { figure } = own
  const stated = sentence.filter((each) => each !== own && haveSameUnit(each.figure, figure))
  if (stated.length > 1) return null
  const operands = computedFrom(own, others)
  return stated.every((each) => operands?.some((one) => one.value === each.figure.value)) ? operands : null
}

function computedFrom({ figure, clause }: FigureClaim, others: readonly Figure[]): Operands | null {
  if (figure.bound === 'least' || figure.bound === 'most') return null
  if (figure.low < figure.high) return discountOf(figure, others)
  const values = others.flatMap(valuesOf)
  if (figure.dimension === 'multiple')
    return pairOf(values, (a, b) => a.figure.dimension !== 'share' && isValue(figure, a.value / b.value))
  const alike = values.filter(
    (each) => haveSameUnit(each.figure, figure) && each.figure.low === each.figure.high,
  )
  if (alike.length > OPERANDS_MAX) return null
  return (
    (DIFFERENCE.test(clause) ? pairOf(alike, (a, b) => isValue(figure, a.value - b.value)) : null) ??
    (SUM.test(clause) ? sumOf(figure, others) : null)
  )
}

/** Two quantities of one sentence whose ratio is a given share, or null: 「只有三成」 of 「1,000 毫克」 and 「300 毫克」. */
export function shareOf({ figure }: FigureClaim, others: readonly Figure[]): Operands | null {
  if (figure.dimension !== 'share' || figure.low !== figure.high) return null
  const values = others
    .filter(({ dimension, low, high }) => DIVISIBLE.has(dimension) && low === high)
    .flatMap(valuesOf)
  if (values.length > OPERANDS_MAX) return null
  return pairOf(
    values,
    (a, b) => a.value < b.value && Math.abs(figure.value - (100 * a.value) / b.value) < ROUNDED_SHARE,
  )
}

/** Consecutive figures of one unit that add up to a figure. */
function sumOf(figure: Figure, others: readonly Figure[]): Operands | null {
  for (const [from, first] of others.entries()) {
    let sum = 0
    for (let to = from; to < others.length; to++) {
      const next = others[to]
      if (next === undefined || next.low !== next.high || next.unit !== first.unit) break
      sum += next.value
      if (to > from && haveSameUnit(first, figure) && isValue(figure, sum)) return others.slice(from, to + 1)
    }
  }
  return null
}

/** A price and a discount whose product is both ends of a price: 「打 85 折，5,100 到 7,650 元」 of 「6,000 到 9,000 元」. */
function discountOf(figure: Figure, others: readonly Figure[]): Operands | null {
  const shares = others.filter(({ dimension, low, high }) => dimension === 'share' && low === high)
  const prices = others.filter((each) => each.dimension === 'money' && haveSameUnit(each, figure))
  for (const share of shares)
    for (const price of prices)
      if (
        isNear(figure.low, (price.low * share.value) / 100, EXACT) &&
        isNear(figure.high, (price.high * share.value) / 100, EXACT)
      )
        return [price, share]
  return null
}

function valuesOf(figure: Figure): Value[] {
  return [...new Set([figure.low, figure.high])]
    .filter((value) => Number.isFinite(value) && value > 0)
    .map((value) => ({ figure, value }))
}

function pairOf(values: readonly Value[], holds: (a: Value, b: Value) => boolean): Operands | null {
  for (const a of values)
    for (const b of values)
      if (a.figure !== b.figure && haveOneUnit(a.figure, b.figure) && holds(a, b)) return [a.figure, b.figure]
  return null
}

/** Whether two figures have one unit, as 「十個人」 and 「四個」. For `haveSameUnit` any two measure words are one. */
function haveOneUnit(a: Figure, b: Figure): boolean {
  if (a.dimension !== b.dimension) return false
  return (
    a.unit === b.unit ||
    (PEOPLE.has(a.unit) && PEOPLE.has(b.unit)) ||
    (a.dimension === 'count' && (a.unit.startsWith(b.unit) || b.unit.startsWith(a.unit)))
  )
}

function isValue({ value, bound }: Figure, computed: number): boolean {
  return isNear(value, computed, bound === 'about' ? ROUNDED : EXACT)
}

function isNear(a: number, b: number, slack: number): boolean {
  return Math.abs(a - b) <= slack * Math.abs(a)
}
