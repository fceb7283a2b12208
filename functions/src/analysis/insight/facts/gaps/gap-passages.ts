import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import type { Gap, Passage } from '@gaplens/contracts/analysis/report'
import { type Subject, sharedTerms } from '../mention.ts'
import { sourcePage, type View } from '../view.ts'
import { isOfYearsAgo } from './attributions.ts'
import { labelOf } from './gap-subject.ts'

/** The passages of a gap with their pages. */
export function quotedPages(view: View, gap: Gap): { passage: Passage; page: ReadPage }[] {
  return pagesOf(view, gap.passageIds)
}

/** The passages of a gap, or others for it by id, that are not outdated. */
export function currentPages(
  view: View,
  gap: Gap,
  passageIds: readonly string[] = gap.passageIds,
): { passage: Passage; page: ReadPage }[] {
  return pagesOf(view, passageIds).filter(({ passage }) => !isOutdated(view, gap, passage))
}

/** Passages by id, each with the page that it is of; those of the user's page and of unreadable ones are left out. */
function pagesOf(view: View, passageIds: readonly string[]): { passage: Passage; page: ReadPage }[] {
  return passageIds.flatMap((id) => {
    const passage = view.passage(id)
    const page = sourcePage(view, passage?.pageId)
    return passage === undefined || page === undefined ? [] : [{ passage, page }]
  })
}

/** A label of two things: 「飲食與菸酒」. */
const OF_TWO = /.[與和及、／/&]./u

/**
 * The passages by which pages support what the AI Overview says of a gap, without those that the gap quotes. Google's
 * point is often in another passage of a page than the one that is nearest to the subject. Of a statement on two things (「飲食與菸酒」) a
 * page may support the other, so that its passage needs a word of the gap's names.
 */
export function supportingPages(
  view: View,
  gap: Gap,
  subject: Subject,
): { passage: Passage; page: ReadPage }[] {
  const isOnIt = ({ heading, quote }: Passage) => sharedTerms(`${heading} ${quote}`, subject.nameTerms) > 0
  const found = subject.stated.statements.flatMap(({ text, support }) => {
    const ids = support.flatMap(({ level, passageId }) => (level === 'found' ? (passageId ?? []) : []))
    const passages = pagesOf(
      view,
      ids.filter((id) => !gap.passageIds.includes(id)),
    )
    return OF_TWO.test(labelOf(text)) ? passages.filter(({ passage }) => isOnIt(passage)) : passages
  })
  return [...new Map(found.map((each) => [each.passage.id, each])).values()]
}

/**
 * Whether a gap's passage is outdated by a later year, page or figure, or by its page: one of years ago of which another passage or a
 * figure is outdated, on whatever subject. A passage of such a page is outdated too if newer pages only give other figures.
 */
export function isOutdated(view: View, { outdatedPassageIds = [] }: Gap, { id, pageId }: Passage): boolean {
  if (outdatedPassageIds.includes(id)) return true
  if (!isOfYearsAgo(view, pageId)) return false
  const passages = view.gaps.flatMap((gap) => gap.outdatedPassageIds ?? [])
  const figures = view.input.coverage.report.figures.flatMap((group) => group.figures)
  return (
    passages.some((other) => view.passage(other)?.pageId === pageId) ||
    figures.some((figure) => figure.outdated && figure.pageId === pageId) ||
    isDeniedByNewer(view, id)
  )
}

/** Whether a passage gives a figure of which the newer pages only give others. */
function isDeniedByNewer(view: View, passageId: string): boolean {
  return view.input.coverage.report.figures.some(({ disagree, figures }) => {
    const own = figures.filter((figure) => figure.passageId === passageId)
    const newer = figures.filter((figure) => figure.pageId !== null && !isOfYearsAgo(view, figure.pageId))
    const isGiven = (value: string, unit: string) =>
      newer.some((figure) => figure.value === value && figure.unit === unit)
    return disagree && newer.length > 0 && own.some(({ value, unit }) => !isGiven(value, unit))
  })
}
