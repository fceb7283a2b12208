import type { Passage, Topic } from '@gaplens/contracts/analysis/report'
import { isAboutPrice } from '@gaplens/coverage/price-topics'
import { charactersOf } from '@gaplens/text/terms'
import { contentHeadings } from '../content-headings.ts'
import type { ReadSource, View } from '../view.ts'
import { answerKindOf, answersAs, figureAskedFor } from './answer-kind.ts'
import { tellAskedFor } from './asked-for.ts'
import { holdsQuestion, mentionsQuestion, sharesCharacter } from './question-words.ts'

/** A source that talks of a question, with its passage on it if one is known. */
export interface Teller {
  readonly pageId: string
  readonly passageId: string | null
}

/**
 * The sources that talk of a question. A topic is wider than one of its questions, so of those that cover it only the ones count
 * whose passage is on the question; beside these, the pages with a title or a heading that holds nearly all of its words. The best
 * come first.
 */
export function tellersOf(view: View, topic: Topic | undefined, question: string): Teller[] {
  const { keyword } = view.input
  const covering = (topic?.cells ?? [])
    .filter(({ pageId, level }) => pageId !== view.user?.id && level === 'covered')
    .toSorted((a, b) => b.score - a.score)
    .filter(({ passageId, certainty }) => {
      const passage = view.passage(passageId)
      if (topic === undefined || passage === undefined) return false
      return (
        (certainty === 'sure' && asksOf(question, topic.name, keyword)) ||
        isOn(question, topic, passage, keyword)
      )
    })
    .map(({ pageId, passageId }): Teller => ({ pageId, passageId }))
  const known = new Set(covering.map(({ pageId }) => pageId))
  const asking = view.othersRead
    .filter(
      ({ id, page }) =>
        !known.has(id) && headingsOf(page).some((text) => holdsQuestion(question, text, keyword)),
    )
    .map(({ id }): Teller => ({ pageId: id, passageId: null }))
  return [...covering, ...asking]
}

/** With this share of the characters of a topic's name a passage speaks of it in other words: 「海參」 of 「海鮮」. */
const NAMED = 0.5

/**
 * Whether a passage is on a question: it gives the kind of figure that is asked for; where none is, it shares a word with the question, or
 * speaks of a name of the topic that shares a character with it.
 */
function isOn(question: string, topic: Topic, { heading, quote }: Passage, keyword: string): boolean {
  const kind = figureAskedFor(question)
  const mentions = mentionsQuestion(question, [heading, quote], keyword)
  // A page that only names the thing tells neither how long it takes nor what it costs; 「12 個月」 tells how often, too.
  if (kind !== null)
    return answersAs(kind, quote) || (mentions && kind === 'frequency' && answersAs('time', quote))
  if (!tellAskedFor(question, [heading, quote], keyword)) return false
  if (mentions) return true
  const about = answerKindOf([question])
  if (about !== null) return answersAs(about, quote)
  if (isAboutPrice(question) && answersAs('money', quote)) return true
  const said = new Set(charactersOf(`${heading}${quote}`))
  const common = new Set(charactersOf(keyword))
  return [topic.name, ...topic.aliases]
    .filter((name) => name !== question && sharesCharacter(question, [name], keyword))
    .some((name) => {
      const characters = [...new Set(charactersOf(name))].filter((character) => !common.has(character))
      return characters.filter((character) => said.has(character)).length >= NAMED * characters.length
    })
}

/** Whether a question contains the whole name of a topic, other than the keyword: 「選址」 in 「餐廳選址要看什麼？」. */
function asksOf(question: string, name: string, keyword: string): boolean {
  return answerKindOf([question]) === null && !keyword.includes(name) && question.includes(name)
}

function headingsOf(page: ReadSource['page']): string[] {
  return [page.title, ...contentHeadings(page).map(({ text }) => text)]
}
