import type { Gap, Passage } from '@gaplens/contracts/analysis/report'
import { isAboutAnotherCountry } from '../../quotable/other-country.ts'
import { isOfOneTime, isOwnAccount } from '../eeat/story.ts'
import { factOf } from '../facts.ts'
import { languageOf } from '../language.ts'
import type { Subject } from '../mention.ts'
import { answersPost, headingShown, isThread } from '../thread.ts'
import { ownWords, sourcePage, type View } from '../view.ts'
import { completedFact } from './completed-fact.ts'
import { isDamagesAside } from './damages.ts'
import { isUnder } from './fact-heading.ts'
import type { FoundFact } from './fitting-facts.ts'
import { pointShare } from './overview-point.ts'
import { isForAnotherPeriod } from './payment-period.ts'
import { asStated, type GapFact } from './stated-fact.ts'

/** A gap and what its facts must be about. */
export interface SubjectOfGap {
  readonly gap: Gap
  readonly subject: Subject
}

/** What a passage states for a gap, whether or not it mentions its subject; null if nothing may be stated. */
export function factIn(view: View, { gap, subject }: SubjectOfGap, passage: Passage): GapFact | null {
  const page = sourcePage(view, passage.pageId)
  const found = page === undefined ? null : foundIn(view, { gap, subject }, { passage, page })
  return found === null ? null : asStated(view, subject, found)
}

/** The fact of a passage for a gap, with the sentences beside it; null if none may be stated. */
export function foundIn(
  view: View,
  { gap, subject }: SubjectOfGap,
  { passage: given, page }: Pick<FoundFact, 'passage' | 'page'>,
): FoundFact | null {
  // In a thread a post may stand where other pages have a heading. Posts answer a question, or one that is cut off, but no statement.
  const heading = headingShown(given, page)
  const isPost = isThread(page) && !/[?？]|…$/u.test(heading)
  const passage = { ...given, heading: isPost ? '' : heading }
  const said = factOf(passage, page, subject)
  if (
    said === null ||
    answersPost(said.text, given, page) ||
    isOwnAccount(given.heading) ||
    isOfOneTime(given.heading, page) ||
    languageOf(said.text) !== view.language ||
    isDamagesAside(subject, said.text, view.input.keyword) ||
    isForAnotherPeriod(gap.name, said.text) ||
    isAboutAnotherCountry(page, ownWords(view), said.text)
  )
    return null
  const fact = completedFact(view, { fact: said, passage, page }, subject)
  if (fact === null) return null
  const isNamed = isUnder(subject, fact.text, passage)
  return { fact, passage, page, isNamed, point: pointShare(subject, said.text) }
}
