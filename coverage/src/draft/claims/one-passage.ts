import { termsOf } from '@gaplens/text/terms'
import type { FigureClaim } from '../../figures/figure-claims.ts'
import { differInMagnitude } from '../../figures/magnitude.ts'
import { isSameGrowth } from '../arithmetic/growth.ts'
import { areDifferent, haveSameUnit, isReference, isSameValue } from '../arithmetic/same-value.ts'
import { canonicalText } from '../sources/source-sentences.ts'
import { canBeContradicted, canContradict } from './checkable-figure.ts'
import { isYear } from './dates-in.ts'
import type { FigurePassage, FigurePassages, NearPassage } from './figure-passages.ts'
import { actionsOf } from './frequency-words.ts'
import { nearestOf } from './nearest-figure.ts'
import {
  containsVerbatim,
  givesAllInOrder,
  givesFigures,
  isBareNumber,
  isOnceEvery,
  isRangeOfEnds,
  numbersOf,
  type SentenceWithFigures,
} from './passage-figures.ts'
import { wordsIn } from './sentence-parts.ts'

/** Least similarity of a passage about the same thing as a sentence: absolute, and as a share of the best comparable passage's. */
export const SAME_THING = { similarity: 0.13, ofBest: 0.5 }
/** The same if two numbers agree, which seldom happens by chance. */
export const SAME_THING_TWO_NUMBERS = { similarity: 0.08, ofBest: 0.25 }
/** The same for three numbers. */
const SAME_THING_THREE_NUMBERS = { similarity: 0.06, ofBest: 0.15 }
/**
 * Two numbers or more that few passages give agree in one passage hardly ever by chance, so that its words need not be similar. The sum
 * of the natural logarithms of the passages per passage with the number.
 */
const RARE_TOGETHER = 7
/** The same for a row of a table with just the figures of a row of the draft. */
const RARE_ROW = 4
/** A passage with another value contradicts a sentence only from this similarity on: a false alarm is worse than a miss. */
const CONTRADICTS = 0.5
/** The same if the values differ by an order of magnitude, which rather means another quantity than a mistake. */
const CONTRADICTS_FAR = 0.7
/** A sentence with fewer words does not say what it is about. */
const LEAST_WORDS = 5
/**
 * Of two lines of a list without figures of a known unit, the one that is more similar by this factor is the one meant:
 * 「第 11–14 天：設定」 and 「第 15–18 天：撥款」.
 */
const SIBLING = 2
/**
 * A passage with another value outweighs one with the same value if it is more similar by this factor. The latter is then about
 * another thing: 「視黃醇」 and 「視黃醛」.
 */
const OUTWEIGHS = 1.5

/** Numbers in digits or Chinese numerals, and what joins a range. */
const NUMERALS = /[\d零一二兩三四五六七八九十百千萬半到至]+/gu

/** The sources' passages that give the same figures as a sentence, and figures that contradict it. */
export interface FigureSupport {
  readonly agreeing: readonly FigurePassage[]
  readonly against: readonly FigureClaim[]
}

/** The passages that are similar enough to a sentence to be about the same thing, and that it may name; the most similar first. */
export function passagesAbout(
  sentence: SentenceWithFigures,
  passages: FigurePassages,
  least: typeof SAME_THING,
): FigurePassage[] {
  const near = passages.near(sentence.bare).filter(({ passage }) => sentence.isNamed(passage))
  const needed = Math.max(least.similarity, least.ofBest * (near[0]?.similarity ?? 0))
  return near.filter(({ similarity }) => similarity >= needed).map(({ passage }) => passage)
}

/** The passages each of which gives all figures of a sentence, and the figures of similar passages that contradict it. */
export function supportInOnePassage(sentence: SentenceWithFigures, passages: FigurePassages): FigureSupport {
  const all = passages.near(subjectOf(sentence))
  const near = all.filter(({ passage }) => sentence.isNamed(passage) && isComparable(sentence, passage))
  const best = near[0]?.similarity ?? 0
  const isAbout = ({ similarity }: NearPassage, least: typeof SAME_THING) =>
    similarity >= least.similarity && similarity >= least.ofBest * best
  const count = numbersOf(sentence)
  const similar = near.filter(
    (each) =>
      isAbout(each, count > 2 ? SAME_THING_THREE_NUMBERS : SAME_THING_TWO_NUMBERS) &&
      givesFigures(each.passage, sentence),
  )
  const rarity = similar.length === 0 && count > 1 ? rarityOf(sentence, passages.all) : 0
  const isRare = ({ passage }: NearPassage) =>
    rarity >= RARE_TOGETHER || (rarity >= RARE_ROW && isSameRow(passage, sentence))
  const said =
    rarity < RARE_ROW
      ? similar
      : near.filter((each) => isRare(each) && givesAllInOrder(each.passage, sentence))
  const isOutweighed = ({ similarity }: NearPassage) =>
    wordsIn(sentence.bare) >= LEAST_WORDS &&
    near.some(
      (other) =>
        other.similarity >= CONTRADICTS &&
        other.similarity >= OUTWEIGHS * similarity &&
        sentence.figures.some((own) => {
          const theirs = nearestOf(own, other.passage)
          return theirs !== null && areDifferent(own.figure, theirs.figure)
        }),
    )
  const isOfSibling = ({ passage: { pageId, heading, numbers }, similarity }: NearPassage) =>
    sentence.figures.length === 0 &&
    all.some(
      ({ passage: other, similarity: liker }) =>
        other.pageId === pageId &&
        other.heading === heading &&
        liker >= CONTRADICTS &&
        liker >= SIBLING * similarity &&
        other.numbers.size === numbers.size,
    )
  const agreeing = said.filter((each) =>
    count > 1 ? !isOfSibling(each) : isAbout(each, SAME_THING) && !isOutweighed(each),
  )
  return {
    agreeing: agreeing.map(({ passage }) => passage),
    against: said.length > 0 || wordsIn(sentence.bare) < LEAST_WORDS ? [] : contradictions(sentence, near),
  }
}

