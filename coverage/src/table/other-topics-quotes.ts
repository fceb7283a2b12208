import type { Quote } from '../corpus/quote.ts'
import { citationsOf } from './citations.ts'
import type { CoverageTable } from './coverage-table.ts'
import type { Judgement } from './judgements.ts'
import { claimOdds } from './odds-table.ts'

/** A quote belongs to the other topic that it is cited for if its log odds there are greater by this much. */
const NEARER = 1.5
/** From this likelihood by words on, a page covers a topic whatever else is cited for it. */
const LIKELY_BY_WORDS = 0.4

/**
 * Removes from a judge's verdicts the quotes that the judge cites for another topic too and that, by their words, are about that
 * one. A passage may be about two topics, but then its words are not much nearer to one of them.
 */
export function withoutOtherTopicsQuotes(
  { topics, corpus, inputs }: CoverageTable,
  verdicts: readonly Judgement[],
): readonly Judgement[] {
  const odds = claimOdds(
    inputs.comparison,
    topics.map(({ seeds }) => seeds),
    inputs.models.claims,
  )
  const rowOf = new Map(topics.map(({ id }, row) => [id, row]))
  const columnOf = new Map(corpus.claims.map(({ claim }, column) => [claim.id, column]))
  const citations = citationsOf(verdicts)
  return verdicts.map((verdict) => {
    const own = rowOf.get(verdict.topicId) ?? -1
    const byWords = topics[own]?.verdicts.find(({ pageId }) => pageId === verdict.pageId)?.byWords ?? 1
    if (byWords >= LIKELY_BY_WORDS) return verdict
    const isOfAnother = ({ id }: Quote) => {
      const column = columnOf.get(id) ?? -1
      const here = odds[own]?.[column] ?? 0
      return [...(citations.get(id) ?? [])].some(
        (topicId) => (odds[rowOf.get(topicId) ?? -1]?.[column] ?? here) - here >= NEARER,
      )
    }
    return { ...verdict, quotes: verdict.quotes.filter((quote) => !isOfAnother(quote)) }
  })
}
