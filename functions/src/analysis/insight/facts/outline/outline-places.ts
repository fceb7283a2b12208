import type { Gap } from '@gaplens/contracts/analysis/report'
import { isAboutPrice } from '@gaplens/coverage/price-topics'
import { tellsPrices } from '../gaps/gap-prices.ts'
import { topicOrders } from '../topic-order.ts'
import type { View } from '../view.ts'
import { afterwordOf } from './afterword.ts'
import { afterTreatment, treatmentBefore } from './dependent-topics.ts'
import { familiesOf } from './families.ts'
import { endOfBody, ownersName } from './outline-order.ts'
import { inOverviewOrder } from './overview-rank.ts'
import { type PageSection, sectionHolding } from './own-sections.ts'
import { areOnOneThing } from './paired-headings.ts'
import { earliestPlace } from './procedure-order.ts'
import { runningSteps } from './running-steps.ts'
import { comparison } from './section-comparison.ts'

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

/** Weight of the order of topics in the sources, relative to similarity: as much as all passages near the topic. */
const SEQUENCE = 0.2
/** New sections with at least this cosine similarity of terms are placed next to each other. */
const ALIKE = 0.2
/** A section that is so similar to a gap is clearly of its subject. */
const CLEARLY_ALIKE = 0.3
/** Bonus of the section with the user's passage nearest to the topic. */
const NEAREST = 0.3
/** Bonus of a section that holds all of the user's passages near the topic. */
const NEAR = 0.2
/** The likelihood that the user's page covers the topic from which these bonuses count in full. */
const CLEARLY_NEAR = 0.3
/** The bonus of passages from which a step is extended instead of writing a new section elsewhere. */
const IN_THE_STEP = 0.25
/** Value of a position that is too early for the gap or after a page's last word: below every other. */
const UNFIT = -100
/** Below this value by words and passages, a section is as good as not of a gap's subject. */
const UNTIED = 0.1
/** So many pairs of topics in the sources tell the order; fewer may be chance. */
const PAIRS_MIN = 3

/**
 * A position for each gap that needs a new section: after the existing section that is most similar, holds the user's passages
 * nearest to the topic, and agrees best with the order of topics in the sources and the AI Overview; of equals, the last. New
 * sections come before the closing ones.
 * @param headings of the AI Overview by topic id. Of the gaps under one heading the most that have one position form a section.
 * @param companions for a gap that belongs beside another, that one: the place of the other is its place
 */
export function placeGaps(
  view: View,
  gaps: readonly Gap[],
  own: readonly PageSection[],
  headings: ReadonlyMap<string, string> = new Map(),
  companions: ReadonlyMap<string, string> = new Map(),
): ReadonlyMap<string, OutlinePlace> {
  const owner = ownersName(view.user?.page.siteName ?? '', [
    view.input.keyword,
    ...view.topics.map(({ name }) => name),
  ])
  const body = own.slice(0, endOfBody(own, owner))
  // The text before all headings is the introduction, and nothing is inserted directly after it.
  const parts = body.length > 1 && body[0]?.heading === '' ? body.slice(1) : body
  const compare = comparison(view)
  const units = gaps.map((gap) => compare.unitOf(textOf(view, gap)))
  const similarities = compare.similarities(
    units,
    parts.map(({ heading, text }) => compare.unitOf(`${heading}\n${heading}\n${text}`)),
  )
  const chosen = chosenSlots(view, gaps, own, parts, similarities)
  const paired = new Set([...companions].flat())
  const families = familiesOf(
    gaps.filter(({ topicId }) => !paired.has(topicId)),
    ({ topicId }) => chosen.get(topicId)?.tie ?? 0,
    view.input.keyword,
  )
  const beside = new Map([...families, ...companions])
  const placedWith = (gap: Gap) => {
    const other = beside.get(gap.topicId) ?? treatmentBefore(gap, gaps)?.topicId
    return other === undefined || !chosen.has(other) ? gap.topicId : other
  }
  const slotOf = (gap: Gap) => chosen.get(placedWith(gap))?.slot ?? -1
  const isWithin = (gap: Gap) => chosen.get(placedWith(gap))?.within === true
  const together = headingsInOnePlace(
    gaps.filter((gap) => !isWithin(gap)),
    headings,
    slotOf,
  )
  const togetherOf = (gap: Gap) =>
    together.get(gap.topicId) ?? together.get(placedWith(gap)) ?? placedWith(gap)
  const unitOf = new Map(gaps.map((gap, at) => [gap.topicId, units[at]]))
  const alike = new Map(gaps.map((gap, at) => [gap.topicId, similarities[at] ?? new Float32Array()]))
  const places = new Map<string, OutlinePlace>()
  for (const [slot, here] of Map.groupBy(gaps, slotOf)) {
    const inOrder = here.toSorted((a, b) => meanPlace(view, a) - meanPlace(view, b))
    const similarity = (a: Gap, b: Gap) => compare.terms(unitOf.get(a.topicId), unitOf.get(b.topicId))
    const isUntied = (gap: Gap) => chosen.get(placedWith(gap))?.untied === true
    const tied = inOrder.filter((gap) => !isUntied(gap))
    const all = [...mostSimilarNext(tied, similarity), ...inOverviewOrder(view, inOrder.filter(isUntied))]
    const ordered = afterTreatment([...Map.groupBy(all, togetherOf).values()].flat())
    for (const [rank, gap] of ordered.entries())
      places.set(gap.topicId, {
        after: parts[slot] ?? null,
        within: isWithin(gap),
        rank,
        isAlike: isClearlyAlike(alike.get(gap.topicId), slot),
        heading: together.get(gap.topicId) ?? null,
      })
  }
  return places
}

