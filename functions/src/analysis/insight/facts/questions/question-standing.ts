import type { ReportSubQuestion, Topic } from '@gaplens/contracts/analysis/report'
import { isAboutWholePrice, tellsPrice } from '@gaplens/coverage/price-topics'
import { answerSupport } from '@gaplens/coverage/support/answer-support'
import { distinctiveFigures } from '@gaplens/coverage/support/figure-words'
import { sameValue } from '@gaplens/text/figures/compare'
import { readFigures } from '@gaplens/text/figures/read-figures'
import { normalise } from '@gaplens/text/terms'
import { type GapPlan, planGaps } from '../gaps/gap-plan.ts'
import { saidBySources } from '../gaps/gap-quote.ts'
import type { View } from '../view.ts'
import { oneLine } from '../wording.ts'
import { answerKindOf, answersAs, figureAskedFor, givesNumberFor } from './answer-kind.ts'
import { tellAskedFor } from './asked-for.ts'
import { haveFocus } from './focus.ts'
import { isJudged, topicOf } from './question-topic.ts'
import { mentionsQuestion, sharesCharacter } from './question-words.ts'
import { type Teller, tellersOf } from './tellers.ts'

/** The topic of a question that people ask, who talks of it, and whether the user's page answers it, with the passage. */
export interface QuestionStanding {
  /** Null where what the sources say on it is on none of them the question, and the user's page answers it neither. */
  readonly topic: Topic | null
  /** The sources that talk of the question. */
  readonly tellers: readonly Teller[]
  readonly own: ReportSubQuestion['own']
  readonly ownPassageId: string | null
}

/**
 * It follows from the user's cell for the question's topic. A topic is wider than one of its questions, so the page must also have
 * words of the question: where a model judged the topic, its proof must, or the topic's name; elsewhere so many of the words of
 * the question and of Google's answer that an answer is likely, or with fewer of them possible.
 */
export function questionStanding(view: View, text: string, answer: string): QuestionStanding {
  const part = planGaps(view).find(({ questions }) => questions.includes(oneLine(text)))
  const topic = topicOf(view, text) ?? part?.topic
  const standing = ownStanding(view, topic, text, answer)
  const telling = withAnswering(tellersOf(view, topic, text), part)
  // Where the user's page answers by what it says of the topic, the sources that cover it talk of the question too.
  const tellers = telling.length === 0 && standing.own === 'answered' ? tellersOfTopic(view, topic) : telling
  const isUntold = (topic?.cells ?? []).every(
    ({ pageId, level }) => pageId === view.user?.id || level !== 'covered',
  )
  const isOfTopic =
    isUntold ||
    (part !== undefined && part.topic?.id === topic?.id) ||
    tellers.some(({ passageId }) => passageId !== null) ||
    ['answered', 'possibly'].includes(standing.own)
  return isOfTopic && topic !== undefined
    ? { topic, tellers, ...standing }
    : { topic: null, tellers, own: 'unknown', ownPassageId: null }
}

/** The sources that cover a topic. */
function tellersOfTopic({ user }: View, topic: Topic | undefined): Teller[] {
  return (topic?.cells ?? [])
    .filter(
      ({ pageId, level, passageId }) => pageId !== user?.id && level === 'covered' && passageId !== null,
    )
    .map(({ pageId, passageId }) => ({ pageId, passageId }))
}

/** The tellers, with the pages of what a part of the outline states to answer the question. */
function withAnswering(tellers: readonly Teller[], part: GapPlan | undefined): Teller[] {
  const stated = part === undefined ? [] : saidBySources(part)
  const others = stated.filter(({ pageId }) => tellers.every((each) => each.pageId !== pageId))
  const byPage = new Map(others.map(({ pageId, passageId }) => [pageId, { pageId, passageId }]))
  return [...tellers, ...byPage.values()]
}

function ownStanding(
  view: View,
  topic: Topic | undefined,
  text: string,
  answer: string,
): Pick<QuestionStanding, 'own' | 'ownPassageId'> {
  const cell = topic?.cells.find(({ pageId }) => pageId === view.user?.id)
  if (topic === undefined || cell === undefined) return { own: 'unknown', ownPassageId: null }
  if (cell.level === 'absent')
    return { own: givesCase(view, text) ? 'unknown' : absent(cell), ownPassageId: null }
  // What a page only touches answers no question on it.
  if (cell.level === 'touched') return { own: 'unknown', ownPassageId: null }
  if (lacksCode(view, text)) return { own: 'unknown', ownPassageId: null }
  const kind = figureAskedFor(text)
  const { heading = '', quote } = view.passage(cell.passageId) ?? {}
  // Whoever tells of a thing does not thereby tell how long it takes or what it costs.
  if (kind !== null && quote !== undefined && !isJudged(view, topic.id) && !answersAs(kind, quote))
    return { own: 'unknown', ownPassageId: null }
  if (!tellAskedFor(text, [heading, quote ?? ''], view.input.keyword))
    return { own: 'unknown', ownPassageId: null }
  const words = isJudged(view, topic.id)
    ? isNamedIn(view, topic, text, cell.passageId)
      ? 'found'
      : 'unverified'
    : wordsFor(view, text, answer)
  const isPriced = isAboutWholePrice(text, view.input.keyword) && quote !== undefined && tellsPrice(quote)
  // A judge says that a topic is covered, not that its passage has the number which one of its questions asks for.
  const firmness = givesNumberFor(text, quote ?? '') ? firmnessOf(cell) : 'likely'
  const said = STANDING[firmness][words]
  // Words of the keyword's subject and of counting stand in passages on its neighbours, too.
  const isBeside = !isJudged(view, topic.id) && !haveFocus(text, [heading, quote ?? ''], view.input.keyword)
  if (isBeside && !isPriced) return { own: 'unknown', ownPassageId: null }
  const own = said === 'unknown' && isPriced ? 'possibly' : said
  return { own, ownPassageId: own === 'unknown' ? null : cell.passageId }
}

