import type { Term } from './amount.ts'
import { isBareSum, isReference } from './bare-sum.ts'
import type { Dimension } from './figure.ts'
import { INCLUDED } from './marks.ts'
import { match } from './match.ts'
import { readTerm } from './term.ts'
import { type Unit, YEAR } from './units.ts'

const JOINER = /\s?(?:到|至|~|〜|–|—|-|－|to(?=\s)|或|or(?=\s))\s?/iy
/** The ends of a range as laws and tables of ages set them: 「2 萬元以上 100 萬元以下」, 「3 年以上未滿 5 年」, 「滿 1 年未滿 2 年」. */
const FROM_END = new RegExp(String.raw`${INCLUDED}以上\s?[，、至到]?\s?(未滿|不滿|未達)?\s?`, 'y')
const UP_TO = /[ ]?[，、至到]?[ ]?(?:未滿|不滿|未達)[ ]?/y
const TO_END = new RegExp(`${INCLUDED}(?:以下|以內|未滿|不滿)`, 'y')
const BETWEEN = /(?:介於|between|在)\s?$/iu
const AND = /\s?(?:與|和|and(?=\s))\s?/iy
const LISTED = /、/y
const TENS = /^[二三四五六七八九]十(?![一二三四五六七八九])/u
/** The last character of a price cut that takes its 「折」 from the next: the 「七」 of 「七、八折」. */
const UNFINISHED = /[\d一二三四五六七八九]/u
const ENGLISH_SCALE = /(?:\dk|thousand|million|billion|dozen)$/iu
const ARTICLE = /^an?\s(?!dozen|couple|hundred)/iu
const AND_A_HALF = /and a half$/iu
/** Not after a tab: it separates the cells of a table, and the next cell's word does not belong to the number. */
const NEXT_IS_WORD = /^[^\S\t]?(?:[\p{Script=Han}a-z])/iu
/** Words that end a range of numbers: 「3,000～5,000 不等」. */
const HEDGE_AFTER = /^ ?(?:不等|之間|左右|上下|以[上下內]|起跳)/u
/** 「1000-1500/坪」: what a number is for one of. */
const FOR_ONE_OF = /^\/\s?[坪月天日晚人次堂張顆台年]/u

/** What a figure measures, before the words around it are read. */
export interface Raw {
  readonly dimension: Dimension
  readonly unit: string
  readonly low: number
  readonly high: number
  readonly start: number
  /** Whether both of its ends are limits. Then the 「滿」 of 「滿 1 年未滿 2 年」 is not that of all of it. */
  readonly hasLimits?: boolean
  /** The length of what is told before it and belongs to it, as the name of its scale with its hedge: 「pH 值約」 6. */
  readonly nameLength?: number
}

/** Reads a number or a range. A number without a unit and without a range is a figure only when it stands alone. */
export function readRange(plain: string, first: Term): { figure: Raw | null; end: number } {
  const limits = readLimits(plain, first)
  if (limits) return limits
  const second = readSecond(plain, first)
  const joined = second ? joinTerms(plain, first, second) : null
  if (joined && second) return { figure: joined, end: second.end }
  const extended = readExtended(plain, first)
  if (extended) return extended
  // The number of 「30-50 題庫」 is no 30: its other end was not read.
  const isUnread = second && isNumber(plain, first) && isNumber(plain, second) && first.low < second.high
  return { figure: isUnread ? null : single(plain, first), end: first.end }
}

function isNumber(plain: string, term: Term): boolean {
  return term.unit === null && !isBareSum(plain, term)
}

/** Reads a time that may become longer, with both of its lengths: 「保固 2+1 年」. */
function readExtended(plain: string, first: Term): { figure: Raw; end: number } | null {
  const more = first.unit === null && plain[first.end] === '+' ? readTerm(plain, first.end + 1) : null
  if (more?.unit?.dimension !== 'time' || more.low !== more.high) return null
  const low = convert(more.unit, first.low)
  return { figure: raw(plain, more, low, low + convert(more.unit, more.high), first.start), end: more.end }
}

/** Reads 「N 以上 M 以下」 and 「滿 N 未滿 M」; null where only one end is given. */
function readLimits(plain: string, first: Term): { figure: Raw; end: number } | null {
  const open = match(UP_TO, plain, first.end)
  const from = open ?? match(FROM_END, plain, first.end)
  const second = from && first.unit ? readTerm(plain, first.end + from[0].length) : null
  if (!from || second?.unit?.dimension !== first.unit?.dimension || !second) return null
  const to = match(TO_END, plain, second.end)
  const figure = open || from[1] !== undefined || to ? joinTerms(plain, first, second) : null
  return figure && { figure: { ...figure, hasLimits: true }, end: second.end + (to?.[0].length ?? 0) }
}

