import type { Gap, Topic } from '@gaplens/contracts/analysis/report'
import { normalise } from '@gaplens/text/terms'
import type { View } from './view.ts'

/** From this score on, the user's page is close to the subject, although not enough to count as touching it. */
const NEAR = 0.45

/**
 * How close the user's page is to a gap's subject: `touched` when the model found a mention; `hinted` when word similarity
 * makes a mention likely; `near` when a passage is similar, so that the report must not call missing what the page says in
 * other words; `none` otherwise.
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
 * What the page lacks, as the end of a sentence that begins with 「您的網頁」 or 「這個網頁」. Word similarity cannot prove that
 * a page lacks a subject, so none of these texts says so outright.
 */
export const NOT_COVERED_TEXT = {
  touched: '略提，可能還不完整',
  hinted: '可能略提',
  near: '有相近的段落，可能還不完整',
  none: '可能未談',
} as const

/** The end of the same sentence for a subject that is not a gap. */
export const COVERED_TEXT = { sure: '有相關段落', possible: '可能有相關段落' } as const

/** The number of sources that cover a topic, in words that show whether it is exact. */
export function countOf(topic: Pick<Topic, 'coveredBy' | 'coveredByExact'> | undefined): string {
  const count = topic?.coveredBy ?? 1
  return topic?.coveredByExact === true ? String(count) : `至少 ${count}`
}