/** From this likelihood on a page may cover what it was not seen to. */
const IN_DOUBT = 0.5

function absent({ certainty, score }: Topic['cells'][number]): ReportSubQuestion['own'] {
  if (certainty === 'sure') return 'unanswered'
  return score >= IN_DOUBT ? 'unknown' : 'possiblyNot'
}

function ownTexts({ user, input: { coverage } }: View): string[] {
  const page = coverage.table.corpus.pages.find(({ source }) => source.id === user?.id)
  const claims = page?.sections.flatMap((section) => section.claims) ?? []
  return claims.map(({ claim }) => `${claim.heading}\n${claim.text}`)
}

/** Names of letters and digits: 「R32」, 「IPX4」, 「7A」. */
const CODE = /(?<![\p{Script=Latin}\d])(?=\d*[A-Za-z])(?=[A-Za-z]*\d)[A-Za-z\d]{2,}(?![\p{Script=Latin}\d])/gu

/** Whether a question names something by a code that the user's page has nowhere: then that does not tell it from another. */
function lacksCode(view: View, question: string): boolean {
  const codes = question.match(CODE)
  if (codes === null) return false
  const own = ownTexts(view).map(normalise)
  return codes.some((code) => own.every((text) => !text.includes(normalise(code))))
}

/** Whether the user's page gives the figure by which a question names a case, beside another: 「20 坪」 beside 「3 天」. */
function givesCase(view: View, question: string): boolean {
  const cases = distinctiveFigures(question)
  return (
    cases.length > 0 &&
    ownTexts(view).some((text) => {
      const given = readFigures(text)
      return given.length > 1 && cases.some((figure) => given.some((each) => sameValue(each, figure)))
    })
  )
}

/**
 * Whether the user's passage on a topic is about a question and not about a neighbour of it: it or a name of the topic shares a word
 * with the question, or the name a character, or it gives a figure of the kind that is asked for (「最便宜的是哪一個？」 under 「價格」).
 */
function isNamedIn(
  view: View,
  { name, aliases }: Topic,
  question: string,
  passageId: string | null,
): boolean {
  const { heading, quote } = view.passage(passageId) ?? { heading: '', quote: '' }
  const names = [name, ...aliases.filter((alias) => alias !== question)]
  const kind = answerKindOf([question])
  if (kind !== null && answersAs(kind, quote)) return true
  const { keyword } = view.input
  return (
    sharesCharacter(question, names, keyword) ||
    mentionsQuestion(question, [...names, heading, quote], keyword)
  )
}

/** Google's answer to a question; empty where it shows none. */
export function answerTo({ input }: View, question: string): string {
  return input.serp.subQuestions?.find(({ text }) => text === question)?.answer ?? ''
}

/** The answer state by how firmly the page is said to cover the topic, and by how many words of question and answer it has. */
const STANDING = {
  sure: { found: 'answered', partly: 'possibly', unverified: 'unknown' },
  headed: { found: 'possibly', partly: 'possibly', unverified: 'unknown' },
  likely: { found: 'possibly', partly: 'unknown', unverified: 'unknown' },
} as const

/** From this likelihood on only a passage without a word of the topic makes the cell less than sure. */
const HEADED = 0.8

function firmnessOf({ certainty, score }: Topic['cells'][number]): keyof typeof STANDING {
  if (certainty === 'sure') return 'sure'
  return score >= HEADED ? 'headed' : 'likely'
}

/** How many words of a question and its answer the user's page has. */
function wordsFor(view: View, question: string, answer: string): keyof (typeof STANDING)['sure'] {
  const { corpus } = view.input.coverage.table
  const page = corpus.pages.find(({ source }) => source.id === view.user?.id)
  if (page === undefined) return 'unverified'
  const words = answerSupport(corpus, { question, answer, keyword: view.input.keyword }, page)
  // A question alone has too few words to prove that a page does not answer it.
  return words === 'unverified' && answer === '' ? 'partly' : words
}
