import type { Gap } from '@gaplens/contracts/analysis/report'
import type { View } from '../view.ts'
import { type ComparedGap, chosenSlots, type Slot } from './chosen-slots.ts'
import { afterTreatment, treatmentBefore } from './dependent-topics.ts'
import { familiesOf } from './families.ts'
import { mostSimilarNext } from './most-similar-next.ts'
import { endOfBody, ownersName } from './outline-order.ts'
import { inOverviewOrder } from './overview-rank.ts'
import type { PageSection } from './own-sections.ts'
import { comparison, type Unit } from './section-comparison.ts'
import { meanPlace } from './source-sequence.ts'

/** The position of a gap's new section. */
export interface OutlinePlace {
  /** The existing section after which it comes; null on a page without sections. */
  readonly after: PageSection | null
  /** Whether that section is to be extended instead, because it is a step and a new section would part it from the next. */
  readonly within: boolean
  /** Its rank among the new sections after the same existing one. */
  readonly rank: number
  /** Whether of all sections that one is the most similar to the gap, and clearly so. */
  readonly isAlike: boolean
  /** The AI Overview's heading, if the gap shares it and the position with another; else null. */
  readonly heading: string | null
}

/** A section that is so similar to a gap is clearly of its subject. */
const CLEARLY_ALIKE = 0.3

/** What is known of the gaps' places before they are compared with the page. */
interface Arrangement {
  /** Headings of the AI Overview by topic id. Of the gaps under one heading the most that have one position form a section. */
  readonly headings?: ReadonlyMap<string, string>
  /** For a gap that belongs beside another, the topic of that one, whose place is its place. */
  readonly companions?: ReadonlyMap<string, string>
}

/** A gap with what decides its place. */
interface PlacedGap extends ComparedGap {
  /** Its text as it is compared. */
  readonly unit: Unit
  /** The topic of the gap at whose place it stands: its own, or that of one beside which it belongs. */
  readonly leader: string
  /** The position of that gap. */
  readonly slot: Slot
}

/**
 * A position for each gap that needs a new section, by its topic's id: after the existing section that is most similar, holds the
 * user's passages nearest to the topic, and agrees best with the order of topics in the sources and the AI Overview; of equals,
 * the last. New sections come before the closing ones.
 * @param own all sections of the user's page
 */
export function placeGaps(
  view: View,
  gaps: readonly Gap[],
  own: readonly PageSection[],
  { headings = new Map(), companions = new Map() }: Arrangement = {},
): ReadonlyMap<string, OutlinePlace> {
  const body = bodyOf(view, own)
  const compare = comparison(view)
  const compared = comparedWith(view, gaps, body, compare).map((gap) => ({
    ...gap,
    heading: headings.get(gap.topicId) ?? gap.name,
  }))
  const chosen = chosenSlots(view, compared, { all: own, body })
  const leaderOf = leadersOf(view, gaps, companions, chosen)
  const placed = compared.flatMap((gap): PlacedGap[] => {
    const leader = leaderOf(gap)
    const slot = chosen.get(leader)
    return slot === undefined ? [] : [{ ...gap, leader, slot }]
  })
  const shared = headingsInOnePlace(placed, headings)
  const similarity = (a: PlacedGap, b: PlacedGap) => compare.terms(a.unit, b.unit)
  const places = new Map<string, OutlinePlace>()
  for (const [at, here] of Map.groupBy(placed, ({ slot }) => slot.at))
    for (const [rank, gap] of inReadingOrder(view, here, shared, similarity).entries())
      places.set(gap.topicId, {
        after: body[at] ?? null,
        within: gap.slot.within,
        rank,
        isAlike: isClearlyAlike(gap.similarities, at),
        heading: shared.get(gap.topicId) ?? null,
      })
  return places
}

/** The sections between which new ones may stand. */
function bodyOf(view: View, own: readonly PageSection[]): readonly PageSection[] {
  const owner = ownersName(view.user?.page.siteName ?? '', [
    view.input.keyword,
    ...view.topics.map(({ name }) => name),
  ])
  const body = own.slice(0, endOfBody(own, owner))
  // The text before all headings is the introduction, and nothing is inserted directly after it.
  return body.length > 1 && body[0]?.heading === '' ? body.slice(1) : body
}

