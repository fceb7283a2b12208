import type { Term } from './amount.ts'
import { isBareSum, isReference } from './bare-sum.ts'
import { readNonFigure } from './calendar.ts'
import type { Dimension, Figure } from './figure.ts'
import { foldCharacters } from './fold.ts'
import { readFrequency } from './frequency.ts'
import { hedgeOf, INCLUDED } from './marks.ts'
import { match } from './match.ts'
import { readRatio } from './ratio.ts'
import { referenceOf } from './references.ts'
import { readSize } from './size.ts'
import { type Pace, paceOf } from './speed.ts'
import { readTerm } from './term.ts'
import { type Unit, YEAR } from './units.ts'

/** The beginnings of figures, and of other text with numbers that must be skipped. */
const BEGINNING =
  /零下|對(?=折)|[減砍折](?=半)|負(?=\s?[\d一二三四五六七八九十])|翻(?:了一)?倍|雙倍|早晚各|(?<=[近逾破])萬|萬(?=分之)|[\d½⅓⅔¼¾⅛一二兩三四五六七八九十百千零幾數半每第#]|[-−](?=\d)|民國|中華民國|西元|新台幣|人民幣|(?:nt|us|hk)?\$(?=\s?\d)|[¥€£](?=\s?\d)|(?:日幣|日圓|美金|美元|歐元|港幣|英鎊)(?=\s?\d)|\b(?:https?:|www\.|once|twice|every|step|chapter|part|figure|fig\.|no\.|vol\.|page|p\.|ntd|twd|usd|jpy|rmb)|\b(?:half|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|eighteen|twenty|thirty|forty|fifty|sixty|ninety|double|an?(?=\s(?:second|minute|hour|day|week|month|year|dozen|couple|third|quarter|fifth|tenth|half)\b))\b|[a-z]{1,40}-?(?=\d)/giu
const JOINER = /\s?(?:到|至|~|〜|–|—|-|－|to(?=\s)|或|or(?=\s))\s?/iy
/** The ends of a range as laws and tables of ages set them: 「2 萬元以上 100 萬元以下」, 「3 年以上未滿 5 年」, 「滿 1 年未滿 2 年」. */
const FROM_END = new RegExp(String.raw`${INCLUDED}以上\s?[，、至到]?\s?(未滿|不滿|未達)?\s?`, 'y')
const UP_TO = /[ ]?[，、至到]?[ ]?(?:未滿|不滿|未達)[ ]?/y
const TO_END = new RegExp(`${INCLUDED}(?:以下|以內|未滿|不滿)`, 'y')
const BETWEEN = /(?:介於|between|在)\s?$/iu
const AND = /\s?(?:與|和|and(?=\s))\s?/iy
const LISTED = /、/y
/** The last character of a price cut that takes its 「折」 from the next: the 「七」 of 「七、八折」. */
const UNFINISHED = /[\d一二三四五六七八九]/u
/** Dimensions that are often given per something else: a price per month, a dose per kilogram. */
const WITH_REFERENCE = new Set<Dimension>([
  'money',
  'weight',
  'volume',
  'energy',
  'count',
  'share',
  'power',
  'light',
  'data',
])
const ENGLISH_SCALE = /(?:\dk|thousand|million|billion|dozen)$/iu
const ARTICLE = /^an?\s(?!dozen|couple)/iu
const AND_A_HALF = /and a half$/iu
/** Not after a tab: it separates the cells of a table, and the next cell's word does not belong to the number. */
const NEXT_IS_WORD = /^[^\S\t]?(?:[\p{Script=Han}a-z])/iu

/** So many numerals are no number, and each would be tried as the beginning of one that goes to the end of all. */
const NO_NUMBER = /[\d零一二三四五六七八九十百千萬億兩幾半]{40,}/gu

/**
 * Reads the figures of a text in order, with unit, range and hedge, in every spelling. A date gives its year. Times of
 * day, ordinals, addresses, telephone numbers and names with digits give nothing. Figures never overlap. Takes linear time.
 */
export function readFigures(text: string): Figure[] {
  const plain = foldCharacters(text).replace(NO_NUMBER, (run) => ' '.repeat(run.length))
  const figures: Figure[] = []
  let done = 0
  let paced: { readonly pace: Pace; readonly end: number } | null = null
  BEGINNING.lastIndex = 0
  for (const { index } of plain.matchAll(BEGINNING)) {
    if (index < done) continue
    const read = readAt(plain, index)
    if (read === null) continue
    done = read.end
    if (read.figure === null) continue
    const { end } = read
    const { start } = read.figure
    const pace: Pace | null = read.figure.dimension === 'length' ? paceOf(plain, { start, end }, paced) : null
    paced = pace && { pace, end }
    figures.push(finish(text, plain, { ...read.figure, end }, pace))
  }
  return figures
}

interface Raw {
  readonly dimension: Dimension
  readonly unit: string
  readonly low: number
  readonly high: number
  readonly start: number
  /** Whether both of its ends are limits. Then the 「滿」 of 「滿 1 年未滿 2 年」 is not that of all of it. */
  readonly hasLimits?: boolean
}

function readAt(plain: string, at: number): { figure: Raw | null; end: number } | null {
  const size = readSize(plain, at)
  if (size) {
    const { unit, end } = size
    return { figure: unit === null ? null : { dimension: 'size', unit, low: 1, high: 1, start: at }, end }
  }
  const skipped = readNonFigure(plain, at)
  if (skipped) {
    const { year, end, from } = skipped
    return {
      figure:
        year === null ? null : { dimension: 'year', unit: 'year', low: from ?? year, high: year, start: at },
      end,
    }
  }
  const frequency = readFrequency(plain, at)
  if (frequency)
    return { figure: { dimension: 'frequency', unit: '/day', ...frequency, start: at }, end: frequency.end }
  const ratio = readRatio(plain, at)
  if (ratio) return { figure: { dimension: 'ratio', unit: ':', ...ratio, start: at }, end: ratio.end }
  const first = readTerm(plain, at)
  return first ? readRange(plain, first) : null
}

/** Reads a number or a range. A number without a unit and without a range is a figure only when it stands alone. */
function readRange(plain: string, first: Term): { figure: Raw | null; end: number } {
  const limits = readLimits(plain, first)
  if (limits) return limits
  const second = readSecond(plain, first)
  const joined = second ? joinTerms(plain, first, second) : null
  if (joined && second) return { figure: joined, end: second.end }
  return { figure: single(plain, first), end: first.end }
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
  if (isCut(first)) return listed && UNFINISHED.test(plain[first.end - 1] ?? '') ? readTerm(plain, first.end + 1) : null
  const next = listed ? readTerm(plain, first.end + 1) : null
  if (next === null || next.amount.chinese !== first.amount.chinese) return null
  if (next.low === first.high + 1) return next.amount.chinese || next.unit !== null ? next : null
  // 「十五、六度」 gives its tens once.
  const tens = first.high - (first.high % 10)
  return next.amount.chinese && next.high < 10 && tens + next.low === first.high + 1
    ? { ...next, low: tens + next.low, high: tens + next.high }
    : null
}

function joinTerms(plain: string, first: Term, second: Term): Raw | null {
  const unit = second.unit ?? first.unit
  if (first.unit?.unit === 's' && second.unit?.dimension === 'age')
    return joinTerms(plain, { ...first, unit: ageOf(first.unit) }, second)
  if (first.unit && second.unit && !formOneRange(first.unit, second.unit)) return null
  if (unit === null && !isBareSum(plain, second, first.start) && !standsAlone(plain, second)) return null
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
    !/[/.:]/.test(plain[term.end] ?? '')
  )
}

