import type { Topic } from '@gaplens/contracts/analysis/report'
import { isAboutWholePrice } from '@gaplens/coverage/price-topics'
import { cutWords } from '@gaplens/coverage/topics/clauses'
import { comparableName } from '@gaplens/coverage/topics/name-forms'
import { termsOf } from '@gaplens/text/terms'
import type { View } from '../view.ts'
import { type AnswerKind, answerKindOf } from './answer-kind.ts'
import { topicCalledAs, topicOnRefusal } from './called-as.ts'
import { mentionsQuestion, sharesCharacter } from './question-words.ts'

/** The topic that a question is about: the one with which it was grouped or, if that speaks of something else, one that is named so. */
export function topicOf(view: View, text: string): Topic | undefined {
  const { keyword } = view.input
  const onRefusal = topicOnRefusal(view, text)
  if (onRefusal !== undefined) return onRefusal
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

/** Names of a price or a time that do not ask for it: 「聲請費」, 「退款時程」, 「間隔」. */
const OF_KIND: Partial<Record<AnswerKind, RegExp>> = {
  money: /(?<![消免小])費$|報價/u,
  time: /時程$|期限$/u,
  days: /間隔/u,
  frequency: /間隔/u,
}

/** Whether a name is of the kind of figure that a question asks for. */
function isOfKind(question: string, name: string): boolean {
  const kind = answerKindOf([question])
  return kind !== null && (answerKindOf([name]) === kind || OF_KIND[kind]?.test(name) === true)
}

/**
 * Whether the name or the quotes of a topic mention a question that was grouped with it, the name by a single character too (「要等多久」
 * under 「等待時間」), or both are about a price or a time (「費用」 for 「修冷氣漏水要多少錢？」, 「退款時程」 for 「多久會下來？」). A model's
 * verdict needs no such check.
 */
function isSpokenOf(view: View, { id, name, cells }: Topic, question: string): boolean {
  const passages = cells.flatMap(({ passageId }) => view.passage(passageId) ?? [])
  const texts = passages.flatMap(({ heading, quote }) => [heading, quote])
  const { keyword } = view.input
  return (
    isJudged(view, id) ||
    mentionsQuestion(question, [name, ...texts], keyword) ||
    sharesCharacter(question, [name], keyword) ||
    isOfKind(question, name)
  )
}

/** Whether a model judged the user's page on a topic. */
export function isJudged(view: View, topicId: string): boolean {
  const { topics } = view.input.coverage.table
  const verdicts = topics.find(({ id }) => id === topicId)?.verdicts ?? []
  return verdicts.some(({ pageId, judgeIsCertain }) => judgeIsCertain && pageId === view.user?.id)
}
