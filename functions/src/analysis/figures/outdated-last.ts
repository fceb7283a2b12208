import type { FigureGroup, Gap, Passage } from '@gaplens/contracts/report'
import type { Source } from '@gaplens/coverage/source'
import { yearOf } from '@gaplens/text/figures/outdated'
import { readFigures } from '@gaplens/text/figures/read-figures'

/** Years before this are history that a text tells, not the year of a rule or a price. */
const RECENT = 2015

/** A page of so many years before another's is the older proof. */
const PAGE_YEARS = 2
/** Prices of a page so many years before the newest page compared are out of date whatever else is quoted. */
const PRICE_YEARS = 4
/** What a text itself tells of as past. */
const PAST =
  /(?:^|[，。；：「\s])以前|從前|當年|舊制|改版前|[幾兩三四五六七八九十\d]\s?年前|\b(?:years? ago|used to|formerly|back then)\b/iu

/**
 * Gaps with what is out of date behind their other quotes, so that it is never the first proof of an action: a quote that gives a
 * figure which another corrects, one that tells of the past, one that names an earlier year than another does, or one of a page whose
 * title does. A page two years older than another comes behind it too; what it says of money and shares is out of date, as it is on
 * a page four years older than the newest that is compared. Where all of a gap's quotes are, their order stays.
 */
export function outdatedLast(
  gaps: readonly Gap[],
  known: {
    readonly passages: readonly Passage[]
    readonly groups: readonly FigureGroup[]
    readonly sources: readonly Source[]
  },
): Gap[] {
  const passages = new Map(known.passages.map((passage) => [passage.id, passage]))
  const titles = new Map(known.sources.map(({ id, page }) => [id, recentYear(page?.title ?? '')]))
  const years = new Map(
    known.sources.map(({ id, page }) => [id, yearOfDate(page?.modifiedAt ?? page?.publishedAt ?? null)]),
  )
  const newest = latest([...years.values()])
  const corrected = known.groups
    .flatMap(({ figures }) => figures.filter(({ outdated }) => outdated))
    .flatMap(({ passageId }) => passages.get(passageId ?? '') ?? [])
  const isCorrected = ({ pageId, quote }: Passage) =>
    corrected.some(
      (each) => each.pageId === pageId && (quote.includes(each.quote) || each.quote.includes(quote)),
    )

  // What hangs on a price in the same paragraph is as old as it.
  const paragraphOf = ({ pageId, quote }: Passage) => {
    const page = known.sources.find(({ id }) => id === pageId)?.page
    return page?.blocks.find(({ text }) => text.includes(quote))?.text ?? quote
  }

  return gaps.map((gap) => {
    const quotes = gap.passageIds.flatMap((id) => passages.get(id) ?? [])
    const spoken = latest(quotes.map(({ quote }) => recentYear(quote)))
    const titled = latest(quotes.map(({ pageId }) => titles.get(pageId) ?? null))
    const dated = latest(quotes.map(({ pageId }) => years.get(pageId) ?? titles.get(pageId) ?? null))
    const isLong = (pageId: string) => isLongBefore(years.get(pageId) ?? null, dated)
    const isOld = (id: string): boolean => {
      const passage = passages.get(id)
      if (passage === undefined) return false
      return (
        isCorrected(passage) ||
        PAST.test(passage.quote) ||
        isBefore(recentYear(passage.quote), spoken) ||
        isBefore(titles.get(passage.pageId) ?? null, titled) ||
        (isLong(passage.pageId) && givesPrices(passage.quote)) ||
        (isLongBefore(years.get(passage.pageId) ?? null, newest, PRICE_YEARS) &&
          givesPrices(paragraphOf(passage)))
      )
    }
    const old = gap.passageIds.filter(isOld)
    const isLate = (id: string) => old.includes(id) || isLong(passages.get(id)?.pageId ?? '')
    return {
      ...gap,
      passageIds: [...gap.passageIds.filter((id) => !isLate(id)), ...gap.passageIds.filter(isLate)],
      ...(old.length > 0 ? { outdatedPassageIds: old } : {}),
    }
  })
}

function recentYear(text: string): number | null {
  const year = yearOf(readFigures(text))
  return year === null || year < RECENT ? null : year
}

/** Prices, rates and shares change with the years; a temperature does not. */
function givesPrices(text: string): boolean {
  return readFigures(text).some(({ dimension }) => dimension === 'money' || dimension === 'share')
}

function yearOfDate(date: string | null): number | null {
  return date === null ? null : Number(date.slice(0, 4)) || null
}

function isLongBefore(year: number | null, other: number | null, least = PAGE_YEARS): boolean {
  return year !== null && other !== null && other - year >= least
}

function latest(years: readonly (number | null)[]): number | null {
  const known = years.filter((year) => year !== null)
  return known.length === 0 ? null : Math.max(...known)
}

const isBefore = (year: number | null, other: number | null): boolean =>
  year !== null && other !== null && year < other
