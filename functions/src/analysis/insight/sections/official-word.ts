import type { FigureGroup } from '@gaplens/contracts/analysis/report'
import { pageNumber } from '../facts/reported-values.ts'
import type { View } from '../facts/view.ts'

/** Somebody speaks for an office: 「建設處副處長受訪時說」. The head of a ward in a hospital does not. */
const OFFICIAL =
  /[處局署府][^，。；「」]{0,12}(?:長|主任|祕書|秘書|專員|人員)[^，。；「」]{0,8}(?:說|表示|指出|強調|證實|解釋)/u

type Figures = FigureGroup['figures']

/**
 * That a later page has another value from the mouth of an official: then the office's own page may be behind, and its word is not the last.
 * Empty without one.
 */
export function officialWordNote(view: View, official: Figures, figures: Figures): string {
  const own = official.map(({ date }) => (date === null ? Number.NaN : Date.parse(date)))
  const later = figures.find(
    (each) =>
      !official.includes(each) &&
      !each.outdated &&
      each.pageId !== null &&
      each.date !== null &&
      own.every((time) => time < Date.parse(each.date ?? '')) &&
      OFFICIAL.test(view.passage(each.passageId)?.quote ?? ''),
  )
  return later?.pageId == null
    ? ''
    : `；但 ${pageNumber(view, later.pageId)} 較新，引的是公務人員的話，採用前請向該機關查證`
}
