import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import { REPUBLIC } from '@gaplens/text/figures/calendar'
import { yearOfDate } from '../../../../reading/metadata/calendar-day.ts'
import type { View } from '../../facts/view.ts'
import { plain } from '../../quotable/plain.ts'

const YEAR = /民國\s?(\d{2,3})\s?年|(?<!\d)((?:19|20)\d{2})(?!\d)/gu

/** The years in a plain text, in the Common Era. */
function yearsIn(text: string): number[] {
  return [...text.matchAll(YEAR)].map(([, republic, common]) =>
    republic === undefined ? Number(common) : Number(republic) + REPUBLIC,
  )
}

/** The latest year in the passages and titles of the pages; 0 when there is none. */
export function latestYearOf({ input: { coverage, sources } }: View): number {
  const texts = [
    ...coverage.passages.flatMap(({ heading, quote }) => [heading, quote]),
    ...sources.map(({ page, title }) => page?.title ?? title),
  ]
  return texts.flatMap(yearsIn).reduce((latest, year) => Math.max(latest, year), 0)
}

/**
 * Whether a sentence under a heading of an earlier year would seem to be current when quoted without its heading, because it
 * does not name that year itself.
 * @param latest the latest year that the report's pages mention
 */
export function isQuotedAsCurrent(sentence: string, heading: string, latest: number): boolean {
  const [year] = yearsIn(heading).sort((a, b) => b - a)
  return year !== undefined && year < latest && !yearsIn(sentence).includes(year)
}

/** The years in which a page was published and changed, by its own dates. */
export function datesOf({ publishedAt, modifiedAt }: Pick<ReadPage, 'publishedAt' | 'modifiedAt'>): number[] {
  return [publishedAt, modifiedAt].flatMap((date) => yearOfDate(date) ?? [])
}

/** Whether a page is of an earlier year, by its dates or its title. */
export function isOlder(
  { title, publishedAt, modifiedAt }: Pick<ReadPage, 'title' | 'publishedAt' | 'modifiedAt'>,
  latest: number,
): boolean {
  const dated = datesOf({ publishedAt, modifiedAt })
  const years = dated.length > 0 ? dated : yearsIn(plain(title))
  return years.length > 0 && Math.max(...years) < latest
}

/** Words such as 「今年」, which mean another year on an older page. */
const OF_ITS_DAY =
  /今年|本年度?(?!齡)|現在|目前|現行|去年|明年|年底|本月|上個?月|下個?月|近期|即日起|最近|最新|this year|last year|next year|currently|now\b|recently/iu

export function isOfItsDay(sentence: string): boolean {
  return OF_ITS_DAY.test(sentence)
}
