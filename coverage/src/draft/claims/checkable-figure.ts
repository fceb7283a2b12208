import { DRAFT_CLAIM_MAX_CHARS } from '@gaplens/contracts/limits'
import type { Figure } from '@gaplens/text/figures/figure'
import { readAmount } from '@gaplens/text/figures/numerals'
import { readFigures } from '@gaplens/text/figures/read-figures'
import { isCompared } from '../../figures/compared-figures.ts'
import type { FigureClaim } from '../../figures/figure-claims.ts'
import { isFigure } from '../sources/source-statements.ts'
import { monthsOfYear } from './months-of-year.ts'

/** Units that count the items of a list in the sentence itself. */
const ITEMS = new Set(['種', '項'])
/** Two short items or more before their number: 「T+1 與 T+7 兩種」. */
const LIST_BEFORE =
  /[^、，,。；;：:與和及跟是有為]{1,10}(?:[、與和及跟]\s?[^、，,。；;：:與和及跟]{1,10})+這?\s?$/u
const BETWEEN_ITEMS = /[、與和及跟]/gu
const ORDINAL = /第\s?([一二三四五六七八九十\d]{1,3})/gu
/** The list that a count announces. */
const LIST_AFTER = /^[^：:，,。]{0,4}[：:]([^，,。；;]+)/u

/** Words after a count that begins a clause and refers to what was named before: 「兩個不衝突」, 「兩項可以一起」. */
const NAMED_BEFORE = /^(?:[都皆並互各也]|不(?:衝突|相干|一樣|同)|可以?(?:一起|同時|並))/u
const CLAUSE_BEGINS = /(?:^|[，,。；;：:])\s?這?$/u

/** Whether a figure counts things that were named before, so that its clause gives no value. */
function countsNamed({ dimension, start, end }: Figure, sentence: string): boolean {
  return (
    dimension === 'count' &&
    CLAUSE_BEGINS.test(sentence.slice(0, start)) &&
    NAMED_BEFORE.test(sentence.slice(end))
  )
}

/** Whether a figure counts what the sentence lists after it: 「考了三次：640、615、690」. */
function countsItsList({ dimension, value, end }: Figure, sentence: string): boolean {
  const list = dimension === 'count' ? LIST_AFTER.exec(sentence.slice(end))?.[1] : undefined
  return list !== undefined && value > 1 && list.split('、').length === value
}

/** Whether a figure counts what the sentence numbers after it: 「分兩次喝：前一晚喝第一包，第二包…」. */
function countsItsOrdinals({ dimension, value, end }: Figure, sentence: string): boolean {
  if (dimension !== 'count' || value < 2) return false
  const said = [...sentence.slice(end).matchAll(ORDINAL)].map(
    ([, numeral = '']) => readAmount(numeral, 0)?.low,
  )
  return (
    said.length > 0 && new Set(said).size === value && Math.max(...said.map((each) => each ?? 0)) === value
  )
}

/** Whether a source could give a figure. It could not give the number of the sentence's own items: 「有 5 公分和 7 公分兩種」. */
export function isCheckable(figure: Figure, sentence: string): boolean {
  if (!isFigure(figure)) return false
  // 「有三項以上」 counts none of the items before it.
  if (figure.bound !== 'exact') return true
  if (countsItsList(figure, sentence) || countsItsOrdinals(figure, sentence)) return false
  if (countsNamed(figure, sentence)) return false
  if (!ITEMS.has(figure.unit) || sentence.length > DRAFT_CLAIM_MAX_CHARS) return true
  const list = LIST_BEFORE.exec(sentence.slice(0, figure.start))?.[0] ?? ''
  if ([...list.matchAll(BETWEEN_ITEMS)].length + 1 === figure.value && figure.value > 1) return false
  const before = readFigures(sentence).filter(({ end }) => end <= figure.start)
  return before.filter(({ dimension }) => dimension === before.at(-1)?.dimension).length !== figure.value
}

/** A figure's share of a whole in brackets: 「住宿四晚 7,200 元（雙人房一半）」. */
const OF_WHOLE =
  /^\s?[（(][^）)，,。]{0,8}(?:一半|分之一|[\d一二三四五六七八九]\s?[成%％])[^）)，,。]{0,3}[）)]/u

/** Whether another value of a source can contradict a figure. The whole is no other value of a part, and 「一年兩個月」 may be two things. */
export function canBeContradicted(claim: FigureClaim): boolean {
  const { figure, sentence } = claim
  return (
    isCompared(figure, sentence) && monthsOfYear(claim) === null && !OF_WHOLE.test(sentence.slice(figure.end))
  )
}

const HEALTHY = /健康(?![保檢署局食])/u
const SICK = /藥[用浴]|患[者部]|病[犬貓患人]|生病/u

/** Whether a source's value can contradict a figure that can be contradicted: it is comparable, and of the same state of health. */
export function canContradict(other: FigureClaim, own: FigureClaim): boolean {
  return isCompared(other.figure, other.sentence) && !areHealthyAndSick(own, other)
}

/**
 * Whether one figure is of the healthy and the other of the sick, so that neither contradicts the other. A report still lists both
 * values, because its reader decides which one holds.
 */
function areHealthyAndSick(one: FigureClaim, other: FigureClaim): boolean {
  const [mine, theirs] = [one, other].map(({ heading, sentence }) => `${heading} ${sentence}`)
  const differ = (a = '', b = '') => HEALTHY.test(a) && !SICK.test(a) && SICK.test(b) && !HEALTHY.test(b)
  return differ(mine, theirs) || differ(theirs, mine)
}
