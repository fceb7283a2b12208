import { readFigures } from '@gaplens/text/figures/read-figures'
import type { FigureClaim } from '../../figures/figure-claims.ts'

/** 「一年兩個月」 without 「又」 or a noun between them. */
const A_YEAR = /^[一1]\s?年\s?(?=[\d一二兩三四五六七八九十])/u

/**
 * The second meaning of 「一年兩個月半價」, which the parser reads as fourteen months: two months of each year. Null for other figures. Only the
 * words after it tell which is meant, so a sentence with either value may be right.
 */
export function monthsOfYear(claim: FigureClaim): FigureClaim | null {
  const { figure } = claim
  const year = figure.dimension === 'time' ? A_YEAR.exec(figure.text)?.[0] : undefined
  const months = year === undefined ? undefined : readFigures(figure.text.slice(year.length))[0]
  if (year === undefined || months?.dimension !== 'time') return null
  const place = { start: figure.start + year.length, end: figure.end }
  return { ...claim, figure: { ...months, ...place } }
}
