import type { Passage } from '@gaplens/contracts/analysis/report'
import type { Source } from '@gaplens/coverage/source'
import { POSTER, timeMarksOf } from '../insight/facts/gaps/attributions.ts'
import { headingShown, isThread } from '../insight/facts/thread.ts'
import { answeringPassage } from './answering-passage.ts'

/**
 * Passages as a report shows them: under no line of another post, with the time of what is over or as a poster's, and those of gaps with the
 * answer to the question that they stand under.
 */
export function shownPassages(
  passages: readonly Passage[],
  sources: readonly Source[],
  ofGaps: ReadonlySet<string> = new Set(),
): Passage[] {
  const pages = new Map(sources.map((source) => [source.id, source]))
  const times = timeMarksOf(sources)
  return passages.map((passage) => {
    const { page = null, role } = pages.get(passage.pageId) ?? {}
    if (page === null || role === 'user') return passage
    const limits = [isThread(page) ? POSTER : undefined, times.get(passage.pageId)].flatMap(
      (each) => each ?? [],
    )
    const titled = { ...passage, heading: headingShown(passage, page) }
    const told = ofGaps.has(passage.id) ? answeringPassage(titled, page) : titled
    return { ...told, ...(limits.length > 0 ? { limits } : {}) }
  })
}
