import type { Figure } from '@gaplens/text/figures/figure'
import { charactersOf, termsOf } from '@gaplens/text/terms'
import type { FigureClaim } from '../figures/figure-claims.ts'
import { areOtherCases, casesOf } from '../figures/measures.ts'
import type { FigurePassage } from './figure-passages.ts'
import { haveSameUnit, isReference, isSameValue } from './same-value.ts'
import { canonicalText, containsWhole } from './source-sentences.ts'

/**
 * How much more similar another figure's words must be before a figure of the same value counts as another thing's; more where
 * the sentence gives two numbers and the passage has both.
 */
const ANOTHER = 0.2
const ANOTHER_OF_TWO = 0.5
const ORDINAL = /第\s?[一二三四五六七八九十\d]+|首[次年月]|\b(?:first|second|third)\b/iu

/** A sentence of a draft that gives figures, numbers or dates. */
export interface SentenceWithFigures {
  /** Its words without its figures. */
  readonly bare: string
  /** The heading that it stands under. */
  readonly heading: string
  readonly figures: readonly FigureClaim[]
  /** Its numbers that are no figures of a known unit, and its dates. */
  readonly numbers: readonly string[]
  /** Whether a passage says every name that it says. */
  readonly isNamed: (passage: FigurePassage) => boolean
}

/** How many numbers a sentence gives; a range gives two. */
export function numbersOf({ figures, numbers }: SentenceWithFigures): number {
  return figures.length + figures.filter(({ figure }) => isRange(figure)).length + numbers.length
}

function isRange({ low, high }: Figure): boolean {
  return low < high && Number.isFinite(high - low)
}

/** Whether a passage gives each of a sentence's figures, and gives them of the same thing. */
export function givesFigures(passage: FigurePassage, sentence: SentenceWithFigures): boolean {
  const { figures, numbers } = sentence
  const another = numbersOf(sentence) > 1 ? ANOTHER_OF_TWO : ANOTHER
  if (!numbers.every((number) => passage.numbers.has(number))) return false
  if (figures.length > 2 && givesInOrder(passage, figures)) return true
  const said: FigureClaim[] = []
  for (const own of figures) {
    const theirs = nearestOf(own, passage, another, said)
    if (theirs !== null && isSameValue(theirs.figure, own.figure, theirs.sentence)) {
      // A range gives several values: 「5 公分或 7 公分」.
      if (!isRange(theirs.figure) || isRange(own.figure)) said.push(theirs)
    } else if (
      !isRangeOfEnds(own, passage) &&
      !containsVerbatim(own.figure, passage) &&
      !isBareNumber(own.figure, passage) &&
      (theirs !== null || !isReference(own.figure, passage.text))
    )
      return false
  }
  return true
}

/** Whether a passage gives several figures one after the other as a sentence does: each of another claim of it. */
function givesInOrder({ claims }: FigurePassage, figures: readonly FigureClaim[]): boolean {
  let from = 0
  return figures.every((own) => {
    const at = claims.findIndex(
      (theirs, place) =>
        place >= from && !isOtherCase(own, theirs) && isSameValue(theirs.figure, own.figure, theirs.sentence),
    )
    from = at + 1
    return at >= 0
  })
}

/** Whether a passage contains a figure word for word where the parser reads none, as in 「頭三個月」. */
export function containsVerbatim(
  { text }: Figure,
  { claims, text: quoted, heading }: FigurePassage,
): boolean {
  return (
    claims.every(({ figure }) => figure.text !== text) &&
    containsWhole(canonicalText(`${heading} ${quoted}`), canonicalText(text))
  )
}

/** Whether a passage gives a figure as a number of which its table's head names the unit: 「1,580」 for 「1,580 元」. */
export function isBareNumber({ low, high, value }: Figure, { claims, bareNumbers }: FigurePassage): boolean {
  return (
    low === high &&
    value >= 10 &&
    (bareNumbers.has(`${value}`) ||
      claims.some(({ figure }) => figure.dimension === 'number' && figure.value === value))
  )
}

/** Whether a passage gives a range by its two ends: 「6 萬元以上 30 萬元以下」 for 「6 萬到 30 萬元」. */
export function isRangeOfEnds({ figure }: FigureClaim, { claims }: FigurePassage): boolean {
  const gives = (bound: 'least' | 'most', end: 'low' | 'high') =>
    claims.some(
      ({ figure: other }) =>
        other.bound === bound && haveSameUnit(other, figure) && other[end] === figure[end],
    )
  return figure.low < figure.high && gives('least', 'low') && gives('most', 'high')
}

/**
 * The figure of a passage that most likely measures what a claim does: the one whose words are most similar, with a bonus for
 * the same value.
 * @param but figures of the passage that are already matched with another claim
 */
export function nearestOf(
  own: FigureClaim,
  { claims }: FigurePassage,
  another = ANOTHER,
  but: readonly FigureClaim[] = [],
): FigureClaim | null {
  const words = wordsOf(own)
  return (
    claims
      .filter(
        (other) => !but.includes(other) && haveSameUnit(other.figure, own.figure) && !isOtherCase(own, other),
      )
      .map((other) => ({
        other,
        like:
          diceSimilarity(words, wordsOf(other)) +
          (isSameValue(other.figure, own.figure, other.sentence) ? another : 0),
      }))
      .sort((a, b) => b.like - a.like)[0]?.other ?? null
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
function diceSimilarity(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((word) => b.has(word)).length
  return shared === 0 ? 0 : (2 * shared) / (a.size + b.size)
}