/** The gaps with the similarity of their words with those of each section, in which the heading counts twice. */
function comparedWith(
  view: View,
  gaps: readonly Gap[],
  body: readonly PageSection[],
  compare: ReturnType<typeof comparison>,
) {
  const compared = gaps.map((gap) => ({ ...gap, unit: compare.unitOf(textOf(view, gap)) }))
  const similarities = compare.similarities(
    compared.map(({ unit }) => unit),
    body.map(({ heading, text }) => compare.unitOf(`${heading}\n${heading}\n${text}`)),
  )
  return compared.map((gap, at) => ({ ...gap, similarities: similarities[at] ?? new Float32Array() }))
}

/** The text of a gap: its names, and the headings and quotes of its sources. */
function textOf(view: View, gap: Gap): string {
  const passages = gap.passageIds.flatMap((id) => view.passage(id) ?? [])
  return [
    gap.name,
    gap.name,
    ...(view.topic(gap.topicId)?.aliases ?? []),
    ...passages.flatMap(({ heading, quote }) => [heading, quote]),
  ].join('\n')
}

/**
 * At the place of which topic each gap stands: a companion at that of its gap, names of one family together, effects with their
 * treatment, any other at its own.
 */
function leadersOf(
  view: View,
  gaps: readonly Gap[],
  companions: ReadonlyMap<string, string>,
  chosen: ReadonlyMap<string, Slot>,
): (gap: Gap) => string {
  const paired = new Set([...companions].flat())
  const families = familiesOf(
    gaps.filter(({ topicId }) => !paired.has(topicId)),
    ({ topicId }) => chosen.get(topicId)?.tie ?? 0,
    view.input.keyword,
  )
  return (gap) => {
    const { topicId } = gap
    const leader = companions.get(topicId) ?? families.get(topicId) ?? treatmentBefore(gap, gaps)?.topicId
    return leader !== undefined && chosen.has(leader) ? leader : topicId
  }
}

/**
 * The headings of gaps that form one section, by topic id: for each heading the most gaps that have one position after a section, if
 * at least two.
 */
function headingsInOnePlace(
  gaps: readonly PlacedGap[],
  headings: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const under = Map.groupBy(
    gaps.filter(({ topicId, slot }) => !slot.within && headings.has(topicId)),
    ({ topicId }) => headings.get(topicId) ?? '',
  )
  return new Map(
    [...under].flatMap(([heading, members]) => {
      const places = [...Map.groupBy(members, ({ slot }) => slot.at).values()]
      const most = places.sort((a, b) => b.length - a.length)[0] ?? []
      return most.length < 2 ? [] : most.map(({ topicId }): [string, string] => [topicId, heading])
    }),
  )
}

/**
 * The gaps of one position in the order in which they are to be read: as the sources treat them, similar ones next to each other, then
 * those that only the AI Overview places. What shares a heading or a leader stays together, and effects follow their treatment.
 */
function inReadingOrder(
  view: View,
  gaps: readonly PlacedGap[],
  shared: ReadonlyMap<string, string>,
  similarity: (a: PlacedGap, b: PlacedGap) => number,
): PlacedGap[] {
  const bySources = gaps.toSorted((a, b) => meanPlace(view, a) - meanPlace(view, b))
  const tied = bySources.filter(({ slot }) => !slot.untied)
  const untied = bySources.filter(({ slot }) => slot.untied)
  const ordered = [...mostSimilarNext(tied, similarity), ...inOverviewOrder(view, untied)]
  const groups = Map.groupBy(
    ordered,
    ({ topicId, leader }) => shared.get(topicId) ?? shared.get(leader) ?? leader,
  )
  return afterTreatment([...groups.values()].flat())
}

/** Whether one of these similarities is the greatest, and great. */
function isClearlyAlike(similarities: Float32Array, at: number): boolean {
  const value = similarities[at] ?? 0
  return value >= CLEARLY_ALIKE && value >= Math.max(...similarities)
}
