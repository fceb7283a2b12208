import type { View } from '../../facts/view.ts'

/** Between the years of the Republic of China and the Common Era. */
const REPUBLIC = 1911
const YEAR = /民國\s?(\d{2,3})\s?年|(?<!\d)((?:19|20)\d{2})(?!\d)/gu

/** The years that a plain text names, in the Common Era. */
function yearsIn(text: string): number[] {
  return [...text.matchAll(YEAR)].map(([, republic, common]) =>
    republic === undefined ? Number(common) : Number(republic) + REPUBLIC,
  )
}

/** The latest year that a page's passages or title name; 0 where none does. */
export function latestYearOf({ input: { coverage, sources } }: View): number {
  const texts = [
    ...coverage.passages.flatMap(({ heading, quote }) => [heading, quote]),
    ...sources.map(({ page, title }) => page?.title ?? title),
  ]
  return texts.flatMap(yearsIn).reduce((latest, year) => Math.max(latest, year), 0)
}

/**
 * Whether a sentence under a heading of an earlier year, quoted without that heading, would read as if it held today: it does not
 * name that year itself.
 * @param latest the latest year that the report's pages name
 */
export function isQuotedAsCurrent(sentence: string, heading: string, latest: number): boolean {
  const [year] = yearsIn(heading).sort((a, b) => b - a)
  return year !== undefined && year < latest && !yearsIn(sentence).includes(year)
}
