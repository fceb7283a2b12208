import type { ReadPage } from '@gaplens/contracts/analysis/read-page'
import type { Gap, Passage } from '@gaplens/contracts/analysis/report'
import { cleanHeading } from '@gaplens/coverage/headings'
import { charactersOf } from '@gaplens/text/terms'
import type { Subject } from '../mention.ts'
import { ASKING } from '../questions/question-words.ts'
import { tellersOf } from '../questions/tellers.ts'
import { sourcePage, type View } from '../view.ts'
import { factIn } from './fact-in-passage.ts'
import { isOutdated, quotedPages } from './gap-passages.ts'
import type { GapFact } from './stated-fact.ts'
import { beginsAsAnswer, fromAnswer } from './with-answer.ts'

/** A text with more than this share of what a question asks of its subject, and so many characters of it, is on that. */
const ASKS = { share: 0.5, least: 2 }
/** Asks for a yes or a no. What only stands under its words gives neither. */
const CHOICE = /嗎[？?]?$|是否|(\p{Script=Han})不\1/u
/** The writer in a heading, who tells of an own case. Readers are, in a question: 「我要帶什麼？」. */
const OF_WRITER = /我(?!國)[^？?嗎]*$/u

/**
 * The fact under a heading that asks what one of a gap's questions asks of its subject: 「該配哪一種砂」 for 「貓砂機要配哪一種砂？」. What is told
 * below it is the answer, though it need not name the subject, of which the whole page may be. Null where a stated fact is on that already.
 */
export function askedFact(
  view: View,
  gap: Gap,
  subject: Subject,
  stated: readonly GapFact[],
): GapFact | null {
  const texts = stated.map(
    ({ fact }) => `${fact.text}${fact.under ?? ''}${view.passage(fact.passageId)?.heading ?? ''}`,
  )
  for (const question of subject.questions) {
    const asked = askedOf(question, subject, view.input.keyword)
    const on = texts.filter((text) => isOn(asked, text))
    const isAnswered = stated.some(({ fact: { text } }) => beginsAsAnswer(text))
    const isOpen = CHOICE.test(question) && !isAnswered
    if (!isOpen && on.some((text) => hasWordOf(asked, question, text))) continue
    const [found] = passagesOn(view, gap, question)
      .filter(
        ({ passage }) =>
          isOn(asked, cleanHeading(passage.heading)) &&
          !OF_WRITER.test(passage.heading) &&
          !isOutdated(view, gap, passage),
      )
      .flatMap(({ passage, page }) => {
        const quote = fromAnswer(passage.quote, page)
        return factIn(view, { gap, subject }, { ...passage, quote }) ?? []
      })
    // Another than an answer would only stand beside what is on the question by some of its characters.
    if (found !== undefined && (on.length === 0 || beginsAsAnswer(found.fact.text))) return found
  }
  return null
}

/**
 * What a question asks of a subject: its characters without those of the subject's name, of the keyword and of asking. The name counts where
 * it says all that is asked: 「押金與訂金」 of 「訂金算押金嗎？」.
 */
export function askedOf(
  question: string,
  { names: [name = ''] }: Pick<Subject, 'names'>,
  keyword: string,
): ReadonlySet<string> {
  const without = (words: string) => {
    const known = new Set(charactersOf(words))
    return new Set(charactersOf(question.replace(ASKING, ' ')).filter((each) => !known.has(each)))
  }
  const asked = without(`${keyword} ${name}`)
  return asked.size < ASKS.least ? without(keyword) : asked
}

/** Whether a text is on what is asked. */
export function isOn(asked: ReadonlySet<string>, text: string): boolean {
  const held = [...asked].filter((each) => text.includes(each)).length
  return held >= ASKS.least && held > ASKS.share * asked.size
}

/**
 * Whether a text has two characters of what is asked that stand side by side in the question, if any do: a long table has 「一」 and 「定」
 * somewhere, and nothing on 「一定要打底嗎？」.
 */
export function hasWordOf(asked: ReadonlySet<string>, question: string, text: string): boolean {
  const characters = [...question]
  const pairs = characters.flatMap((each, at) => {
    const next = characters[at + 1] ?? ''
    return asked.has(each) && asked.has(next) ? [each + next] : []
  })
  return pairs.length === 0 || pairs.some((pair) => text.includes(pair))
}

/** The passages of other pages on a gap, and on one of its questions. */
function passagesOn(view: View, gap: Gap, question: string): { passage: Passage; page: ReadPage }[] {
  const asking = tellersOf(view, view.topic(gap.topicId), question).flatMap(({ passageId }) => {
    const passage = view.passage(passageId)
    const page = sourcePage(view, passage?.pageId)
    return passage === undefined || page === undefined ? [] : [{ passage, page }]
  })
  return [...asking, ...quotedPages(view, gap)]
}
