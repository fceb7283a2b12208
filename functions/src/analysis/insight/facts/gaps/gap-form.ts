import type { Gap } from '@gaplens/contracts/analysis/report'
import { passageKindOf } from '../../../highlights/passage-kind.ts'
import { isStory } from '../eeat/story.ts'
import { mentionOf, type Subject } from '../mention.ts'
import { sourcePage, type View } from '../view.ts'
import type { GapQuote } from './gap-quote.ts'
import type { GapFact } from './stated-fact.ts'

/** The form in which to write about a gap, taken from the sources. */
export type GapForm =
  | 'table'
  | 'steps'
  | 'comparison'
  | 'definition'
  | 'figure'
  | 'list'
  | 'experience'
  | 'prose'

/** First-person experience. */
const EXPERIENCE = /我(?!國)|筆者|小編|\b(?:I|my|we)\b/u
const COMPARES = /比較|差別|差異|哪個好|哪種好|優缺點|\bvs\b/iu
/** A name or heading of what is done in an order. */
const ORDERED = /步驟|流程|順序|程序|[作做]法|\b(?:steps?|process)\b/iu
/** From this many facts on, a list is better than prose. */
const ITEMS_MIN = 3
/** A name that asks for a reason or a way, which no definition answers. */
const ASKS_REASON = /為什麼|為何|怎麼|如何|\b(?:why|how)\b/iu
/** A single item is no list. */
const LISTED_MIN = 2
/** Words that put actions in an order; this many in one sentence make it steps. */
const IN_ORDER =
  /首先|先|[之然]後再|接著再|再|然後|接著|之後|最後|第[一二三四五六七八九十\d]+[步次]|\b(?:first|then|next|finally)\b/giu
const IN_ORDER_MIN = 3
/** A single row is no table. */
const ROWS_MIN = 2

/**
 * The form of a gap by its facts, as the sources write them: a table, or a list, which is of steps if its name or heading says so;
 * experience if there are no facts and the quote that stands for them tells of the subject; otherwise the kind of most of the facts. One sentence is neither steps nor a list.
 */
export function formOf(
  view: View,
  gap: Gap,
  stated: readonly GapFact[],
  { subject, quote }: { readonly subject: Subject; readonly quote: GapQuote | null },
): GapForm {
  const facts = stated.map(({ fact }) => fact)
  const ids = facts.length > 0 ? facts.map(({ passageId }) => passageId) : gap.passageIds
  const quoted = ids.flatMap((id) => {
    const passage = view.passage(id)
    const page = sourcePage(view, passage?.pageId)
    return passage === undefined || page === undefined ? [] : [{ page, quote: passage.quote }]
  })
  if (facts.length === 0) {
    const isTold = quoted.every(({ page, quote }) => EXPERIENCE.test(quote) || isStory(quote, page))
    // What is told of something else is no experience with the subject: nobody has another's runaway carer to tell of.
    const told = quote === null ? [] : [quote.text, view.passage(quote.passageId)?.heading ?? '']
    const isOfSubject = told.some((text) => mentionOf(text, subject) !== 'no')
    return isTold && isOfSubject ? 'experience' : 'prose'
  }
  if (stated.reduce((sum, { rows }) => sum + rows, 0) >= ROWS_MIN) return 'table'
  if (stated.some(({ isList }) => isList)) {
    const headings = ids.map((id) => view.passage(id)?.heading ?? '')
    return [gap.name, ...headings].some((text) => ORDERED.test(text)) ? 'steps' : 'list'
  }
  const kinds = facts.map(({ text }) => passageKindOf(text, []))
  const most = (wanted: string) => kinds.filter((kind) => kind === wanted).length * 2 > kinds.length
  const orders = facts.some(({ text }) => (text.match(IN_ORDER) ?? []).length >= IN_ORDER_MIN)
  if (most('step') && (orders || facts.length >= LISTED_MIN)) return 'steps'
  if (most('comparison') || COMPARES.test(gap.name)) return 'comparison'
  if (most('definition') && !ASKS_REASON.test(gap.name)) return 'definition'
  if (most('figure')) return 'figure'
  const items = quoted.filter(({ page, quote }) =>
    page.blocks.some(({ kind, text }) => kind === 'listItem' && quote.includes(text)),
  )
  const isListed = facts.length >= LISTED_MIN && items.length * 2 > quoted.length
  return isListed || facts.length >= ITEMS_MIN ? 'list' : 'prose'
}

/** The advice for each form; empty when the facts need none. */
export const FORM_TEXTS: Record<GapForm, string> = {
  table: '整理成小表格',
  steps: '依先後寫成步驟',
  comparison: '並列寫出差別',
  definition: '先說它是什麼',
  figure: '',
  list: '逐項條列',
  experience: '來源的經歷換成您自己的',
  prose: '',
}
