import { foldCharacters } from '@gaplens/text/figures/fold'
import { readAmount } from '@gaplens/text/figures/numerals'
import { memoize } from '@gaplens/text/memoize'
import { charactersOf, termsOf } from '@gaplens/text/terms'
import type { FigureClaim } from '../../figures/figure-claims.ts'
import { areOtherCases, casesOf } from '../../figures/measures.ts'
import { haveSameUnit, isSameValue } from '../arithmetic/same-value.ts'
import type { FigurePassage } from './figure-passages.ts'

/**
 * Bonus for the same value when the figure is chosen that measures what a claim measures: a figure with another value must have words
 * that are more similar by this amount. It is greater if the sentence gives several numbers.
 */
export const SAME_VALUE_BONUS = 0.2
export const SAME_VALUE_BONUS_SEVERAL = 0.5
const ORDINAL = /第\s?([一二三四五六七八九十\d]+)|(首[次年月])|\b(first|second|third)\b/iu
const ORDINALS = ['first', 'second', 'third']

/**
 * The figure of a passage that most likely measures what a claim measures: the one with the most similar words, plus a bonus for
 * the same value.
 * @param except figures of the passage that are already matched with another claim
 */
export function nearestOf(
  own: FigureClaim,
  { claims }: FigurePassage,
  bonus = SAME_VALUE_BONUS,
  except: readonly FigureClaim[] = [],
): FigureClaim | null {
  const words = wordsOf(own)
  return (
    claims
      .filter(
        (other) =>
          !except.includes(other) && haveSameUnit(other.figure, own.figure) && !isOtherCase(own, other),
      )
      .map((other) => ({
        other,
        similarity:
          diceSimilarity(words, wordsOf(other)) +
          (isSameValue(other.figure, own.figure, other.sentence) ? bonus : 0),
      }))
      .sort((a, b) => b.similarity - a.similarity)[0]?.other ?? null
  )
}

/** Whether two figures are for different cases or ordinals: 「冷藏」 and 「冷凍」, 「第一年」 and 「第二年」. */
export function isOtherCase(a: FigureClaim, b: FigureClaim): boolean {
  const [mine, theirs] = [ordinalIn(a.clause), ordinalIn(b.clause)]
  const [own, other] = [knownCases(a), knownCases(b)]
  return (
    areOtherCases(own.clause, other.clause) ||
    areOtherCases(own.bare, other.bare) ||
    (mine > 0 && theirs > 0 && mine !== theirs)
  )
}

/** The cases that a figure's clause and its sentence name. They are cached, because every draft's figure is compared with it. */
const knownCases = memoize(({ clause, bare }: FigureClaim) => ({
  clause: casesOf(clause),
  bare: casesOf(bare),
}))

/** The ordinal in a clause: 1 for 「第一年」, 「第 1 年」, 「首年」 and "first"; 0 if there is none. */
function ordinalIn(clause: string): number {
  const [, numeral, first, word = ''] = ORDINAL.exec(foldCharacters(clause)) ?? []
  if (numeral !== undefined) return readAmount(numeral, 0)?.low ?? 0
  return first === undefined ? 1 + ORDINALS.indexOf(word.toLowerCase()) : 1
}

function wordsOf({ clause }: FigureClaim): Set<string> {
  return new Set([...charactersOf(clause), ...termsOf(clause)])
}

/** Sørensen–Dice coefficient of two sets, 0–1. */
function diceSimilarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((word) => b.has(word)).length
  return shared === 0 ? 0 : (2 * shared) / (a.size + b.size)
}
