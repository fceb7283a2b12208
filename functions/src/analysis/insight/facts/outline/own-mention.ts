import type { Gap } from '@gaplens/contracts/analysis/report'
import { normalise } from '@gaplens/text/terms'
import type { View } from '../view.ts'

/** From this score on, the user's page is close to the subject, although not enough to count as touching it. */
const NEAR = 0.45

/** From this likelihood on, the nearest passage may say it in other words: two of three do, and below it a quarter. */
export const LIKELY = 0.2

/** How far the user's page seems to speak of a gap's subject. */
export type OwnMention = 'touched' | 'hinted' | 'near' | 'none'

/** How far the user's page speaks of a gap's subject by the words of its passages, wherever these stand. */
export function ownMention(view: View, gap: Gap): OwnMention {
  const own = view.user?.id
  const cell = view.topic(gap.topicId)?.cells.find((each) => each.pageId === own)
  if (cell?.level === 'touched') return cell.certainty === 'sure' ? 'touched' : 'hinted'
  const closest = view.passage(gap.closestPassageId)
  if (closest === undefined) return 'none'
  return (cell?.score ?? 0) >= NEAR || normalise(closest.quote).includes(normalise(gap.name))
    ? 'near'
    : 'none'
}

/** How likely the user's page covers a gap's topic after all. */
export function likelihoodOf(view: View, { topicId }: Gap): number {
  const cells = view.topic(topicId)?.cells ?? []
  return cells.find(({ pageId }) => pageId === view.user?.id)?.score ?? 0
}
