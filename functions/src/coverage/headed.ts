import type { PageUnits } from './corpus.ts'

/** On a page with this many subjects in headings, what stands under none is introduction, byline or closing. */
const HEADED_PAGE = 3

/** Whether a page tells its subjects apart by headings. */
export function isHeaded(page: PageUnits): boolean {
  return page.sections.filter((unit) => unit.section.subject !== '').length >= HEADED_PAGE
}
