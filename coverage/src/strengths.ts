import { isSelfPromotion } from './self-promotion.ts'
import type { CoverageTable, Quote } from './table/coverage-table.ts'

const STRENGTHS_MAX = 3
/** A strength is a topic that every other page is less likely than this to cover. */
const ELSEWHERE = 0.12
/** Promotional passages (「九折」, 「免運」, 「加入會員」). */
const PROMOTIONAL =
  /[\d一二兩三四五六七八九]\s*折|特價|優惠|免運|加入會員|加\s*line|下單|選購|訂購|售完|限時|零利率|隔日(?:出貨|到貨)|本月(?:主打|再送)|人氣第/iu

/** What the user's page has of its own: a name and the passages that say it. */
export interface StrengthCandidate {
  readonly name: string
  readonly quotes: readonly Quote[]
}

/**
 * Subjects that the user's page alone has a heading for and that no other page likely treats, the most distinct first.
 * What sells, or speaks of the site itself, is none. A report does not say that nobody else has it: words cannot tell.
 */
export function findStrengths({ topics, corpus }: CoverageTable, userId: string): StrengthCandidate[] {
  const textOf = new Map(corpus.pages.map(({ source }) => [source.id, source.page?.text ?? '']))
  return topics
    .flatMap((topic) => {
      const own = topic.verdicts.find(({ pageId }) => pageId === userId)
      const others = topic.verdicts
        .filter(({ pageId }) => pageId !== userId)
        .map(({ likelihood }) => likelihood)
      const nearest = Math.max(0, ...others)
      const shown = topic.statements.length + topic.questions.length > 0
      if (own === undefined || own.likelihood < 0.9 || shown || nearest > ELSEWHERE || others.length === 0)
        return []
      const sells = own.quotes.some(({ start, end }) =>
        PROMOTIONAL.test((textOf.get(userId) ?? '').slice(start, end)),
      )
      const quotes = sells ? [] : own.quotes.slice(0, 2)
      return topic.name === '' || isSelfPromotion(topic.name) || quotes.length === 0
        ? []
        : [{ name: topic.name, quotes, nearest }]
    })
    .sort((a, b) => a.nearest - b.nearest)
    .slice(0, STRENGTHS_MAX)
    .map(({ name, quotes }) => ({ name, quotes }))
}
