import type { Amount } from './amount.ts'
import { readEnglish } from './english-numbers.ts'

const DIGITS = new Map([...'零一二三四五六七八九'].map((digit, value) => [digit, value]))
DIGITS.set('兩', 2)
const SMALL = new Map([
  ['十', 10],
  ['百', 100],
  ['千', 1_000],
])
const LARGE = new Map([
  ['萬', 10_000],
  ['億', 100_000_000],
])
const VULGAR = new Map([
  ['½', 1 / 2],
  ['⅓', 1 / 3],
  ['⅔', 2 / 3],
  ['¼', 1 / 4],
  ['¾', 3 / 4],
  ['⅛', 1 / 8],
])

const ARABIC = /\d{1,3}(?:,\d{3})+(?:\.\d+)?(?!\d)|\d+(?:\.\d+)?/y
const VULGAR_PART = /\s?([½⅓⅔¼¾⅛])/y
const FRACTION = /(\d{1,2})\/(\d{1,2})(?![\d/])/y
const MIXED = /(\d{1,2})[ 又](\d{1,2})\/(\d{1,2})(?![\d/])/y
const SCALE = /\s?([多幾餘]?)\s?(千萬|百萬|十萬|萬|億|千|百)(?!分之)/y
const ENGLISH_SCALE = /\s?(?:(k)(?![a-z])|(thousand|million|billion)\b)/iy
const SCALE_TAIL =
  /\s?(\d{1,3}(?:,\d{3})|\d{3,4}|\d(?=\s?(?:[千百]|元|塊|$|[^\d.,:%a-z\s/–~年月週天日個顆次小分秒成倍歲期人名家台張件-])))(?:\s?([千百]))?/uy
const VAGUE = /\s?[多幾餘](?!額|數|少|出|樣|種|半|次|人|元)/y
const CHINESE = /[零一二兩三四五六七八九十百千萬億幾數]+/y
/** What stands before a scale word that is a number by itself: 「近百」, 「逾千」, 「破萬」. */
const BEFORE_SCALE = /[近逾破]$/u
/** 「十來天」 is ten to twenty, as 「十多天」 is. */
const SOME = /來(?=[天個年月週歲人名位塊元次分小公坪家間張件顆萬])/y
const CHINESE_POINT = /點([零一二三四五六七八九]+)(?![十點])/y

/** Reads the number at position `at` of a folded text; null when there is none. */
export function readAmount(text: string, at: number): Amount | null {
  return readFraction(text, at) ?? readArabic(text, at) ?? readChinese(text, at) ?? readEnglish(text, at)
}

function readFraction(text: string, at: number): Amount | null {
  const mixed = match(MIXED, text, at)
  const plain = mixed ?? match(FRACTION, text, at)
  if (plain) {
    const [whole, top, bottom] = mixed ? mixed.slice(1).map(Number) : [0, ...plain.slice(1).map(Number)]
    if (!top || !bottom || top >= bottom) return null
    const value = (whole ?? 0) + top / bottom
    return { low: value, high: value, scale: 1, end: at + plain[0].length, chinese: false, fraction: true }
  }
  const vulgar = VULGAR.get(text[at] ?? '')
  return vulgar === undefined
    ? null
    : { low: vulgar, high: vulgar, scale: 1, end: at + 1, chinese: false, fraction: true }
}

function readArabic(text: string, at: number): Amount | null {
  const found = match(ARABIC, text, at)
  if (!found) return null
  let value = Number(found[0].replaceAll(',', ''))
  let end = at + found[0].length
  const part = match(VULGAR_PART, text, end)
  if (part) {
    value += VULGAR.get(part[1] ?? '') ?? 0
    end += part[0].length
  }
  const scaled = readScale(text, end)
  if (scaled) {
    const low = value * scaled.scale
    // 「20 多萬」 lies between 200,000 and 300,000. Nobody writes 「3 多萬」.
    const high = scaled.vague ? low + lastPlace(value) * scaled.scale : low
    const tail = scaled.vague ? null : readTail(text, scaled.end, scaled.scale)
    const vague = tail === null && !scaled.vague ? match(VAGUE, text, scaled.end) : null
    return {
      low: low + (tail?.value ?? 0),
      high: high + (tail?.value ?? 0) + (vague ? lastPlace(value) * scaled.scale : 0),
      scale: scaled.scale,
      end: (tail?.end ?? scaled.end) + (vague?.[0].length ?? 0),
      chinese: false,
      fraction: false,
    }
  }
  const vague = value >= 10 ? match(VAGUE, text, end) : null
  const high = vague ? value + lastPlace(value) : value
  return { low: value, high, scale: 1, end: end + (vague?.[0].length ?? 0), chinese: false, fraction: false }
}

function readScale(text: string, at: number): { scale: number; vague: boolean; end: number } | null {
  const found = match(SCALE, text, at)
  if (found) {
    let scale = 1
    for (const sign of found[2] ?? '') scale *= SMALL.get(sign) ?? LARGE.get(sign) ?? 1
    return { scale, vague: found[1] !== '', end: at + found[0].length }
  }
  const english = match(ENGLISH_SCALE, text, at)
  if (!english) return null
  const word = english[2]?.toLowerCase()
  const scale = word === 'million' ? 1e6 : word === 'billion' ? 1e9 : 1e3
  return { scale, vague: false, end: at + english[0].length }
}

