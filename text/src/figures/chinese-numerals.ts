import type { Amount } from './amount.ts'
import { match } from './match.ts'

const DIGITS = new Map([...'零一二三四五六七八九'].map((digit, value) => [digit, value]))
DIGITS.set('兩', 2)
/** The place values below ten thousand. */
export const SMALL = new Map([
  ['十', 10],
  ['百', 100],
  ['千', 1_000],
])
/** The place values from ten thousand on. */
export const LARGE = new Map([
  ['萬', 10_000],
  ['億', 100_000_000],
])

/** 「五十多」: somewhat more than the number. */
export const VAGUE = /\s?[多幾餘](?!額|數|少|出|樣|種|半|次|人|元[化性選入文智評族學])/y
const CHINESE = /[零一二兩三四五六七八九十百千萬億幾數]+/y
/** Characters before a scale word that is a number by itself: 「近百」, 「逾千」, 「破萬」. */
const BEFORE_SCALE = /[近逾破]$/u
/** 「十來天」 is ten to twenty, as 「十多天」 is. */
const SOME = /來(?=[天個年月週歲人名位塊元次分小公坪家間張件顆萬])/y
/** 「兩百一個人」 is two hundred for each: the last 「一」 belongs to the measure word. */
const ENDS_WITH_ONE = /[百千萬][二三四五六七八九]?一$/u
const COUNTED_ONE = /^(?:個[人月]|人|晚|坪|天|年|次|趟|張|件|堂|桌|箱|台|車|層)/u
const CHINESE_POINT = /點([零一二三四五六七八九]+)(?![十點])/y

/** The place value of the last digit that is not zero: 10 for 30, 1 for 7. */
export function lastPlace(value: number): number {
  let place = 1
  while (value >= place * 10 && value % (place * 10) === 0) place *= 10
  return place
}

/** Reads the Chinese numeral at position `at`; null when there is none. */
export function readChinese(text: string, at: number): Amount | null {
  const found = match(CHINESE, text, at)
  if (!found) return null
  const numeral = withoutArticle(found[0], text.slice(at + found[0].length, at + found[0].length + 2))
  const point = match(CHINESE_POINT, text, at + numeral.length)
  const scaleAlone = /^[百千萬]/u.test(numeral) && BEFORE_SCALE.test(text[at - 1] ?? '')
  const ends = evaluate(scaleAlone ? `一${numeral}` : numeral)
  // A lone zero is part of a word, as in 「零件」.
  if (ends === null || (ends.low === 0 && !point)) return null
  const decimals = point ? digitsOf(point[1] ?? '') : ''
  const fraction = decimals === '' ? 0 : Number(`0.${decimals}`)
  const numeralEnd = at + numeral.length + (point?.[0].length ?? 0)
  const vague =
    ends.low === ends.high && ends.low >= 10
      ? (match(VAGUE, text, numeralEnd) ?? match(SOME, text, numeralEnd))
      : null
  return {
    low: ends.low + fraction,
    high: ends.high + fraction + (vague ? lastPlace(ends.high) : 0),
    scale: scaleOf(numeral),
    end: numeralEnd + (vague?.[0].length ?? 0),
    chinese: true,
    fraction: false,
  }
}

function withoutArticle(numeral: string, after: string): string {
  return ENDS_WITH_ONE.test(numeral) && COUNTED_ONE.test(after) ? numeral.slice(0, -1) : numeral
}

/** The value of the scale word, which a range may give once for both ends: 「六到八千」. */
function scaleOf(numeral: string): number {
  if (/[萬億]/u.test(numeral)) return 10_000
  return SMALL.get(/[百千]$/u.exec(numeral)?.[0] ?? '') ?? 1
}

/** Numerals that are written digit by digit, in digits: 85 for 「八五」, 75 for 「75」. */
export function digitsOf(numerals: string): string {
  return [...numerals].map((digit) => DIGITS.get(digit) ?? digit).join('')
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
