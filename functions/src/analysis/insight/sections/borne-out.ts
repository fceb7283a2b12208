import type { GapPlan } from '../facts/gaps/gap-plan.ts'
import { isToldIn } from '../facts/gaps/unquoted-clauses.ts'
import type { View } from '../facts/view.ts'
import { inQuotes } from '../facts/wording.ts'
import { nameOfQuotes, quotesTelling } from './prompt-names.ts'
import type { Quotation } from './prompt-quotations.ts'
import { valuesLackingIn } from './values-lacking.ts'

/** Which quotes of a prompt bear out the AI Overview's words, and how far. */
export function borneOut(view: View, { overview }: GapPlan, said: readonly Quotation[]): string {
  const proving = (overview?.passageIds ?? []).flatMap((id) => view.passage(id) ?? [])
  const numbers = new Set(proving.flatMap(({ pageId, quote }) => quotesTelling(said, pageId, quote)))
  const shown = nameOfQuotes([...numbers].toSorted((a, b) => a - b))
  if (overview?.level === 'partly') return `${shown} 只有部分相符，其餘查證後才寫`
  // Of two rows one is quoted, and another page may give the figure for something else: only the quotes named bear out the words.
  const told = said
    .flatMap(({ text, under = '' }, at) => (numbers.has(at + 1) ? [under, text] : []))
    .join('\n')
  const words = (overview?.unquoted ?? []).filter(
    (word) => overview?.text.includes(word) && !isToldIn(word, told),
  )
  const values = valuesLackingIn(told, overview?.text ?? '').filter(
    (value) => !words.some((word) => word.includes(value)),
  )
  const names = [...words, ...values].map((word) => `「${inQuotes(word)}」`).join('、')
  return `出處見${shown}${names === '' ? '' : `，但沒有寫到${names}，查證後才寫`}`
}