function finish(text: string, plain: string, raw: Raw & { end: number }, pace: Pace | null): Figure {
  const { start, end, low, high, hasLimits = false, ...rest } = pace ? speed(raw, pace) : raw
  const { bound, limit } =
    rest.dimension === 'year'
      ? { bound: 'exact' as const }
      : limitIn(text, plain, { dimension: rest.dimension, hasLimits, start, end })
  return {
    ...rest,
    per: pace?.per ?? (WITH_REFERENCE.has(rest.dimension) ? referenceOf(plain, start, end) : ''),
    value: tidy((low + high) / 2),
    low: bound === 'most' ? Number.NEGATIVE_INFINITY : tidy(low),
    high: bound === 'least' ? Number.POSITIVE_INFINITY : tidy(high),
    bound,
    ...(limit && { limit }),
    text: text.slice(start, end),
    start,
    end,
  }
}

/** How a figure is hedged, and the words for it if it is a limit. Both ends of a range are limits already: of one they are exact. */
function limitIn(
  text: string,
  plain: string,
  figure: Pick<Figure, 'dimension' | 'start' | 'end'> & { readonly hasLimits: boolean },
): Pick<Figure, 'bound' | 'limit'> {
  const { bound, isStrict, from, to } = hedgeOf(plain, figure)
  const { start, end } = figure
  if (from === start && to === end) return { bound: figure.hasLimits ? 'exact' : bound }
  const limit = { before: text.slice(from, start).trim(), after: text.slice(end, to).trim(), isStrict }
  return { bound: figure.hasLimits ? 'exact' : bound, limit }
}

function speed<R extends Raw>(distance: R, { seconds }: Pace): R {
  const [low, high] = [distance.low / seconds, distance.high / seconds]
  return { ...distance, dimension: 'speed', unit: 'm/s', low, high }
}

/** Rounds to twelve digits, which removes the rounding errors of a multiplication. */
function tidy(value: number): number {
  return Number(value.toPrecision(12))
}
