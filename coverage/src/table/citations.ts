import type { Quote } from '../corpus/quote.ts'
import type { Judgement } from './judgements.ts'

/** For each passage that a judge cites, by its id, the topics for which it is cited. */
export type Citations = ReadonlyMap<string, ReadonlySet<string>>

/** Collects for which topics each passage is cited. */
export function citationsOf(
  verdicts: Iterable<{ readonly topicId: string; readonly quotes: readonly Pick<Quote, 'id'>[] }>,
): Citations {
  const citations = new Map<string, Set<string>>()
  for (const { topicId, quotes } of verdicts)
    for (const { id } of quotes) citations.set(id, (citations.get(id) ?? new Set()).add(topicId))
  return citations
}

/** Collects for which topics each passage is cited as covering them. */
export function coveringCitationsOf(verdicts: readonly Judgement[]): Citations {
  return citationsOf(verdicts.filter(({ level }) => level === 'covered'))
}
