import { referencesIn } from '@gaplens/text/figures/references'
import type { FigureClaim } from '../../figures/figure-claims.ts'
import { DIFFERENCE, SUM } from '../arithmetic/computation-words.ts'
import { statesValue } from '../arithmetic/rounded-value.ts'
import {
  areInstalments,
  areWeeksOfMonths,
  EQUAL_WITHIN,
  haveSameUnit,
  isSameValue,
} from '../arithmetic/same-value.ts'
import { numbersIn } from './numbers-in.ts'

/** Greatest distance, in characters, of a figure from the one that it repeats. */
const REPEATED_WITHIN = 6
/** The text between a bound and the value that it bounds. */
const PAUSE = /^[^，,（(：:—-]{0,4}[，,（(：:—-].{0,4}$/u
/** Words of a share that is left. */
const REST = /退|扣|剩|其餘|其他|等於|也就是/u
const CLAUSES = /[，,。；;：:]/u
const NUMERALS = /[\d.,\s零一二兩三四五六七八九十百千萬半]+/gu
/** Words of a rate that is converted to another period. */
const CONVERTED = /平均|換算|等於|相當於|折合|算下來|下來|攤|\b(?:average|works out|equals?)\b/iu
/** The periods of rates, in days as people calculate by hand: a month has 30. */
const DAYS_OF = new Map([
  ['天', 1],
  ['日', 1],
  ['週', 7],
  ['月', 30],
  ['年', 360],
  ['day', 1],
  ['week', 7],
  ['month', 30],
  ['year', 360],
])

/**
 * A sentence's figures without those that follow from the others: sums, differences, the same value in another unit, a bound of a
 * value that is also given, and how long ago something was. A source need not give these.
 */
export function statedFigures(figures: readonly FigureClaim[]): FigureClaim[] {
  const isAlone = figures.every(isAgo)
  const stated = figures.filter(
    (own, at) =>
      (isAlone || !isAgo(own)) &&
      !isReferenceOf(own, figures[at + 1]) &&
      !isRepeated(own, figures[at - 1]) &&
      !isBoundOfOther(own, figures) &&
      !isRestOfShare(own, figures) &&
      !isPerOtherTime(own, figures),
  )
  // An operand of a figure that was removed is not itself removed as computed from that figure.
  let left = stated
  for (const own of stated.toReversed()) {
    const others = left.filter((each) => each !== own)
    if (isComputed(own, others)) left = others
  }
  return left
}

/**
 * A sentence's numbers without a unit, without those that its clause calls the sum or the difference of two of its other numbers:
 * 「三家開 9,500、11,000、12,500 元，最多差了三千」.
 * @param bare the sentence, its figures replaced by blanks
 */
export function statedNumbers(
  numbers: readonly string[],
  bare: string,
  figures: readonly FigureClaim[],
): string[] {
  const computed = bare.split(CLAUSES).flatMap((clause) => (isComputing(clause) ? numbersIn(clause) : []))
  const values = figures.flatMap(({ figure: { low, high } }) => [...new Set([low, high])])
  return numbers.filter((number) => {
    if (!computed.includes(number)) return true
    const all = [...values, ...numbers.filter((other) => other !== number).map(Number)]
    return !all.some((a, at) =>
      all.slice(at + 1).some((b) => [Math.abs(a - b), a + b].includes(Number(number))),
    )
  })
}

/** Whether a figure is another one converted to a shorter or longer period: 「一個月 168 元，平均一天不到 6 元」. */
function isPerOtherTime(own: FigureClaim, others: readonly FigureClaim[]): boolean {
  const { figure, clause } = own
  const [days] = daysIn(figure.per)
  if (days === undefined || !CONVERTED.test(clause)) return false
  return others.some(({ figure: other }) => {
    if (other.start > figure.start || !haveSameUnit(other, figure) || other.per === figure.per) return false
    const spans = other.per === '' ? [...DAYS_OF.values()] : daysIn(other.per)
    return spans.some(
      (span) =>
        days !== span &&
        [other.low, other.high].some(
          (value) => Number.isFinite(value) && statesValue(own, (value * days) / span),
        ),
    )
  })
}

/** The length of the period for which a figure is given, in days; none if it is for no period. */
function daysIn(per: string): number[] {
  return referencesIn(per).flatMap((each) => DAYS_OF.get(each) ?? [])
}

/** Whether a figure says how old something is, which depends on the day of writing: 「兩年前的新聞」. */
function isAgo({ figure, bare }: FigureClaim): boolean {
  return figure.dimension === 'time' && figure.text.endsWith('年') && bare.startsWith('前的', figure.end)
}

/** Whether a figure is the sum or the difference of two others: 「一個 6,000 元，另一個 2,500 元，差 3,500 元」. */
function isComputed({ figure, clause, bare }: FigureClaim, others: readonly FigureClaim[]): boolean {
  if (!isComputing(clause) || figure.low !== figure.high) return false
  const isIt = (value: number) => Math.abs(value - figure.value) <= EQUAL_WITHIN * figure.value
  const before = others.filter(
    ({ figure: other }) =>
      other.start < figure.start && other.low === other.high && haveSameUnit(other, figure),
  )
  if (SUM.test(clause) && isIt(before.reduce((sum, { figure: other }) => sum + other.value, 0))) return true
  // 「報名 1,980，追加 2,380，差 400 元」: the unit of the sum is that of the numbers before it.
  const plain = numbersIn(bare.slice(0, figure.start)).map(Number)
  const ends = [
    ...plain,
    ...others.flatMap(({ figure: other }) =>
      haveSameUnit(other, figure) || other.dimension === 'number'
        ? [...new Set([other.low, other.high])]
        : [],
    ),
  ]
  return ends.some((a, at) => ends.slice(at + 1).some((b) => isIt(Math.abs(a - b)) || isIt(a + b)))
}

/** Whether a share is what another one leaves of the whole: 「扣 20%，退八成」. */
function isRestOfShare({ figure, clause }: FigureClaim, others: readonly FigureClaim[]): boolean {
  if (figure.dimension !== 'share' || figure.low !== figure.high || !REST.test(clause)) return false
  return others.some(
    ({ figure: other }) =>
      other.dimension === 'share' && other.start < figure.start && other.value + figure.value === 100,
  )
}

/** Whether a figure repeats the one directly before it in another unit: 「三個月（90 天）」, 「三年，分 36 期」. */
function isRepeated({ figure, sentence }: FigureClaim, before: FigureClaim | undefined): boolean {
  if (before !== undefined && areInstalments(before.figure, figure))
    return figure.start - before.figure.end <= REPEATED_WITHIN && isSameValue(before.figure, figure, sentence)
  return (
    before?.figure.unit === figure.unit &&
    figure.start - before.figure.end <= REPEATED_WITHIN &&
    (Math.abs(before.figure.value - figure.value) <= EQUAL_WITHIN * figure.value ||
      areWeeksOfMonths(before.figure, figure)) &&
    before.figure.text.replace(NUMERALS, '') !== figure.text.replace(NUMERALS, '')
  )
}

/** Whether a time or an area is only what the next figure is given per: the 「一天」 of 「一天就是 1,200 元」. */
function isReferenceOf({ figure }: FigureClaim, next: FigureClaim | undefined): boolean {
  return (
    (figure.unit === 's' || figure.dimension === 'area') &&
    /^(?:一|1\s?)個?/u.test(figure.text) &&
    next !== undefined &&
    next.figure.dimension !== 'speed' &&
    referencesIn(next.figure.per).some((each) => figure.text.endsWith(each))
  )
}

/** Whether a figure only bounds a value that the sentence also gives: 「不到十分鐘，大約 8 分鐘」. */
function isBoundOfOther({ figure, bare }: FigureClaim, all: readonly FigureClaim[]): boolean {
  if (figure.bound !== 'least' && figure.bound !== 'most') return false
  return all.some(
    ({ figure: other }) =>
      haveSameUnit(other, figure) &&
      (other.bound === 'exact' || other.bound === 'about') &&
      PAUSE.test(bare.slice(Math.min(figure.end, other.end), Math.max(figure.start, other.start))) &&
      other.low >= Math.max(figure.low, figure.value / 2) &&
      other.high <= Math.min(figure.high, figure.value * 2),
  )
}

function isComputing(clause: string): boolean {
  return DIFFERENCE.test(clause) || SUM.test(clause)
}
