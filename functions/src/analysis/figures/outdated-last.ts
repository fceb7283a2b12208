import type { FigureMatter, Gap, Passage } from '@gaplens/contracts/report'
import type { Source } from '@gaplens/coverage/source'
import { yearOf } from '@gaplens/text/figures/outdated'
import { readFigures } from '@gaplens/text/figures/read-figures'

/** Years before this are history that a text tells, not the year of a rule or a price. */
const RECENT = 2015

/**
 * Gaps with what is out of date behind their other quotes, so that it is never the first proof of an action: a quote that gives a
 * figure which another corrects, one that names an earlier year than another does, or one of a page whose title does. Where all
 * of a gap's quotes are, their order stays.
 */
export function outdatedLast(
  gaps: readonly Gap[],
  known: {
    readonly passages: readonly Passage[]
    readonly matters: readonly FigureMatter[]
    readonly sources: readonly Source[]
  },
): Gap[] {
  const passages = new Map(known.passages.map((passage) => [passage.id, passage]))
  const titles = new Map(known.sources.map(({ id, page }) => [id, recentYear(page?.title ?? '')]))
  const corrected = known.matters
    .flatMap(({ figures }) => figures.filter(({ outdated }) => outdated))
    .flatMap(({ passageId }) => passages.get(passageId ?? '') ?? [])
  const isCorrected = ({ pageId, quote }: Passage) =>
    corrected.some(
      (each) => each.pageId === pageId && (quote.includes(each.quote) || each.quote.includes(quote)),
    )

  return gaps.map((gap) => {
    const quotes = gap.passageIds.flatMap((id) => passages.get(id) ?? [])
    const spoken = latest(quotes.map(({ quote }) => recentYear(quote)))
    const titled = latest(quotes.map(({ pageId }) => titles.get(pageId) ?? null))
    const isOld = (id: string): boolean => {
      const passage = passages.get(id)
      if (passage === undefined) return false
      return (
        isCorrected(passage) ||
        isBefore(recentYear(passage.quote), spoken) ||
        isBefore(titles.get(passage.pageId) ?? null, titled)
      )
    }
    return {
      ...gap,
      passageIds: [...gap.passageIds.filter((id) => !isOld(id)), ...gap.passageIds.filter(isOld)],
    }
  })
}

function recentYear(text: string): number | null {
  const year = yearOf(readFigures(text))
  return year === null || year < RECENT ? null : year
}

function latest(years: readonly (number | null)[]): number | null {
  const known = years.filter((year) => year !== null)
  return known.length === 0 ? null : Math.max(...known)
}

const isBefore = (year: number | null, other: number | null): boolean =>
  year !== null && other !== null && year < other