/** The position of each gap on its own, by its topic's id. */
function chosenSlots(
  view: View,
  gaps: readonly Gap[],
  own: readonly PageSection[],
  parts: readonly PageSection[],
  similarities: readonly Float32Array[],
): ReadonlyMap<string, Slot & { readonly tie: number }> {
  const anchors = anchorsOf(view, parts)
  const running = runningSteps(parts)
  const isAfterword = afterwordOf(own, parts, anchors)
  const joinsNext = (slot: number) => areOnOneThing(parts, slot, view.input.keyword)
  return new Map(
    gaps.map((gap, at) => {
      const near = nearness(view, gap, parts)
      const ties = tiesOf(view, gap, parts, near, similarities[at] ?? new Float32Array())
      const tie = Math.max(0, ...ties)
      const { agreeing, isKnown } = agreement(view, gap, parts, anchors)
      if (!isKnown && tie < UNTIED) return [gap.topicId, { ...atTheEnd(view, gap, parts, isAfterword), tie }]
      const earliest = earliestPlace(gap.name, parts)
      const values = ties.map(
        (value, slot) =>
          (slot < earliest || (value < UNTIED && isAfterword(slot)) ? UNFIT : 0) +
          value +
          SEQUENCE * (agreeing[slot] ?? 0),
      )
      return [gap.topicId, { ...afterPair(bestSlot(parts, values, near, running), joinsNext), tie }]
    }),
  )
}

/** Whether one of these similarities is the greatest, and great. */
function isClearlyAlike(similarities: Float32Array = new Float32Array(), at: number): boolean {
  const value = similarities[at] ?? 0
  return value >= CLEARLY_ALIKE && value >= Math.max(...similarities)
}

/** The headings of gaps that form one section: for each heading the most gaps that have one position, if at least two. */
function headingsInOnePlace(
  gaps: readonly Gap[],
  headings: ReadonlyMap<string, string>,
  slotOf: (gap: Gap) => number,
): ReadonlyMap<string, string> {
  const under = Map.groupBy(
    gaps.filter(({ topicId }) => headings.has(topicId)),
    ({ topicId }) => headings.get(topicId) ?? '',
  )
  return new Map(
    [...under].flatMap(([heading, members]) => {
      const places = [...Map.groupBy(members, slotOf).values()].sort((a, b) => b.length - a.length)
      const most = places[0] ?? []
      return most.length < 2 ? [] : most.map(({ topicId }): [string, string] => [topicId, heading])
    }),
  )
}

/** A position after or within a section, by its index. */
interface Slot {
  readonly slot: number
  readonly within: boolean
  /** Whether nothing but the end of the body speaks for it. */
  readonly untied: boolean
}

/** The position after the last section of the body, for what no section is near to. */
function atTheEnd(
  view: View,
  gap: Gap,
  parts: readonly PageSection[],
  isAfterword: (slot: number) => boolean,
): Slot {
  const isElsewhere = isForPricesOnly(view, gap)
  const last = parts.findLastIndex((part, slot) => !isElsewhere(part) && !isAfterword(slot))
  return { slot: last < 0 ? parts.length - 1 : last, within: false, untied: true }
}

/** Whether a section is the place of prices alone: the rows of the user's price list name all that is paid, and nothing else on it. */
function isForPricesOnly(view: View, gap: Gap): (part: PageSection) => boolean {
  const isPaid = tellsPrices(view, gap)
  return ({ heading }) => !isPaid && isAboutPrice(heading)
}

/**
 * The section with the greatest value, of equals the last, after or within which a gap is placed. Within it, if it is a step
 * before another and holds passages on the gap; if it holds none, the best section is taken after which no step follows a step,
 * numbered or running on.
 */
function bestSlot(
  parts: readonly PageSection[],
  values: readonly number[],
  near: ReadonlyMap<PageSection, number>,
  running: ReadonlySet<PageSection>,
): Slot {
  const best = lastOfGreatest(values)
  const part = parts[best]
  if (part === undefined) return { slot: best, within: false, untied: false }
  if (isBetweenSteps(parts, best) && (near.get(part) ?? 0) >= IN_THE_STEP)
    return { slot: best, within: true, untied: false }
  const cuts = (slot: number) => isBetweenSteps(parts, slot) || isBetween(running, parts, slot)
  const apart = values.map((value, slot) => (cuts(slot) ? Number.NEGATIVE_INFINITY : value))
  return { slot: lastOfGreatest(apart), within: false, untied: false }
}

