import { readAmount } from './figures/numerals.ts'

const HALF_DAY = 720
const HALF_HOUR = 30
const DAY_PART = '(?:凌晨|清晨|早上|上午|中午|下午|傍晚|晚上|晚間|夜間|深夜|半夜|午夜|[早晚])'
const NUMBER = '(?:\\d{1,2}|[一二兩三四五六七八九十零]{1,3})'
/** 「8 點 30 分」, 「早上八點」, 「七點半」. Without a part of the day or minutes, 「五點」 may be five points. */
const SPOKEN = new RegExp(
  `(${DAY_PART}\\s?)?(?<![\\d.第這那百千萬])(${NUMBER})\\s?點(?:(半)|\\s?(${NUMBER})\\s?分(?!鐘)|(整|鐘))?(?![數心])`,
  'gu',
)
/** 「20:30」, 「8:00」; 「1:15」 is rather a ratio. */
const WRITTEN = /(?<![\d:.])(?:([01]\d|2[0-4]):([0-5]\d)|(\d):([03]0))(?![\d:])/gu

/**
 * The times of day in a text, in minutes on a clock face of twelve hours: 「晚間 8 點 30 分」 and 20:30 are both 510, since texts often
 * leave out which half of the day they mean.
 */
export function timesOfDay(given: string): number[] {
  return timesIn(given).map(({ minutes }) => minutes)
}

/** The same with the words of each. */
export function timesIn(given: string): { readonly text: string; readonly minutes: number }[] {
  const text = given.normalize('NFKC')
  const spoken = [...text.matchAll(SPOKEN)].flatMap(([words, part, hours = '', half, minutes, mark]) => {
    if (part === undefined && half === undefined && minutes === undefined && mark === undefined) return []
    return onClock(words, numberOf(hours), half === undefined ? numberOf(minutes ?? '0') : HALF_HOUR)
  })
  const written = [...text.matchAll(WRITTEN)].flatMap(([words, hours, minutes, hour, late]) =>
    onClock(words, Number(hours ?? hour), Number(minutes ?? late)),
  )
  return [...spoken, ...written]
}

function numberOf(digits: string): number {
  return readAmount(digits.replace(/^零/u, ''), 0)?.low ?? Number.NaN
}

function onClock(text: string, hours: number, minutes: number): { text: string; minutes: number }[] {
  return hours <= 24 && minutes < 60 ? [{ text, minutes: (hours * 60 + minutes) % HALF_DAY }] : []
}
