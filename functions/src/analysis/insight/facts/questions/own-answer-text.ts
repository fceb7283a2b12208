import { SUB_QUESTION_TEXT } from '@gaplens/report/text/report-text'
import { COVERED_TEXT } from '../coverage-wording.ts'
import type { View } from '../view.ts'
import type { QuestionStanding } from './question-standing.ts'

/**
 * What is said of the user's page beside a question. Where it cannot be told whether the page answers it, though the matrix shows that it
 * covers the topic, that is said too: the two must not seem to contradict each other.
 */
export function ownAnswerText(
  { user }: View,
  { topic, own }: Pick<QuestionStanding, 'topic' | 'own'>,
): string {
  const cell = own === 'unknown' ? topic?.cells.find(({ pageId }) => pageId === user?.id) : undefined
  return cell?.level === 'covered'
    ? `您的網頁${COVERED_TEXT[cell.certainty]}，是否回答這一題無法確認`
    : SUB_QUESTION_TEXT.own[own]
}
