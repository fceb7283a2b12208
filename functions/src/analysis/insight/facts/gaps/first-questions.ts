import type { Gap, Topic } from '@gaplens/contracts/analysis/report'
import type { BriefFact } from '@gaplens/contracts/analysis/report-brief'
import { termsOf } from '@gaplens/text/terms'
import { isAnsweredBy } from '../questions/answered-by.ts'
import { topicOf } from '../questions/question-topic.ts'
import { holdsQuestion } from '../questions/question-words.ts'
import type { View } from '../view.ts'
import { oneLine } from '../wording.ts'
import { quotedPages } from './gap-passages.ts'
import { type GapQuote, saidBySources } from './gap-quote.ts'
import { questionsOf } from './gap-subject.ts'
import type { SupportedWords } from './overview-words.ts'

/** What is to be written about a gap. */
interface ToldGap {
  readonly gap: Gap
  readonly topic: Topic | undefined
  readonly facts: readonly BriefFact[]
  readonly quote: GapQuote | null
  readonly overview: SupportedWords | null
}

const QUESTIONS_MAX = 2

/**
 * The questions that each gap's text answers first, by topic id: those on its topic that what it states answers, each with the first
 * such gap; then those that no gap of their topic answers, with the gap of which one fact, with its heading, holds nearly all of
 * their words.
 */
export function firstQuestions(view: View, told: readonly ToldGap[]): ReadonlyMap<string, readonly string[]> {
  const subject = wordsOfTitles(view)
  const { keyword } = view.input
  const found = new Map(told.map(({ gap }) => [gap.topicId, [] as string[]]))
  const asked = new Set<string>()
  const put = (question: string, { gap }: ToldGap, isAnswered: () => boolean) => {
    const questions = found.get(gap.topicId) ?? []
    if (asked.has(question) || questions.length >= QUESTIONS_MAX || !isAnswered()) return
    questions.push(question)
    asked.add(question)
  }
  const related = view.input.serp.relatedQuestions.map(oneLine)
  const homes = new Map(related.map((question) => [question, topicOf(view, question)?.id]))
  // What a question was grouped with may not be what it asks for.
  const isAtHome = (question: string, { gap }: ToldGap) => {
    const home = homes.get(question)
    return home === undefined || home === gap.topicId || !found.has(home)
  }
  const questionsAt = (each: ToldGap) => [
    ...questionsOf(view, each.topic).filter((question) => isAtHome(question, each)),
    ...related.filter((question) => homes.get(question) === each.gap.topicId),
  ]
  for (const each of told)
    for (const question of questionsAt(each))
      put(question, each, () => isAnsweredBy(question, keyword, wholeOf(view, each, subject)))
  for (const question of related)
    for (const each of told)
      put(question, each, () =>
        saidBySources(each).some((fact) => holdsAnswer(view, question, fact, subject)),
      )
  return found
}

function wholeOf(view: View, each: ToldGap, subject: readonly string[]) {
  const facts = saidBySources(each)
  return {
    name: each.gap.name,
    subject,
    statedTexts: [...facts.flatMap(({ text, under = '' }) => [text, under]), each.overview?.text ?? ''],
    passages: facts.flatMap(({ passageId }) => view.passage(passageId) ?? []),
    readTexts: quotedPages(view, each.gap).flatMap(({ passage }) => [passage.heading, passage.quote]),
  }
}

/** Whether one fact answers a question on whatever topic. */
function holdsAnswer(
  view: View,
  question: string,
  { text, under = '', passageId }: BriefFact | GapQuote,
  subject: readonly string[],
): boolean {
  const passage = view.passage(passageId)
  const { keyword } = view.input
  return (
    holdsQuestion(question, `${passage?.heading ?? ''}\n${text}`, keyword) &&
    isAnsweredBy(question, keyword, {
      name: '',
      subject,
      statedTexts: [text, under],
      passages: passage === undefined ? [] : [passage],
      readTexts: [],
    })
  )
}

/** The words that several of the pages have in their titles: what all of them are about, in other words than the keyword's too. */
function wordsOfTitles(view: View): string[] {
  const words = view.othersRead.flatMap(({ page }) => [...new Set(termsOf(page.title))])
  return [...new Set(words.filter((word, at) => words.indexOf(word) < at))]
}
