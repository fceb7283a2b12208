import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import { courseOf } from './course.ts'
import { eventOf } from './event.ts'
import type { Node } from './nodes.ts'
import { productOf } from './product.ts'
import { questionOf } from './question.ts'
import { recipeOf } from './recipe.ts'
import { softwareOf } from './software.ts'

/** The schema.org type of a page as a whole. */
export type PageKind = 'Recipe' | 'QAPage' | 'Event' | 'Course' | 'Product' | 'SoftwareApplication'

/** The kinds from the most specific. The first match wins. */
const KINDS: readonly (readonly [PageKind, (page: ReadPage) => Node | null])[] = [
  ['Recipe', recipeOf],
  ['QAPage', questionOf],
  ['Event', eventOf],
  ['Course', courseOf],
  ['Product', productOf],
  ['SoftwareApplication', softwareOf],
]

/** The kind of page with its filled block; null for articles and all other pages. */
export function pageKindOf(page: ReadPage): { readonly kind: PageKind; readonly node: Node } | null {
  for (const [kind, find] of KINDS) {
    const node = find(page)
    if (node !== null) return { kind, node }
  }
  return null
}
