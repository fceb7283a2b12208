import { figuresDisagree, goesBeyond } from '@gaplens/text/figures/compare'
import type { Figure } from '@gaplens/text/figures/figure'
import { charactersOf, termsOf } from '@gaplens/text/terms'
import { type FigureClaim, isCompared } from '../figures/figure-claims.ts'
import { areOtherCases, casesOf } from '../figures/measures.ts'
import { isFar } from '../figures/same-thing.ts'
import type { FigurePassage, FigurePassages, NearPassage } from './figure-passages.ts'
import { isOneUnit, isReference, isSameValue } from './same-value.ts'
import { canonicalText, containsWhole } from './source-sentences.ts'

/** A passage speaks of a sentence's thing from this likeness on, and where none that gives such a figure is much liker. */
const ABOUT_IT = { likeness: 0.18, ofBest: 0.7 }
/** Two numbers that agree seldom agree by chance: then it may be less like. */
const ABOUT_IT_TWICE = { likeness: 0.13, ofBest: 0.4 }
/** One that gives another value speaks against it from this likeness on: what is told as wrong must be of the same thing for sure. */
const AGAINST = 0.5
/** The same where the values are of another order: rather another thing than a slip. */
const AGAINST_FAR = 0.7
/** A sentence with fewer words of its own says too little of what it is about. */
const LEAST_WORDS = 5
const LEAST_WORDS_OF_ITEM = 2
/**
 * By so much must another figure's words be liker before a figure of the same value is another thing's; where a passage gives two of the
 * sentence's numbers, by more.
 */
const ANOTHER = 0.2
const ANOTHER_OF_TWO = 0.5
/** So much liker is a passage that gives another value, where who gives the same is told of another thing: 「視黃醇」 and 「視黃醛」. */
const OUTDONE = 1.5
const ORDINAL = /第\s?[一二三四五六七八九十\d]+|首[次年月]|\b(?:first|second|third)\b/iu

/** A sentence of a draft that gives figures, numbers or dates. */
export interface FiguredSentence {
  /** Its words without its figures. */
  readonly bare: string
  readonly figures: readonly FigureClaim[]
  /** Its numbers that are no figures of a known unit, and its dates. */
  readonly numbers: readonly string[]
  /** Whether a passage says every name that it says. */
  readonly isNamed: (passage: FigurePassage) => boolean
}

/** What sources make of a sentence's figures: who gives each of them of its thing, or which figure of its thing speaks against it. */
export interface FiguresTold {
  readonly agreeing: readonly FigurePassage[]
  readonly against: readonly FigureClaim[]
}

/** Looks for who says a sentence's figures in other words: in one passage, or, as the items of a list, in several of one section. */
export function figuresTold(sentence: FiguredSentence, passages: FigurePassages): FiguresTold {
  const told = toldInOne(sentence, passages)
  if (told.agreeing.length > 0 || sentence.figures.length < 2 || sentence.numbers.length > 0) return told
  const items = sentence.figures.map((figure) =>
    wordsIn(figure.clause) < LEAST_WORDS_OF_ITEM
      ? []
      : toldInOne({ ...sentence, bare: figure.clause, figures: [figure] }, passages).agreeing,
  )
  const [first = []] = items
  for (const { pageId, heading } of first) {
    const inSection = items.flatMap((own) =>
      own.filter((each) => each.pageId === pageId && each.heading === heading).slice(0, 1),
    )
    if (inSection.length === items.length) return { agreeing: [...new Set(inSection)], against: [] }
  }
  return told
}

function toldInOne(sentence: FiguredSentence, passages: FigurePassages): FiguresTold {
  const near = passages
    .near(sentence.bare)
    .filter(({ passage }) => sentence.isNamed(passage) && isComparable(sentence, passage))
  const best = near[0]?.likeness ?? 0
  const isAbout = ({ likeness }: NearPassage, least: typeof ABOUT_IT) =>
    likeness >= least.likeness && likeness >= least.ofBest * best
  const said = near.filter((each) => isAbout(each, ABOUT_IT_TWICE) && passageSays(each.passage, sentence))
  const isOutdone = ({ likeness }: NearPassage) =>
    near.some(
      (liker) =>
        liker.likeness >= AGAINST &&
        liker.likeness >= OUTDONE * likeness &&
        sentence.figures.some((own) => {
          const told = nearestOf(own, liker.passage)
          return told !== null && figuresDisagree(own.figure, told.figure)
        }),
    )
  const agreeing = said.filter(
    (each) => (numbersOf(sentence) > 1 || isAbout(each, ABOUT_IT)) && !isOutdone(each),
  )
  return {
    agreeing: agreeing.map(({ passage }) => passage),
    against: said.length > 0 || wordsIn(sentence.bare) < LEAST_WORDS ? [] : against(sentence, near),
  }
}

