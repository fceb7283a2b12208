import { memoize } from '@gaplens/text/memoize'
import { charactersOf, termsOf } from '@gaplens/text/terms'
import type { View } from '../view.ts'

/** The terms of the keyword and those that at least half of the pages have. */
export const commonTerms: (view: View) => ReadonlySet<string> = memoize((view: View) =>
  commonIn(view, termsOf),
)

/** The characters of the keyword and those that at least half of the pages have. */
export const commonCharacters: (view: View) => ReadonlySet<string> = memoize((view: View) =>
  commonIn(view, charactersOf),
)

function commonIn(view: View, partsOf: (text: string) => readonly string[]): ReadonlySet<string> {
  const pages = [...(view.user === null ? [] : [view.user]), ...view.othersRead]
  const counts = new Map<string, number>()
  for (const { page } of pages)
    for (const part of new Set(partsOf(page.text))) counts.set(part, (counts.get(part) ?? 0) + 1)
  const often = [...counts].flatMap(([part, count]) => (2 * count >= pages.length ? [part] : []))
  return new Set([...partsOf(view.input.keyword), ...often])
}
