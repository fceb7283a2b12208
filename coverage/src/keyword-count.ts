import { readFigures } from '@gaplens/text/figures/read-figures'
import { termsOf } from '@gaplens/text/terms'
import type { ClaimUnit } from './corpus/corpus.ts'
import type { TableTopic } from './table/coverage-table.ts'

/** Measure words that count one thing: a visit is one 「次」, 「趟」 or 「回」. */
const SAME_COUNT: readonly string[] = ['次趟回遍', '間家所', '人位']

/** Measure words of the count that a text asks for: those of 「幾趟」. */
function askedCount(text: string): string | null {
  const measures = [...text.matchAll(/幾\s?(\p{Script=Han})/gu)].map(([, measure = '']) => measure)
  return SAME_COUNT.find((same) => measures.some((measure) => same.includes(measure))) ?? null
}

/** What says nothing of what is counted: 「大概要來幾趟」. */
const UNSPECIFIC =
  /幾\s?\p{Script=Han}|大概|大約|總共|一共|前後|通常|一般|到底|究竟|回診|[一每][天週月年]|[要需會得來去回跑看才]|[^\p{L}]/gu

/** Whether a heading asks for a count of all that the keyword names, or names nothing at all. */
function isOnKeyword(heading: string, keyword: string): boolean {
  const thing = heading.replace(UNSPECIFIC, ' ').trim()
  const asked = new Set(termsOf(keyword.replace(UNSPECIFIC, ' ')).filter((term) => [...term].length > 1))
  const told = new Set(termsOf(thing))
  return thing === '' || (asked.size > 0 && [...asked].every((term) => told.has(term)))
}

/**
 * What the user's page says under its own heading that asks for the count that the keyword asks for, if the topic is that count: 「大概要來
 * 幾趟」 tells how many 「次數」 it takes.
 * @param own the claims of the user's page
 */
export function answerOfKeywordCount(
  topic: Pick<TableTopic, 'name' | 'questions' | 'aliases'>,
  keyword: string,
  own: readonly ClaimUnit[],
): ClaimUnit | undefined {
  const measures = askedCount(keyword)
  if (measures === null) return undefined
  const names = new RegExp(`^[${measures}]數$`, 'u')
  if (
    !names.test(topic.name) &&
    ![...topic.questions, ...topic.aliases].some((text) => askedCount(text) === measures)
  )
    return undefined
  return own.find(
    ({ claim: { heading, text } }) =>
      askedCount(heading) === measures &&
      isOnKeyword(heading, keyword) &&
      readFigures(text).some(({ unit }) => unit !== '' && measures.includes(unit)),
  )
}