/** Reads the rest of a number after its scale word: 「5 萬 5」 and 「5 萬 5 千」 are 55,000, 「1 萬 2,000」 is 12,000. */
function readTail(text: string, at: number, scale: number): { value: number; end: number } | null {
  const found = scale >= 1_000 ? match(SCALE_TAIL, text, at) : null
  if (!found) return null
  const number = Number((found[1] ?? '').replaceAll(',', ''))
  const place = found[2] ? (SMALL.get(found[2]) ?? 1) : number < 10 ? scale / 10 : 1
  const value = number * place
  return value < scale ? { value, end: at + found[0].length } : null
}

/** The place value of the last digit that is not zero: 10 for 30, 1 for 7. */
function lastPlace(value: number): number {
  let place = 1
  while (value >= place * 10 && value % (place * 10) === 0) place *= 10
  return place
}

function readChinese(text: string, at: number): Amount | null {
  const found = match(CHINESE, text, at)
  if (!found) return null
  const point = match(CHINESE_POINT, text, at + found[0].length)
  const scaleAlone = /^[百千萬]/u.test(found[0]) && BEFORE_SCALE.test(text[at - 1] ?? '')
  const ends = evaluate(scaleAlone ? `一${found[0]}` : found[0])
  // A lone zero is part of a word, as in 「零件」.
  if (ends === null || (ends.low === 0 && !point)) return null
  const decimals = point ? digitsOf(point[1] ?? '') : ''
  const fraction = decimals === '' ? 0 : Number(`0.${decimals}`)
  const numeralEnd = at + found[0].length + (point?.[0].length ?? 0)
  const vague =
    ends.low === ends.high && ends.low >= 10
      ? (match(VAGUE, text, numeralEnd) ?? match(SOME, text, numeralEnd))
      : null
  return {
    low: ends.low + fraction,
    high: ends.high + fraction + (vague ? lastPlace(ends.high) : 0),
    scale: scaleOf(found[0]),
    end: numeralEnd + (vague?.[0].length ?? 0),
    chinese: true,
    fraction: false,
  }
}

/** The scale word that a range may give once, for both ends: 「六到八千」. */
function scaleOf(numeral: string): number {
  if (/[萬億]/u.test(numeral)) return 10_000
  return SMALL.get(/[百千]$/u.exec(numeral)?.[0] ?? '') ?? 1
}

function digitsOf(numerals: string): string {
  return [...numerals].map((digit) => DIGITS.get(digit) ?? '').join('')
}

/** The range of a Chinese numeral: 「兩三千」 is 2,000 to 3,000, 「十幾」 is 11 to 19. Null when it is not a numeral. */
function evaluate(numeral: string): { low: number; high: number } | null {
  const some = /[幾數]/u.exec(numeral)
  if (some) {
    if (numeral.length === 1) return null
    const [before, after] = [numeral.slice(0, some.index), numeral.slice(some.index + 1)]
    if (/[幾數]/u.test(after)) return null
    const lowest = before.endsWith('十') || before.endsWith('百') || before.endsWith('千') ? '一' : '二'
    return join(single(before + lowest + after), single(`${before}九${after}`))
  }
  if (/^[零一二三四五六七八九]{4}$/u.test(numeral)) {
    const year = Number(digitsOf(numeral))
    return { low: year, high: year }
  }
  const pair = /[一二兩三四五六七八九]{2}/u.exec(numeral)
  if (pair) {
    const [first = '', second = ''] = pair[0]
    const next = (DIGITS.get(second) ?? 0) - (DIGITS.get(first) ?? 0)
    // 「三五天」 means three to five days. Other pairs of digits are room numbers or years.
    if (next !== 1 && pair[0] !== '三五') return null
    const [before, after] = [numeral.slice(0, pair.index), numeral.slice(pair.index + 2)]
    if (/[一二兩三四五六七八九]{2}/u.test(after)) return null
    return join(single(before + first + after), single(before + second + after))
  }
  const value = single(numeral)
  return value === null ? null : { low: value, high: value }
}

function join(low: number | null, high: number | null): { low: number; high: number } | null {
  return low === null || high === null || low > high ? null : { low, high }
}

/** The value of a plain Chinese numeral. A last digit without a place takes the next lower one: 「三千五」 is 3,500. */
function single(numeral: string): number | null {
  let total = 0
  let section = 0
  let digit: number | null = null
  let place = 1
  for (const sign of numeral) {
    const value = DIGITS.get(sign)
    if (value !== undefined) {
      if (digit !== null && digit !== 0) return null
      digit = value
      if (value === 0) place = 10
      continue
    }
    const small = SMALL.get(sign)
    if (small !== undefined) {
      if (digit === null && small !== 10) return null
      section += (digit ?? 1) * small
      place = small
    } else {
      const large = LARGE.get(sign) ?? 1
      section += digit ?? 0
      if (section === 0) return null
      total = (large > 10_000 ? total + section : section) * large + (large > 10_000 ? 0 : total)
      section = 0
      place = large
    }
    digit = null
  }
  const last = digit ?? 0
  return total + section + (place > 10 && digit !== null ? (last * place) / 10 : last)
}

/** Matches a sticky pattern at one position. */
export function match(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}
