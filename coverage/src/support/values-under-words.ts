import { identicalUnit, isRange, sameValue } from '@gaplens/text/figures/compare'
import type { ClaimUnit } from '../corpus/corpus.ts'
import { pairsOf } from './character-pairs.ts'
import type { GivenFigure } from './figure-words.ts'
import { figuresOf } from './given-figures.ts'
import { givesFigure } from './gives-figure.ts'
import type { ComparedClaim } from './nearest-claims.ts'
import { saidOfOthers } from './own-subject.ts'

/** Two figures are told in the same words if the one's clause has this share of the other's pairs of characters. */
const SAME_WORDS = 0.6
/** Words right before a figure that say nothing of what it is of, and that what it is of follows: 「500 元的套餐」. */
const USUALLY = /(?:一般|通常|平均|大約|大概|約|只|需要?|要|共|為|是)+\s*$/u
const OF_WHAT_FOLLOWS = /^\s*的/u
/** A clause with fewer pairs says too little. */
const PAIRS_MIN = 2

/**
 * The claim that gives one of a statement's figures under the words of another: 「大臼齒 1 到 2 次」 for 「門牙約 1 到 2 次；大臼齒約 3 到 5 次」. Before
 * the figure it says hardly more than these words: 「兒童套餐 500 元」 is of another thing than 「成人票 500 元，兒童票 250 元」. Null if there is none.
 */
export function claimOfAnother(
  figures: readonly GivenFigure[],
  nearest: readonly ComparedClaim[],
): ClaimUnit | null {
  const given = nearest.map(({ unit }) => ({ unit, own: figuresOf({ unit, headingTerms: null }) }))
  const stated = figures.map(({ subject }) => subject).join(' ')
  const isOfSame = ({ before, clause }: GivenFigure) =>
    shareOf(pairsOf(before.replace(USUALLY, ' ')), stated) >= SAME_WORDS &&
    !/[滿買]\s?$/u.test(before) &&
    !OF_WHAT_FOLLOWS.test(clause.slice(before.length))
  // A page that gives both does not deny either.
  const isToldToo = (figure: GivenFigure) =>
    given.some(({ own }) => own.some((each) => sameValue(each, figure)))
  const found = given.find(({ own }) =>
    own.some((each) =>
      figures.some(
        (figure) =>
          givesFigure(each, figure) &&
          isOfSame(each) &&
          saidOfOthers(each, figure, figures).some((other) => !isToldToo(other)),
      ),
    ),
  )
  return found?.unit ?? null
}

/**
 * Whether the nearest claims give another value under the words of one of a statement's figures, and nowhere its own: 「寵物登記費 300 元」 for
 * 「寵物登記費 500 元」.
 */
export function givesOtherUnderSameWords(
  figures: readonly GivenFigure[],
  nearest: readonly ComparedClaim[],
): boolean {
  const given = nearest.map(({ unit }) => figuresOf({ unit, headingTerms: null }))
  return figures.some((figure) => {
    const pairs = pairsOf(figure.clause)
    if (pairs.length < PAIRS_MIN) return false
    const gives = (other: GivenFigure) => givesFigure(other, figure)
    const alike = (other: GivenFigure) =>
      identicalUnit(figure, other) && shareOf(pairs, other.clause) >= SAME_WORDS
    return (
      given.some(
        (own) => own.some(alike) && !own.some((other) => gives(other) && !isVaguer(other, figure)),
      ) && !given.some((own) => own.filter(alike).some(gives))
    )
  })
}

/** A range of what is stated as one value: 「九成多」 for 95% is all of it or something else. */
function isVaguer(given: GivenFigure, stated: GivenFigure): boolean {
  return isRange(given) && !isRange(stated)
}

/** The share of some pairs of characters that a clause has, 0–1. */
function shareOf(pairs: readonly string[], clause: string): number {
  return pairs.filter((pair) => clause.includes(pair)).length / pairs.length
}
