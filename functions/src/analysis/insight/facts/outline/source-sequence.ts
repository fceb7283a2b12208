import type { Gap } from '@gaplens/contracts/analysis/report'
import { topicOrders } from '../topic-order.ts'
import type { View } from '../view.ts'
import { type PageSection, sectionHolding } from './own-sections.ts'

/** So many pairs of topics in the sources tell the order; fewer may be chance. */
const PAIRS_MIN = 3

/** A topic of the user's page, with the index of its section. */
export interface Anchor {
  readonly id: string
  readonly at: number
}

/** The topics that the user's page surely covers, each with the section that holds its passage. */
export function anchorsOf(view: View, parts: readonly PageSection[]): Anchor[] {
  const page = view.user?.page
  return view.topics.flatMap(({ id, cells }) => {
    const cell = cells.find(({ pageId, level }) => pageId === view.user?.id && level === 'covered')
    const passage = view.passage(cell?.passageId ?? null)
    const part =
      passage === undefined || page === undefined ? undefined : sectionHolding(parts, page, passage)
    return part === undefined ? [] : [{ id, at: parts.indexOf(part) }]
  })
}

/** How well each position agrees with the order of topics in the sources. */
export interface Agreement {
  /** By section: from 1 for the position after it with which most agree to 0 for that with which fewest do. */
  readonly shares: readonly number[]
  /** Whether enough pairs of topics tell the positions from each other. */
  readonly isKnown: boolean
}

/**
 * Compares each position after one of a number of sections with the order in which the sources and the AI Overview treat the
 * gap's topic and those of the sections. All shares are 0 if none of them treats the gap's topic.
 */
export function agreementOf(
  view: View,
  { topicId }: Gap,
  sections: number,
  anchors: readonly Anchor[],
): Agreement {
  const orders = topicOrders(view).filter((order) => order.has(topicId))
  const against = Array.from({ length: sections }, (_, slot) =>
    orders.reduce((sum, order) => {
      const place = order.get(topicId) ?? 0
      const wrong = anchors.filter(({ id, at }) => {
        const other = order.get(id)
        return other !== undefined && other !== place && other < place !== at <= slot
      })
      return sum + wrong.length
    }, 0),
  )
  const [least, most] = [Math.min(...against), Math.max(...against)]
  return {
    shares: against.map((wrong) => (most > least ? (most - wrong) / (most - least) : 0)),
    isKnown: most - least >= PAIRS_MIN,
  }
}

/** The average position of a gap's topic in the sources: 0 at the beginning, 1 at the end or where none treats it. */
export function meanPlace(view: View, { topicId }: Gap): number {
  const places = topicOrders(view).flatMap((order) => order.get(topicId) ?? [])
  return places.length === 0 ? 1 : places.reduce((sum, place) => sum + place, 0) / places.length
}
