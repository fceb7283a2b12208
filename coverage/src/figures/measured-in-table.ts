import { sameValue } from '@gaplens/text/figures/compare'
import type { Dimension } from '@gaplens/text/figures/figure'
import { compareConditions } from './compare-conditions.ts'
import { inOneCase } from './in-one-case.ts'
import { LoneFigures } from './lone-figures.ts'
import { differInMagnitude } from './magnitude.ts'
import { isBeyondLimitOfCase, mayBeOne } from './may-be-one.ts'
import { byDenial } from './not-within.ts'
import { byNumberedCase } from './numbered-case.ts'
import { areOnlyOfSubject } from './only-of-subject.ts'
import { type PreparedClaim, shareSubject } from './prepared-claim.ts'
import { reachedTimes } from './reached-times.ts'
import { SameMeasurement } from './same-measurement.ts'
import { contentCharacters, sharedWords } from './shared-words.ts'
import {
  areAroundOneEvent,
  areWaitsAfterOne,
  type TimeAroundEvent,
  timeAroundEvent,
} from './times-around-events.ts'
import { areDifferent, areLimitsOfOneNoun } from './values-meet.ts'
import { byWordsBefore } from './words-before.ts'
import { byWordsBeside } from './words-beside.ts'

/** Dimensions of which a rate is rare: 「每月 1 公斤」, 「每公分 2 公升」. */
const RARE_RATES = new Set<Dimension>(['weight', 'volume', 'length', 'energy', 'power', 'light'])
/** Figures whose clauses have nothing in common are of two things from this ratio on: the depth of a cupboard, the width of its hinge. */
const FAR_APART = 5
/** Dimensions of which a subject has one measure: the suction of a vacuum cleaner, the pressure of a tyre. */
const OF_ONE_MEASURE = new Set<Dimension>(['pressure', 'sound', 'light', 'scale'])

/**
 * Decides which figures of sources that a coverage table compares measure one quantity: by what the pages show, by a subject of the table
 * or by a judge.
 */
export class MeasuredInTable {
  readonly #keyword: string
  readonly #all: readonly PreparedClaim[]
  readonly #pages: SameMeasurement
  readonly #lone: LoneFigures
  readonly #events: ReadonlyMap<PreparedClaim, TimeAroundEvent>

  constructor(all: readonly PreparedClaim[], keyword: string) {
    this.#all = all
    this.#events = onlyTimesAroundEvents(all)
    this.#keyword = keyword.normalize('NFKC').toLowerCase()
    this.#pages = new SameMeasurement(all, keyword)
    this.#lone = new LoneFigures(all)
  }

