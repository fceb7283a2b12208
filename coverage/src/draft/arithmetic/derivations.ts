import { identicalUnit } from '@gaplens/text/figures/compare'
import type { Figure } from '@gaplens/text/figures/figure'
import { foldCharacters } from '@gaplens/text/figures/fold'
import { readAmount } from '@gaplens/text/figures/numerals'
import { referencesIn } from '@gaplens/text/figures/references'
import type { FigureClaim } from '../../figures/figure-claims.ts'
import { type Operands, operandsOf, shareOf } from './derived-value.ts'
import { statesValue } from './rounded-value.ts'
import { haveSameUnit } from './same-value.ts'

/** Words of a change that is given as a share of the older value. */
const GROWTH = /增|加|多|漲|貴|升|成長/u
const DECLINE = /減|少|省|降|跌|便宜/u
/** In percent. */
const SHARE_TOLERANCE = 0.5
/** In seconds. */
const LENGTH_OF = new Map([
  ['小時', 3_600],
  ['天', 86_400],
  ['晚', 86_400],
  ['週', 604_800],
])
/** Greatest factor by which a sentence multiplies a source's rate. */
const TIMES_MAX = 12

/**
 * The figures from which a figure of a sentence follows, or null: what `operandsOf` and `shareOf` find, the growth from one value to the
 * other, a price at a discount, an amount for each of a number of things or days, or a total for one of them.
 * @param given the figures of the sentence that are known to hold; one of the operands must be one of these
 * @param known the figures of the sources that may be used
 */
export function derivationOf(
  own: FigureClaim,
  sentence: readonly FigureClaim[],
  given: readonly Figure[],
  known: readonly FigureClaim[],
): Operands | null {
  const figures = known.map(({ figure }) => figure)
  const all = [...given, ...figures]
  const isUsed = (operands: Operands | null) => operands?.some((each) => isAmong(each, given)) === true
  const found = [
    operandsOf(own, sentence, figures),
    shareOf(own, all),
    multipleOf(own, all),
    growthOf(own, all),
    discountedOf(own, given, all),
    totalForOne(own, given, all),
  ]
  return found.find(isUsed) ?? null
}

/** An amount for one, and the figure of the sentence that multiplies it: 「冰一天 600 元，放三個禮拜要 12,600 元」. Null if there is none. */
export function productOf(
  own: FigureClaim,
  sentence: readonly FigureClaim[],
  known: readonly FigureClaim[],
): { readonly amount: Figure; readonly count: FigureClaim } | null {
  if (own.figure.dimension !== 'money' && own.figure.dimension !== 'volume') return null
  for (const { figure: amount, clause } of known) {
    const per = amount.per || (/每(日|天|月|次|晚)/u.exec(clause)?.[1]?.replace('日', '天') ?? '')
    if (per === '' || amount.low !== amount.high || !haveSameUnit(amount, own.figure)) continue
    const count = sentence.find((each) => {
      const times = each === own ? null : numberOf(each.figure, per)
      return times !== null && times >= 2 && statesValue(own, amount.value * times)
    })
    if (count !== undefined) return { amount, count }
  }
  return null
}

/**
 * Whether a sentence gives a source's rate for a multiple of its unit: 「調高兩度省 12%」 of 「每調高 1 度省 6%」.
 * @param text the source's sentence
 */
export function isMultipleOfRate(
  [first, second, ...others]: readonly FigureClaim[],
  text: string,
  known: readonly FigureClaim[],
): boolean {
  if (first === undefined || second === undefined || others.length > 0 || !text.includes('每')) return false
  const timesOf = (own: FigureClaim) =>
    known.flatMap(({ figure }) => {
      const times = own.figure.value / figure.value
      const isOne = haveSameUnit(figure, own.figure) && figure.low === figure.high
      return isOne && Number.isInteger(times) && times >= 2 && times <= TIMES_MAX ? [times] : []
    })
  return (
    first.figure.dimension !== second.figure.dimension &&
    timesOf(first).some((times) => timesOf(second).includes(times))
  )
}

/** Two values, by which share the second is larger or smaller than the first. */
function growthOf(own: FigureClaim, figures: readonly Figure[]): Operands | null {
  const { figure, clause } = own
  if (figure.dimension !== 'share') return null
  const [grows, declines] = [GROWTH.test(clause), DECLINE.test(clause)]
  return pairOf(figures, (old, now) => {
    const change = (100 * (now.value - old.value)) / old.value
    const told = change > 0 ? grows && change : declines && -change
    return told !== false && Math.abs(told - figure.value) < SHARE_TOLERANCE
  })
}

/** Two values whose ratio a vague multiple gives: 「兩倍多」 of 60 and 25. */
function multipleOf(own: FigureClaim, figures: readonly Figure[]): Operands | null {
  return own.figure.dimension === 'multiple'
    ? pairOf(figures, (a, b) => statesValue(own, a.value / b.value))
    : null
}

/** A price and a discount that the sentence gives: 「打九折，等於 2,250 元」. */
function discountedOf(
  own: FigureClaim,
  given: readonly Figure[],
  figures: readonly Figure[],
): Operands | null {
  const share = given.find(({ dimension, low, high }) => dimension === 'share' && low === high)
  const price =
    share &&
    figures.find(
      (each) =>
        each.dimension === 'money' &&
        each.low === each.high &&
        haveSameUnit(each, own.figure) &&
        statesValue(own, (each.value * share.value) / 100),
    )
  return share && price ? [price, share] : null
}

/** A total and the number of things or days for one of which a figure is given: 「23 坪 18,000 元，一坪不到 800 元」. */
function totalForOne(
  own: FigureClaim,
  given: readonly Figure[],
  figures: readonly Figure[],
): Operands | null {
  const { per, dimension } = own.figure
  if (per === '' || dimension === 'speed') return null
  for (const total of figures) {
    if (total.low !== total.high || !haveSameUnit(total, own.figure)) continue
    const count = [...given, ...figures].find((each) => {
      const times = numberOf(each, per)
      return times !== null && times > 1 && statesValue(own, total.value / times)
    })
    if (count !== undefined) return [total, count]
  }
  return null
}

/** How many of a unit a figure counts, of one of several: 21 days in 「三個禮拜」; null if it counts something else. */
function numberOf(figure: Figure, per: string): number | null {
  const numbers = referencesIn(per).map((each) => numberOfOne(figure, each))
  return numbers.find((number) => number !== null) ?? null
}

function numberOfOne({ dimension, unit, text, value, low, high }: Figure, per: string): number | null {
  if (low !== high) return null
  const length = LENGTH_OF.get(per)
  // 「一天 600 元」 may be owed for more days than the working days that are told.
  if (dimension === 'time') return length === undefined || unit !== 's' ? null : value / length
  return text.endsWith(per) ? (readAmount(foldCharacters(text), 0)?.low ?? null) : null
}

function pairOf(figures: readonly Figure[], holds: (a: Figure, b: Figure) => boolean): Operands | null {
  for (const a of figures)
    for (const b of figures)
      if (a !== b && a.low === a.high && b.low === b.high && isAlike(a, b) && holds(a, b)) return [a, b]
  return null
}

function isAlike(a: Figure, b: Figure): boolean {
  return identicalUnit(a, b) && a.dimension !== 'share'
}

function isAmong(figure: Figure, given: readonly Figure[]): boolean {
  return given.some(
    (each) => (haveSameUnit(each, figure) || each.dimension === 'number') && each.value === figure.value,
  )
}
