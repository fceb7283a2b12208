import { figuresMeet, isRange, supportsFigure } from '@gaplens/text/figures/compare'
import { type Figure, SECONDS_A_DAY } from '@gaplens/text/figures/figure'
import { pairsOf } from './character-pairs.ts'
import type { GivenFigure } from './figure-words.ts'

/**
 * Whether a source's figure gives a statement's. What both are counted by (per month, per person) may be left out of one or told
 * elsewhere. A range gives another only with the same ends. A limit gives no other value that it allows (「超過 18 萬」 does not say
 * 「19 萬 8」), nor the opposite limit, nor another one (「至少 75 公分」 for 「至少 65 公分」), nor is it given by such a value (「裝一個 800 元」
 * does not say 「最高 1,000 元」). A value of the past gives none of today. What is done 「每 12 個月」 may be told by the 「12 個月」 alone,
 * where that tells of the same.
 */
export function givesFigure(given: GivenFigure, stated: GivenFigure): boolean {
  const source =
    stated.dimension === 'frequency' && tellsHowOften(given, stated) ? asFrequency(given, stated) : given
  if (source.isPast && !stated.isPast) return false
  if (source.isDenied === stated.isDenied && areOpposite(source, stated)) return false
  if (source.side !== null && source.side === stated.side && limitOf(source) !== limitOf(stated)) return false
  const { low, high, value } = source
  const isLimit = isOpen(source)
  const per = isPartOf(source.per, stated.per) || isPartOf(stated.per, source.per) ? stated.per : source.per
  const alike = {
    ...source,
    per,
    ...(isLimit && stated.bound === 'exact' ? { low: value, high: value } : {}),
  }
  if (isRange(source) && isRange(stated)) return supportsFigure(alike, stated)
  // The time by which something is to be done is none of those between two: 「3 到 6 天前取消扣三成」 for 「3 天前通知」.
  if (isRange(source) && stated.until === 'before') return false
  if (!figuresMeet(alike, stated)) return false
  if (!isLimit && isOpen(stated)) return [low, high, value].some((each) => isNear(each, stated.value))
  return isRange(source) || isRange(stated) || isRounded(source, stated)
}

/** Whether one leaves out what the other counts by besides: 「每人」 and 「每人每年」. */
function isPartOf(per: string, other: string): boolean {
  return per === '' || per.split('·').every((each) => other.split('·').includes(each))
}

/** What is done again and again. */
const REPEATED = /每|一次|換|洗|清潔|保養|檢[查修驗測]|定期|週期|頻率/u
/** What lasts or is paid for so long, and is not done again then. */
const LASTS = /保[固證修]|押金|租期|效期/u

/**
 * Whether a time is that in which a thing is done once: its clause says that things are done again, names what the statement is
 * about, or says nothing, because a heading or a cell does. 「濾心保固 12 個月」 is no time for changing it.
 */
function tellsHowOften({ dimension, clause }: GivenFigure, stated: GivenFigure): boolean {
  if (dimension !== 'time' || LASTS.test(clause)) return false
  const pairs = pairsOf(clause)
  return pairs.length === 0 || REPEATED.test(clause) || pairs.some((pair) => stated.clause.includes(pair))
}

/** A period as the frequency of what is done once in it: 「濾心 12 個月」 for 「濾心每 12 個月更換」. */
function asFrequency(time: GivenFigure, { dimension, unit }: Figure): GivenFigure {
  const [low, high, value] = [time.high, time.low, time.value].map((seconds) => SECONDS_A_DAY / seconds)
  return { ...time, dimension, unit, low: low ?? 0, high: high ?? 0, value: value ?? 0 }
}

/** Whether a figure has but one end: 「至少 50 分鐘」. */
export function isOpen({ low, high }: Figure): boolean {
  return !(Number.isFinite(low) && Number.isFinite(high))
}

/** 「約」 rounds a value, and does not make 24,800 元 of 「約 26,000 元」. */
const ROUNDED = 0.04

function isRounded(a: GivenFigure, b: GivenFigure): boolean {
  if (a.bound !== 'about' && b.bound !== 'about') return true
  return isNear(a.value, b.value)
}

function isNear(a: number, b: number): boolean {
  return Math.abs(a - b) <= ROUNDED * Math.max(Math.abs(a), Math.abs(b))
}

/** The number that a limit sets: the end of its range, or the value beside 「最高」. */
function limitOf({ side, low, high, value }: GivenFigure): number {
  const end = side === 'upper' ? high : low
  return Number.isFinite(end) ? end : value
}

/** Whether one is a lower limit and the other an upper one, or they lie on other sides of an event: 「3 天內」 and 「3 天後」. */
function areOpposite(a: GivenFigure, b: GivenFigure): boolean {
  return (
    (a.side !== null && b.side !== null && a.side !== b.side) ||
    (a.until !== null && b.until !== null && a.until !== b.until) ||
    (a.from !== null && b.from !== null && a.from !== b.from) ||
    (a.from !== null && a.until === null && isOtherSide(b.until, a.from)) ||
    (b.from !== null && b.until === null && isOtherSide(a.until, b.from))
  )
}

/** 「60 日前」 is before an event as 「調整後兩個月」 is after one. */
function isOtherSide(until: GivenFigure['until'], from: GivenFigure['from']): boolean {
  return (until === 'before' && from === 'after') || (until === 'after' && from === 'before')
}
