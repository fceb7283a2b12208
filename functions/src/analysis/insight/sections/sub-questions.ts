import type { ReportSubQuestion } from '@gaplens/contracts/analysis/report'
import { questionStanding } from '../facts/questions/question-standing.ts'
import type { View } from '../facts/view.ts'

const QUOTES = 2

/** The sub-questions that Google suggests, with their answer states. A question without a topic is unknown; none is invented. */
export function writeSubQuestions(view: View): ReportSubQuestion[] {
  const { relatedQuestions, subQuestions } = view.input.serp
  const asked =
    subQuestions ??
    relatedQuestions.map((text) => ({ origin: 'related' as const, text, answer: '', urls: [] }))
  return asked.map(({ origin, text, answer }) => {
    const { topic, tellers, own, ownPassageId } = questionStanding(view, text, answer)
    return {
      origin,
      text,
      answer,
      topicId: topic?.id ?? null,
      own,
      ownPassageId,
      passageIds: tellers.flatMap(({ passageId }) => passageId ?? []).slice(0, QUOTES),
    }
  })
}
