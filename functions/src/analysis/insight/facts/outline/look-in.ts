import type { Gap } from '@gaplens/contracts/analysis/report'
import { memoize } from '@gaplens/text/memoize'
import { termsOf } from '@gaplens/text/terms'
import type { View } from '../view.ts'
import type { OutlinePlace } from './outline-places.ts'
import type { PageSection } from './own-sections.ts'
import { nearestSection } from './shared-section.ts'

/**
 * The user's section in which to look for a gap before a new section is written: the one with the page's nearest passage, wherever it
 * stands (a closing part may say it in a sentence), or the one before the new section if it is clearly like the gap. The nearest passage
 * counts elsewhere only if it shares a word with the gap or its facts that not half of all pages have. Null where there is none.
 */
export function lookIn(
  view: View,
  gap: Gap,
  own: readonly PageSection[],
  place: Pick<OutlinePlace, 'after' | 'isAlike'> | undefined,
  statedTexts: readonly string[],
): PageSection | null {
  const nearest = nearestSection(view, gap, own)
  const isBeside = nearest?.start === place?.after?.start
  // An introduction has a word of everything.
  const isElsewhere = nearest?.heading !== '' && sharesWord(view, gap, statedTexts)
  if (nearest !== null && (isBeside || isElsewhere)) return nearest
  return place?.isAlike === true && gap.certainty !== 'sure' ? place.after : null
}

/** Whether the user's passage nearest to a gap has a word of its names or facts. */
function sharesWord(view: View, gap: Gap, statedTexts: readonly string[]): boolean {
  const names = [gap.name, ...(view.topic(gap.topicId)?.aliases ?? [])]
  const own = new Set([...names, ...statedTexts].flatMap(termsOf))
  const common = commonTerms(view)
  return termsOf(view.passage(gap.closestPassageId)?.quote ?? '').some(
    (term) => own.has(term) && !common.has(term),
  )
}

/** The terms of the keyword and those that at least half of the pages have. */
const commonTerms = memoize((view: View): ReadonlySet<string> => {
  const pages = [...(view.user === null ? [] : [view.user]), ...view.othersRead]
  const counts = new Map<string, number>()
  for (const { page } of pages)
    for (const term of new Set(termsOf(page.text))) counts.set(term, (counts.get(term) ?? 0) + 1)
  const often = [...counts].flatMap(([term, count]) => (2 * count >= pages.length ? [term] : []))
  return new Set([...termsOf(view.input.keyword), ...often])
})
