import { type Quote, quoteTextIn } from './corpus/quote.ts'
import { isSelfPromotion } from './self-promotion.ts'
import type { CoverageTable } from './table/coverage-table.ts'

const STRENGTHS_MAX = 3
/** A strength is a topic that the user's page covers with at least this likelihood; one that only it has a heading for has `OWN_HEADING`. */
const OWN_LEAST = 0.9
/** A topic is a strength only if every other page covers it with at most this likelihood. */
const ELSEWHERE_MAX = 0.12
/** And only if it is this likely that no other page covers it: many small likelihoods are a large one. */
const NOWHERE_LEAST = 0.6
/** Promotional passages (「九折」, 「免運」, 「加入會員」). */
const PROMOTIONAL =
  /[\d一二兩三四五六七八九]\s*折|特價|優惠|免運|加入會員|加\s*line|下單|選購|訂購|售完|限時|零利率|隔日(?:出貨|到貨)|本月(?:主打|再送)|人氣第/iu

/** A topic that only the user's page covers: its name and the passages that show it. */
export interface StrengthCandidate {
  readonly name: string
  readonly quotes: readonly Quote[]
}

/**
 * Topics for which only the user's page has a heading and that no other page is likely to cover, the most distinct first.
 * Advertising and text about the site itself are excluded. The report does not claim that no other page covers them: comparing
 * words cannot show that.
 */
export function findStrengths({ topics, corpus }: CoverageTable, userId: string): StrengthCandidate[] {
  const textOf = quoteTextIn(corpus)
  return topics
    .flatMap((topic) => {
      const own = topic.verdicts.find(({ pageId }) => pageId === userId)
      const others = topic.verdicts
        .filter(({ pageId }) => pageId !== userId)
        .map(({ likelihood }) => likelihood)
      const nearest = Math.max(0, ...others)
      const nowhere = others.reduce((all, likelihood) => all * (1 - likelihood), 1)
      const isOwn = topic.seeds.every(({ pageId }) => pageId === userId)
      if (
        own === undefined ||
        own.likelihood < OWN_LEAST ||
        !isOwn ||
        nearest > ELSEWHERE_MAX ||
        nowhere < NOWHERE_LEAST ||
        others.length === 0
      )
        return []
      const advertises = own.quotes.some((quote) => PROMOTIONAL.test(textOf(quote)))
      const quotes = advertises ? [] : own.quotes.slice(0, 2)
      return topic.name === '' || isSelfPromotion(topic.name) || quotes.length === 0
        ? []
        : [{ name: topic.name, quotes, nearest }]
    })
    .sort((a, b) => a.nearest - b.nearest)
    .slice(0, STRENGTHS_MAX)
    .map(({ name, quotes }) => ({ name, quotes }))
}