  /** The words that both claims name, or a judge's name, if these measure one quantity; else null. */
  of(a: PreparedClaim, b: PreparedClaim): readonly string[] | null {
    const numbered = byNumberedCase(a, b)
    if (!mayBeOne(a, b, numbered !== null)) return null
    return (
      this.#pages.byPages(a, b) ??
      byVerdict(a, b) ??
      byNounOfLimit(a, b, this.#keyword) ??
      reachedTimes(a, b, { keyword: this.#keyword, all: this.#all }) ??
      this.#byRareUnit(a, b) ??
      this.#byEvent(a, b) ??
      (areOnlyOfSubject(a, b, { keyword: this.#keyword, all: this.#all }) ? [] : null) ??
      byWordsBefore(a, b) ??
      byDenial(a, b) ??
      byWordsBeside(a, b, { keyword: this.#keyword, all: this.#all }) ??
      numbered ??
      inOneCase(a, b) ??
      this.#byJudge(a, b)
    )
  }

  /**
   * A judge's answers that two figures measure one quantity count if the pages confirm it: by a word of both clauses, or by a subject
   * that both sentences are about. Of durations in two units (「兩年」, 「三個月」), and of sizes and weights far apart, the subject is not enough where the
   * clauses have no character in common. Nor may either page give the other's duration as well (「三日內通報」, 「滿一個月」): then it gives both,
   * for two steps.
   */
  #byJudge(a: PreparedClaim, b: PreparedClaim): readonly string[] | null {
    const [[id, name] = []] = measuresOfBoth(a, b)
    if (id === undefined || name === undefined) return null
    const inTwoUnits = spanUnit(a) !== spanUnit(b) && areDifferent(a.claim, b.claim)
    if (inTwoUnits && (this.#givesToo(id, a, b) || this.#givesToo(id, b, a))) return null
    if (sharedWords(a.clause, b.clause, this.#keyword).length > 0) return [name]
    const isFar = RARE_RATES.has(a.claim.figure.dimension) && differInMagnitude(a.claim, b.claim, FAR_APART)
    const isNear = spanUnit(a) === spanUnit(b) && !isFar
    const isOne = isNear || sameValue(a.claim.figure, b.claim.figure) || !shareNothing(a, b)
    return isOne && shareSubject(a, b) ? [name] : null
  }

  /** Whether a judge named two figures as values of one quantity, and this is confirmed. */
  isJudged(a: PreparedClaim, b: PreparedClaim): boolean {
    return this.#byJudge(a, b) !== null
  }

  /**
   * Some figures are so rare that one subject of the table is enough: each page's only rate of a kind (「每公分 2 公升」), and what is the
   * least or enough in a unit of one measure (「8,000 Pa 就夠用」, 「以 12,000 Pa 為下限」).
   */
  #byRareUnit(a: PreparedClaim, b: PreparedClaim): readonly string[] | null {
    if (!shareSubject(a, b)) return null
    if (isBeyondLimitOfCase(a, b)) return ['限度']
    if (compareConditions(a.claim, b.claim) === 'differ') return null
    const { dimension, per, unit } = a.claim.figure
    if (RARE_RATES.has(dimension) && per !== '')
      return this.#lone.areOnlyOnPages(a, b) ? [`每${per.split('·').at(-1) ?? ''}`] : null
    return OF_ONE_MEASURE.has(dimension) && [a, b].every(({ limits }) => limits.lower !== null)
      ? [unit]
      : null
  }

  /**
   * Durations from or up to one event, each its page's only one, are of one thing if both are about one subject of the table, or say how
   * long to wait after it.
   */
  #byEvent(a: PreparedClaim, b: PreparedClaim): readonly string[] | null {
    const [mine, theirs] = [this.#events.get(a), this.#events.get(b)]
    if (mine === undefined || theirs === undefined || !areAroundOneEvent(mine, theirs)) return null
    const isOfOne = shareSubject(a, b) || areWaitsAfterOne(mine, theirs, this.#keyword)
    if (!isOfOne || compareConditions(a.claim, b.claim) === 'differ') return null
    return [`${mine.event}${mine.side}`]
  }

  /** Whether a page gives, for what a judge says is measured, the value of another page as well. */
  #givesToo(measure: string, { claim }: PreparedClaim, other: PreparedClaim): boolean {
    return this.#all.some(
      (each) =>
        each.claim.sourceId === claim.sourceId &&
        each.context.measures.has(measure) &&
        sameValue(each.claim.figure, other.claim.figure),
    )
  }
}

/** What is to be done beyond a limit: 「低於 30% 就該澆水」, 「低於 20% 建議澆水」. */
const VERDICT = /^[^，。；]{0,3}[，]?(?:就[該要]|應該?|建議|才[該要]|才建議)(\p{Script=Han}{1,4})/u
/** Dimensions in which a thing has one such limit. Times and prices have many. */
const OF_VERDICTS = new Set<Dimension>(['other', 'share', 'pressure', 'scale', 'length', 'temperature'])

/** Figures are of one thing if below both, or above both, the same is to be done. */
function byVerdict({ claim: a }: PreparedClaim, { claim: b }: PreparedClaim): readonly string[] | null {
  const isLimit = ({ figure }: typeof a) => figure.bound === 'most' || figure.bound === 'least'
  if (!OF_VERDICTS.has(a.figure.dimension) || a.figure.bound !== b.figure.bound || !isLimit(a)) return null
  const verdictOf = ({ bare, figure }: typeof a) =>
    contentCharacters(VERDICT.exec(bare.slice(figure.end))?.[1] ?? '')
  const theirs = verdictOf(b)
  const shared = [...verdictOf(a)].filter((each) => theirs.has(each))
  return shared.length > 0 ? [shared.join('')] : null
}

/** The words of two limits of one noun on one subject of the table: 「溫度高於 80 度」, 「溫度超過 70 度」. */
function byNounOfLimit(a: PreparedClaim, b: PreparedClaim, keyword: string): readonly string[] | null {
  return shareSubject(a, b) &&
    areLimitsOfOneNoun(a.claim, b.claim) &&
    compareConditions(a.claim, b.claim) !== 'differ'
    ? sharedWords(a.around, b.around, keyword)
    : null
}

/** The events of durations, without those of an event for which a page gives several: they are of different things. */
function onlyTimesAroundEvents(all: readonly PreparedClaim[]): ReadonlyMap<PreparedClaim, TimeAroundEvent> {
  const found = all.flatMap((prepared): [PreparedClaim, TimeAroundEvent][] => {
    const event = timeAroundEvent(prepared.claim)
    return event === null ? [] : [[prepared, event]]
  })
  const ofPage = Map.groupBy(found, ([{ claim }, { side, name }]) => `${claim.sourceId} ${side} ${name}`)
  return new Map([...ofPage.values()].flatMap((own) => (own.length === 1 ? own : [])))
}

/** The unit in which a duration is written; empty for other figures. */
function spanUnit({ claim: { figure } }: PreparedClaim): string {
  if (figure.dimension !== 'time') return ''
  const [unit = ''] = /[年月週周日天時分秒]|year|month|week|day|hour|minute|second/iu.exec(figure.text) ?? []
  return unit === '天' ? '日' : unit === '周' ? '週' : unit.toLowerCase()
}

function shareNothing(a: PreparedClaim, b: PreparedClaim): boolean {
  const other = contentCharacters(b.claim.clause)
  return [...contentCharacters(a.claim.clause)].every((each) => !other.has(each))
}

function measuresOfBoth(a: PreparedClaim, b: PreparedClaim): [string, string][] {
  return [...a.context.measures].filter(([id]) => b.context.measures.has(id))
}