function isComparable({ figures, numbers }: FiguredSentence, passage: FigurePassage): boolean {
  return (
    numbers.some((number) => passage.numbers.has(number)) ||
    figures.some(
      ({ figure }) =>
        passage.claims.some((told) => isOneUnit(told.figure, figure)) ||
        isReference(figure, passage.text) ||
        isWritten(figure, passage),
    )
  )
}

/** How many numbers a sentence gives; a range gives two. */
function numbersOf({ figures, numbers }: FiguredSentence): number {
  const isRange = ({ figure }: FigureClaim) =>
    figure.low < figure.high && Number.isFinite(figure.high - figure.low)
  return figures.length + figures.filter(isRange).length + numbers.length
}

/** Whether a passage gives each of a sentence's figures, none of them of another thing. */
function passageSays(passage: FigurePassage, sentence: FiguredSentence): boolean {
  const { figures, numbers } = sentence
  const another = numbersOf(sentence) > 1 ? ANOTHER_OF_TWO : ANOTHER
  if (!numbers.every((number) => passage.numbers.has(number))) return false
  const said: FigureClaim[] = []
  for (const own of figures) {
    const told = nearestOf(own, passage, another, said)
    if (told !== null && isSameValue(told.figure, own.figure, told.sentence)) said.push(told)
    else if (
      !isRangeOfEnds(own, passage) &&
      !isWritten(own.figure, passage) &&
      (told !== null || !isReference(own.figure, passage.text))
    )
      return false
  }
  return true
}

/** Whether a passage says a figure word for word where none is read: 「頭三個月」. */
function isWritten({ text }: Figure, { claims, text: told, heading }: FigurePassage): boolean {
  return (
    claims.every(({ figure }) => figure.text !== text) &&
    containsWhole(canonicalText(`${heading} ${told}`), canonicalText(text))
  )
}

/** Whether a passage gives a range by its ends: 「6 萬元以上 30 萬元以下」 of 「6 萬到 30 萬元」. */
function isRangeOfEnds({ figure }: FigureClaim, { claims }: FigurePassage): boolean {
  const gives = (bound: 'least' | 'most', end: 'low' | 'high') =>
    claims.some(
      ({ figure: told }) => told.bound === bound && isOneUnit(told, figure) && told[end] === figure[end],
    )
  return figure.low < figure.high && gives('least', 'low') && gives('most', 'high')
}

/** Of a passage's figures that could be a claim's, the one whose own words are likest, one of the same value before others. */
function nearestOf(
  own: FigureClaim,
  { claims }: FigurePassage,
  another = ANOTHER,
  but: readonly FigureClaim[] = [],
): FigureClaim | null {
  const words = wordsOf(own)
  return (
    claims
      .filter(
        (other) => !but.includes(other) && isOneUnit(other.figure, own.figure) && !isOtherCase(own, other),
      )
      .map((other) => ({
        other,
        like:
          likenessOf(words, wordsOf(other)) +
          (isSameValue(other.figure, own.figure, other.sentence) ? another : 0),
      }))
      .sort((a, b) => b.like - a.like)[0]?.other ?? null
  )
}

/** Who gives another value where everything else is as the sentence says it. */
function against({ figures }: FiguredSentence, near: readonly NearPassage[]): FigureClaim[] {
  return near
    .filter(({ likeness }) => likeness >= AGAINST)
    .flatMap(({ passage, likeness }) =>
      figures.flatMap((own) => {
        const told = nearestOf(own, passage)
        return told !== null &&
          !told.anecdote &&
          !own.anecdote &&
          isCompared(own.figure, own.sentence) &&
          isCompared(told.figure, told.sentence) &&
          (figuresDisagree(own.figure, told.figure) || goesBeyond(own.figure, told.figure)) &&
          (likeness >= AGAINST_FAR || !isFar(own, told)) &&
          !isRangeOfEnds(own, passage) &&
          !passage.claims.some((each) => isSameValue(each.figure, own.figure, each.sentence))
          ? [told]
          : []
      }),
    )
}

function isOtherCase(a: FigureClaim, b: FigureClaim): boolean {
  const [mine, theirs] = [ORDINAL.exec(a.clause)?.[0], ORDINAL.exec(b.clause)?.[0]]
  return (
    areOtherCases(casesOf(a.clause), casesOf(b.clause)) ||
    areOtherCases(casesOf(a.bare), casesOf(b.bare)) ||
    (mine !== undefined && theirs !== undefined && mine !== theirs)
  )
}

function wordsOf({ clause }: FigureClaim): Set<string> {
  return new Set([...charactersOf(clause), ...termsOf(clause)])
}

/** Dice's coefficient. */
function likenessOf(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((word) => b.has(word)).length
  return shared === 0 ? 0 : (2 * shared) / (a.size + b.size)
}

/** Words of other scripts, and characters of Chinese. */
function wordsIn(text: string): number {
  return new Set([...charactersOf(text), ...(text.match(/[a-z]{3,}/giu) ?? [])]).size
}
