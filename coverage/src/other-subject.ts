import { PROBABLE } from './certainty.ts'
import type { Quote } from './corpus/quote.ts'
import { cleanHeading } from './headings.ts'
import { CHILD, ELDER, PREGNANT } from './people.ts'
import { isAboutPrice, isAboutWholePrice } from './price-topics.ts'
import { sharesOwnWords } from './shares-topic-words.ts'
import type { TableTopic, Verdict } from './table/coverage-table.ts'

/** Those who have a child read of both. */
const OTHER_AGES: readonly (readonly [of: RegExp, others: readonly RegExp[]])[] = [
  [PREGNANT, [ELDER]],
  [CHILD, [ELDER]],
  [ELDER, [PREGNANT, CHILD]],
]

/** The price of one thing: 「二手價」. */
const PRICE_OF = /..(?:(?<!評)價|(?<![免消付繳浪])費|費用|價格|行情)$/u

/** Tests whether a page's nearest passage to a topic is about something else. */
export interface OtherSubject {
  /** Whether its heading names other people than the topic does. */
  readonly isOfOthers: (topic: TableTopic, verdict: Verdict) => boolean
  /**
   * Whether it has no word of a topic that the AI Overview does not state, and stands under no heading by which that was found, while
   * another topic of which it has a word is told by it.
   */
  readonly isOfAnother: (topic: TableTopic, verdict: Verdict) => boolean
  /**
   * The verdict with what stands under a heading by which the topic was found before a nearest passage without a word of the topic.
   */
  readonly withOwnPassage: (topic: TableTopic, verdict: Verdict) => Verdict
  /**
   * Whether it is the price of something else: a price without a word of the topic's name, by which the page surely tells what another
   * thing costs, under a heading on that.
   */
  readonly isOtherPrice: (topic: TableTopic, verdict: Verdict) => boolean
}

/** Returns the tests for the topics of a table. A judge's verdict is never about something else. */
export function otherSubject(
  topics: readonly TableTopic[],
  keyword: string,
  textOf: (quote: Quote) => string,
): OtherSubject {
  const owners = new Map<string, TableTopic[]>()
  for (const topic of topics)
    for (const { quotes, likelihood } of topic.verdicts) {
      const [main] = quotes
      if (main !== undefined && likelihood >= PROBABLE)
        owners.set(main.id, [...(owners.get(main.id) ?? []), topic])
    }
  const isOn = (topic: TableTopic, quote: Quote) =>
    sharesOwnWords(`${quote.heading}\n${textOf(quote)}`, topic, keyword)
  const isJudged = ({ judgeIsCertain, cited }: Verdict) => judgeIsCertain || cited > 0
  const ownersOf = (quote: Quote, topic: TableTopic) =>
    (owners.get(quote.id) ?? []).filter((other) => other !== topic)
  return {
    isOfOthers: (topic, verdict) => {
      const [main] = verdict.quotes
      return (
        main !== undefined && !isJudged(verdict) && isOfOtherPeople(topic.name, main.heading, textOf(main))
      )
    },
    isOfAnother: (topic, verdict) => {
      const [main] = verdict.quotes
      if (main === undefined || isJudged(verdict) || topic.statements.length > 0) return false
      if (isOwnHeading(topic, main) || isOn(topic, main)) return false
      return ownersOf(main, topic).some((other) => isOn(other, main))
    },
    withOwnPassage: (topic, verdict) => {
      const [main] = verdict.quotes
      if (main === undefined || isJudged(verdict) || isOwnHeading(topic, main) || isOn(topic, main))
        return verdict
      const own = verdict.quotes.find((quote) => isOwnHeading(topic, quote))
      if (own === undefined) return verdict
      return { ...verdict, quotes: [own, ...verdict.quotes.filter((quote) => quote !== own)] }
    },
    isOtherPrice: (topic, verdict) => {
      const [main] = verdict.quotes
      if (main === undefined || isJudged(verdict) || !PRICE_OF.test(topic.name)) return false
      if (isAboutWholePrice(topic.name, keyword)) return false
      if (isOwnHeading(topic, main) || isOn({ ...topic, statements: [] }, main)) return false
      return ownersOf(main, topic).some((other) => isAboutPrice(other.name) && isOwnHeading(other, main))
    },
  }
}

/** Whether the heading above a passage is one of those that a topic was found by. */
function isOwnHeading({ seeds }: TableTopic, { pageId, heading }: Quote): boolean {
  return seeds.some((seed) => seed.pageId === pageId && seed.text === cleanHeading(heading))
}

/** Whether a heading names people of another age than the one whom a topic is called after, and neither it nor the text names these. */
function isOfOtherPeople(name: string, heading: string, text: string): boolean {
  const said = `${heading}\n${text}`
  return OTHER_AGES.some(
    ([own, others]) => own.test(name) && !own.test(said) && others.some((other) => other.test(heading)),
  )
}
