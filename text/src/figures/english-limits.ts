import { clauseBefore } from '../clauses.ts'
import type { Bound } from './figure.ts'

/** A limit that English words before a figure set; `length` is that of the words next to the figure. */
interface EnglishLimit {
  readonly bound: Bound
  readonly isStrict: boolean
  readonly length: number
}

const THAN_MORE =
  '(?:more|longer|higher|greater|wider|heavier|taller|thicker|deeper|farther|further|later|older|larger|bigger|hotter|warmer) than|exceed(?:s|ed|ing)?'
const THAN_LESS =
  '(?:less|fewer|shorter|lower|smaller|lighter|narrower|thinner|shallower|nearer|closer|earlier|younger|slower|cheaper|colder|cooler) than'
const MORE = new RegExp(String.raw`\b(?:(${THAN_MORE})|over|above|beyond)\s*$`, 'iu')
const LESS = new RegExp(String.raw`\b(?:(${THAN_LESS})|under|below)\s*$`, 'iu')
/** 「no more than」 denies the comparison itself; a 「no」 farther off denies another noun: "no fee for more than two". */
const NO = /\bno\s*$/iu
/** Not "not only" and "not just", which deny nothing. */
const NOT = /\b(?:not(?! (?:only|just)\b)|cannot|never|without|rarely|neither)\b|n['’]t\b/iu
/** The same with at most two words up to the comparison: "cannot hold over", "do not go below". */
const NOT_BESIDE = new RegExp(String.raw`(?:${NOT.source})(?:\s+(?!enough\b)[a-z]+){0,2}\s*$`, 'iu')
/** How far a negation may stand before the figure. */
const CLAUSE_MAX = 80

/**
 * The limit that an English comparison before a figure sets; null where there is none. A negation in the clause turns it round:
 * "should not stand for more than 60 minutes" allows 60 at the most. A preposition far from its negation is left without a limit,
 * as nobody can tell what is denied: "is not meant for children over 6".
 */
export function englishLimit(text: string, at: number): EnglishLimit | 'unclear' | null {
  const clause = clauseBefore(text, at, CLAUSE_MAX)
  const more = MORE.exec(clause)
  const found = more ?? LESS.exec(clause)
  if (found === null) return null
  const before = clause.slice(0, found.index)
  const isDenied = NO.test(before) || (found[1] === undefined ? NOT_BESIDE : NOT).test(before)
  if (!isDenied && NOT.test(before)) return 'unclear'
  return {
    bound: (more === null) === isDenied ? 'least' : 'most',
    isStrict: !isDenied,
    length: found[0].length,
  }
}
