import type { Passage } from '@gaplens/contracts/analysis/report'
import type { Source } from '@gaplens/coverage/source'
import { POSTER, timeMarksOf } from '../insight/facts/gaps/attributions.ts'
import { headingShown, isThread } from '../insight/facts/thread.ts'

/** Passages as a report shows them: under no line of another post, and with the time of what is over or as a poster's. */
export function shownPassages(passages: readonly Passage[], sources: readonly Source[]): Passage[] {
  const pages = new Map(sources.map((source) => [source.id, source]))
  const times = timeMarksOf(sources)
  return passages.map((passage) => {
    const { page = null, role } = pages.get(passage.pageId) ?? {}
    if (page === null || role === 'user') return passage
    const limits = [isThread(page) ? POSTER : undefined, times.get(passage.pageId)].flatMap(
      (each) => each ?? [],
    )
    const heading = headingShown(passage, page)
    return { ...passage, heading, ...(limits.length > 0 ? { limits } : {}) }
  })
}
