import type { Term } from './amount.ts'
import { digitsOf } from './chinese-numerals.ts'
import { CURRENCY, currencyTerm } from './currency.ts'
import { inchesAfterFeet, readFeetAndInches } from './feet-and-inches.ts'
import { WORKING_DAY } from './figure.ts'
import { match } from './match.ts'
import { readAmount } from './numerals.ts'
import { readShare } from './shares.ts'
import { HALVABLE_UNITS, readUnit, type Unit } from './units.ts'

const MINUS = /(?:零下|負)\s?|[-−](?=\d)/y
/** The sign or word between the ends of a range. */
export const TO = /\s?[到至~–-]\s?/y
/** Twice as much. 「一倍」 means one time more, which is the same. */
const DOUBLED = /翻(?:了一)?倍|雙倍|(?:twice|double)(?=\s(?:as|the)\b)|[一1]\s?倍(?![半速])/iy
const HALF_MORE = /\s?個半(?=小時|月|鐘|星期|禮拜)/y
/** 「三個多月」 lies between three and four. */
const SOME_MORE = /\s?個多(?=小時|月|鐘|星期|禮拜)/y
/** 「六成多」, 「三年多」 and 「五塊多」 lie between one and the next. In 「三年多了兩成」 the 「多」 is a verb. */
const AND_MORE =
  /多(?=$|[\s，。；、！？,.;）)的就後前才沒以來都也還便即內跟向對給而但是]|了(?![\d一二兩三四五六七八九十半]))/y
const WITH_MORE = new Set<Unit['dimension']>(['time', 'share', 'multiple', 'length', 'weight', 'money'])
const AND_A_HALF = / and a half\b/iy
const TENTHS = /([一二三四五六七八九])(?![十百千萬個成])/y
/** Characters after which a Chinese numeral counts nothing, as in 「第三」 and 「統一」, or which are part of a longer numeral. */
const NO_NUMBER_BEFORE = /[第那這某另唯統任哪頭萬逐單零一二兩三四五六七八九十百千億]$/u
/** 「下兩週」 and 「上半年」 count nothing, unlike 「管口下兩公分」. */
const NEXT_OR_LAST_BEFORE = /(?<!零)下$|(?<![元年月週天日歲人次坪萬]以)上$/u
/** Distances and amounts, which are figures after 「每」, 「上」 and 「下」 too: 「每三十公分一個孔」. */
const EXTENTS = new Set<Unit['dimension']>(['length', 'weight', 'volume', 'area'])
/** Words after 「一日」 that make it part of a name: 「一日行程」. */
const NAMED_DAY = /^(?:行程|遊|來回|往返|票|券|生活圈)/u
/** Characters after which one day or one year is not a length of time: 「有一天」, 「前一年」, 「同一週」. */
const NO_ONE_BEFORE = /[有同前後]$/u
const SECONDS_A_DAY = 86_400
/** Longer units are months and years, in seconds. */
const DAYS_MAX = 8 * SECONDS_A_DAY
const METRE_TENTHS =
  /(?:[一二三四五六七八九]{1,2}|\d{1,2})(?![\da-z.,%一二三四五六七八九十百千萬個分]|\s?[到至~–-]\s?[\d一二三四五六七八九]+\s?(?!公尺|米)\p{Script=Han})/iuy
const JOINED = /又|and/u
/** Units that are written in parts: seconds, metres and grams. */
const IN_PARTS = new Set(['s', 'm', 'g'])
const NO_HALF_BEFORE = /[一大前後上下多對減夜]$|(?<!超)過$/u
/** Words after which 「半」 begins a duration: 「開封之後半年內」. */
const HALF_AFTER = /[之以][前後]$/u

/** Reads the number at position `at` of a folded text with its unit; null when nothing is counted there. */
export function readTerm(text: string, at: number): Term | null {
  const minus = match(MINUS, text, at)
  if (minus) {
    const term = withLaterUnit(text, readPlain(text, at + minus[0].length))
    if (term?.unit?.dimension !== 'temperature') return null
    return { ...term, low: -term.high, high: -term.low, start: at }
  }
  const doubled = match(DOUBLED, text, at)
  if (doubled) return multiple(2, at, at + doubled[0].length)
  return readFeetAndInches(text, at) ?? readShare(text, at) ?? readHalf(text, at) ?? readPlain(text, at)
}

/** Takes the unit from the end of a range: 「零下五到十度」 gives its sign and its unit once, for both ends. */
function withLaterUnit(text: string, term: Term | null): Term | null {
  if (term === null || term.unit !== null) return term
  const to = match(TO, text, term.end)
  const last = to ? readPlain(text, term.end + to[0].length) : null
  return last && { ...last, low: term.low, start: term.start }
}

function multiple(value: number, start: number, end: number): Term {
  const amount = { low: value, high: value, scale: 1, end, chinese: true, fraction: false }
  const unit: Unit = { dimension: 'multiple', unit: '×', factor: 1 }
  return { low: value, high: value, amount, unit, spelling: '倍', start, end }
}