/** The words that say what a sentence is about; for figures without words, as in a table, those of the heading and the column. */
function subjectOf({ bare, heading, figures }: SentenceWithFigures): string {
  const said = `${bare} ${actionsOf(figures)}`
  return wordsIn(said.replace(NUMERALS, '')) === 0
    ? `${heading} ${bare} ${figures.map(({ clause }) => clause).join(' ')}`
    : said
}

/**
 * How rare a sentence's figures are in the passages, as `RARE_TOGETHER` counts it; 0 if no passage has one of them, or if a number has no
 * unit, so that its place among the others is not known.
 */
function rarityOf({ figures, numbers }: SentenceWithFigures, passages: readonly FigurePassage[]): number {
  if (numbers.some((number) => !isYear(number))) return 0
  const givers = figures.map(
    ({ figure }) =>
      passages.filter(
        (passage) =>
          isBareNumber(figure, passage) ||
          passage.claims.some((theirs) => isSameValue(theirs.figure, figure, theirs.sentence)),
      ).length,
  )
  return givers.includes(0) ? 0 : givers.reduce((sum, some) => sum + Math.log(passages.length / some), 0)
}

/** Whether a passage and a sentence are rows of tables with equally many figures. */
function isSameRow({ text, claims }: FigurePassage, { bare, figures }: SentenceWithFigures): boolean {
  return text.includes('\t') && bare.includes('\t') && claims.length === figures.length
}

function isComparable({ figures, numbers }: SentenceWithFigures, passage: FigurePassage): boolean {
  return (
    numbers.some((number) => passage.numbers.has(number)) ||
    figures.some(
      (own) =>
        passage.claims.some(
          (theirs) => haveSameUnit(theirs.figure, own.figure) || isSameGrowth(own, theirs),
        ) ||
        isReference(own.figure, passage.text) ||
        containsVerbatim(own.figure, passage) ||
        isBareNumber(own.figure, passage) ||
        isOnceEvery(own.figure, passage),
    )
  )
}

/** Figures with another value in passages that are otherwise similar to the sentence. */
function contradictions({ figures }: SentenceWithFigures, near: readonly NearPassage[]): FigureClaim[] {
  return near
    .filter(({ similarity }) => similarity >= CONTRADICTS)
    .flatMap(({ passage, similarity }) =>
      figures.flatMap((own) => {
        const theirs = nearestOf(own, passage)
        return theirs !== null &&
          !theirs.anecdote &&
          !own.anecdote &&
          canBeContradicted(own) &&
          canContradict(theirs, own) &&
          shareWord(own.clause, theirs.clause) &&
          areDifferent(own.figure, theirs.figure) &&
          (similarity >= CONTRADICTS_FAR || !differInMagnitude(own, theirs)) &&
          isOfRow(theirs, own.sentence) &&
          !isRangeOfEnds(own, passage) &&
          !passage.claims.some((each) => isSameValue(each.figure, own.figure, each.sentence))
          ? [theirs]
          : []
      }),
    )
}

/** Whether two clauses have a word in common. A passage may speak of a sentence's subject and give its figure of something else. */
function shareWord(one: string, other: string): boolean {
  const words = new Set(termsOf(other))
  return termsOf(one).some((word) => words.has(word))
}

/** Whether a table's figure is from the row that a sentence names: a row 「A 牌」 says nothing about 「B 牌」. */
function isOfRow({ sentence: row }: FigureClaim, sentence: string): boolean {
  const [label = '', ...cells] = row.split('\t')
  return cells.length === 0 || canonicalText(sentence).includes(canonicalText(label))
}
