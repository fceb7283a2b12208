import { figuresMeet, identicalUnit } from '@gaplens/text/figures/compare'
import type { Figure } from '@gaplens/text/figures/figure'
import { readFigures } from '@gaplens/text/figures/read-figures'
import { termsOf } from '@gaplens/text/terms'
import { isCompared } from '../../figures/compared-figures.ts'
import { isSameValue } from '../arithmetic/same-value.ts'

/** Values that differ by a larger factor are of two quantities: 「悶蒸 30 秒」 and 「一個月內喝完」. */
const OTHER_QUANTITY = 20
/** The end of a clause that denies the figure after it: 「不能是 92 度」, but not 「不能低於 92 度」. */
const DENIED_BEFORE =
  /(?:不(?:能|可以?|要|該|應該?|宜|得|建議|適合|需要?|必|是)|別|勿|切忌|避免|禁止|並非)(?:再|只)?(?:是|為|用|使用|以|在|於|選擇?|設(?:定)?[為在到成]?|[調加]?熱?[到至])?\s?(?:大?約)?\s?$/u
/** The beginning of a clause that denies the figure before it: 「92 度是錯的」. */
const DENIED_AFTER =
  /^\s*[^，,。；;\d不沒]{0,4}?(?:錯的|錯誤|不對|不正確|不可?行|不適合|不建議|誤解|迷思|謠言)/u
/** Words that deny what their clause names: 「不需要控制水溫」. */
const DENIES = /不(?:重要|需要?|必|用|須)|無[須需]|沒有?(?:必要|關係|差別|影響)/u
const CLAUSE = /[^，,。；;！？!?\n]+/gu

/** A figure with the text that gives it. */
interface Given {
  readonly figure: Figure
  /** The words of its clause. */
  readonly words: ReadonlySet<string>
  readonly isDenied: boolean
  readonly text: string
}

/** The facts about a topic, as drafts are compared with them. */
export interface Facts {
  /** The names of the topic. */
  readonly names: readonly string[]
  readonly given: readonly Given[]
  /** Whether one of them says that the topic does not matter. */
  readonly isDenied: boolean
}

/** Reads what the sources say of a topic. */
export function readFacts(names: readonly string[], texts: readonly string[]): Facts {
  return { names, given: texts.flatMap(givenIn), isDenied: texts.some((text) => deniesOne(text, names)) }
}

/**
 * Whether a sentence says otherwise than every fact about a topic: it gives another value than all of them for a quantity of theirs,
 * denies the value that they give, or denies the topic itself. It is no proof that the sentence is wrong, only that it does not say
 * what the facts say.
 * @param isSupported whether the sources support the sentence, so that its figures are theirs
 */
export function opposesFacts(
  sentence: string,
  { names, given, isDenied }: Facts,
  isSupported: boolean,
): boolean {
  if (!isDenied && deniesOne(sentence, names)) return true
  const compared = givenIn(sentence).flatMap((own) => {
    const same = given.filter((each) => isOneQuantity(own, each))
    return same.length === 0 ? [] : [{ own, same }]
  })
  const agrees = compared.some(({ own, same }) =>
    same.some((each) => hasValueOf(own, each) && own.isDenied === each.isDenied),
  )
  return !agrees && compared.some(({ own }) => own.isDenied || !isSupported)
}

function deniesOne(text: string, names: readonly string[]): boolean {
  return names.some((name) => deniesName(text, name))
}

function deniesName(text: string, name: string): boolean {
  return [...text.matchAll(CLAUSE)].some(
    ([clause]) => clause.includes(name) && DENIES.test(clause.replace(name, ' ')) && !/\d/u.test(clause),
  )
}

/** The clause of a figure without the figure. */
function clauseAround(text: string, { start, end }: Figure): string {
  const before = /[^，,。；;！？!?\n]*$/u.exec(text.slice(0, start))?.[0] ?? ''
  const after = /^[^，,。；;！？!?\n]*/u.exec(text.slice(end))?.[0] ?? ''
  return `${before} ${after}`
}

function givenIn(text: string): Given[] {
  return readFigures(text)
    .filter((figure) => isCompared(figure, text))
    .map((figure) => ({
      figure,
      words: new Set(termsOf(clauseAround(text, figure)).filter((term) => [...term].length > 1)),
      isDenied: DENIED_BEFORE.test(text.slice(0, figure.start)) || DENIED_AFTER.test(text.slice(figure.end)),
      text,
    }))
}

/** Whether two figures seem to be of one quantity: one unit, clauses with a word in common, and no other order of magnitude. */
function isOneQuantity(a: Given, b: Given): boolean {
  if (!identicalUnit(a.figure, b.figure) || ![...a.words].some((word) => b.words.has(word))) return false
  const [one, other] = [Math.abs(a.figure.value), Math.abs(b.figure.value)]
  return a.figure.dimension === 'temperature' || Math.max(one, other) <= OTHER_QUANTITY * Math.min(one, other)
}

/** Whether a draft's value is that of a fact: the same, within its range, or up to twice beyond its open end. */
function hasValueOf({ figure: own }: Given, { figure: fact, text }: Given): boolean {
  if (isSameValue(fact, own, text)) return true
  if (isOpen(own) || !figuresMeet(fact, own)) return false
  if (!isOpen(fact)) return true
  const end = fact.bound === 'least' ? fact.low : fact.high
  return own.value <= 2 * end && own.value >= end / 2
}

function isOpen({ bound }: Figure): boolean {
  return bound === 'least' || bound === 'most'
}
