import type { Amount } from './amount.ts'
import { LARGE, lastPlace, readChinese, SMALL, VAGUE } from './chinese-numerals.ts'
import { readEnglish } from './english-numbers.ts'
import { match } from './match.ts'

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
const PART_IN_WORDS = / and (a half|a third|a quarter|two thirds|three quarters)\b/iy
const PARTS_IN_WORDS = new Map([
  ['a half', 1 / 2],
  ['a third', 1 / 3],
  ['a quarter', 1 / 4],
  ['two thirds', 2 / 3],
  ['three quarters', 3 / 4],
])
const FRACTION = /(\d{1,2})\/(\d{1,2})(?![\d/])/y
const MIXED = /(\d{1,2})[ 又](\d{1,2})\/(\d{1,2})(?![\d/])/y
const SCALE = /\s?([多幾餘]?)\s?(千萬|百萬|十萬|萬|億|千|百)(?!分之)/y
const ENGLISH_SCALE = /\s?(?:(k)(?![a-z])|(thousand|million|billion)\b)/iy
/** Not behind a tab or a line break: the next cell of a table is a number of its own. */
const SCALE_TAIL =
  /[^\S\t\n]?(\d{1,3}(?:,\d{3})|\d{3,4}|\d(?=\s?(?:[千百]|元|塊|$|[~–-]\s?\d+\s?[萬億]|[^\d.,:%a-z\s/–~年月週天日個顆次小分秒成倍歲期人名家台張件-])))(?:\s?([千百]))?/uy

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
  const inWords = match(PART_IN_WORDS, text, end)
  if (inWords) {
    value += PARTS_IN_WORDS.get((inWords[1] ?? '').toLowerCase()) ?? 0
    end += inWords[0].length
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
