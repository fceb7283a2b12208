import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import type { Source } from '@gaplens/coverage/source'
import { datingOf, yearOf } from '@gaplens/text/figures/outdated'
import { readFigures } from '@gaplens/text/figures/read-figures'
import { yearOfDate } from '../../reading/metadata/calendar-day.ts'

/** So many characters of a page's content are its opening. */
const OPENING = 160
/** A year of accounts or figures that others collected is not the year of the page's own. */
const COLLECTED = /^度?的?[^，。；]{0,4}(?:統計|調查|報告|資料|決算|年報)/u

/**
 * The year for which a page gives its figures, as its title or its opening says: 「113 年度綜合所得稅」. Sums of a year are set anew for the
 * next, so that they are outdated as soon as another page is for a later year. Null where the page does not say.
 */
function yearOfPage(page: ReadPage | null): number | null {
  if (page === null) return null
  const content = page.blocks.filter(({ role, kind }) => role === 'content' && kind !== 'heading')
  const opening = content
    .map(({ text }) => text)
    .join('\n')
    .slice(0, OPENING)
  return [page.title, opening].reduce<number | null>((found, text) => found ?? fiscalYear(text), null)
}

/** By the pages' ids, the year in which each was last changed and that for which it gives its figures; null where it does not say. */
export interface PageYears {
  readonly changed: ReadonlyMap<string, number | null>
  readonly periods: ReadonlyMap<string, number | null>
}

/** The latest of some years; null where none is known. */
export function latest(years: readonly (number | null)[]): number | null {
  const known = years.filter((year) => year !== null)
  return known.length === 0 ? null : Math.max(...known)
}

/** By the pages' ids, the year in which each was last changed; null where it does not say. */
export function yearsOfChange(sources: readonly Source[]): PageYears['changed'] {
  return new Map(
    sources.map(({ id, page }) => [id, yearOfDate(page?.modifiedAt ?? page?.publishedAt ?? null)]),
  )
}

export function pageYearsOf(sources: readonly Source[]): PageYears {
  return {
    changed: yearsOfChange(sources),
    periods: new Map(sources.map(({ id, page }) => [id, yearOfPage(page)])),
  }
}

function fiscalYear(text: string): number | null {
  const years = readFigures(text).filter(
    ({ dimension, text: written, end }) =>
      dimension === 'year' &&
      (written.endsWith('年度') || text[end] === '度') &&
      !COLLECTED.test(text.slice(end, end + 10)),
  )
  return years.some((year) => datingOf(text, [year]).since) ? null : yearOf(years)
}
