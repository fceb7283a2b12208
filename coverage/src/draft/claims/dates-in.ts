import { foldCharacters } from '@gaplens/text/figures/fold'
import { readAmount } from '@gaplens/text/figures/numerals'
import { readFigures } from '@gaplens/text/figures/read-figures'

const NUMBER = '(\\d{1,2}|[一二三四五六七八九十]{1,3})'
/** Days: 「5 月 1 日」, 「五月一號」, 「5/1」. They are not read as figures but can be wrong as well. */
const DAY = new RegExp(
  `${NUMBER}\\s?月\\s?${NUMBER}\\s?[日號]|(?<![\\d/.])(1[0-2]|[1-9])/(3[01]|[12]\\d|[1-9])(?![\\d/])`,
  'gu',
)
/** Months of a season: 「二到五月」, 「11 月至隔年 1 月」. */
const MONTHS = new RegExp(
  `${NUMBER}\\s?月?\\s?(?:到|至|~|〜|–|—|-)\\s?(?:隔年|翌年|次年|明年)?\\s?${NUMBER}\\s?月(?!\\s?(?:\\d{1,2}|[一二三四五六七八九十]{1,3})\\s?[日號])`,
  'gu',
)
/** A year and a month: 「2026-05」. */
const MONTH = /\b((?:19|20)\d{2})[-/.](\d{1,2})/gu

/** Whether a number can be a year. */
export const isYear = (number: string): boolean => /^(?:19|20)\d{2}$/u.test(number)

/** The years, months and days in a sentence, in one canonical form: 「2026」, 「2026-5」, 「5-1」, 「2~5」. */
export function datesIn(sentence: string): string[] {
  const plain = foldCharacters(sentence)
  const figures = readFigures(plain)
  const isFigure = (at: number) =>
    figures.some(({ dimension, start, end }) => dimension !== 'year' && start <= at && at < end)
  const years = figures.flatMap(({ dimension, low, high }) =>
    dimension === 'year' ? [...new Set([`${low}`, `${high}`])] : [],
  )
  const days = [...plain.matchAll(DAY)].flatMap(({ 1: month, 2: day, 3: slashed, 4: dayOfSlashed, index }) =>
    slashed !== undefined && isFigure(index)
      ? []
      : [`${numberOf(month ?? slashed)}-${numberOf(day ?? dayOfSlashed)}`],
  )
  const months = [...plain.matchAll(MONTH)].map(([, year, month]) => `${year}-${Number(month)}`)
  const seasons = [...plain.matchAll(MONTHS)].map(([, from, to]) => `${numberOf(from)}~${numberOf(to)}`)
  return [...years, ...days, ...months, ...seasons]
}

function numberOf(numeral = ''): number {
  return readAmount(numeral, 0)?.low ?? 0
}
