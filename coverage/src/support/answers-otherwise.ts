import { termsOf } from '@gaplens/text/terms'
import { pairsOf } from './character-pairs.ts'

/** A question whether something may or will be done, with the last character of what: 「可以轉到其他銀行嗎？」, 「會賠嗎？」. */
const ASKS =
  /(?:可不可以|能不能|可以|可否|能否|能夠?|會不會|會)(?!不)(?:先|再|一起|自己|直接|有)?(\p{Script=Han})[^。！？?]*[？?]\s*$/u
const YES = /^(?:可以?|能|會|有|得(?:以|向))(?!不)/u
const NO = /^(?:我們)?(?:不(?:可以?|能|行|會|得|建議)|無法|沒辦法)/u
const DENIED = /[不沒無未別勿免]|避免|禁/u
const CLAUSES = /[，。；：、！？\n]/u
/** A clause that affirms what is denied has so many words of the question: the thing asked about, besides what is done with it. */
const OF_QUESTION = 2

/**
 * Whether an answer says of what its question asks the opposite of a statement: 「可以向八家銀行申請」 under 「新青安可以轉到其他銀行嗎？」 for
 * 「新青安貸款不可轉貸」, or 「不會」 under 「手機險會賠嗎？」 for 「手機險理賠老化的電池」.
 */
export function answersOtherwise(
  statement: string,
  { heading, text }: { heading: string; text: string },
): boolean {
  const [, done] = ASKS.exec(heading) ?? []
  if (done === undefined) return false
  const clauses = statement.split(CLAUSES)
  if (YES.test(text)) return clauses.some((clause) => denies(clause, done, heading))
  return NO.test(text) && clauses.some((clause) => affirms(clause, done, heading))
}

function denies(clause: string, done: string, question: string): boolean {
  const at = clause.search(new RegExp(`(?:不(?:可以?|能|得|會|予)|無法)\\p{Script=Han}?${done}`, 'u'))
  const asked = new Set(pairsOf(question))
  return at >= 0 && pairsOf(clause.slice(0, at)).some((pair) => asked.has(pair))
}

function affirms(clause: string, done: string, question: string): boolean {
  if (!clause.includes(done) || DENIED.test(clause)) return false
  const asked = new Set(termsOf(question))
  return new Set(termsOf(clause).filter((term) => asked.has(term))).size >= OF_QUESTION
}
