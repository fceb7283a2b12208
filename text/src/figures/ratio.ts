import { match } from './match.ts'
import { readAmount } from './numerals.ts'

const RATIO =
  /(\d+(?:\.\d+)?)(?:\s?(?:到|至|~|–|-|to)\s?(\d+(?:\.\d+)?))?\s?(?:[:∶]|\s比\s|比(?=\d)|\sto\s(?=1\b))\s?(\d+(?:\.\d+)?)(?:\s?(?:到|至|~|–|-|to)\s?(?:(\d+(?:\.\d+)?)\s?[:∶比]\s?)?(\d+(?:\.\d+)?))?(?![\d:∶]|\.\d)/iy

const CHINESE_RATIO = /([一二三四五六七八九十兩]{1,3})\s?比\s?([一二三四五六七八九十兩]{1,3})(?![較分])/y
/** A time of day such as 「09:11」, or the rest of one such as 「21:14:08」. */
const CLOCK = /0\d:|\d{1,2}:0\d(?!\d)/y
/** The middle of "three parts browns to one part greens" or "three buckets of browns for every bucket of greens". */
const PARTS = /\s([a-z]+?)s?(?:\s[a-z]+){0,3}?\s(?:to|for(?:\severy)?|per)\s(?:an?\s|each\s|(?=\1))?/iy
const TO_ONE = /\sto\s(?=one\b)/iy
const SAME_MEASURE = /\s?([a-z]+?)s?\b/iy

/** Reads a ratio such as 「1:15」, 「1:15 到 1:17」, 「25–30:1」 or 「1 比 10」; null when there is none. */
export function readRatio(text: string, at: number): { low: number; high: number; end: number } | null {
  if (text[at - 1] === ':' || match(CLOCK, text, at)) return null
  const found = match(RATIO, text, at)
  if (!found) return readWords(text, at)
  const [first, firstTo, second, againFirst, secondTo] = found
    .slice(1)
    .map((part) => (part === undefined ? null : Number(part)))
  if (!first || !second) return null
  const values = [
    first / second,
    ...(firstTo ? [firstTo / second] : []),
    ...(secondTo ? [(againFirst ?? first) / secondTo] : []),
  ]
  return { low: Math.min(...values), high: Math.max(...values), end: at + found[0].length }
}

/** Reads a ratio in English words. */
function readWords(text: string, at: number): { low: number; high: number; end: number } | null {
  const numerals = match(CHINESE_RATIO, text, at)
  const [left, right] = [numerals?.[1], numerals?.[2]].map((each) => readAmount(each ?? '', 0)?.low)
  if (numerals && left && right)
    return { low: left / right, high: left / right, end: at + numerals[0].length }
  const first = readAmount(text, at)
  if (!first || first.low !== first.high) return null
  const toOne = match(TO_ONE, text, first.end)
  if (toOne) return { low: first.low, high: first.low, end: first.end + toOne[0].length + 3 }
  const parts = match(PARTS, text, first.end)
  if (!parts) return null
  const from = first.end + parts[0].length
  const second = readAmount(text, from)
  const named = match(SAME_MEASURE, text, second?.end ?? from)
  if (!named || named[1]?.toLowerCase() !== parts[1]?.toLowerCase()) return null
  const value = first.low / (second?.low ?? 1)
  return { low: value, high: value, end: (second?.end ?? from) + named[0].length }
}
