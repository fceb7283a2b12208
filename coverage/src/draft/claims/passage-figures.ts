import type { Figure } from '@gaplens/text/figures/figure'
import type { FigureClaim } from '../../figures/figure-claims.ts'
import { isSameGrowth } from '../arithmetic/growth.ts'
import { roundsValue } from '../arithmetic/rounded-value.ts'
import { haveSameUnit, isReference, isSameValue } from '../arithmetic/same-value.ts'
import { canonicalText, containsWhole } from '../sources/source-sentences.ts'
import type { FigurePassage } from './figure-passages.ts'
import { onceEvery } from './frequency-words.ts'
import { isNamedEnd } from './named-end.ts'
import { isOtherCase, nearestOf, SAME_VALUE_BONUS, SAME_VALUE_BONUS_SEVERAL } from './nearest-figure.ts'
import { numbersIn } from './numbers-in.ts'
import { givesClass } from './range-classes.ts'

/** Measure words that can stand for each other. */
const MEASURE_WORDS = ['個', '種', '類', '項', '樣']
/** The first word of what is counted. */
const COUNTED = /^\p{Script=Han}{2}/u
/** A period of one: 「一天」, 「一個月」. */
const ONE_PERIOD = /^(?:一|1\s?)個?([天日週月季年]|星期|禮拜|小時)$/u
const PERIODS = [['天', '日'], ['週', '星期', '禮拜'], ['月'], ['季'], ['年'], ['小時']]
/** Words of a price for each period. */
const RENTS = new Map([
  ['天', ['日租']],
  ['月', ['月租', '月費', '月繳', '月付']],
  ['年', ['年租', '年費', '年繳']],
])
/** Quantities whose unit a sentence may leave out after a figure that has it: 「2,200 大卡，再加 300」. */
const LEFT_OUT = new Set<Figure['dimension']>(['money', 'energy', 'weight', 'volume'])
/** Quantities that are written with a length in them. */
const OF_LENGTHS = new Set<Figure['dimension']>(['size', 'speed'])
/** A sentence of a draft that gives figures, numbers or dates. */
export interface SentenceWithFigures {
  /** Its text, with figures replaced by blanks. */
  readonly bare: string
  /** The heading above it. */
  readonly heading: string
  readonly figures: readonly FigureClaim[]
  /** Its numbers without a known unit, and its dates. */
  readonly numbers: readonly string[]
  /** Whether a passage contains every name of the sentence. */
  readonly isNamed: (passage: FigurePassage) => boolean
}

/** How many values a sentence gives; a range counts as two. */
export function numbersOf({ figures, numbers }: SentenceWithFigures): number {
  return figures.length + figures.filter(({ figure }) => isRange(figure)).length + numbers.length
}

export function isRange({ low, high }: Figure): boolean {
  return low < high && Number.isFinite(high - low)
}

/** Whether a passage gives each of a sentence's figures for the same quantity. */
export function givesFigures(passage: FigurePassage, sentence: SentenceWithFigures): boolean {
  const { figures, numbers } = sentence
  if (!passage.isCounted)
    return numbers.length === 0 && figures.every(({ figure }) => isOnceEvery(figure, passage))
  const bonus = numbersOf(sentence) > 1 ? SAME_VALUE_BONUS_SEVERAL : SAME_VALUE_BONUS
  const isDated = (number: string) => figures.length > 0 && passage.years.has(number)
  if (!numbers.every((number) => passage.numbers.has(number) || isDated(number))) return false
  if (figures.length > 2 && givesInOrder(passage, figures)) return true
  if (givesClass(figures, passage.claims)) return true
  const said: FigureClaim[] = []
  for (const own of figures) {
    const theirs = nearestOf(own, passage, bonus, said)
    if (passage.claims.some((each) => haveSameUnit(each.figure, own.figure) && isNamedEnd(own, each)))
      continue
    if (theirs !== null && isNamedEnd(own, theirs) === false) return false
    if (theirs !== null && isSameValue(theirs.figure, own.figure, theirs.sentence)) {
      // A range gives several values: 「5 公分或 7 公分」.
      if (!isRange(theirs.figure) || isRange(own.figure)) said.push(theirs)
    } else if (
      !isRangeOfEnds(own, passage) &&
      !containsVerbatim(own.figure, passage) &&
      !isBareNumber(own.figure, passage) &&
      !isCountedAlike(own, passage) &&
      (theirs !== null || !isReference(own.figure, passage.text)) &&
      !isEvery(own.figure, passage) &&
      !passage.claims.some((each) => isSameGrowth(own, each) || roundsFigure(own, each)) &&
      !isOnceEvery(own.figure, passage)
    )
      return false
  }
  return true
}

