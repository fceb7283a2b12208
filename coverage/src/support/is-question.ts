import type { ClaimUnit, PageUnits } from '../corpus/corpus.ts'
import { endsAsQuestion } from '../corpus/sentences.ts'

/** Who asks others for what they know states nothing: 「想聽聽過來人的意見」. */
const ASKS_OTHERS =
  /(?:想聽聽?|想問|想請教|請教|求|徵求)(?:(?!不|沒)[^。，？?！!]){0,10}(?:意見|經驗|心得|建議|推薦|分享|看法)[。～~！!\s]*$/u
/**
 * A question of a post that asks to know: not one to the writer before, nor one that expects a yes (「不是比較不傷胃嗎？」), nor about what is done
 * (「滿六十了嗎？」). In the brackets stands what the post says after it.
 */
const POST_ASKS =
  /^(?![^？?]*(?:[你您妳]|樓[上主]|大家|不是|沒有?人))[^。！!；？?]*(?:(?<!了)[嗎呢咧]|怎麼辦|多[久少]|哪[裡家]|(\p{Script=Han})不\1)[^。！!；，？?]{0,8}[？?]+(?<after>[^？?]*)$/u
/** So little after its question is the writer's own case, 「我想買整間做好的」, unless it begins as an answer does. */
const AFTER_MOST = 20
const ANSWERS = /^\s*(?:不|會|[只需]?要|[可有沒無能行對是好]|當然|其實|應該|一定|先|直接|就|看|建議|答)/u

/** Whether a claim of a page asks, or what is quoted with it, or the post that it is. */
export function isQuestion({ source }: PageUnits, { claim }: ClaimUnit): boolean {
  const quoted = source.page?.text.slice(claim.start, claim.quoteEnd) ?? ''
  if (endsAsQuestion(claim.text) || ASKS_OTHERS.test(quoted)) return true
  return source.page?.type === 'forum' && asksInPost(claim.text)
}

function asksInPost(text: string): boolean {
  const after = POST_ASKS.exec(text)?.groups?.after?.trim() ?? null
  return after !== null && after.length <= AFTER_MOST && !ANSWERS.test(after)
}
