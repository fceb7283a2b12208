import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import type { Passage } from '@gaplens/contracts/analysis/report'
import { isAsAbove } from './as-above.ts'
import { leastOf, WHOLE_MAX, withinWidth } from './fact-width.ts'
import { mentionOf, type Subject } from './mention.ts'
import { statementsOf } from './passage-statements.ts'
import { isQuotable } from './statements/citable.ts'
import { balanced } from './statements/clauses.ts'
import { PERSON_TOLD_BEFORE } from './statements/person-told-before.ts'
import { isException, isWhole } from './statements/standalone.ts'
import { widthOf } from './statements/width.ts'
import { wholeSeries, wholeTable } from './whole-statements.ts'

/** What begins with somebody whom only the text before it names. */
const OF_SOMEBODY = new RegExp(`^(?:${PERSON_TOLD_BEFORE.source})`, 'u')

/**
 * The part of a passage to quote when none of its sentences qualifies as a fact: the first that mentions the subject, if possible
 * without referring back, otherwise its beginning. Null for a passage of column names, labels and questions.
 */
export function excerptOf(
  { quote }: Pick<Passage, 'quote'>,
  page: Pick<ReadPage, 'blocks'>,
  subject: Subject,
): string | null {
  const candidates = statementsOf(quote, page)
    .filter(({ text, isList, row }) => (!isList || widthOf(text) <= WHOLE_MAX) && !isAsAbove(row))
    .map(({ text, row, verbatim, isList }) => ({ text: verbatim ?? text, row, isList }))
    .filter(({ text }) => mayBeQuoted(text))
  const whole = candidates.filter(({ text }) => isWhole(text))
  const mentions = ({ text }: { text: string }) => mentionOf(text, subject) !== 'no'
  const found = whole.find(mentions) ?? candidates.find(mentions) ?? whole[0] ?? candidates[0]
  if (found === undefined) return null
  const { text, row, isList } = found
  if (isList) return text
  const isNamed = mentionOf(text, subject) === 'name'
  const table = isNamed ? null : (wholeTable(row, page) ?? wholeSeries(row, page, subject))
  return table?.text ?? withinWidth(text)
}

function mayBeQuoted(text: string): boolean {
  const isLabel = widthOf(text) < leastOf(text) || !balanced(text) || /[?？]$/u.test(text)
  return !isLabel && isQuotable(text) && !OF_SOMEBODY.test(text) && !isException(text)
}
