import type { Passage } from '@gaplens/contracts/analysis/report'
import { answerKindOf, answersAs } from './answer-kind.ts'
import { mentionsQuestion } from './question-words.ts'

/** The name of a part, what it states, the passages that say so, and all texts that were read on its subject. */
interface Told {
  readonly name: string
  readonly statedTexts: readonly string[]
  readonly passages: readonly Pick<Passage, 'heading' | 'quote'>[]
  readonly readTexts: readonly string[]
}

/** Asks for a way that somebody has to go: 「補助怎麼申請？」, but not 「太酸怎麼辦？」. */
const ASKS_WAY =
  /(?:怎麼|如何)(?:去|才能)?(?:申請|辦理|退|領|報名|繳|登記|請領)|(?:流程|步驟|手續)(?:是什麼|有哪些)/u
/** Tells of one. */
const TELLS_WAY =
  /申請|辦理|登記|填[寫妥好表]|備[齊妥]|[檢另]附|上傳|送件|臨櫃|線上|流程|步驟|先[^。]{1,20}[再才]/u

/** Asks which one to take: 「掃拖機器人推薦哪一台？」. */
const ASKS_WHICH = /推薦|哪一?(?:台|臺|款|間|牌|個牌子|個品牌)|最便宜|最好用/u
/** Recommends one. */
const TELLS_WHICH = /推薦|首選|優先選|建議選|最便宜|第一名/u

/** Asks for a number, of whatever. */
const ASKS_NUMBER = /多少|幾/u

/**
 * Whether what a part states answers a question: it gives the kind of figure, the way or the choice that is asked for, on a subject of
 * which the question speaks; otherwise its name, what it states or the passage that says so shares a word with the question. Other texts
 * of the sources do not count, because the writer is not told to state them.
 */
export function isAnsweredBy(question: string, keyword: string, told: Told): boolean {
  const { name, statedTexts, passages, readTexts } = told
  const mentions = (texts: readonly string[]) => mentionsQuestion(question, texts, keyword)
  const states = (sign: RegExp) => statedTexts.some((text) => sign.test(text))
  const kind = answerKindOf([question])
  if (kind !== null)
    return statedTexts.some((text) => answersAs(kind, text)) && mentions([name, ...statedTexts, ...readTexts])
  if (ASKS_WAY.test(question) && !states(TELLS_WAY)) return false
  if (ASKS_WHICH.test(question) && !states(TELLS_WHICH)) return false
  if (ASKS_NUMBER.test(question) && !states(/\d|[一二三四五六七八九十百千半]/u)) return false
  return mentions([name, ...statedTexts, ...passages.flatMap(({ heading, quote }) => [heading, quote])])
}
