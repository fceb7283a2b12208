import type { Topic } from '@gaplens/contracts/analysis/report'
import { isAboutWholePrice } from '@gaplens/coverage/price-topics'
import { cutWords } from '@gaplens/coverage/topics/clauses'
import { comparableName } from '@gaplens/coverage/topics/name-forms'
import { nounOfQuestion } from '@gaplens/coverage/topics/question-noun'
import { termsOf } from '@gaplens/text/terms'
import type { View } from '../view.ts'
import { answerKindOf } from './answer-kind.ts'
import { mentionsQuestion, sharesCharacter } from './question-words.ts'

/** The topic that a question is about: the one with which it was grouped or, if that speaks of something else, one that is named so. */
export function topicOf(view: View, text: string): Topic | undefined {
  const { keyword } = view.input
  const found = view.topics.find(
    (each) => [each.name, ...each.aliases, ...each.questions].includes(text) && isSpokenOf(view, each, text),
  )
  if (found !== undefined && mentionsQuestion(text, [found.name], keyword)) return found
  return (
    topicNamedIn(view, text) ??
    topicCalledAs(view, text) ??
    found ??
    topicSaidIn(view, text) ??
    priceTopic(view, text)
  )
}

/** What is done for how long: 「泡」 of 「要泡多久？」, 「準備」 of 「要準備多久？」. */
const HOW_LONG = /(?:要|得|需要|該)(\p{Script=Han}{1,2})(?:多久|多少時間|幾個?(?:小時|鐘頭|分鐘))/u
/** How long the keyword's own thing takes, or until one is well: 「要多久？」, 「多久會好？」; and how such a topic is called. */
const TAKES: readonly (readonly [RegExp, RegExp])[] = [
  [
    /^(?:[需大]?[要約概]|會)*多久(?:時間)?$/u,
    /^(?:處理|所需|辦理|作業|等待|需要)(?:的?時間|天數)$|^工作天$/u,
  ],
  [/^要?多久(?:才[會能]?|[會能])(?:好|復原|恢復|痊癒|癒合)$/u, /^(?:癒合|復原|恢復)(?:的?時間|期)?$/u],
]

/** The topic that is called what a question asks for: 「浸泡時間」 for 「要泡多久？」, 「適合對象」 for 「哪些人不適合？」. */
function topicCalledAs({ topics, input: { keyword } }: View, text: string): Topic | undefined {
  const noun = nounOfQuestion(text)
  const act = HOW_LONG.exec(text)?.[1]
  const bare = cutWords(text).filter((word) => !keyword.includes(word))
  const takes = TAKES.find(([asks]) => asks.test(bare.join('').replace(/[\s？?]/gu, '')))?.[1]
  return (
    topics.find(({ name }) => noun !== null && [noun, noun.replace(/^不/u, '')].includes(name)) ??
    topics.find(({ name }) => act !== undefined && name.endsWith('時間') && name.includes(act)) ??
    topics.find(({ name }) => takes?.test(name) === true)
  )
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
  // 「分期」 of 「分期方式」 begins a word of 「可以分期付款嗎？」.
  const isBegun = (name: string) => {
    const bare = comparableName(name)
    return bare !== name && !keyword.includes(bare) && edges.has(text.indexOf(bare))
  }
  const isLabelSaid = (id: string) =>
    coverage.table.topics.some((each) => each.id === id && each.statements.some(({ label }) => isSaid(label)))
  const [longest] = topics
    .filter(({ name }) => isSaid(name) || isBegun(name))
    .sort((a, b) => b.name.length - a.name.length)
  return longest ?? topics.find(({ id }) => isLabelSaid(id))
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

/** Whether a model judged the user's page on a topic. */
export function isJudged(view: View, topicId: string): boolean {
  const { topics } = view.input.coverage.table
  const verdicts = topics.find(({ id }) => id === topicId)?.verdicts ?? []
  return verdicts.some(({ pageId, judgeIsCertain }) => judgeIsCertain && pageId === view.user?.id)
}