function readSecond(plain: string, first: Term): Term | null {
  const before = plain.slice(Math.max(0, first.start - 8), first.start)
  const joiner =
    match(JOINER, plain, first.end) ?? (BETWEEN.test(before) ? match(AND, plain, first.end) : null)
  if (joiner) return readTerm(plain, first.end + joiner[0].length)
  // 「三、四天」 is a range, because its numbers are consecutive. Other numbers in a list are separate figures.
  const listed = first.unit === null || isCut(first) ? match(LISTED, plain, first.end) : null
  if (isCut(first))
    return listed && UNFINISHED.test(plain[first.end - 1] ?? '') ? readTerm(plain, first.end + 1) : null
  const next = listed ? readTerm(plain, first.end + 1) : null
  if (next === null || next.amount.chinese !== first.amount.chinese) return null
  if (next.low === first.high + 1) return next.amount.chinese || next.unit !== null ? next : null
  const { chinese } = next.amount
  // 「五、六萬元」 and 「三、四十人」 give the scale once. At the beginning of a line 「五、」 may number what follows.
  const scale = chinese && TENS.test(plain.slice(next.start, next.start + 3)) ? 10 : next.amount.scale
  const isFirst = before === '' || /\n\s*$/u.test(before)
  if (scale > 1 && !isFirst && first.amount.scale === 1 && next.low === scale * (first.high + 1))
    return { ...next, amount: { ...next.amount, scale } }
  // 「十五、六度」 gives its tens once.
  const tens = first.high - (first.high % 10)
  return chinese && next.high < 10 && tens + next.low === first.high + 1
    ? { ...next, low: tens + next.low, high: tens + next.high }
    : null
}

function joinTerms(plain: string, first: Term, second: Term): Raw | null {
  const unit = second.unit ?? first.unit
  if (first.unit?.unit === 's' && second.unit?.dimension === 'age')
    return joinTerms(plain, { ...first, unit: ageOf(first.unit) }, second)
  if (first.unit && second.unit && !formOneRange(first.unit, second.unit)) return null
  if (unit === null && !isBareSum(plain, second, first.start) && !endsRange(plain, second)) return null
  // 「6 到 12 萬」 gives the scale once, for both ends.
  const scaled =
    first.unit === null && first.amount.scale === 1 && first.low * second.amount.scale <= second.high
  const times = scaled ? second.amount.scale : 1
  const of = (term: Term, value: number): number => convert(term.unit ?? unit, value)
  const ends: [number, number] = [of(first, first.low * times), of(second, second.high)]
  // 「9 到 7 折」 begins with the smaller cut.
  const [low, high] = isCut(first) && isCut(second) ? ends.sort((a, b) => a - b) : ends
  return low < high ? raw(plain, { ...second, unit }, low, high, first.start) : null
}

function isCut({ spelling }: Term): boolean {
  return spelling === '折'
}

/** Whether two units may be those of one range. Measure words stand for each other: 「3 位到 5 人」. */
function formOneRange(a: Unit, b: Unit): boolean {
  return a.dimension === b.dimension && (a.unit === b.unit || a.dimension === 'count')
}

/** A time as an age: in 「六個月到三歲」 only the end of the range is written as one. */
function ageOf({ factor }: Unit): Unit {
  return { dimension: 'age', unit: 'year', factor: factor / YEAR }
}

function single(plain: string, term: Term): Raw | null {
  if (isReference(plain, term)) return null
  // "a year" is a figure only at the end of a range. By itself "a" is an article.
  const written = plain.slice(term.start, term.end)
  if (ARTICLE.test(written) && !AND_A_HALF.test(written) && term.unit?.dimension !== 'share') return null
  if (term.unit === null && !isBareSum(plain, term) && !standsAlone(plain, term)) return null
  return raw(plain, term, convert(term.unit, term.low), convert(term.unit, term.high), term.start)
}

function raw(plain: string, term: Term, low: number, high: number, start: number): Raw {
  if (term.unit) {
    const { dimension, unit } = term.unit
    // 「華氏 104 度」 names the scale before the number.
    const named =
      dimension === 'temperature' &&
      term.spelling === '度' &&
      /華氏\s?$/u.test(plain.slice(Math.max(0, start - 3), start))
    const of = (value: number) => (named ? ((value - 32) * 5) / 9 : value)
    return { dimension, unit, low: of(low), high: of(high), start }
  }
  return isBareSum(plain, term, start)
    ? { dimension: 'money', unit: 'TWD', low, high, start }
    : { dimension: 'number', unit: '', low, high, start }
}

function convert(unit: Term['unit'], value: number): number {
  return unit ? value * unit.factor + (unit.offset ?? 0) : value
}

/** Whether a number of two or more digits has no word next to it, as in a table cell or a list. */
function standsAlone(plain: string, term: Term): boolean {
  const long = term.high >= 10 || !Number.isInteger(term.high)
  // "1.5k users" and "two dozen eggs" count, whatever of.
  if (ENGLISH_SCALE.test(plain.slice(term.start, term.end))) return true
  return (
    long &&
    !term.amount.chinese &&
    !NEXT_IS_WORD.test(plain.slice(term.end, term.end + 2)) &&
    (!/[/.:]/.test(plain[term.end] ?? '') || FOR_ONE_OF.test(plain.slice(term.end, term.end + 3)))
  )
}

function endsRange(plain: string, term: Term): boolean {
  return (
    standsAlone(plain, term) ||
    (!term.amount.chinese && HEDGE_AFTER.test(plain.slice(term.end, term.end + 3)))
  )
}
