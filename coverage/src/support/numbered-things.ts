import { readAmount } from '@gaplens/text/figures/numerals'

const NUMBER = '(\\d{1,4}|[一二三四五六七八九十百]{1,5})'
/** A day of the year: 「5 月 31 日」. */
const DAY = new RegExp(`${NUMBER}\\s?月\\s?${NUMBER}\\s?日`, 'gu')
/** A paragraph of a law, a dose, a class: 「第 429 條」, 「第二劑」. A paragraph is also told without 「第」. */
const NTH = new RegExp(`(?:第\\s?${NUMBER}\\s?([條項款類劑期級型])|(?<![\\d第])(\\d{1,4})\\s?條(?!件))`, 'gu')
/** 「每週一」, 「星期日」; not 「一週一次」. */
const WEEKDAY =
  /(?:(?<![一兩二三四五六七八九十\d每]\s?)週|每週|星期|禮拜)([一二三四五六日天])(?!次|回|趟|個)/gu

/**
 * What a text tells by number but not as a figure: days of the year, paragraphs, doses, weekdays, each as a key that is the same
 * in Chinese numerals and digits.
 */
export function numberedThings(given: string): string[] {
  const text = given.normalize('NFKC')
  return [
    ...[...text.matchAll(DAY)].map(([, month = '', day = '']) => `${numberOf(month)}/${numberOf(day)}`),
    ...[...text.matchAll(NTH)].map(
      ([, nth, kind, paragraph]) => `${kind ?? '條'}${numberOf(nth ?? paragraph ?? '')}`,
    ),
    ...[...text.matchAll(WEEKDAY)].map(([, day = '']) => `週${day.replace('天', '日')}`),
  ]
}

function numberOf(digits: string): number {
  return readAmount(digits, 0)?.low ?? Number.NaN
}
