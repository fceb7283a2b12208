import { clausesOf, tokensOf } from '../../quotable/plain.ts'

/** Clauses that negate or limit the rest of a sentence. Leaving one out would change the meaning. */
const TURNING =
  /以為|謠|[說稱]|假設|表示|認為|主張|其實|但|不過|然而|卻|並非|反而|除非|如果|若|假如|否則|只|僅|以前|過去|舊制|原本|錯|停止|取消|截止|廢止|失效|作廢|\b(?:but|unless|except|only|if|when|not|while|longer|once)\b/iu
/** Clauses before the rest that say when or for whom it holds. */
const CONDITION =
  /(?:(?<!小)時|時候|期間|[前後內]|的話|情[況形]下|的人?)$|以上|以下|超過|低於|高於|未滿|不到|不足/u
const LABEL = /^[^:]{1,20}:/u

/**
 * Whether a model's sentence is a sentence of a page or its part up to a semicolon, or consists of whole clauses of it in
 * order, without leaving out a clause that changes their meaning. Only words are compared, without punctuation.
 * @param wanted the model's sentence, see `plain`
 * @param sentence the page's sentence, see `plain`
 */
export function isChosen(wanted: string, sentence: string): boolean {
  if (keyOf(wanted) === '') return false
  return [sentence, ...sentence.split(';')].some((part) => isMadeOf(wanted, part))
}

function isMadeOf(wanted: string, sentence: string): boolean {
  if (keyOf(wanted) === keyOf(sentence)) return true
  const clauses = clausesOf(sentence)
  const kept: number[] = []
  for (const key of clausesOf(wanted).map(keyOf)) {
    const at = clauses.findIndex((clause, index) => index > (kept.at(-1) ?? -1) && isClause(key, clause))
    if (at < 0) return false
    kept.push(at)
  }
  const first = kept[0] ?? 0
  return clauses.every(
    (clause, at) => kept.includes(at) || !(TURNING.test(clause) || (at < first && CONDITION.test(clause))),
  )
}

function isClause(key: string, clause: string): boolean {
  return key === keyOf(clause) || key === keyOf(clause.replace(LABEL, ''))
}

function keyOf(text: string): string {
  return tokensOf(text).join(' ')
}
