import type { AnalysisResult, Passage, ReportSubQuestion } from '../../../contracts/src/report.ts'
import { SUB_QUESTION_TEXT as TEXT } from '../text/report-text.ts'

export interface ShownSubQuestion {
  readonly text: string
  /** Where it comes from, and whether the user's page answers it. */
  readonly standing: string
  /** Google's own answer; empty where it gave none. */
  readonly answer: string
  /** What the user's page says on it, then what others do. */
  readonly passages: readonly Passage[]
}

/** The questions of one origin, in Google's order. */
export function subQuestionsOf(
  { evidence }: Pick<AnalysisResult, 'evidence'>,
  origin: ReportSubQuestion['origin'],
): ShownSubQuestion[] {
  const passages = new Map((evidence?.passages ?? []).map((passage) => [passage.id, passage]))
  return (evidence?.subQuestions ?? [])
    .filter((each) => each.origin === origin)
    .map(({ text, answer, own, ownPassageId, passageIds }) => ({
      text,
      standing: TEXT.own[own],
      answer,
      passages: [ownPassageId, ...passageIds].flatMap((id) => (id === null ? [] : (passages.get(id) ?? []))),
    }))
}
