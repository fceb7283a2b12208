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
  '(?:less|fewer|shorter|lower|smaller|lighter|narrower|thinner|shallower|nearer|closer|earlier|younger|cheaper|colder|cooler) than'
const MORE = new RegExp(String.raw`\b(?:(${THAN_MORE})|over|above|beyond)\s*$`, 'iu')
const LESS = new RegExp(String.raw`\b(?:(${THAN_LESS})|under|below)\s*$`, 'iu')
/** Not "not only" and "not just", which deny nothing. */
const NOT = /\b(?:not(?! (?:only|just)\b)|cannot|never|without|rarely|neither)\b|n['’]t\b/iu
/**
 * A negation right before the comparison denies it: "no more than", "does not exceed"; a "no" farther off denies another noun: "no fee
 * for more than two".
 */
const BESIDE = new RegExp(String.raw`(?:\bno|${NOT.source})\s*$`, 'iu')
/** A ban, in a clause of its own: "should not stand for", "Never leave it for". */
const BAN =
  /\b(?:should|must|shall)(?: (?:not|never)|n['’]t)\b|^\s*(?:so |please )?(?:do not|don['’]t|never)\b(?! (?:worry|wonder|panic|need|have)\b)/iu
/** What a thing is not able to do, which is a ban unless it tells for how long: "cannot hold more than 20 kg". */
const UNABLE = /\b(?:cannot|can['’]t|can not)\b(?!.*\bfor\s*$)/iu
/** Words that begin another clause or tell what has happened, so that the negation may be of something else. */
const OF_ANOTHER =
  /\b(?:if|whether|when|while|who|that|which|unless|until|because|and|but|or|has|have|had|been|is|are|was|were)\b/iu
/** A preposition may stand two words after what is denied: "cannot hold over". */
const WORDS_BETWEEN = /(?:not|never|n['’]t)(?:\s+(?!enough\b)[a-z]+){0,2}\s*$/iu
/** How far a negation may stand before the figure. */
const CLAUSE_MAX = 80

/**
 * The limit that an English comparison before a figure sets; null where there is none. A ban turns it round: "should not stand for
 * more than 60 minutes" allows 60 at the most. After another negation nobody can tell what is denied, so that there is no limit:
 * "has not rained for more than 30 days", "is not meant for children over 6".
 */
export function englishLimit(text: string, at: number): EnglishLimit | 'unclear' | null {
  const clause = clauseBefore(text, at, CLAUSE_MAX)
  const more = MORE.exec(clause)
  const found = more ?? LESS.exec(clause)
  if (found === null) return null
  const before = clause.slice(0, found.index)
  const isBan = (BAN.test(before) || UNABLE.test(before)) && !OF_ANOTHER.test(before)
  const isDenied = BESIDE.test(before) || (isBan && (found[1] !== undefined || WORDS_BETWEEN.test(before)))
  if (!isDenied && NOT.test(before)) return 'unclear'
  return {
    bound: (more === null) === isDenied ? 'least' : 'most',
    isStrict: !isDenied,
    length: found[0].length,
  }
}