/** The position after the second of two sections on one thing, for what would part them. */
function afterPair(place: Slot, joinsNext: (slot: number) => boolean): Slot {
  return !place.within && joinsNext(place.slot) ? { ...place, slot: place.slot + 1 } : place
}

/** Whether a section after this one would stand between two of these. */
function isBetween(some: ReadonlySet<PageSection>, parts: readonly PageSection[], at: number): boolean {
  const [before, after] = [parts[at], parts[at + 1]]
  return before !== undefined && after !== undefined && some.has(before) && some.has(after)
}

function lastOfGreatest(values: readonly number[]): number {
  return values.lastIndexOf(Math.max(...values))
}

/** Whether a section after this one would stand between two steps of a procedure. */
function isBetweenSteps(parts: readonly PageSection[], at: number): boolean {
  const [before, after] = [parts[at], parts[at + 1]]
  return before !== undefined && after !== undefined && before.step !== null && after.step !== null
}

/** For each section, how far it is of a gap's subject by its words and the passages in it. */
function tiesOf(
  view: View,
  gap: Gap,
  parts: readonly PageSection[],
  near: ReadonlyMap<PageSection, number>,
  similarities: Float32Array,
): number[] {
  const isElsewhere = isForPricesOnly(view, gap)
  // Negative similarities count as 0, because most sections are unlike the gap.
  return parts.map((part, at) =>
    isElsewhere(part) ? 0 : Math.max(0, similarities[at] ?? 0) + (near.get(part) ?? 0),
  )
}

/** The bonus of each section that holds one of the user's passages nearest to the gap's topic. */
function nearness(view: View, gap: Gap, parts: readonly PageSection[]): ReadonlyMap<PageSection, number> {
  const topic = view.input.coverage.table.topics.find(({ id }) => id === gap.topicId)
  const own = topic?.verdicts.find(({ pageId }) => pageId === view.user?.id)
  const { quotes, likelihood } = own ?? { quotes: [], likelihood: 0 }
  const clearly = Math.min(1, likelihood / CLEARLY_NEAR)
  const bonus = new Map<PageSection, number>()
  for (const [rank, { start: at }] of quotes.entries()) {
    const part = parts.find(({ start, end }) => at >= start && at < end)
    const more = clearly * ((rank === 0 ? NEAREST : 0) + NEAR / quotes.length)
    if (part !== undefined) bonus.set(part, (bonus.get(part) ?? 0) + more)
  }
  return bonus
}

/**
 * For each position, how well it agrees with the order in which the sources and the AI Overview treat the gap's topic and
 * those of the existing sections: from 1 where most agree to 0 where fewest do. All 0 when none of them treats the gap's topic.
 * It is known if enough pairs of topics tell positions from each other.
 */
function agreement(
  view: View,
  gap: Gap,
  parts: readonly PageSection[],
  anchors: readonly Anchor[],
): { readonly agreeing: number[]; readonly isKnown: boolean } {
  const orders = topicOrders(view).filter((order) => order.has(gap.topicId))
  const against = parts.map((_, slot) =>
    orders.reduce((sum, order) => {
      const place = order.get(gap.topicId) ?? 0
      const wrong = anchors.filter(({ id, at }) => {
        const other = order.get(id)
        return other !== undefined && other !== place && other < place !== at <= slot
      })
      return sum + wrong.length
    }, 0),
  )
  const [least, most] = [Math.min(...against), Math.max(...against)]
  return {
    agreeing: against.map((wrong) => (most > least ? (most - wrong) / (most - least) : 0)),
    isKnown: most - least >= PAIRS_MIN,
  }
}

/** A topic of the user's page, with the index of its section. */
interface Anchor {
  readonly id: string
  readonly at: number
}

function anchorsOf(view: View, parts: readonly PageSection[]): Anchor[] {
  const page = view.user?.page
  return view.topics.flatMap(({ id, cells }) => {
    const cell = cells.find(({ pageId, level }) => pageId === view.user?.id && level === 'covered')
    const passage = view.passage(cell?.passageId ?? null)
    const part =
      passage === undefined || page === undefined ? undefined : sectionHolding(parts, page, passage)
    return part === undefined ? [] : [{ id, at: parts.indexOf(part) }]
  })
}

/** The average position of a gap's topic in the sources: 0 at the beginning, 1 at the end. */
function meanPlace(view: View, { topicId }: Gap): number {
  const places = topicOrders(view).flatMap((order) => order.get(topicId) ?? [])
  return places.length === 0 ? 1 : places.reduce((sum, place) => sum + place, 0) / places.length
}

/** Reorders items so that each is followed by the most similar of the later ones, if it is similar enough. */
function mostSimilarNext<Item>(items: readonly Item[], similarity: (a: Item, b: Item) => number): Item[] {
  const left = [...items]
  const ordered: Item[] = []
  while (left.length > 0) {
    const last = ordered.at(-1)
    const values = left.map((item) => (last === undefined ? 0 : similarity(last, item)))
    const most = Math.max(...values)
    ordered.push(...left.splice(most >= ALIKE ? values.indexOf(most) : 0, 1))
  }
  return ordered
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
