import type { FigureGroup } from '@gaplens/contracts/analysis/report'
import type { Figure } from '@gaplens/text/figures/figure'
import { readFigures } from '@gaplens/text/figures/read-figures'
import { traditionalOf } from '@gaplens/text/simplified'
import { attributionsOf, isOfYearsAgo } from './gaps/attributions.ts'
import { languageOfPage } from './language.ts'
import { isOffice } from './office.ts'
import { joinedByNumber } from './one-number.ts'
import { sourcePage, type View } from './view.ts'
import { oneLine } from './wording.ts'

/** How a value's givers name the AI Overview. */
export const OVERVIEW = 'AI Overview'

/** A value that sources give. */
export interface ReportedValue {
  readonly shown: string
  readonly who: readonly string[]
  /** Number of pages among these; the AI Overview is none. */
  readonly pages: number
  readonly outdated: boolean
  readonly figures: FigureGroup['figures']
}

/**
 * The values of the sources, each number once in any spelling (「1 個月」, 「一個月內」), with their sources. A page of years ago stands behind newer ones,
 * for a value is as new as its newest page.
 * @param nameOf how a page is named as the giver of a value: by its number in the report, if nothing else is said
 */
export function reportedValues(
  view: View,
  figures: FigureGroup['figures'],
  nameOf: (pageId: string, shown: string) => string = (pageId) => sideOf(view, pageId),
): ReportedValue[] {
  const others = figures.filter(({ pageId }) => pageId === null || pageId !== view.user?.id)
  const isOld = ({ pageId }: FigureGroup['figures'][number]) => pageId !== null && isOfYearsAgo(view, pageId)
  const spelled = [...Map.groupBy(others, ({ shown }) => valueKey(shown)).values()]
  const sides = joinedByNumber(spelled).map((given) =>
    given.toSorted((a, b) => Number(isOld(a)) - Number(isOld(b))),
  )
  return sides.map((given) => ({
    shown: given[0]?.shown ?? '',
    who: [
      ...new Set(given.flatMap(({ pageId, shown }) => (pageId === null ? [] : nameOf(pageId, shown)))),
      ...(given.some(({ pageId }) => pageId === null) ? [OVERVIEW] : []),
    ],
    pages: new Set(given.flatMap(({ pageId }) => pageId ?? [])).size,
    outdated: given.every(({ outdated }) => outdated),
    figures: given,
  }))
}

/** A value as the report writes it outside of quotation marks: of a page in Simplified Chinese with the characters of Taiwan. */
export function writtenValue(view: View, { shown, figures }: ReportedValue): string {
  const page = sourcePage(view, figures[0]?.pageId)
  const isFromChina = page !== undefined && languageOfPage(page) === 'simplified'
  return oneLine(isFromChina ? (traditionalOf(shown) ?? shown) : shown)
}

/**
 * A key that is equal for all spellings of a figure. A bound (「以上」, 「超過」) makes a different figure, except that a term is one with
 * its end: 「五年」 and 「五年內」. Degrees Fahrenheit are rounded to whole degrees Celsius, as their writers do (「205 to 208°F, which
 * is 96 to 98°C」).
 */
export function valueKey(shown: string): string {
  const [figure] = readFigures(shown)
  return figure === undefined ? shown : figureKey(figure)
}

/** The same of a figure that is read already. */
export function figureKey({ text, dimension, unit, per, value, low, high, limit }: Figure): string {
  const isTerm = dimension === 'time' && low === Number.NEGATIVE_INFINITY
  const ends = [isTerm ? high : low, high]
  const values = /[°度]\s?F|℉|fahrenheit/iu.test(text) ? ends.map(Math.round) : ends
  // 「滿 4 到 6 個月」 is read as what begins at 4, but says more than 「滿 4 個月」.
  const isOpenRange = high === Number.POSITIVE_INFINITY && value !== low
  return [dimension, unit, per, ...values, limit?.isStrict === true, ...(isOpenRange ? [value] : [])].join(
    ' ',
  )
}

/** A page's rank, with what it is where that limits its word: 「業者 [5]」. A reader decides by it between two values. */
export function sideOf(view: View, pageId: string): string {
  return [...(attributionsOf(view).get(pageId) ?? []), pageNumber(view, pageId)].join(' ')
}

/** A page's number in the report: 「[5]」. */
export function pageNumber(view: View, pageId: string): string {
  return `[${view.compared(pageId)?.rank ?? '?'}]`
}

/** Whether a page that was read is a public office's. */
export function isOfOffice(view: View, pageId: string | null): boolean {
  return view.othersRead.some(({ id, page }) => id === pageId && isOffice(page))
}