/** Reads 「半小時」, 「半年」 and 「半個月」. */
function readHalf(text: string, at: number): Term | null {
  if (text[at] !== '半') return null
  // 「下半年」 is a part of a year, 「飯後半小時」 half an hour.
  const isPart = NO_HALF_BEFORE.test(text.slice(Math.max(0, at - 2), at))
  if (isPart && !(HALF_AFTER.test(text.slice(Math.max(0, at - 2), at)) || isHalfHour(text, at))) return null
  const found = readUnit(text, at + 1, at)
  if (!found || found.unit.dimension === 'money') return null
  if (found.unit.dimension === 'count' && !HALVABLE_UNITS.has(found.spelling)) return null
  const amount = { low: 0.5, high: 0.5, scale: 1, end: at + 1, chinese: true, fraction: false }
  return {
    low: 0.5,
    high: 0.5,
    amount,
    unit: found.unit,
    spelling: found.spelling,
    start: at,
    end: found.end,
  }
}

function isHalfHour(text: string, at: number): boolean {
  return /[前後]$/u.test(text.slice(0, at)) && /^個?(?:小時|鐘頭)/u.test(text.slice(at + 1, at + 4))
}

/** Reads a number with its currency or unit, if it has one. */
export function readPlain(text: string, at: number): Term | null {
  const sign = match(CURRENCY, text, at)
  const from = at + (sign?.[0].length ?? 0)
  const amount = readAmount(text, from)
  if (!amount || (amount.chinese && NO_NUMBER_BEFORE.test(text.slice(Math.max(0, at - 3), at)))) return null
  const plain = { low: amount.low, high: amount.high, amount, start: at }
  if (sign) return { ...plain, ...currencyTerm(text, sign, amount) }
  const halfMore = match(HALF_MORE, text, amount.end)
  const someMore = halfMore === null ? match(SOME_MORE, text, amount.end) : null
  const unitAt = amount.end + ((halfMore ?? someMore)?.[0].length ?? 0)
  const found =
    readUnit(text, unitAt, at) ?? (halfMore || someMore ? readMonthAfterHalf(text, unitAt, at) : null)
  const isEach = amount.chinese && text[at - 1] === '每'
  const isNext = amount.chinese && NEXT_OR_LAST_BEFORE.test(text.slice(Math.max(0, at - 3), at))
  if (isNext && !(found && EXTENTS.has(found.unit.dimension))) return null
  if (!found)
    return amount.fraction || isEach ? null : { ...plain, unit: null, spelling: '', end: amount.end }
  if (isEach && (amount.high <= 1 || !EXTENTS.has(found.unit.dimension))) return null
  if (amount.chinese && amount.high === 1 && isArticle(text, at, found)) return null
  if (amount.chinese && amount.high === 2 && isOfBoth(text, at, found)) return null
  const tenths = found.spelling === '成' ? match(TENTHS, text, found.end) : null
  const halfBehind = match(AND_A_HALF, text, found.end)
  const more =
    (halfMore || found.half || halfBehind ? 0.5 : 0) +
    (tenths ? (readAmount(tenths[0], 0)?.low ?? 0) / 10 : 0)
  const exact = WITH_MORE.has(found.unit.dimension) && more === 0 && amount.low === amount.high
  const vague = exact && Number.isInteger(amount.low) ? (someMore ?? match(AND_MORE, text, found.end)) : null
  const behind = tenths ?? halfBehind ?? (someMore ? null : vague)
  const end = found.end + (behind?.[0].length ?? 0)
  const term: Term = {
    ...plain,
    low: amount.low + more,
    high: amount.high + more + (vague ? 1 : 0),
    unit: found.unit,
    spelling: found.spelling,
    end,
  }
  return withTenths(text, withSmallerUnit(text, term))
}

/** Whether the numeral is only an article: 「一個」, 「一塊」 and 「有一天」 count nothing. */
function isArticle(
  text: string,
  at: number,
  { unit, spelling, end }: { unit: Unit; spelling: string; end: number },
): boolean {
  if (unit.dimension === 'count' || spelling === '塊') return true
  if (spelling === '日' && NAMED_DAY.test(text.slice(end, end + 3))) return true
  return (
    unit.dimension === 'time' &&
    (unit.factor >= SECONDS_A_DAY || unit.unit === WORKING_DAY) &&
    NO_ONE_BEFORE.test(text.slice(Math.max(0, at - 1), at))
  )
}

/**
 * What lies between two things is told of both, and does not count them: 「兩次約診通常相隔一週」. Two that are done or taken are counted:
 * 「打兩劑間隔 4 週」, 「兩顆，間隔 4 小時」.
 */
const APART =
  /^[^，。；、：！？\n\t\d打吃服用分再後各錠顆粒劑針包滴片]{0,4}?(?:(?:(?:之間|中間|通常|一般|大約|最好|至少|應該?|需要?|須)+(?:相隔|間隔|距離|隔))|相隔|相距|相差)/u
const CLAUSE_BEGINS = /(?:^|[，。；：！？\n\t,.;:])\s*在?$/u

function isOfBoth(text: string, at: number, { unit, end }: { unit: Unit; end: number }): boolean {
  return (
    unit.dimension === 'count' &&
    CLAUSE_BEGINS.test(text.slice(Math.max(0, at - 3), at)) &&
    APART.test(text.slice(end, end + 14))
  )
}

/** Reads the 「月」 of 「一個半月」 as a unit, because its measure word 「個」 stands before 「半」. */
function readMonthAfterHalf(text: string, at: number, start: number): ReturnType<typeof readUnit> {
  const found = text[at] === '月' ? readUnit('個月', 0, start) : null
  return found && { ...found, end: at + 1 }
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
