import { figuresDisagree } from './compare.ts'
import type { Figure } from './figure.ts'

/** The figures of a page's statement about a subject, and the years that date it. */
export interface DatedStatement {
  readonly figures: readonly Figure[]
  /** The latest year mentioned in the statement; null if it mentions none. */
  readonly spokenYear: number | null
  /** The year in which the page was last changed; null when the page does not say. */
  readonly pageYear: number | null
}

/** A page is outdated when it is at least this many years older than a page with a different figure. */
const PAGE_YEARS = 2

/** The latest year among figures; null when none of them is a year. */
export function yearOf(figures: readonly Figure[]): number | null {
  const years = figures.filter((figure) => figure.dimension === 'year').map((figure) => figure.high)
  return years.length === 0 ? null : Math.max(...years)
}

/**
 * Whether another statement on the same subject makes this one outdated: this one names an earlier year, or its page is
 * at least two years older and its figures disagree with those of the other.
 */
export function outdatedBeside(statement: DatedStatement, other: DatedStatement): boolean {
  if (statement.spokenYear !== null && other.spokenYear !== null)
    return statement.spokenYear < other.spokenYear
  const year = statement.spokenYear ?? statement.pageYear
  const later = other.spokenYear ?? other.pageYear
  if (year === null || later === null || later - year < PAGE_YEARS) return false
  return statement.figures.some((figure) => other.figures.some((newer) => figuresDisagree(figure, newer)))
}
