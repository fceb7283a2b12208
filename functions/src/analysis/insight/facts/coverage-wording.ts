import type { Gap, Topic } from '@gaplens/contracts/analysis/report'
import { planGaps } from './gaps/gap-plan.ts'
import { type OwnMention, ownMention } from './outline/own-mention.ts'
import type { View } from './view.ts'

/**
 * How close the user's page is to a gap's subject: `touched` when the model found a mention; `hinted` when word similarity
 * makes a mention likely; `near` when the outline names a section for it, so that the report must
 * not call missing what the page says in other words; `lacking` where the page very likely has nothing of it; `none` otherwise.
 */
export function ownTreatment(view: View, gap: Gap): OwnMention | 'lacking' {
  const mention = ownMention(view, gap)
  if (mention === 'touched' || mention === 'hinted') return mention
  const plan = planGaps(view).find(({ gap: { topicId } }) => topicId === gap.topicId)
  if (plan !== undefined && (plan.section !== null || plan.ownPassage !== null)) return 'near'
  return gap.certainty === 'sure' ? 'lacking' : 'none'
}

/**
 * What the page lacks, as the end of a sentence that begins with 「您的網頁」 or 「這個網頁」. Word similarity cannot prove that
 * a page lacks a subject, so none of these texts says so outright: of what it very likely lacks one in sixteen is there in other words.
 */
export const NOT_COVERED_TEXT = {
  touched: '略提，可能還不完整',
  hinted: '可能略提',
  near: '有相近的段落，可能還不完整',
  lacking: '很可能未談',
  none: '可能未談',
} as const

/** The end of the same sentence for a subject that is not a gap. */
export const COVERED_TEXT = { sure: '有相關段落', possible: '可能有相關段落' } as const

/** The number of sources that cover a topic, in words that show whether it is exact. */
export function countOf(topic: Pick<Topic, 'coveredBy' | 'coveredByExact'> | undefined): string {
  const count = topic?.coveredBy ?? 1
  return topic?.coveredByExact === true ? String(count) : `至少 ${count}`
}
