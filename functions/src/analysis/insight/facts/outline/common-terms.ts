import { memoize } from '@gaplens/text/memoize'
import { termsOf } from '@gaplens/text/terms'
import type { View } from '../view.ts'

/** The terms of the keyword and those that at least half of the pages have. */
export const commonTerms: (view: View) => ReadonlySet<string> = memoize((view: View) => {
  const pages = [...(view.user === null ? [] : [view.user]), ...view.othersRead]
  const counts = new Map<string, number>()
  for (const { page } of pages)
    for (const term of new Set(termsOf(page.text))) counts.set(term, (counts.get(term) ?? 0) + 1)
  const often = [...counts].flatMap(([term, count]) => (2 * count >= pages.length ? [term] : []))
  return new Set([...termsOf(view.input.keyword), ...often])
})
