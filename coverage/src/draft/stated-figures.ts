import type { FigureClaim } from '../figures/figure-claims.ts'
import { numbersIn } from './numbers-in.ts'
import { haveSameUnit } from './same-value.ts'

/** Words that show that a figure is a sum or a difference. */
const COMPUTED = /差|省|多|少|漲|降|增|合計|總共|一共|加起來|\b(?:by|more|less|total|together|difference)\b/iu
/** Greatest distance, in characters, of a figure from the one that it repeats. */
const REPEATED_WITHIN = 6
/** What stands between a bound and its value. */
const PAUSE = /^[^，,（(：:—-]{0,4}[，,（(：:—-].{0,4}$/u
const NUMERALS = /[\d.,\s零一二兩三四五六七八九十百千萬半]+/gu
/** Relative tolerance for rounding. */
const TOLERANCE = 0.02

/**
 * A sentence's figures without those that follow from the others: sums, differences, the same value in another unit, a bound of a
 * value that is also given, and the age of what is told. A source need not give these.
 */
export function statedFigures(figures: readonly FigureClaim[]): FigureClaim[] {
  const isAlone = figures.every(isAgo)
  const stated = figures.filter(
    (own, at) =>
      (isAlone || !isAgo(own)) &&
      !isReferenceOf(own, figures[at + 1]) &&
      !isRepeated(own, figures[at - 1]) &&
      !isBoundOfOther(own, figures),
  )
  // Figures that another one was computed from are not removed in turn as computed from it.
  let left = stated
  for (const own of stated.toReversed()) {
    const others = left.filter((each) => each !== own)
    if (isComputed(own, others)) left = others
  }
  return left
}

/** Whether a figure says how old something is, which depends on the day of writing: 「兩年前的新聞」. */
function isAgo({ figure, bare }: FigureClaim): boolean {
  return figure.dimension === 'time' && figure.text.endsWith('年') && bare.startsWith('前的', figure.end)
}

/** Whether a figure is the sum or the difference of two others: 「一個 6,000 元，另一個 2,500 元，差 3,500 元」. */
function isComputed({ figure, clause, bare }: FigureClaim, others: readonly FigureClaim[]): boolean {
  if (!COMPUTED.test(clause) || figure.low !== figure.high) return false
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
  const isIt = (value: number) => Math.abs(value - figure.value) <= TOLERANCE * figure.value
  return ends.some((a, at) => ends.slice(at + 1).some((b) => isIt(Math.abs(a - b)) || isIt(a + b)))
}

/** Whether a figure repeats the one directly before it in another unit: 「三個月（90 天）」. */
function isRepeated({ figure }: FigureClaim, before: FigureClaim | undefined): boolean {
  return (
    before?.figure.unit === figure.unit &&
    figure.start - before.figure.end <= REPEATED_WITHIN &&
    Math.abs(before.figure.value - figure.value) <= TOLERANCE * figure.value &&
    before.figure.text.replace(NUMERALS, '') !== figure.text.replace(NUMERALS, '')
  )
}

/** Whether a time is only what the next figure is given per: the 「一天」 of 「一天就是 1,200 元」. */
function isReferenceOf({ figure }: FigureClaim, next: FigureClaim | undefined): boolean {
  return (
    figure.dimension === 'time' &&
    /^(?:一|1\s?)個?/u.test(figure.text) &&
    next?.figure.per !== '' &&
    next !== undefined &&
    figure.text.endsWith(next.figure.per)
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
