import {
  FORBIDDEN_PRACTICE,
  FORBIDDEN_STEP,
  GOOGLE_SAYS,
  INSTRUCTION,
  NO_PROMISE,
  PLEA,
  PROMISE,
  SALES_CLAIM,
} from './unfit-patterns.ts'

/** The end of the words before a practice, if they advise against it. */
const REFUSED = /(?:不|勿|避免|禁止|拒絕|嚴禁|請勿|千萬別|別)[^。;!?\n,]{0,10}$/u

/**
 * Why a text must not be in a report, whatever it cites; null if it may.
 * @param text normalised by `plain`
 */
export function unfitReason(text: string): string | null {
  if (INSTRUCTION.test(text) || PLEA.test(text)) return '含有對程式或模型的指示'
  if (GOOGLE_SAYS.test(text)) return '轉述了 Google 的說法'
  if (SALES_CLAIM.test(text)) return '是賣方的承諾，或對同業的說法'
  if (PROMISE.test(text) && !NO_PROMISE.test(text)) return '承諾了排名、引用、流量或搜尋結果的外觀'
  for (const pattern of [FORBIDDEN_PRACTICE, FORBIDDEN_STEP])
    for (const found of text.matchAll(new RegExp(pattern, 'giu')))
      if (!REFUSED.test(text.slice(0, found.index))) return '建議了不實或違反 Google 規範的做法'
  return null
}
