import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import type { Gap, Passage } from '@gaplens/contracts/analysis/report'
import { isAboutAnotherCountry } from '../../quotable/other-country.ts'
import { plain } from '../../quotable/plain.ts'
import { takesBack } from '../../quotable/surroundings.ts'
import { contextOfPassage } from '../../quotable/whole-quote.ts'
import { isOfOneTime, isOwnAccount, isStory } from '../eeat/story.ts'
import { factsFrom } from '../facts.ts'
import { languageOf } from '../language.ts'
import type { Subject } from '../mention.ts'
import { answersPost, headingShown, isThread } from '../thread.ts'
import { ownWords, sourcePage, type View } from '../view.ts'
import { oneLine } from '../wording.ts'
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
  if (isOwnAccount(given.heading) || isOfOneTime(given.heading, page)) return null
  for (const said of factsFrom(passage, page, subject)) {
    const isFit =
      !answersPost(said.text, given, page) &&
      languageOf(said.text) === view.language &&
      !isDamagesAside(subject, said.text, view.input.keyword) &&
      !isForAnotherPeriod(gap.name, said.text) &&
      !isAboutAnotherCountry(page, ownWords(view), said.text)
    const fact = isFit ? completedFact(view, { fact: said, passage, page }, subject) : null
    if (fact !== null)
      return {
        fact,
        passage,
        page,
        isNamed: isUnder(subject, fact.text, passage),
        point: pointShare(subject, said.text),
      }
    // What takes one sentence back may stand behind the others too: 「以上是誤傳」. A story goes on in them.
    if (isStory(said.text, page) || isTakenBack(passage, page)) return null
  }
  return null
}

/** Whether a sentence of a passage, or the one behind it, takes back what stands before it. */
function isTakenBack({ quote }: Passage, page: ReadPage): boolean {
  const { sentences, around } = contextOfPassage(quote, page)
  return [...sentences.map(({ text }) => text), around.next].some((text) => takesBack(plain(oneLine(text))))
}
