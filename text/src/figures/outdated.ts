import { figuresDisagree } from './compare.ts'
import type { Dimension, Figure } from './figure.ts'
import { readFigures } from './read-figures.ts'

/** When a text says that something was so: the year that it names for it, and whether it is so since then. */
export interface Dating {
  /** Null when it names none. */
  readonly spokenYear: number | null
  /** A rule since that year (「自 2016 年起」) is still one when its page is written. */
  readonly since: boolean
}

/** The figures of a page's statement about a subject, and the years that date it. */
export interface DatedStatement extends Dating {
  readonly figures: readonly Figure[]
  /** The year in which the page was last changed; null when the page does not say. */
  readonly pageYear: number | null
  /** The year for which the page gives its figures, if it says so: 「113 年度」. */
  readonly ofYear?: number | null
  /** Whether somebody set its figures and may set them anew (see `isSet`). */
  readonly set: boolean
}

/** A page is outdated when it is at least this many years older than a page with a different figure. */
const PAGE_YEARS = 2
/** What these measure changes with the years whoever writes of it. */
const CHANGING = new Set<Dimension>(['money', 'share'])
/** These change where somebody sets them anew: the age of a pension does, the time that an egg takes to boil does not. */
const SETTABLE = new Set<Dimension>(['time', 'age', 'frequency', 'multiple'])
/** Words of what is set: by law, by an office, in a contract or as an offer. */
const SET =
  /規定|法[規令定條]|第\s?\d+\s?條|條例|辦法|細則|[勞民稅保刑租健基訴]法|施行|實施|修[法正]|適用|給付|補助|補貼|津貼|請領|申[請報辦]|資格|繳納|稅|勞保|健保|保單|保費|條款|保固|貸款?|工時|工資|特休|簽證|護照|駕照|執照|資費|方案|罰|滯納|逾期/u

/** What is born, built or got in a year is of that year; what is said of it is not. */
const OF_A_THING =
  /^\s?(?:年?次|(?:[以之][前後]|[前後])?[^，。；、\d]{0,4}(?:出生|出廠|完工|興建|建造|落成|建成)|[以之]?[前後](?!往)[^，。；、\d]{1,8}[的者])/u
const SINCE_BEFORE = /[自從]\s?(?:西元|民國)?\s?$/u
/** 「2026 年 1 月起」, 「105 年修法後」. The month and the day of a year are in its figure, or right behind it. */
const SINCE_AFTER =
  /^(?:\s?\d{1,2}\s?月(?:\s?\d{1,2}\s?[日號])?)?\s?(?:度?(?:起|開始|以來|以後|之後)|[^，。；、\d]{0,6}(?:修[法正訂]|實施|施行|上路|生效))/u

/** The latest year among figures; null when none of them is a year. */
export function yearOf(figures: readonly Figure[]): number | null {
  const years = figures.filter((figure) => figure.dimension === 'year').map((figure) => figure.high)
  return years.length === 0 ? null : Math.max(...years)
}

/**
 * What a text itself says of when it holds: the latest year that it names, except one of a thing (「51 年次」, 「2020 年出廠」). The latest year
 * may be the one since which a rule holds.
 */
export function datingOf(text: string, figures: readonly Figure[] = readFigures(text)): Dating {
  const dating = figures.filter(
    ({ dimension, end }) => dimension === 'year' && !OF_A_THING.test(text.slice(end, end + 16)),
  )
  const spokenYear = yearOf(dating)
  const latest = dating.find(({ high }) => high === spokenYear)
  const since =
    latest !== undefined &&
    (SINCE_BEFORE.test(text.slice(Math.max(0, latest.start - 4), latest.start)) ||
      SINCE_AFTER.test(text.slice(latest.end, latest.end + 16)))
  return { spokenYear, since }
}

/** Whether a text shows that its figures were set by somebody, who may set them anew: by a law, an office or a seller. */
export function isSet(text: string): boolean {
  return SET.test(text)
}

/**
 * The year up to which a text's statement holds, as far as it is known: a rule since some year holds when its page is written, and how
 * long it held is unknown where the page has no date.
 */
function heldUntil({ spokenYear, since }: Dating, pageYear: number | null): number | null {
  if (spokenYear === null) return pageYear
  if (!since) return spokenYear
  return pageYear === null ? null : Math.max(spokenYear, pageYear)
}

/**
 * Whether another statement on the same subject makes this one outdated: this one names an earlier year, or its page is for an earlier year
 * or at least two years older, and its figures disagree with those of the other. By the age of a page only such figures are outdated as change
 * with the years: prices and shares, and times that somebody set. The years themselves are no figures of it.
 */
export function outdatedBeside(statement: DatedStatement, other: DatedStatement): boolean {
  const bothSpoken = statement.spokenYear !== null && other.spokenYear !== null
  if (bothSpoken && !statement.since && isBefore(statement.spokenYear, other.spokenYear)) return true
  if (bothSpoken && !statement.since && !other.since) return false
  // Of two years since which something is so, the later one ended the other.
  const replaced = bothSpoken && statement.since && statement.pageYear === null
  const year = replaced ? statement.spokenYear : heldUntil(statement, statement.ofYear ?? statement.pageYear)
  const later = heldUntil(other, other.ofYear ?? other.pageYear) ?? other.spokenYear
  const bothNamed = [statement, other].every((each) => (each.spokenYear ?? each.ofYear ?? null) !== null)
  if (year === null || later === null || later - year < (bothNamed ? 1 : PAGE_YEARS)) return false
  const set = statement.set || other.set
  return statement.figures
    .filter(
      ({ dimension }) => dimension !== 'year' && (statement.spokenYear !== null || ages(dimension, set)),
    )
    .some((figure) => other.figures.some((newer) => figuresDisagree(figure, newer)))
}

function ages(dimension: Dimension, set: boolean): boolean {
  return CHANGING.has(dimension) || (set && SETTABLE.has(dimension))
}

function isBefore(year: number | null, other: number | null): boolean {
  return year !== null && other !== null && year < other
}
