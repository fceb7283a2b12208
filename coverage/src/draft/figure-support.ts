import { figuresDisagree, goesBeyond } from '@gaplens/text/figures/compare'
import { charactersOf } from '@gaplens/text/terms'
import { type FigureClaim, isCompared } from '../figures/figure-claims.ts'
import { differInMagnitude } from '../figures/same-measurement.ts'
import type { FigurePassage, FigurePassages, NearPassage } from './figure-passages.ts'
import {
  containsVerbatim,
  givesFigures,
  isRangeOfEnds,
  nearestOf,
  numbersOf,
  type SentenceWithFigures,
} from './passage-figures.ts'
import { haveSameUnit, isReference, isSameValue } from './same-value.ts'

/** A passage is about the same thing as a sentence from this similarity on, and from this share of the best one that gives such a figure. */
const SAME_THING = { similarity: 0.18, ofBest: 0.7 }
/** Two numbers seldom agree by chance, so less similarity is enough. */
const SAME_THING_TWO_NUMBERS = { similarity: 0.13, ofBest: 0.4 }
/** A passage with another value contradicts a sentence only from this similarity on: a false alarm is worse than a miss. */
const CONTRADICTS = 0.5
/** The same where the values differ by an order of magnitude, which is rather another thing than a slip. */
const CONTRADICTS_FAR = 0.7
/** A sentence with fewer words of its own does not say what it is about. */
const LEAST_WORDS = 5
const LEAST_WORDS_OF_ITEM = 2
/**
 * A passage with another value that is more similar by this factor outweighs one with the same value, which is then about
 * another thing: 「視黃醇」 and 「視黃醛」.
 */
const OUTWEIGHS = 1.5

/** What the sources say of a sentence's figures: passages that give the same ones, or figures that contradict them. */
export interface FigureSupport {
  readonly agreeing: readonly FigurePassage[]
  readonly against: readonly FigureClaim[]
}

/**
 * Finds the support for a sentence's figures in sources that use other words: in one passage, or, where the sentence lists
 * several figures, in several passages of one section.
 */
export function figureSupport(sentence: SentenceWithFigures, passages: FigurePassages): FigureSupport {
  const inOne = supportInOnePassage(sentence, passages)
  if (inOne.agreeing.length > 0 || sentence.figures.length < 2 || sentence.numbers.length > 0) return inOne
  const items = sentence.figures.map((figure) =>
    wordsIn(figure.clause) < LEAST_WORDS_OF_ITEM
      ? []
      : supportInOnePassage({ ...sentence, bare: figure.clause, figures: [figure] }, passages).agreeing,
  )
  const [first = []] = items
  for (const { pageId, heading } of first) {
    const inSection = items.flatMap((own) =>
      own.filter((each) => each.pageId === pageId && each.heading === heading).slice(0, 1),
    )
    if (inSection.length === items.length) return { agreeing: [...new Set(inSection)], against: [] }
  }
  return inOne
}

function supportInOnePassage(sentence: SentenceWithFigures, passages: FigurePassages): FigureSupport {
  const near = passages
    .near(sentence.bare)
    .filter(({ passage }) => sentence.isNamed(passage) && isComparable(sentence, passage))
  const best = near[0]?.similarity ?? 0
  const isAbout = ({ similarity }: NearPassage, least: typeof SAME_THING) =>
    similarity >= least.similarity && similarity >= least.ofBest * best
  const said = near.filter(
    (each) => isAbout(each, SAME_THING_TWO_NUMBERS) && givesFigures(each.passage, sentence),
  )
  const isOutweighed = ({ similarity }: NearPassage) =>
    near.some(
      (other) =>
        other.similarity >= CONTRADICTS &&
        other.similarity >= OUTWEIGHS * similarity &&
        sentence.figures.some((own) => {
          const theirs = nearestOf(own, other.passage)
          return theirs !== null && figuresDisagree(own.figure, theirs.figure)
        }),
    )
  const agreeing = said.filter(
    (each) => (numbersOf(sentence) > 1 || isAbout(each, SAME_THING)) && !isOutweighed(each),
  )
  return {
    agreeing: agreeing.map(({ passage }) => passage),
    against: said.length > 0 || wordsIn(sentence.bare) < LEAST_WORDS ? [] : contradictions(sentence, near),
  }
}

function isComparable({ figures, numbers }: SentenceWithFigures, passage: FigurePassage): boolean {
  return (
    numbers.some((number) => passage.numbers.has(number)) ||
    figures.some(
      ({ figure }) =>
        passage.claims.some((theirs) => haveSameUnit(theirs.figure, figure)) ||
        isReference(figure, passage.text) ||
        containsVerbatim(figure, passage),
    )
  )
}

/** Figures with another value, in passages that otherwise say the same as the sentence. */
function contradictions({ figures }: SentenceWithFigures, near: readonly NearPassage[]): FigureClaim[] {
  return near
    .filter(({ similarity }) => similarity >= CONTRADICTS)
    .flatMap(({ passage, similarity }) =>
      figures.flatMap((own) => {
        const theirs = nearestOf(own, passage)
        return theirs !== null &&
          !theirs.anecdote &&
          !own.anecdote &&
          isCompared(own.figure, own.sentence) &&
          isCompared(theirs.figure, theirs.sentence) &&
          (figuresDisagree(own.figure, theirs.figure) || goesBeyond(own.figure, theirs.figure)) &&
          (similarity >= CONTRADICTS_FAR || !differInMagnitude(own, theirs)) &&
          !isRangeOfEnds(own, passage) &&
          !passage.claims.some((each) => isSameValue(each.figure, own.figure, each.sentence))
          ? [theirs]
          : []
      }),
    )
}

/** Words of other scripts, and characters of Chinese. */
function wordsIn(text: string): number {
  return new Set([...charactersOf(text), ...(text.match(/[a-z]{3,}/giu) ?? [])]).size
}
