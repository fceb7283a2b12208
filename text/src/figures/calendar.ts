import { match } from './match.ts'
import { readAmount } from './numerals.ts'
import { isFraction } from './shares.ts'
import { readUnit } from './units.ts'

/** A piece of text with digits that is not a figure: a date, a time of day, an address or a name. */
export interface NonFigure {
  readonly end: number
  /** The Gregorian year that it names, the last of several; null when it names none. */
  readonly year: number | null
  /** The first of several years. */
  readonly from?: number
}

export const REPUBLIC = 1_911
const ROC_YEAR = /(?:民國|中華民國)\s?(\d{2,3}|[一二三四五六七八九十百零]{2,6})\s?年?/y
/** Several years: 「113–115 年」, 「2024 到 2026 年」. */
const YEARS =
  /(1[0-3]\d|(?:19|20)\d{2})\s?年?\s?(?:到|至|~|–|—|-)\s?(1[0-3]\d|(?:19|20)\d{2})\s?年(?!半|以上|以下)/y
/** A year before 100 of the Republic of China is known by the month after it: 「98 年 1 月」. */
const EARLY_ROC = /([6-9]\d)\s?年(?=\s?\d{1,2}\s?月)/y
/** Or by the rule that a text goes by: 「依 99 年的給付規定」. */
const ROC_OF_RULE =
  /(?<=(?:依照?|依據|按照?|根據)\s?)([6-9]\d)\s?年(?=[度版]?的?\p{Script=Han}{0,4}(?:規定|標準|辦法|公告))/uy
/** A year of the Republic of China without 「民國」: 「115 年度」, 「106 年 7 月」. No length of time is that long. */
const BARE_ROC = /(1[0-3]\d)\s?年(?!半|以上|以下|歷史|老|來|之久|前|後|內|的歷史|間)度?/y
const GREGORIAN =
  /(?:西元\s?)?((?:19|20)\d{2}|二零[零一二三四]?[零一二三四五六七八九])\s?年(?!歷史|代)(?:度)?(?:\s?\d{1,2}\s?月(?:\s?\d{1,2}\s?[日號])?)?/y
const ISO = /((?:19|20)\d{2})[-/.](?:0?[1-9]|1[0-2])(?:[-/.](?:0?[1-9]|[12]\d|3[01]))?(?!\d)/y
const ROC_SLASHED = /(9\d|1[0-4]\d)[-/.](?:0?[1-9]|1[0-2])[-/.](?:0?[1-9]|[12]\d|3[01])(?!\d)/y
const BARE_YEAR = /((?:19|20)\d{2})(?![\d,.:%])(?!\s?[-–~到至x×*]\s?\d)/iy
const SCALED = /\s?(?:[多餘幾]|[萬億kK])/y
const DECADE = /(?:(?:19|20)?\d0|[一二三四五六七八九]十)\s?年代/y
const MONTH_DAY =
  /(?:\d{1,2}|[一二三四五六七八九十]{1,2})\s?月(?!租|費|繳|付|子|經|薪|餅|亮)(?:\s?(?:\d{1,2}|[一二三四五六七八九十]{1,3})\s?[日號])?(?:[上中下]旬|底|初|份)?/y
const SLASHED =
  /\d{1,2}\/\d{1,2}(?:\/\d{1,4})?(?![\d/])(?!\s?(?:杯|大匙|小匙|茶匙|湯匙|顆|個|條|包|張|cups?|tsp|tbsp|teaspoons?|tablespoons?|inch|lb|oz|pound|碗|片|塊))/iy
const CLOCK =
  /\d{1,2}:(?:00|[0-5]\d(?=\s?(?:am|pm|[ap]\.m\.|前|後|才|上床|起床|睡|準時|整|開|關|鎖|入場|集合|出發|報到)))(?!\s?:)/iy
const CLOCK_AFTER_WORD = /\d{1,2}:[0-5]\d/y
const DAY_PART = /(?:凌晨|清晨|早上|上午|中午|下午|傍晚|晚上|半夜|晚間|夜間|週[一二三四五六日]|at)\s?$/iu
const OCLOCK =
  /(?:\d{1,2}|[一二三四五六七八九十]{1,3})\s?點(?:鐘|整|半|\s?(?:\d{1,2}|[一二三四五六七八九十]{1,3})\s?分(?!鐘))?(?![心數擊零一二三四五六七八九\d])/y
