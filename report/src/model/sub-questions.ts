import type { AnalysisResult, Passage, ReportSubQuestion } from '@gaplens/contracts/analysis/report'
import { SUB_QUESTION_TEXT as TEXT } from '../text/report-text.ts'

/** A question that Google shows or asks next, with the answers found. */
export interface ShownSubQuestion {
  readonly text: string
  /** Whether the user's page answers it, in words; empty where section 2 says so already. */
  readonly standing: string
  /** Google's own answer; empty if it gave none. */
  readonly answer: string
  /** The passage of the user's page that answers it, then those of other pages. */
  readonly passages: readonly Passage[]
}

/** The line of section 2 on a question of Google's. */
export function toldQuestion(text: string, standing: string): string {
  return `「${text}」：${standing}`
}

/** The questions of one origin, in Google's order. */
export function subQuestionsOf(
  { evidence, keywordIntent }: Pick<AnalysisResult, 'evidence' | 'keywordIntent'>,
  origin: ReportSubQuestion['origin'],
): ShownSubQuestion[] {
  const isTold = (text: string) =>
    keywordIntent.latentIntents.some((line) => line.startsWith(toldQuestion(text, '')))
  const passages = new Map((evidence?.passages ?? []).map((passage) => [passage.id, passage]))
  return (evidence?.subQuestions ?? [])
    .filter((each) => each.origin === origin)
    .map(({ text, answer, own, ownPassageId, passageIds }) => ({
      text,
      standing: isTold(text) ? '' : TEXT.own[own],
      answer,
      passages: [ownPassageId, ...passageIds].flatMap((id) => (id === null ? [] : (passages.get(id) ?? []))),
    }))
}
