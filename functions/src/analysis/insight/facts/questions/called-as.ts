import type { Topic } from '@gaplens/contracts/analysis/report'
import { cutWords } from '@gaplens/coverage/topics/clauses'
import { nounOfQuestion } from '@gaplens/coverage/topics/question-noun'
import type { View } from '../view.ts'
import { figureAskedFor } from './answer-kind.ts'
import { sharesCharacter } from './question-words.ts'

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
/** A name that ends so is of a time until when: 「返還期限」 for 「多久要還？」. */
const UNTIL_WHEN = /(?:期限|時程)$/u
/** A fine in questions and in names and headings. */
const ASKS_FINE = /[被會要]罰|罰(?:多少|錢|款|幾)/u
const FINE = /罰[則鍰款金]/u
/** That somebody else does not do or give what is wanted: 「店家不退訂金怎麼辦？」. */
const REFUSED =
  /(?:不(?:[還給退理賠付讓認修開]|肯|願|同意|受理|處理|配合)|拒|被[退駁]).*(?:怎麼辦|如何處理|怎麼處理)/u
/** What is told of that, best first. */
const ON_REFUSAL = [/拒/u, /申訴|調[解處停]|存證信函|支付命令|訴訟|檢舉|救濟/u]

/** The topic on refusals, or on what can be done against them, if a question asks what to do about one. */
export function topicOnRefusal({ topics }: View, text: string): Topic | undefined {
  if (!REFUSED.test(text)) return undefined
  for (const words of ON_REFUSAL) {
    const found = topics.find(({ name }) => words.test(name))
    if (found !== undefined) return found
  }
  return undefined
}

/** The topic that is called what a question asks for: 「浸泡時間」 for 「要泡多久？」, 「適合對象」 for 「哪些人不適合？」. */
export function topicCalledAs({ topics, input: { keyword } }: View, text: string): Topic | undefined {
  const noun = nounOfQuestion(text)
  const act = HOW_LONG.exec(text)?.[1]
  const bare = cutWords(text).filter((word) => !keyword.includes(word))
  const takes = TAKES.find(([asks]) => asks.test(bare.join('').replace(/[\s？?]/gu, '')))?.[1]
  return (
    topics.find(({ name }) => noun !== null && [noun, noun.replace(/^不/u, '')].includes(name)) ??
    topics.find(({ name }) => act !== undefined && name.endsWith('時間') && name.includes(act)) ??
    topics.find(({ name }) => takes?.test(name) === true) ??
    topicUntilWhen(topics, text, keyword) ??
    topicOnFine(topics, text)
  )
}

function topicUntilWhen(topics: readonly Topic[], text: string, keyword: string): Topic | undefined {
  if (figureAskedFor(text) !== 'time') return undefined
  return topics.find(
    ({ name }) => UNTIL_WHEN.test(name) && sharesCharacter(text, [name.replace(UNTIL_WHEN, '')], keyword),
  )
}

function topicOnFine(topics: readonly Topic[], text: string): Topic | undefined {
  if (!ASKS_FINE.test(text)) return undefined
  return (
    topics.find(({ name }) => FINE.test(name)) ??
    topics.find(({ aliases }) => aliases.some((alias) => FINE.test(alias)))
  )
}
