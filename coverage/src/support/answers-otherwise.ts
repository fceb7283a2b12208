import { pairsOf } from './character-pairs.ts'

/** A question whether something may or will be done, with the first character of what: 「可以轉到其他銀行嗎？」. */
const ASKS = /(?:可不可以|能不能|可以|可否|能否|能夠?|會不會|會)(?!不)(\p{Script=Han})[^。！？?]*[？?]\s*$/u
const YES = /^(?:可以?|能|會|有|得(?:以|向))(?!不)/u
const NO = /^(?:不(?:可以?|能|行|會|得)|無法|沒辦法)/u
const CLAUSES = /[，。；：、！？\n]/u

/**
 * Whether an answer says of what its question asks the opposite of a statement: 「可以向八家銀行申請」 under 「新青安可以轉到其他銀行嗎？」 for
 * 「新青安貸款不可轉貸」.
 */
export function answersOtherwise(
  statement: string,
  { heading, text }: { heading: string; text: string },
): boolean {
  const [, done] = ASKS.exec(heading) ?? []
  const says = YES.test(text) ? 'yes' : NO.test(text) ? 'no' : null
  if (done === undefined || says === null) return false
  const asked = new Set(pairsOf(heading))
  const verb =
    says === 'yes' ? `(?:不(?:可以?|能|得|會|予)|無法)${done}` : `(?<!不)(?:可以?|能夠?|得以?|會)${done}`
  const tells = new RegExp(verb, 'u')
  return statement.split(CLAUSES).some((clause) => {
    const at = clause.search(tells)
    return at >= 0 && pairsOf(clause.slice(0, at)).some((pair) => asked.has(pair))
  })
}
