import type { ReportSubQuestion, Topic } from '@gaplens/contracts/analysis/report'
import { isAboutWholePrice } from '@gaplens/coverage/price-topics'
import { answerSupport } from '@gaplens/coverage/support/answer-support'
import { distinctiveFigures } from '@gaplens/coverage/support/figure-words'
import { cutWords } from '@gaplens/coverage/topics/clauses'
import { sameValue } from '@gaplens/text/figures/compare'
import { readFigures } from '@gaplens/text/figures/read-figures'
import { termsOf } from '@gaplens/text/terms'
import type { View } from '../view.ts'
import { answerKindOf, answersAs, figureAskedFor } from './answer-kind.ts'
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
  const topic = topicOf(view, text)
  const tellers = tellersOf(view, topic, text)
  const standing = ownStanding(view, topic, text, answer)
  const isUntold = (topic?.cells ?? []).every(
    ({ pageId, level }) => pageId === view.user?.id || level !== 'covered',
  )
  const isOfTopic =
    isUntold ||
    tellers.some(({ passageId }) => passageId !== null) ||
    ['answered', 'possibly'].includes(standing.own)
  return isOfTopic && topic !== undefined
    ? { topic, tellers, ...standing }
    : { topic: null, tellers, own: 'unknown', ownPassageId: null }
}

function topicOf(view: View, text: string): Topic | undefined {
  const { keyword } = view.input
  const found = view.topics.find(
    (each) => [each.name, ...each.aliases, ...each.questions].includes(text) && isSpokenOf(view, each, text),
  )
  if (found !== undefined && mentionsQuestion(text, [found.name], keyword)) return found
  return topicNamedIn(view, text) ?? found ?? topicSaidIn(view, text) ?? priceTopic(view, text)
}

/** A name of one word of the question may be of a neighbouring subject. */
const NAME_WORDS_MIN = 2

/** The topic whose name is made of words of the question: 「手排與自排」 for 「學自排還是手排好？」, with whatever it was grouped. */
function topicNamedIn({ topics, input: { keyword } }: View, text: string): Topic | undefined {
  const common = new Set(termsOf(keyword))
  const asked = new Set(termsOf(text))
  return topics.find(({ name }) => {
    const words = [...new Set(termsOf(name))].filter((word) => !common.has(word))
    return words.length >= NAME_WORDS_MIN && words.every((word) => asked.has(word))
  })
}

/** A shorter name is part of other words. */
const SAID_MIN = 2

/**
 * The topic of which a question says the whole name, or else the label that the AI Overview gives it: 「除濕機開一個月電費多少？」 for
 * 「電費：…」.
 */
function topicSaidIn({ topics, input: { keyword, coverage } }: View, text: string): Topic | undefined {
  const edges = new Set([0])
  let edge = 0
  for (const word of cutWords(text)) {
    edge += word.length
    edges.add(edge)
  }
  // 「車費」 is no word of 「停車費誰付？」.
  const isSaid = (name: string) => {
    const at = text.indexOf(name)
    const isWhole = edges.has(at) && edges.has(at + name.length)
    return name.length >= SAID_MIN && isWhole && !keyword.includes(name)
  }
  const isLabelSaid = (id: string) =>
    coverage.table.topics.some((each) => each.id === id && each.statements.some(({ label }) => isSaid(label)))
  const [longest] = topics.filter(({ name }) => isSaid(name)).sort((a, b) => b.name.length - a.name.length)
  return longest ?? topics.find(({ id }) => isLabelSaid(id))
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
  const kind = figureAskedFor(text)
  const quote = view.passage(cell.passageId)?.quote
  // Whoever tells of a thing does not thereby tell how long it takes or what it costs.
  if (kind !== null && quote !== undefined && !isJudged(view, topic.id) && !answersAs(kind, quote))
    return { own: 'unknown', ownPassageId: null }
  const words = isJudged(view, topic.id)
    ? isNamedIn(view, topic, text, cell.passageId)
      ? 'found'
      : 'unverified'
    : wordsFor(view, text, answer)
  const own = STANDING[firmnessOf(cell)][words]
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

/** The topic that answers what the keyword itself costs, if that is the question. */
function priceTopic({ topics, input: { keyword } }: View, text: string): Topic | undefined {
  if (!isAboutWholePrice(text, keyword)) return undefined
  return topics.find(({ name }) => isAboutWholePrice(name, keyword))
}

/**
 * Whether the name or the quotes of a topic mention a question that was grouped with it, the name by a single character too (「要等多久」
 * under 「等待時間」), or both are about a price (「費用」 for 「修冷氣漏水要多少錢？」). A model's verdict needs no such check.
 */
function isSpokenOf(view: View, { id, name, cells }: Topic, question: string): boolean {
  const passages = cells.flatMap(({ passageId }) => view.passage(passageId) ?? [])
  const texts = passages.flatMap(({ heading, quote }) => [heading, quote])
  const { keyword } = view.input
  return (
    isJudged(view, id) ||
    mentionsQuestion(question, [name, ...texts], keyword) ||
    sharesCharacter(question, [name], keyword) ||
    [question, name].every((text) => answerKindOf([text]) === 'money')
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

function isJudged(view: View, topicId: string): boolean {
  const { topics } = view.input.coverage.table
  const verdicts = topics.find(({ id }) => id === topicId)?.verdicts ?? []
  return verdicts.some(({ pageId, judgeIsCertain }) => judgeIsCertain && pageId === view.user?.id)
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