const PHONE = /\(?0\d{1,3}\)?[-\s]\d{3,4}[-\s]?\d{3,4}|1?-?\d{3}-\d{3}-\d{4}/y
const DOTTED = /\d+(?:\.\d+){2,}/y
const ORDINAL =
  /第\s?(?:\d+|[一二三四五六七八九十百]+)(?:\s?[-–~到至、]\s?(?:\d+|[一二三四五六七八九十百]+))?\s?(?:個?[^\s，。；、:！？]|)/y
/** A day counted from an event is so many days after it: 「測驗後第 19 天」. */
const DAY_AFTER = /第(?=\s?\d+\s?[天日](?!\s?[到至~～–、-]))/y
const AFTER_EVENT = /\p{Script=Han}(?<![然往之以今隨最前])後的?\s?$/u
const NUMBERED = /(?:step|chapter|part|figure|fig\.|no\.|vol\.|page|p\.|#)\s?\d+/iy
const ADDRESS = /(?:https?:\/\/|www\.)[^\s，。；、）」]+/iy
/** The shop 「7-11」, unless a unit follows. */
const SHOP = /7-(?:11|eleven)(?![\d,.:])/iy
const MODEL_NAME = /[a-z][a-z.+-]*-?\d[\da-z.-]*/iy

/** Reads text at position `at` that looks like a figure but is not one; null when there is no such text. */
export function readNonFigure(text: string, at: number): NonFigure | null {
  const before = text.slice(Math.max(0, at - 4), at)
  if (AFTER_EVENT.test(before) && match(DAY_AFTER, text, at)) return null
  for (const pattern of [ADDRESS, PHONE, DOTTED, ORDINAL, NUMBERED, DECADE]) {
    const found = match(pattern, text, at)
    if (found) return { end: at + found[0].length, year: null }
  }
  const shop = match(SHOP, text, at)
  if (shop && readUnit(text, at + shop[0].length, at) === null)
    return { end: at + shop[0].length, year: null }
  return readYear(text, at) ?? readClock(text, at, before) ?? readModelName(text, at, before)
}

function readYear(text: string, at: number): NonFigure | null {
  const several = match(YEARS, text, at)
  const [from, year] = [several?.[1], several?.[2]].map(
    (each) => Number(each) + (each?.length === 3 ? REPUBLIC : 0),
  )
  if (several && from && year && from < year) return { end: at + several[0].length, year, from }
  const republic = match(ROC_YEAR, text, at)
  if (republic) {
    const years = readAmount(republic[1] ?? '', 0)?.low
    if (years !== undefined) return { end: at + republic[0].length, year: REPUBLIC + years }
  }
  for (const [pattern, epoch] of [
    [GREGORIAN, 0],
    [ISO, 0],
    [ROC_SLASHED, REPUBLIC],
    [BARE_ROC, REPUBLIC],
    [EARLY_ROC, REPUBLIC],
    [ROC_OF_RULE, REPUBLIC],
  ] as const) {
    const found = match(pattern, text, at)
    const years = found ? readAmount(found[1] ?? '', 0)?.low : undefined
    if (found && years !== undefined) return { end: at + found[0].length, year: epoch + years }
  }
  const bare = match(BARE_YEAR, text, at)
  const counts = bare && (readUnit(text, at + 4, at) !== null || match(SCALED, text, at + 4) !== null)
  return bare && !counts ? { end: at + 4, year: Number(bare[1]) } : null
}

function readClock(text: string, at: number, before: string): NonFigure | null {
  const patterns = [MONTH_DAY, SLASHED, OCLOCK, CLOCK, ...(DAY_PART.test(before) ? [CLOCK_AFTER_WORD] : [])]
  for (const pattern of patterns) {
    if (pattern === SLASHED && isFraction(text, at)) continue
    const found = match(pattern, text, at)
    if (found) return { end: at + found[0].length, year: null }
  }
  return null
}

/** Reads digits that are part of a name: 「B12」, 「All-on-4」, 「3i」, 「COVID-19」. */
function readModelName(text: string, at: number, before: string): NonFigure | null {
  if (/[a-z]$/i.test(before) && !/\b(?:nt|us|hk)$/i.test(before)) {
    const rest = /^[\da-z.-]*/i.exec(text.slice(at))?.[0].length ?? 0
    return /\d/.test(text[at] ?? '') ? { end: at + Math.max(1, rest), year: null } : null
  }
  const found = match(MODEL_NAME, text, at)
  if (found && !/^(?:nt|us|hk|ntd|twd|usd)\d/i.test(found[0]))
    return { end: at + found[0].length, year: null }
  return null
}
