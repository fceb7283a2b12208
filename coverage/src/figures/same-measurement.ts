import type { Dimension } from '@gaplens/text/figures/figure'
import { byCitation } from './by-citation.ts'
import { commonIn } from './common-words.ts'
import { compareConditions } from './compare-conditions.ts'
import { areOfEachTime } from './each-time.ts'
import { LoneFigures } from './lone-figures.ts'
import { mayBeOne } from './may-be-one.ts'
import { withoutMeasures } from './measures.ts'
import { isOfOwnPart } from './other-kinds.ts'
import { type PreparedClaim, shareSubject } from './prepared-claim.ts'
import { contentCharacters, isChinese, sharedWords, specific } from './shared-words.ts'
import { haveOneResult } from './thresholds.ts'
import { valuesMeet } from './values-meet.ts'
import { ASKING, ASKS_HOW_OFTEN, asksFor, nameOneThing } from './what-headings-ask.ts'
import { wordEvidence } from './word-evidence.ts'

/** Two figures measure one quantity from this sum of weights on. Equal values need less, because agreement is itself a sign. */
const NEEDED_IF_EQUAL = 1.5
const NEEDED_IF_DIFFERENT = 2
/** So much more is needed if all shared words are in Latin letters; less where both clauses are in Chinese, in which such words are rare. */
const MORE_IF_LATIN = 1
const MORE_IF_LATIN_IN_CHINESE = 0.5
const LATIN_WORD = /^[\p{Script=Latin}\d'’]+$/u
/** Dimensions that often occur many times under one heading, so that the heading does not show which figures belong together. */
const FREQUENT_DIMENSIONS = new Set<Dimension>(['time', 'length', 'area'])
/** Weight of the fact that neither page states another figure of the kind. */
const ONLY_ONE_WEIGHT = 0.5
/** Verbs of one character that go with any thing: under 「大概用多久」 they do not say what is used. */
const DOING = new Set('用放存做')
/** A word in Latin letters or with digits names a thing: 「C5 用三年」. */
const NAME = /[\p{Script=Latin}\d]/u

/** Decides which figures measure one quantity: by the words around them, the measure they name, and the question they answer. */
export class SameMeasurement {
  readonly #keyword: string
  readonly #common: (word: string) => boolean
  readonly #lone: LoneFigures

  /** @param common whether most sources use a word, if the caller has computed it already */
  constructor(
    all: readonly PreparedClaim[],
    keyword: string,
    common = commonIn(all.map(({ claim }) => claim)),
  ) {
    this.#lone = new LoneFigures(all)
    this.#keyword = keyword.normalize('NFKC').toLowerCase()
    this.#common = common
  }

  /** The words that both claims name, if the pages show that they measure one quantity; else null. */
  of(a: PreparedClaim, b: PreparedClaim): readonly string[] | null {
    return mayBeOne(a, b) ? this.byPages(a, b) : null
  }

  /**
   * The words by which the pages show that two figures that may be one (`mayBeOne`) are; null if one is of a part that the other does not
   * name.
   */
  byPages(a: PreparedClaim, b: PreparedClaim): readonly string[] | null {
    const shared = this.#byContext(a, b)
    if (shared === null) return null
    const isPart =
      isOfOwnPart(a.claim, b.claim, shared, this.#keyword) ||
      isOfOwnPart(b.claim, a.claim, shared, this.#keyword)
    return isPart && !valuesMeet(a.claim, b.claim) ? null : shared
  }

  /** Figures under different conditions (「3.5 噸」, 「1.75 噸」) are not of one thing, whatever the words say. */
  #byContext(a: PreparedClaim, b: PreparedClaim): readonly string[] | null {
    const beside = compareConditions(a.claim, b.claim)
    if (beside === 'differ') return null
    // What is counted often is not said. Under one condition (「800 次後剩八成」) it is one thing.
    if (a.claim.figure.dimension === 'count' && beside !== 'agree') return null
    return (
      this.#byWords(a, b, beside === 'agree') ??
      this.#byQuestion(a, b) ??
      this.#byHeading(a, b) ??
      (areOfEachTime(a.claim, b.claim, this.#keyword) ? ['每次'] : null) ??
      byCitation(a, b) ??
      (haveOneResult(a.claim, b.claim) ? sharedWords(a.around, b.around, '') : null)
    )
  }

  #byWords(a: PreparedClaim, b: PreparedClaim, agreeBeside: boolean): readonly string[] | null {
    if (a.claim.figure.dimension === 'frequency') return this.#byActivity(a, b)
    const found = wordEvidence(a, b, { keyword: this.#keyword, common: this.#common, agreeBeside })
    if (found === null) return null
    const lacking = neededFor(a, b, found.about) - found.weight
    const isOne = lacking <= 0 || (lacking <= ONLY_ONE_WEIGHT && this.#lone.areOnlyOnPages(a, b))
    return found.about.length > 0 && isOne ? found.about : null
  }

  /**
   * A frequency belongs to an activity. Where a heading asks for it, one character of the activity is enough (洗 of 「多久洗一次」 and
   * 「洗澡」), unless the other text names something else as well. Without such a heading two shared words are needed.
   */
  #byActivity(a: PreparedClaim, b: PreparedClaim): readonly string[] | null {
    const [asking, other] = ASKS_HOW_OFTEN.test(a.claim.heading) ? [a, b] : [b, a]
    if (!ASKS_HOW_OFTEN.test(asking.claim.heading)) {
      const shared = sharedWords([...a.clause, ...a.heading], [...b.clause, ...b.heading], this.#keyword)
      return shared.length >= 2 ? shared : null
    }
    const shared = this.#askedOf(
      asking,
      `${other.claim.heading} ${other.claim.clause} ${other.claim.figure.text}`,
    )
    // The keyword, and what the asking text says too, is nothing else.
    const known = (word: string) =>
      this.#keyword.includes(word) ||
      asking.around.includes(word) ||
      shared.some((character) => word.includes(character))
    const speaksOfIt =
      shared.length > 0 &&
      (ASKS_HOW_OFTEN.test(other.claim.heading) || (other.clause.length > 0 && other.clause.every(known)))
    return speaksOfIt ? shared : null
  }

  /**
   * A heading that asks how much is answered by the one figure under it. Another page's figure measures the same if its clause
   * contains nothing but what is asked (差 of 「差多少才值得」 and 「差到 0.3%」), or if its own heading asks the same.
   */
  #byQuestion(a: PreparedClaim, b: PreparedClaim): readonly string[] | null {
    if (a.claim.figure.dimension === 'frequency') return null
    for (const [asking, other] of [
      [a, b],
      [b, a],
    ] as const) {
      if (!asksFor(asking.claim) || !this.#lone.isOnlyUnderHeading(asking, other)) continue
      const own = contentCharacters(other.claim.clause)
      const shared = this.#askedOf(asking, other.claim.clause)
      const namesNothingElse =
        own.size > 0 &&
        [...own].every((each) => shared.includes(each)) &&
        !shared.every((each) => DOING.has(each)) &&
        !NAME.test(other.claim.clause)
      const all = contentCharacters(asking.claim.heading.replace(ASKING, ' '))
      const namesAllAsked =
        shared.length > 0 && shared.length === all.size && (all.size > 1 || this.#lone.areOnlyOnPages(a, b))
      const bothAsk = asksFor(other.claim) && this.#lone.isOnlyUnderHeading(other, asking)
      const asked = bothAsk ? sharedWords(a.heading, b.heading, this.#keyword) : []
      if (asked.length > 0) return asked
      if (namesNothingElse || namesAllAsked) return shared
    }
    return null
  }

  /**
   * Figures measure the same if each is the only comparable one under its heading and the headings name one thing. Equal figures
   * need one word in both headings; for others one heading contains all that the other names (「長照扣除額」, 「長照特別扣除額」).
   * A duration or size counts only if its clause says nothing else than the heading (「約需三個月」).
   */
  #byHeading(a: PreparedClaim, b: PreparedClaim): readonly string[] | null {
    const named =
      nameOneThing(a.claim.heading, b.claim.heading) &&
      (!FREQUENT_DIMENSIONS.has(a.claim.figure.dimension) ||
        (isBare(a) && isBare(b) && !nameTwoMeasures(a, b)))
    if (!named && !valuesMeet(a.claim, b.claim)) return null
    const shared = sharedWords(a.heading, b.heading, this.#keyword)
    return shared.length > 0 && this.#lone.isOnlyUnderHeading(a, b) && this.#lone.isOnlyUnderHeading(b, a)
      ? shared
      : null
  }

  /** The characters of a heading's question that also occur in a text. */
  #askedOf(asking: PreparedClaim, text: string): string[] {
    const said = contentCharacters(text)
    return [...contentCharacters(asking.claim.heading.replace(ASKING, ' '))].filter(
      (character) => said.has(character) && !this.#keyword.includes(character),
    )
  }
}

/** The sum of weights from which on two figures that share some words measure one quantity. */
function neededFor(one: PreparedClaim, other: PreparedClaim, about: readonly string[]): number {
  const [{ claim: a }, { claim: b }] = [one, other]
  const needed = valuesMeet(a, b) ? NEEDED_IF_EQUAL : NEEDED_IF_DIFFERENT
  // A ratio is so rare that two English words identify it.
  const isLatin =
    a.figure.dimension !== 'ratio' && about.length > 0 && about.every((word) => LATIN_WORD.test(word))
  if (!isLatin) return needed
  const isLess =
    (isChinese(a.clause) && isChinese(b.clause)) ||
    (shareSubject(one, other) && a.figure.dimension !== 'share')
  return needed + (isLess ? MORE_IF_LATIN_IN_CHINESE : MORE_IF_LATIN)
}

/** Whether a clause names nothing, so that its figure is of what the heading says: 「約需三個月」, 「平均六週結束」. */
function isBare({ claim: { clause } }: PreparedClaim): boolean {
  const rest = specific(withoutMeasures(clause))
  return contentCharacters(rest).size === 0 && !/\p{Script=Latin}/u.test(rest)
}

function nameTwoMeasures({ measures: a }: PreparedClaim, { measures: b }: PreparedClaim): boolean {
  return a.size > 0 && b.size > 0 && ![...a.keys()].some((each) => b.has(each))
}
