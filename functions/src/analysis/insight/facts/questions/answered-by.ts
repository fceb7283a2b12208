import type { Passage } from '@gaplens/contracts/analysis/report'
import { answerKindOf, answersAs } from './answer-kind.ts'
import { tellAskedFor, withoutAskedFor } from './asked-for.ts'
import { mentionsQuestion, sharesCharacter } from './question-words.ts'
import { speakOfTheRest } from './rest-of-question.ts'

/** The name of a part, what it states, the passages that say so, and all texts that were read on its subject. */
interface Told {
  /** The words of the subject that all pages are about. */
  readonly subject: readonly string[]
  readonly name: string
  readonly statedTexts: readonly string[]
  readonly passages: readonly Pick<Passage, 'heading'>[]
  readonly readTexts: readonly string[]
}

/** Asks for a number, of whatever. */
const ASKS_NUMBER = /多少|幾/u
const NUMBER = /\d|[一二三四五六七八九十百千半]/u

/**
 * Whether what a part states answers a question: it gives the kind of figure, the way, the remedy or the choice that is asked for, on a
 * subject of which the question speaks; otherwise what it states, or the heading over that, shares a word with what the question asks
 * of the part's subject: 「會上癮」 of 「安眠藥會上癮嗎？」. The part's name alone answers only a question for nothing else. Other
 * texts of the sources do not count, because the writer is not told to state them.
 */
export function isAnsweredBy(question: string, keyword: string, told: Told): boolean {
  const { name, subject, statedTexts, passages, readTexts } = told
  const kind = answerKindOf([question])
  if (kind !== null)
    return (
      statedTexts.some((text) => answersAs(kind, text)) &&
      mentionsQuestion(question, [name, ...statedTexts, ...readTexts], keyword)
    )
  const headings = passages.map(({ heading }) => heading)
  if (ASKS_NUMBER.test(question))
    return (
      statedTexts.some((text) => NUMBER.test(text)) &&
      mentionsQuestion(question, [name, ...statedTexts, ...headings], keyword)
    )
  if (!tellAskedFor(question, [...statedTexts, ...headings], keyword)) return false
  const asked = withoutAskedFor(question)
  return mentionsQuestion(question, [name], keyword) || sharesCharacter(question, [name], keyword)
    ? speakOfTheRest(asked, [keyword, name, ...subject], statedTexts, headings)
    : mentionsQuestion(asked, [...statedTexts, ...headings], keyword)
}
