import { SECONDS_A_DAY } from './figure.ts'
import { match } from './match.ts'
import { readAmount } from './numerals.ts'
import { readUnit } from './units.ts'

/** A frequency in times a day. */
export interface Frequency {
  readonly low: number
  readonly high: number
  readonly end: number
}

const EVERY = /每隔?(?:一(?!\s?[到至~–-]))?\s?/y
const JOIN = /\s?(?:到|至|或|~|–|-)\s?/y
/** The action between the period and the number of times, such as the 「洗」 of 「每週洗兩次」. */
const ACTION = /[^\p{P}\s\d日統一二兩三四五六七八九十後內前裡中間共再各才了過為每半]{0,4}\s?/uy
const TIMES = /\s?[次回針劑遍趟](?!數|元|序)/y
/** Twice a day. */
const MORNING_AND_EVENING = /早晚各\s?[一1]\s?[次回]/y
const ENGLISH_TIMES =
  /(once|twice|(\d+|two|three|four|five|six)(?:\s?(?:to|-|–)\s?(\d+))?\stimes)\s(?:a|an|per|each|every)\s(?:(\d+)(?:\s?(?:to|-|–)\s?(\d+))?\s)?(hour|day|week|month|year)s?\b/iy
const ENGLISH_EVERY =
  /every\s(?:(other)\s|(\d+|two|three|four|six)(?:\s?(?:to|-|–)\s?(\d+))?\s)(hour|day|week|month|year)s?\b/iy
const QUARTER = /季(?![節度後前初末])/y
/** The length of each period in days; those of a month and a year are means of the Gregorian calendar. */
export const PERIOD_DAYS: ReadonlyMap<string, number> = new Map([
  ['hour', 1 / 24],
  ['day', 1],
  ['week', 7],
  ['month', 30.436_875],
  ['year', 365.2425],
])
/** 「半年換一次」 and 「每半年一次」. */
const HALF_PERIOD = /半個?(年|月|小時|天)/y
const HALVED = new Map([
  ['年', 'year'],
  ['月', 'month'],
  ['小時', 'hour'],
  ['天', 'day'],
])
const ENGLISH_NUMBERS = new Map([
  ['two', 2],
  ['three', 3],
  ['four', 4],
  ['five', 5],
  ['six', 6],
])

/** Reads 「每週洗兩次」, 「每 4 到 8 週」 or "twice a week" at position `at`; null when there is no frequency. */
export function readFrequency(text: string, at: number): Frequency | null {
  const both = match(MORNING_AND_EVENING, text, at)
  if (both) return { low: 2, high: 2, end: at + both[0].length }
  return readEvery(text, at) ?? readPeriodic(text, at) ?? readEnglish(text, at)
}

function readEvery(text: string, at: number): Frequency | null {
  const every = match(EVERY, text, at)
  if (!every) return null
  const period = readPeriod(text, at + every[0].length, true)
  if (!period) return null
  const times = readTimes(text, period.end)
  if (times) return { low: times.low / period.high, high: times.high / period.low, end: times.end }
  return period.counted ? { low: 1 / period.high, high: 1 / period.low, end: period.end } : null
}

/** Reads 「一天三次」 or 「一到兩個月洗一次」. A period that has a number needs no 「每」. */
function readPeriodic(text: string, at: number): Frequency | null {
  const period = readPeriod(text, at, false)
  const times = period ? readTimes(text, period.end) : null
  return period && times
    ? { low: times.low / period.high, high: times.high / period.low, end: times.end }
    : null
}

interface Period {
  readonly low: number
  readonly high: number
  /** Whether it has a number. */
  readonly counted: boolean
  readonly end: number
}

/** Reads a length of time in days, or two that are told in units of their own: 「半年到一年」, 「三個月至半年」. */
function readPeriod(text: string, at: number, bare: boolean): Period | null {
  const first = readLength(text, at, bare)
  const joined = first?.counted === true ? match(JOIN, text, first.end) : null
  const second = first && joined ? readLength(text, first.end + joined[0].length, false) : null
  return first && second && first.low < second.high ? { ...first, high: second.high, end: second.end } : first
}

