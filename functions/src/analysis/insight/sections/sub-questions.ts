import type { CoverageCell, ReportSubQuestion } from '@gaplens/contracts/report'
import type { View } from '../facts/view.ts'

const QUOTES = 2

/**
 * Every question that Google goes on to, as the one table has it: whether the user's page answers it follows from its cell for
 * the topic that the question belongs to. A question of no topic is told as not known; none is made up.
 */
export function writeSubQuestions(view: View): ReportSubQuestion[] {
  const { relatedQuestions, subQuestions } = view.input.serp
  const asked =
    subQuestions ??
    relatedQuestions.map((text) => ({ origin: 'related' as const, text, answer: '', urls: [] }))
  return asked.map(({ origin, text, answer }) => {
    const topic = view.topics.find(({ name, aliases, questions }) =>
      [name, ...aliases, ...questions].includes(text),
    )
    const own = topic?.cells.find(({ pageId }) => pageId === view.user?.id)
    const others = (topic?.cells ?? [])
      .filter(
        ({ pageId, level, passageId }) =>
          pageId !== view.user?.id && level === 'covered' && passageId !== null,
      )
      .sort((a, b) => b.score - a.score)
    return {
      origin,
      text,
      answer,
      topicId: topic?.id ?? null,
      own: own === undefined ? 'unknown' : standing(own),
      ownPassageId: own !== undefined && own.level !== 'absent' ? own.passageId : null,
      passageIds: others.slice(0, QUOTES).flatMap(({ passageId }) => (passageId === null ? [] : [passageId])),
    }
  })
}

function standing({ level, certainty }: CoverageCell): ReportSubQuestion['own'] {
  if (level === 'covered') return certainty === 'sure' ? 'answered' : 'possibly'
  if (level === 'touched') return 'possibly'
  return certainty === 'sure' ? 'unanswered' : 'possiblyNot'
}
