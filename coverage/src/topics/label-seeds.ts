import type { ClaimUnit, SectionUnit } from '../corpus/corpus.ts'
import type { Claim } from '../corpus/sections.ts'
import { isGenericHeading } from '../headings.ts'
import { isFormLabel } from './form-labels.ts'

/** A list item's label before its text: 「冰敷：手術後 24 小時內，每次 15 分鐘」. After a shorter text it is one of many names or prices. */
const LABELLED = /^(\p{Script=Han}{2,6})[：:]\s*(?=\S.{11})/u
/** With fewer labelled items, a list is not one of subjects. */
const LABELLED_MIN = 2

/** A labelled list item: its label does for it what a heading does for a section. */
export interface LabelledItem {
  readonly label: string
  readonly unit: SectionUnit
  readonly item: ClaimUnit
}

/** The label of a list item; null for other claims. */
export function labelOf({ kind, text }: Claim): string | null {
  return kind === 'listItem' ? (LABELLED.exec(text)?.[1] ?? null) : null
}

/**
 * The labelled items of a page's lists, in their order. A label that the page has as a heading, or had before, is passed over.
 * @param most the largest number to return, which bounds the work
 */
export function labelledItems(sections: readonly SectionUnit[], most: number): LabelledItem[] {
  const known = new Set(sections.map(({ section }) => section.subject))
  const found = sections.flatMap((unit) => {
    const items = unit.claims.flatMap((item): LabelledItem[] => {
      const label = labelOf(item.claim)
      return label === null ? [] : [{ label, unit, item }]
    })
    return items.length < LABELLED_MIN ? [] : items
  })
  return found
    .filter(({ label }) => {
      if (known.has(label) || isFormLabel(label) || isGenericHeading(label)) return false
      known.add(label)
      return true
    })
    .slice(0, most)
}
