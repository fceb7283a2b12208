import { clausesBefore, LEAD_IN } from './clauses-before.ts'

/** A last clause that only tells where to ring up one house: 「卡住時請撥分機 204」, 「沒收到立刻來電」. */
const CALL =
  /[^，；。]*(?:分機\s?[\d#]|(?:請|請?立刻|請?立即|請?馬上|隨時|儘?速)(?:來電|電洽|撥打?本)(?!者))[^，；。]*。?$/u
/** A text without a last clause that only tells where to ring up its own house: the number leads nowhere from another page. */
export function withoutContact(text: string): string {
  const at = text.search(CALL)
  return at < 0 ? text : clausesBefore(text, at, LEAD_IN)
}
