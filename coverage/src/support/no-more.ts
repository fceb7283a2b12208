import { pairsOf } from './character-pairs.ts'

/** Words by which a page says that something is no more: 「已經取消」, 「不再受理」. */
const NO_MORE =
  /(?:已經?|業已|早已|早就|現已)(?:經)?(?:取消|廢止|廢除|停辦|失效|停止(?:適用|受理|辦理))|不再(?:受理|適用|提供|開放|補助|發放|接受)|停止(?:適用|受理)/u
const CLAUSES = /[，；：。！？\n]/u
/** Words for what the clause before names. */
const POINTS_BACK = /^(?:但|而|不過|只是)?(?:這|此|該|上[述開]|前[述開]|其(?!他|餘))/u

/** Words for other things than the one that the text is about. */
const OF_OTHERS = /^(?:其他|其餘|別的)/u

/** Whether a statement says itself that something is no more. */
export function isGone(statement: string): boolean {
  return NO_MORE.test(statement)
}

/**
 * Whether a text says that something of which a statement tells is no more: 「一律線上申請，不再受理紙本」 does not say so of 「線上申請」. What
 * is no more stands behind such words, where the statement must have all of it, or before them, or in the clause before.
 */
export function tellsGone(text: string, statement: string): boolean {
  const clauses = text.split(CLAUSES)
  return clauses.some((clause, at) => {
    const found = NO_MORE.exec(clause)
    if (found === null || OF_OTHERS.test(clause)) return false
    const behind = pairsOf(clause.slice(found.index + found[0].length))
    if (behind.length > 0) return behind.every((pair) => statement.includes(pair))
    const own = pairsOf(clause.slice(0, found.index))
    const named =
      own.length === 0 || POINTS_BACK.test(clause) ? [...own, ...pairsOf(clauses[at - 1] ?? '')] : own
    return named.length === 0 || named.some((pair) => statement.includes(pair))
  })
}
