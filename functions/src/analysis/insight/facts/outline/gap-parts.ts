import type { Gap, Passage, Topic } from '@gaplens/contracts/analysis/report'
import type { GapFact } from '../gaps/stated-fact.ts'
import type { View } from '../view.ts'
import { oneLine } from '../wording.ts'
import { lookIn } from './look-in.ts'
import { placeGaps } from './outline-places.ts'
import { ownPassage } from './own-passage.ts'
import { type PageSection, sectionsOf } from './own-sections.ts'
import { priceSection } from './price-section.ts'
import { companionsOf, namesake, namesWithin } from './same-subject.ts'
import { sharedHeadings } from './shared-headings.ts'
import { sharedSection } from './shared-section.ts'

/** The part of the outline in which to write about a gap. */
export interface GapPart {
  /** The user's section to extend, because it shares the subject; null when a new section is to be written. */
  readonly section: PageSection | null
  /** The user's section that may say it in other words, to be looked at before a new one is written; null for none. */
  readonly lookIn: PageSection | null
  /** The passage of the user's page in either of these sections that is shown beside the gap; null for none. */
  readonly ownPassage: Passage | null
  /** The user's section after which a new one comes; null on a page without sections. */
  readonly after: PageSection | null
  /** Its rank among the new sections after that one. */
  readonly rank: number
  /** The heading of the new section: the gap's name, or the heading that it shares with other gaps. */
  readonly heading: string
}

/** A gap with its facts. */
export interface StatedGap {
  readonly gap: Gap
  readonly topic: Topic | undefined
  readonly facts: readonly GapFact[]
}

/** The part of the outline for each gap: sections of the user's page where they share the subject, else new ones. */
export function partsFor(view: View, stated: readonly StatedGap[]): (gap: Gap) => GapPart {
  const page = view.user?.page
  const own = page === undefined ? [] : sectionsOf(page)
  const { keyword } = view.input
  const sections = new Map(
    stated.map(({ gap }) => [
      gap.topicId,
      sharedSection(view, gap) ?? namesake(gap.name, own, keyword) ?? priceSection(gap.name, own),
    ]),
  )
  const apart = stated.filter(({ gap }) => sections.get(gap.topicId) === null)
  const gaps = apart.map(({ gap }) => gap)
  const shared = sharedHeadings(view, gaps)
  const companions = companionsOf(
    apart
      .filter(({ gap }) => !shared.has(gap.topicId))
      .map(({ gap, facts }) => ({ gap, statedIn: facts.flatMap((fact) => sourceOf(view, fact)) })),
    keyword,
  )
  const headings = new Map([...shared, ...namesWithin(gaps, companions, keyword)])
  const places = new Map(placeGaps(view, gaps, own, { headings, companions }))
  // A gap whose name is that of a new section belongs there, so that no subject has two places.
  for (const { gap } of stated) {
    const part = [...places.values()].find(({ heading }) => heading === oneLine(gap.name))
    if (part === undefined) continue
    sections.set(gap.topicId, null)
    places.set(gap.topicId, part)
  }
  const textsOf = new Map(stated.map(({ gap, facts }) => [gap.topicId, facts.map(({ fact }) => fact.text)]))
  return (gap) => {
    const { topicId, name } = gap
    const place = places.get(topicId)
    const section = sections.get(topicId) ?? (place?.within === true ? place.after : null)
    const alike = section === null ? lookIn(view, gap, own, place, textsOf.get(topicId) ?? []) : null
    const passage = ownPassage(view, gap, section ?? alike)
    return {
      section,
      // Nobody is sent to a section of which no passage can be shown.
      lookIn: passage === null ? null : alike,
      ownPassage: passage,
      after: place?.after ?? null,
      rank: place?.rank ?? 0,
      heading: place?.heading ?? oneLine(name),
    }
  }
}

/** The section of a source that states a fact. */
function sourceOf(view: View, { fact }: GapFact): { pageId: string; heading: string }[] {
  const passage = view.passage(fact.passageId)
  return passage === undefined ? [] : [{ pageId: passage.pageId, heading: passage.heading }]
}
