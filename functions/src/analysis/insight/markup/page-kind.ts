import type { ReadPage } from '@gaplens/contracts/read-page'
import { courseOf } from './course.ts'
import { eventOf } from './event.ts'
import type { Node } from './nodes.ts'
import { productOf } from './product.ts'
import { questionOf } from './question.ts'
import { recipeOf } from './recipe.ts'
import { softwareOf } from './software.ts'

/** What a page can be as a whole, in schema.org's words. */
export type PageKind = 'Recipe' | 'QAPage' | 'Event' | 'Course' | 'Product' | 'SoftwareApplication'

/** The narrowest first: a page is of the first kind that it is. */
const KINDS: readonly (readonly [PageKind, (page: ReadPage) => Node | null])[] = [
  ['Recipe', recipeOf],
  ['QAPage', questionOf],
  ['Event', eventOf],
  ['Course', courseOf],
  ['Product', productOf],
  ['SoftwareApplication', softwareOf],
]

/** What kind of page it is, with the block that the page itself fills; null for an article and everything else. */
export function pageKindOf(page: ReadPage): { readonly kind: PageKind; readonly node: Node } | null {
  for (const [kind, find] of KINDS) {
    const node = find(page)
    if (node !== null) return { kind, node }
  }
  return null
}
