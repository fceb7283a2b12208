import type { Subject } from '../mention.ts'
import { isOfOffice } from '../reported-values.ts'
import type { View } from '../view.ts'
import { attributionsOf, isOfYearsAgo, isSellers } from './attributions.ts'
import type { GapFact } from './stated-fact.ts'

/**
 * Facts with one of a page that supports the AI Overview before those of pages on which its point was not found: what a page says of a
 * neighbouring matter, such as one accident, would be read as the answer. An office's rule stays first, and neither a seller nor a page
 * of years ago comes before others.
 */
export function provenFirst(view: View, { stated }: Subject, facts: readonly GapFact[]): GapFact[] {
  const proving = new Set(
    stated.statements.flatMap(({ support }) =>
      support.filter(({ level }) => level === 'found').map(({ pageId }) => pageId),
    ),
  )
  const isProven = ({ fact }: GapFact) => proving.has(fact.pageId)
  const [first] = facts
  const isWeaker = ({ fact: { pageId } }: GapFact) =>
    isSellers(attributionsOf(view).get(pageId)) || isOfYearsAgo(view, pageId)
  const lead = facts.find((each) => isProven(each) && !isWeaker(each))
  if (first === undefined || lead === undefined || isProven(first) || isOfOffice(view, first.fact.pageId))
    return [...facts]
  return [lead, ...facts.filter((each) => each !== lead)]
}
