import { figuresDisagree } from './compare.ts'
import type { Figure } from './figure.ts'

/** What a page says of a subject, with the years it can be dated by. */
export interface DatedStatement {
  readonly figures: readonly Figure[]
  /** The latest year its own words name; null when they name none. */
  readonly spokenYear: number | null
  /** The year in which its page was last changed; null when the page does not say. */
  readonly pageYear: number | null
}

/** A page this many years older than one that gives another figure is behind it. */
const PAGE_YEARS = 2

/** The latest year that figures name; null for none. */
export function yearOf(figures: readonly Figure[]): number | null {
  const years = figures.filter((figure) => figure.dimension === 'year').map((figure) => figure.high)
  return years.length === 0 ? null : Math.max(...years)
}

/**
 * Whether one statement is out of date beside another of the same subject: it names an earlier year than the other does, or its
 * page is two years older or more and its figures cannot both be right with the other's.
 */
export function outdatedBeside(statement: DatedStatement, other: DatedStatement): boolean {
  if (statement.spokenYear !== null && other.spokenYear !== null)
    return statement.spokenYear < other.spokenYear
  const year = statement.spokenYear ?? statement.pageYear
  const later = other.spokenYear ?? other.pageYear
  if (year === null || later === null || later - year < PAGE_YEARS) return false
  return statement.figures.some((figure) => other.figures.some((newer) => figuresDisagree(figure, newer)))
}
