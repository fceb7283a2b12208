import type { Gap, Topic } from '@gaplens/contracts/analysis/report'
import { NEAR_LIKELIHOOD } from '@gaplens/coverage/certainty'
import { normalise, termsOf } from '@gaplens/text/terms'
import type { View } from '../view.ts'
import { isClosingHeading } from './outline-order.ts'
import { ownMention } from './own-mention.ts'
import { type PageSection, sectionHolding, sectionsOf } from './own-sections.ts'
import { isOtherMoney } from './price-section.ts'

/** The user's section that shares a gap's subject, by its heading or its text; null when there is none. */
export function sharedSection(view: View, gap: Gap): PageSection | null {
  const page = view.user?.page
  const topic = view.topic(gap.topicId)
  if (page === undefined) return null
  const own = sectionsOf(page)
  const cell = topic?.cells.find(({ pageId }) => pageId === view.user?.id)
  const named = namedSection(topic, own)
  if (named !== null && cell?.level === 'absent' && cell.score >= NEAR_LIKELIHOOD) return named
  const section = nearestSection(view, gap, own)
  if (section === null || section.heading === '' || isClosingHeading(section.heading)) return null
  if (isOtherMoney(gap.name, section.heading)) return null
  if (ownMention(view, gap) !== 'none') return section
  const said = new Set(termsOf(view.input.keyword))
  const subject = [gap.name, ...(topic?.aliases ?? [])].flatMap(termsOf).filter((term) => !said.has(term))
  const heading = new Set(termsOf(section.heading))
  return subject.some((term) => heading.has(term)) ? section : null
}

/** The user's section that holds the passage nearest to a gap's subject; null if none does. */
export function nearestSection(view: View, gap: Gap, own: readonly PageSection[]): PageSection | null {
  const closest = view.passage(gap.closestPassageId)
  const page = view.user?.page
  return closest === undefined || page === undefined ? null : (sectionHolding(own, page, closest) ?? null)
}

/**
 * The user's section whose heading the comparison put among a topic's names, in whatever words: 「寄貨交給我們打點」 for 「物流與超商取貨」.
 * Null where there is none.
 */
function namedSection(topic: Topic | undefined, own: readonly PageSection[]): PageSection | null {
  const names = new Set(topic?.aliases.map(normalise))
  return (
    own.find(
      ({ heading }) => heading !== '' && !isClosingHeading(heading) && names.has(normalise(heading)),
    ) ?? null
  )
}
