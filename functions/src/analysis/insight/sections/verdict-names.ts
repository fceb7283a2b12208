import type { Verdict } from '@gaplens/report/model/support'
import { SUPPORT_TEXT } from '@gaplens/report/text/report-text'

/** What the summaries call the verdicts on a statement. */
export const VERDICT_NAMES: Record<Verdict, string> = {
  found: SUPPORT_TEXT.found,
  partly: SUPPORT_TEXT.partly,
  otherFigures: '數字不同',
  otherwise: '另有說法',
  unverified: SUPPORT_TEXT.unverified,
}

/** The verdicts in the order in which they are counted, the best first. */
export const VERDICTS = [
  'found',
  'partly',
  'otherFigures',
  'otherwise',
  'unverified',
] as const satisfies Verdict[]