/** A unit without a number (「每週」) counts as one. */
function readLength(text: string, at: number, bare: boolean): Period | null {
  const half = match(HALF_PERIOD, text, at)
  if (half) {
    const days = (PERIOD_DAYS.get(HALVED.get(half[1] ?? '') ?? 'day') ?? 1) / 2
    return { low: days, high: days, counted: true, end: at + half[0].length }
  }
  const first = readAmount(text, at)
  const joined = first ? match(JOIN, text, first.end) : null
  const second = joined && first ? readAmount(text, first.end + joined[0].length) : null
  const end = second?.end ?? first?.end ?? at
  if (first === null && !bare) return null
  const found = readUnit(text, end, at) ?? monthOrQuarter(text, end, first === null)
  // How often something is done every three working days, nobody can say in times a day.
  if (found?.unit.unit !== 's') return null
  const days = found.unit.factor / SECONDS_A_DAY
  // 「一年半」, and a range to it: 「一到一年半」 begins at the whole one.
  const more = found.half ? days / 2 : 0
  const low = (first?.low ?? 1) * days + (second === null ? more : 0)
  const high = (second?.high ?? first?.high ?? 1) * days + more
  return low > 0 && low <= high ? { low, high, counted: first !== null, end: found.end } : null
}

/** 「月」, which is a unit only after 「每」, and the quarter of a year: 「每季洗一次」. */
function monthOrQuarter(
  text: string,
  at: number,
  isEvery: boolean,
): { unit: { unit: 's'; factor: number }; half: boolean; end: number } | null {
  const months = match(QUARTER, text, at) ? 3 : isEvery && text[at] === '月' ? 1 : 0
  const factor = months * (PERIOD_DAYS.get('month') ?? 1) * SECONDS_A_DAY
  return months === 0 ? null : { unit: { unit: 's', factor }, half: false, end: at + 1 }
}

function readTimes(text: string, at: number): { low: number; high: number; end: number } | null {
  const action = match(ACTION, text, at)
  const from = at + (action?.[0].length ?? 0)
  const first = readAmount(text, from)
  if (!first) return null
  const joined = match(JOIN, text, first.end)
  const second = joined ? readAmount(text, first.end + joined[0].length) : null
  const last = second ?? first
  const times = match(TIMES, text, last.end)
  return times && first.low > 0 && first.low <= last.high
    ? { low: first.low, high: last.high, end: last.end + times[0].length }
    : null
}

function readEnglish(text: string, at: number): Frequency | null {
  if (/[a-z]/i.test(text[at - 1] ?? '')) return null
  const times = match(ENGLISH_TIMES, text, at)
  if (times) {
    const [all, word = '', few, many, short, long, unit = 'day'] = times
    const low = /^once/i.test(word) ? 1 : /^twice/i.test(word) ? 2 : numberOf(few)
    const high = many ? Number(many) : low
    const days = PERIOD_DAYS.get(unit.toLowerCase()) ?? 1
    const shortest = Number(short ?? 1) * days
    const longest = long ? Number(long) * days : shortest
    return low > 0 && shortest > 0 && low <= high && shortest <= longest
      ? { low: low / longest, high: high / shortest, end: at + all.length }
      : null
  }
  const every = match(ENGLISH_EVERY, text, at)
  if (!every) return null
  const [all, other, number = '', upper, unit = 'day'] = every
  const shortest = other ? 2 : numberOf(number)
  const longest = upper ? Number(upper) : shortest
  const days = PERIOD_DAYS.get(unit.toLowerCase()) ?? 1
  return shortest > 0 && shortest <= longest
    ? { low: 1 / (longest * days), high: 1 / (shortest * days), end: at + all.length }
    : null
}

function numberOf(text = ''): number {
  return ENGLISH_NUMBERS.get(text.toLowerCase()) ?? Number(text)
}