/** Whether a passage gives each of a sentence's figures, and in the same order. */
export function givesAllInOrder(passage: FigurePassage, sentence: SentenceWithFigures): boolean {
  return givesInOrder(passage, sentence.figures) && givesFigures(passage, sentence)
}

/** Whether a passage gives the same figures in the same order as a sentence, each by another of its claims. */
function givesInOrder({ claims }: FigurePassage, figures: readonly FigureClaim[]): boolean {
  let from = 0
  return figures.every((own) => {
    const at = claims.findIndex(
      (theirs, place) =>
        place >= from &&
        !isOtherCase(own, theirs) &&
        (isSameValue(theirs.figure, own.figure, theirs.sentence) || isPlainNumber(theirs.figure, own.figure)),
    )
    from = at + 1
    return at >= 0
  })
}

/**
 * Whether a passage contains a figure word for word where the parser reads none, as in 「頭三個月」. Lengths
 * within a size or a speed do not count: the 「60 公分」 of 「120 x 60 公分」.
 */
export function containsVerbatim({ text }: Figure, { claims, canonical }: FigurePassage): boolean {
  const words = canonicalText(text)
  return (
    // The canonical form of 「3%」 is a digit.
    !(/^[\d.]+$/u.test(words) && /[^\d.,\s]/u.test(text)) &&
    claims.every(
      ({ figure }) =>
        figure.text !== text &&
        !(OF_LENGTHS.has(figure.dimension) && containsWhole(canonicalText(figure.text), words)),
    ) &&
    containsWhole(canonical, words)
  )
}

/**
 * Whether a passage gives a figure as a number without a unit, which a table's head may name: 「1,580」 for 「1,580 元」; or the sentence
 * leaves out the unit, as in a list of prices.
 */
export function isBareNumber(own: Figure, { claims, bareNumbers, numbers, text }: FigurePassage): boolean {
  const { value, dimension } = own
  const isSpecific = value >= 10 || !Number.isInteger(value)
  // 「48 度電」 is 「48 度」 where a page speaks of electricity.
  const degrees =
    dimension === 'energy' && text.includes('電') ? /^(.+)度電$/u.exec(own.text)?.[1] : undefined
  if (degrees !== undefined) return numbersIn(degrees).every((number) => numbers.has(number))
  return (
    isSpecific &&
    ((!isRange(own) && bareNumbers.has(`${value}`)) ||
      claims.some(({ figure }) => isPlainNumber(figure, own)))
  )
}

/** Whether two figures give the same number, one of them without a unit. */
function isPlainNumber(theirs: Figure, { low, high, value, dimension }: Figure): boolean {
  const isPlain = theirs.dimension === 'number' || (dimension === 'number' && LEFT_OUT.has(theirs.dimension))
  return isPlain && (value >= 10 || !Number.isInteger(value)) && theirs.low === low && theirs.high === high
}

/** Whether a passage counts the same things, with another measure word or none: 「十個縣市」 and 「十縣市」, 「四種情境」 and 「四類情境」. */
function isCountedAlike({ figure, sentence }: FigureClaim, { canonical }: FigurePassage): boolean {
  const { text, unit, dimension, end } = figure
  const counted = COUNTED.exec(sentence.slice(end))?.[0]
  if (dimension !== 'count' || !MEASURE_WORDS.includes(unit) || counted === undefined) return false
  const number = canonicalText(text.slice(0, -unit.length))
  return ['', ...MEASURE_WORDS].some((word) => containsWhole(canonical, `${number}${word}${counted}`))
}

/** Whether a figure gives a passage's exact value in a rounder form: 「不到五千元」 of 4,600. */
function roundsFigure(own: FigureClaim, { figure }: FigureClaim): boolean {
  return figure.low === figure.high && haveSameUnit(figure, own.figure) && roundsValue(own, figure.value)
}

/** Whether a passage says 「每週」, or of a month 「月租」, where a sentence says 「一週」. */
function isEvery(figure: Figure, { text, claims }: FigurePassage): boolean {
  const period = ONE_PERIOD.exec(figure.text)?.[1]
  const names = PERIODS.find((each) => each.includes(period ?? ''))
  if (period === undefined || names === undefined) return false
  const said = [text, ...claims.map(({ clause }) => clause)]
  const words = names.flatMap((name) => [`每${name}`, `每個${name}`, ...(RENTS.get(name) ?? [])])
  return words.some((word) => said.some((each) => each.includes(word)))
}

/** Whether a passage says 「每週擦乾」 where a sentence says 「一週擦乾一次」. */
export function isOnceEvery(figure: Figure, { numbers }: FigurePassage): boolean {
  const period = onceEvery(figure)
  return period !== null && numbers.has(period)
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
