import { pairsOf } from './character-pairs.ts'

/** Words by which a page says that something is no more: 「已經取消」, 「不再受理」. */
const NO_MORE =
  /(?:已經?|業已|早已|早就|現已)(?:經)?(?:取消|廢止|廢除|停辦|失效|停止(?:適用|受理|辦理))|不再(?:受理|適用|提供|開放|補助|發放|接受)|停止(?:適用|受理)/u
const CLAUSES = /[，；：。！？\n]/u
/** Words for what the clause before names. */
const POINTS_BACK = /^(?:但|而|不過|只是)?(?:這|此|該|上[述開]|前[述開]|其)/u

export function isGone(statement: string): boolean {
  return NO_MORE.test(statement)
}

/**
 * Whether a text says that something of which a statement tells is no more: 「一律線上申請，不再受理紙本」 does not say so of 「線上申請」. What it
 * is stands in the clause that says so, or in the one before it if that clause only points back to it or names nothing.
 */
export function tellsGone(text: string, statement: string): boolean {
  const clauses = text.split(CLAUSES)
  return clauses.some((clause, at) => {
    if (!NO_MORE.test(clause)) return false
    const own = pairsOf(clause.replace(NO_MORE, ' '))
    const named =
      own.length === 0 || POINTS_BACK.test(clause) ? [...own, ...pairsOf(clauses[at - 1] ?? '')] : own
    return named.length === 0 || named.some((pair) => statement.includes(pair))
  })
}
