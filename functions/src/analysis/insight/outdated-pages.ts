import type { Gap, Passage } from '@gaplens/contracts/analysis/report'
import type { Source } from '@gaplens/coverage/source'
import { timeMarksOf } from './facts/gaps/attributions.ts'

/**
 * The gaps, where every quote of a page of years ago is outdated if one of its quotes in any gap is: a reader would wonder why the note on the
 * page stands in one gap and not in the next.
 */
export function withOutdatedPages(
  gaps: readonly Gap[],
  passages: readonly Passage[],
  sources: readonly Source[],
): Gap[] {
  const pageOf = new Map(passages.map(({ id, pageId }) => [id, pageId]))
  const times = timeMarksOf(sources)
  const outdated = new Set(
    gaps
      .flatMap(({ outdatedPassageIds = [] }) => outdatedPassageIds.map((id) => pageOf.get(id) ?? ''))
      .filter((pageId) => times.has(pageId)),
  )
  return gaps.map((gap) => {
    const { passageIds, outdatedPassageIds = [] } = gap
    const found = passageIds.filter(
      (id) => outdatedPassageIds.includes(id) || outdated.has(pageOf.get(id) ?? ''),
    )
    return found.length === 0 ? gap : { ...gap, outdatedPassageIds: found }
  })
}
