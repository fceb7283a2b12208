import type { ClaimUnit, PageUnits } from '../corpus/corpus.ts'
import { endsAsQuestion } from '../corpus/sentences.ts'

/** Who asks others for what they know states nothing: 「想聽聽過來人的意見」. */
const ASKS_OTHERS =
  /(?:想聽聽?|想問|想請教|請教|求|徵求)(?:(?!不|沒)[^。，？?！!]){0,10}(?:意見|經驗|心得|建議|推薦|分享|看法)[。～~！!\s]*$/u

/** Whether a claim of a page asks, or what is quoted with it. */
export function isQuestion({ source }: PageUnits, { claim }: ClaimUnit): boolean {
  const quoted = source.page?.text.slice(claim.start, claim.quoteEnd) ?? ''
  return endsAsQuestion(claim.text) || ASKS_OTHERS.test(quoted)
}
