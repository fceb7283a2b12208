import type { FigureGroup } from '@gaplens/contracts/analysis/report'
import { figuresMeet, isRange } from '@gaplens/text/figures/compare'
import type { Figure } from '@gaplens/text/figures/figure'
import { readFigures } from '@gaplens/text/figures/read-figures'
import { latest, yearsOfChange } from '../../figures/year-of-page.ts'
import { type ReportedValue, reportedValues } from '../facts/reported-values.ts'
import type { View } from '../facts/view.ts'
import { oneLine } from '../facts/wording.ts'
import { apartByGroup } from './apart-by-group.ts'

/**
 * The note on the current value that more pages give than any other, if several do; empty when none is. It decides nothing, so that the
 * numbers are told.
 */
export function moreSaidNote(view: View, { figures }: FigureGroup): string {
  const [first, second] = reportedValues(view, figures)
    .flatMap((value) => apartByGroup(view, value))
    .filter(({ outdated, pages }) => !outdated && pages > 0)
    .toSorted((a, b) => b.pages - a.pages)
  if (first === undefined || second === undefined || first.pages <= second.pages) return ''
  return `寫「${oneLine(first.shown)}」的來源較多（${first.pages} 個對 ${second.pages} 個），請對照原文。`
}

/** So many years before the newest page a page says little of today. */
const LONG_AGO = 10

/**
 * The note on the one value that only pages of long ago give, and neither a newer one nor the AI Overview; empty when none is, or when it lies in
 * a range that one of these gives: 「滿 4 個月」 beside 「4 到 6 個月」.
 */
export function oldPagesNote(view: View, { figures }: FigureGroup): string {
  const years = yearsOfChange(view.input.sources)
  const newest = latest([...years.values()]) ?? 0
  const isOld = ({ figures: given }: ReportedValue) =>
    given.every(({ pageId }) => pageId !== null && newest - (years.get(pageId) ?? newest) >= LONG_AGO)
  const values = reportedValues(view, figures).filter(({ outdated }) => !outdated)
  const [old, another] = values.filter(isOld)
  if (old === undefined || another !== undefined || values.length < 2) return ''
  const [own] = figuresOf(old)
  const ranges = values.flatMap(figuresOf).filter(isRange)
  if (own !== undefined && ranges.some((range) => !isRange(own) && figuresMeet(own, range))) return ''
  const year = latest(old.figures.map(({ pageId }) => years.get(pageId ?? '') ?? null))
  return `只有 ${year} 年的網頁寫「${oneLine(old.shown)}」，以較新的來源為先。`
}

/** A value without the word that it has to be reached, by which 「滿 4 到 6 個月」 would have no end. */
function figuresOf({ shown }: ReportedValue): Figure[] {
  return readFigures(shown.replace(/^滿\s*/u, '')).slice(0, 1)
}
