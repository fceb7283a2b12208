import type { View } from '../facts/view.ts'
import { figureWords } from './words-around-figure.ts'

/** What the AI Overview says around a value. */
interface StatedAround {
  readonly who: string
  /** Null where the statement lacks the value. */
  readonly words: string | null
  readonly text: string
}

/**
 * What each statement of the AI Overview says around a value: those on a subject of the coverage table, if one gives the value there, else all.
 * 「三個月」 of the papers to bring says nothing of how long a will is valid.
 */
export function statedAround(view: View, topicId: string | null, shown: string): StatedAround[] {
  const { report, table } = view.input.coverage
  const ofTopic = table.topics.find(({ id }) => id === topicId)?.statements ?? []
  const all = report.statements.map(({ id, text }) => ({
    id,
    who: 'AI Overview',
    words: figureWords(text, shown),
    text,
  }))
  const own = all.filter(({ id, words }) => words !== null && ofTopic.some((each) => each.id === id))
  return own.length > 0 ? own : all
}
