import type { Term } from './amount.ts'
import { digitsOf } from './chinese-numerals.ts'
import { inchesAfterFeet } from './feet-and-inches.ts'
import { SECONDS_A_DAY } from './figure.ts'
import { match } from './match.ts'
import { readAmount } from './numerals.ts'
import { readUnit, type Unit } from './units.ts'

/** Units that are written in parts: seconds, metres and grams. */
const IN_PARTS = new Set(['s', 'm', 'g'])
/** Longer units are months and years, in seconds. */
const DAYS_MAX = 8 * SECONDS_A_DAY
/** Words that join days to months or years. */
const JOINED = /又|and/u
/** The digits behind 「米」: 「一米八」, 「1米75」. */
const METRE_TENTHS =
  /(?:[一二三四五六七八九]{1,2}|\d{1,2})(?![\da-z.,%一二三四五六七八九十百千萬個分]|\s?[到至~–-]\s?[\d一二三四五六七八九]+\s?(?!公尺|米)\p{Script=Han})/iuy

/** A term with the smaller parts of its value that follow it: 「1 小時 30 分鐘」, 「一米八」. */
export function withSmallerParts(text: string, term: Term): Term {
  return withTenths(text, withSmallerUnit(text, term))
}

/** Adds a smaller unit of the same kind that follows directly: 「1 小時 30 分鐘」, "5 feet 2 inches". */
function withSmallerUnit(text: string, term: Term): Term {
  const { unit } = term
  if (!unit || !IN_PARTS.has(unit.unit) || term.low !== term.high) return term
  // 「一週三天」 is a frequency.
  if (unit.dimension === 'time' && unit.factor >= SECONDS_A_DAY && unit.factor <= 7 * SECONDS_A_DAY)
    return term
  const gap = /^[^\S\t\n]?(?:又|and\s)?[^\S\t\n]?/.exec(text.slice(term.end, term.end + 6))?.[0].length ?? 0
  const amount = readAmount(text, term.end + gap)
  if (!amount || amount.fraction || amount.low !== amount.high) return term
  const found =
    readUnit(text, amount.end, term.end) ??
    minuteAlone(text, amount.end, unit) ??
    inchesAfterFeet(text, amount.end, unit)
  if (!found || found.unit.unit !== unit.unit || found.unit.factor * amount.low >= unit.factor) return term
  // 「滿三年 14 天」 gives two lengths of time. Years and months take days only after 「又」 or "and".
  const isOfDays = unit.dimension === 'time' && unit.factor > DAYS_MAX && found.unit.factor >= SECONDS_A_DAY
  if (isOfDays && found.unit.factor < DAYS_MAX && !JOINED.test(text.slice(term.end, term.end + gap)))
    return term
  const value = term.low + (amount.low * found.unit.factor) / unit.factor
  return { ...term, low: value, high: value, end: found.end }
}

/** Reads the 「八」 of 「一米八」 and the 「75」 of 「1米75」 as tenths and hundredths of a metre. */
function withTenths(text: string, term: Term): Term {
  const digits =
    term.spelling === '米' && term.low < 10 ? match(METRE_TENTHS, text, term.end)?.[0] : undefined
  if (
    digits === undefined ||
    term.low !== term.high ||
    readUnit(text, term.end + digits.length, term.end) !== null
  )
    return term
  const value = term.low + Number(`0.${digitsOf(digits)}`)
  return { ...term, low: value, high: value, end: term.end + digits.length }
}

/** Reads 「30 分」 as minutes after hours. 「20 秒」 after minutes needs no such rule, as 「秒」 is a unit by itself. */
function minuteAlone(text: string, at: number, larger: Unit): { unit: Unit; end: number } | null {
  const found = larger.factor === 3_600 ? /^\s?分(?!之)/.exec(text.slice(at, at + 3)) : null
  return found ? { unit: { dimension: 'time', unit: 's', factor: 60 }, end: at + found[0].length } : null
}
