import type { Term } from './amount.ts'
import { countsNothing, isAfterEachOrNext, isInWord } from './counts-nothing.ts'
import { CURRENCY, currencyTerm } from './currency.ts'
import { match } from './match.ts'
import { readAmount } from './numerals.ts'
import { withSmallerParts } from './unit-parts.ts'
import { readUnit, type Unit } from './units.ts'

/** 「三個半小時」. */
const HALF_MORE = /\s?個半(?=小時|月|鐘|星期|禮拜)/y
/** 「三個多月」 lies between three and four. */
const SOME_MORE = /\s?個多(?=小時|月|鐘|星期|禮拜)/y
/** 「六成多」, 「三年多」 and 「五塊多」 lie between one and the next. In 「三年多了兩成」 the 「多」 is a verb. */
const AND_MORE =
  /多(?=$|[\s，。；、！？,.;）)的就後前才沒以來都也還便即內跟向對給而但是]|了(?![\d一二兩三四五六七八九十半]))/y
/** Dimensions of which 「多」 adds a part of one more. */
const WITH_MORE = new Set<Unit['dimension']>(['time', 'share', 'multiple', 'length', 'weight', 'money'])
const AND_A_HALF = / and a half\b/iy
/** The tenths behind 「成」: 「六成五」. */
const TENTHS = /([一二三四五六七八九])(?![十百千萬個成])/y

/** Reads the number at position `at` of a folded text with its currency or unit, if it has one; null where nothing is counted. */
export function readPlain(text: string, at: number): Term | null {
  const sign = match(CURRENCY, text, at)
  const from = at + (sign?.[0].length ?? 0)
  const amount = readAmount(text, from)
  if (!amount || (amount.chinese && isInWord(text, at))) return null
  const plain = { low: amount.low, high: amount.high, amount, start: at }
  if (sign) return { ...plain, ...currencyTerm(text, sign, amount) }
  const halfMore = match(HALF_MORE, text, amount.end)
  const someMore = halfMore === null ? match(SOME_MORE, text, amount.end) : null
  const unitAt = amount.end + ((halfMore ?? someMore)?.[0].length ?? 0)
  const found =
    readUnit(text, unitAt, at) ?? (halfMore || someMore ? readMonthAfterHalf(text, unitAt, at) : null)
  if (!found) {
    const isNone = amount.fraction || (amount.chinese && isAfterEachOrNext(text, at))
    return isNone ? null : { ...plain, unit: null, spelling: '', end: amount.end }
  }
  if (amount.chinese && countsNothing(text, { at, amount, found })) return null
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
  return withSmallerParts(text, term)
}

/** Reads the 「月」 of 「一個半月」 as a unit, because its measure word 「個」 stands before 「半」. */
function readMonthAfterHalf(text: string, at: number, start: number): ReturnType<typeof readUnit> {
  const found = text[at] === '月' ? readUnit('個月', 0, start) : null
  return found && { ...found, end: at + 1 }
}
