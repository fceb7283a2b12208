import type { Gap, Topic } from '@gaplens/contracts/report'
import { normalise } from '@gaplens/text/terms'
import type { View } from './view.ts'

/** From this score on, the user's page has something of the subject, if not enough to count as touching it. */
const NEAR = 0.45

/**
 * How near the user's page comes to a gap's subject: `touched` where a judge found it mentioned; `hinted` where words alone
 * make that likely; `near` where a passage of it comes close, so that nobody calls missing what it says in other words, or
 * names in passing; `none`.
 */
export function ownTreatment(view: View, gap: Gap): 'touched' | 'hinted' | 'near' | 'none' {
  const own = view.user?.id
  const cell = view.topic(gap.topicId)?.cells.find((each) => each.pageId === own)
  if (cell?.level === 'touched') return cell.certainty === 'sure' ? 'touched' : 'hinted'
  const closest = view.passage(gap.closestPassageId)
  if (closest === undefined) return 'none'
  return (cell?.score ?? 0) >= NEAR || normalise(closest.quote).includes(normalise(gap.name))
    ? 'near'
    : 'none'
}

/**
 * What the page lacks, as the end of a sentence that begins with 「您的網頁」 or 「這個網頁」. Words alone cannot settle that a
 * page lacks a subject, so none of these says so outright.
 */
export const NOT_COVERED_TEXT = {
  touched: '略提，可能還不完整',
  hinted: '可能略提',
  near: '有相近的段落，可能還不完整',
  none: '可能未談',
} as const

/** What the page has of a subject that is no gap, as the end of the same sentence. */
export const COVERED_TEXT = { sure: '有相關段落', possible: '可能有相關段落' } as const

/** How many sources speak of a topic, as it may be told: the number alone only where it is exact. */
export function countOf(topic: Pick<Topic, 'coveredBy' | 'coveredByExact'> | undefined): string {
  const count = topic?.coveredBy ?? 1
  return topic?.coveredByExact === true ? String(count) : `至少 ${count}`
}
