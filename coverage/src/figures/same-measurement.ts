import { comparable, figuresMeet } from '@gaplens/text/figures/compare'
import type { Dimension } from '@gaplens/text/figures/figure'
import type { FigureClaim } from './figure-claims.ts'
import { areOtherCases, isMeasure } from './measures.ts'
import type { PreparedClaim } from './prepared-claim.ts'
import { charactersOf, sharedWords, weightOfShared } from './shared-words.ts'
import { ASKING, ASKS_HOW_OFTEN, asksFor, nameOneThing } from './what-headings-ask.ts'

/** What a thing counts that is named in the sentence or the heading, beside one of the figure's own clause. */
const AROUND = 0.5
/** What it counts that both clauses name one measure, in whatever words. */
const MEASURE = 1.5
/** Two figures measure one thing where the words around them share this much, one of it in the clauses; an English word says less. */
const AGREEING = 1.5
const APART = 2
/** Figures further apart than this measure other things, whatever the words say: minutes and weeks. */
const FAR = 12
/** Under one heading stand so many durations and lengths that the heading does not show which of them belong together. */
const MANY_A_SUBJECT = new Set<Dimension>(['time', 'length', 'area'])
/** Words that this share of all givers use do not show that two figures are of one thing. */
const COMMON = 0.7

/** Decides which figures measure one thing: by the words around them, the measure they name, and the question they answer. */
export class SameMeasurement {
  readonly #keyword: string
  readonly #common: (word: string) => boolean
  readonly #all: readonly PreparedClaim[]

  /** @param common what most givers speak of, where the caller has it already */
  constructor(
    all: readonly PreparedClaim[],
    keyword: string,
    common = commonIn(all.map(({ claim }) => claim)),
  ) {
    this.#all = all
    this.#keyword = keyword.normalize('NFKC').toLowerCase()
    this.#common = common
  }

  /** What both name, where that is enough to be one thing; null else. */
  of(a: PreparedClaim, b: PreparedClaim): readonly string[] | null {
    if (a.claim.giver === b.claim.giver || !comparable(a.claim.figure, b.claim.figure)) return null
    if (differInMagnitude(a.claim, b.claim) || isOther(a, b)) return null
    return this.#byWords(a, b) ?? this.#byQuestion(a, b) ?? this.#byHeading(a, b) ?? this.#byJudge(a, b)
  }

  #byWords(a: PreparedClaim, b: PreparedClaim): readonly string[] | null {
    if (a.claim.figure.dimension === 'frequency') return this.#byDeed(a, b)
    const clauses = sharedWords(a.clause, b.clause, this.#keyword)
    const around = sharedWords(a.around, b.around, this.#keyword).filter(
      (word) => !clauses.some((other) => other.includes(word) || word.includes(other)),
    )
    if (a.measures.has('total') !== b.measures.has('total')) return null
    const measures = clauses.some(isMeasure)
      ? []
      : [...a.measures.keys()].filter((each) => each !== 'cost' && b.measures.has(each))
    const besides = around.filter((word) => measures.length === 0 || !isMeasure(word))
    const aroundMeasures = [...a.aroundMeasures.keys()].filter(
      (each) => b.aroundMeasures.has(each) && !measures.includes(each) && !around.some(isMeasure),
    )
    // Agreement is itself a sign of one thing; what would contradict must be told alike in more words.
    const needed = figuresMeet(a.claim.figure, b.claim.figure) ? AGREEING : APART
    const all = [...clauses, ...besides]
    // A ratio is rare enough that two words tell what it is of.
    const latin =
      a.claim.figure.dimension !== 'ratio' &&
      all.length > 0 &&
      all.every((word) => /^[\p{Script=Latin}\d'’]+$/u.test(word))
    const worth =
      weightOfShared(clauses, this.#common) +
      AROUND * (besides.length + Math.min(1, aroundMeasures.length)) +
      (measures.length > 0 ? MEASURE : 0)
    // A shared measure is not enough: it takes a shared word or a second measure as well.
    const named = clauses.length > 0 || (measures.length > 0 && besides.length + aroundMeasures.length > 0)
    if (!named || worth < needed + (latin ? 1 : 0)) return null
    return (
      [clauses, besides, measures.map((each) => a.measures.get(each) ?? '')].find(
        ({ length }) => length > 0,
      ) ?? null
    )
  }

  /**
   * A frequency belongs to an activity. Where a heading asks for it, one character of the activity is enough (洗 of 「多久洗一次」 and
   * 「洗澡」), unless the other text names something else as well. Without such a heading two shared words are needed.
   */
  #byDeed(a: PreparedClaim, b: PreparedClaim): readonly string[] | null {
    const [asking, other] = ASKS_HOW_OFTEN.test(a.claim.heading) ? [a, b] : [b, a]
    if (!ASKS_HOW_OFTEN.test(asking.claim.heading)) {
      const shared = sharedWords([...a.clause, ...a.heading], [...b.clause, ...b.heading], this.#keyword)
      return shared.length >= 2 ? shared : null
    }
    const shared = this.#askedOf(
      asking,
      `${other.claim.heading} ${other.claim.clause} ${other.claim.figure.text}`,
    )
    const speaksOfIt = ASKS_HOW_OFTEN.test(other.claim.heading)
      ? shared.length > 0
      : other.clause.length > 0 &&
        other.clause.every((word) => shared.some((character) => word.includes(character)))
    return speaksOfIt ? shared : null
  }

  /**
   * A heading that asks how much is answered by the one figure under it. Another page's figure is of the same thing where its
   * clause holds nothing but what is asked (差 of 「差多少才值得」 and 「差到 0.3%」), or its own heading asks for it too.
   */
  #byQuestion(a: PreparedClaim, b: PreparedClaim): readonly string[] | null {
    if (a.claim.figure.dimension === 'frequency') return null
    for (const [asking, other] of [
      [a, b],
      [b, a],
    ] as const) {
      if (!asksFor(asking.claim) || !this.#alone(asking, other)) continue
      const own = charactersOf(other.claim.clause)
      const shared = this.#askedOf(asking, other.claim.clause)
      const nothingElse = own.size > 0 && [...own].every((each) => shared.includes(each))
      const twice = asksFor(other.claim) && this.#alone(other, asking)
      const asked = twice ? sharedWords(a.heading, b.heading, this.#keyword) : []
      if (asked.length > 0) return asked
      if (nothingElse) return shared
    }
    return null
  }

  /**
   * Under headings that name one thing, figures measure it where each is the only one of its kind there: those that agree where the
   * headings share a word, others where one heading holds all that the other names (「長照扣除額」, 「長照特別扣除額」).
   */
  #byHeading(a: PreparedClaim, b: PreparedClaim): readonly string[] | null {
    const named =
      !MANY_A_SUBJECT.has(a.claim.figure.dimension) && nameOneThing(a.claim.heading, b.claim.heading)
    if (!named && !figuresMeet(a.claim.figure, b.claim.figure)) return null
    const shared = sharedWords(a.heading, b.heading, this.#keyword)
    return shared.length > 0 && this.#alone(a, b) && this.#alone(b, a) ? shared : null
  }

  /** What a judge calls one thing is taken for one where two answers do, or where the pages share a word or a subject. */
  #byJudge(a: PreparedClaim, b: PreparedClaim): readonly string[] | null {
    const names = namesOfBoth(a, b)
    const [name] = names
    if (name === undefined) return null
    const shared = sharedWords(a.clause, b.clause, this.#keyword)
    return names.length > 1 || shared.length > 0 || subjectOfBoth(a, b) !== undefined ? [name] : null
  }

  /** Whether a judge named two figures as values of one thing, and the pages confirm it. */
  isJudged(a: PreparedClaim, b: PreparedClaim): boolean {
    return this.#byJudge(a, b) !== null
  }

  /** The characters of what a heading asks that a text speaks of. */
  #askedOf(asking: PreparedClaim, text: string): string[] {
    const said = charactersOf(text)
    return [...charactersOf(asking.claim.heading.replace(ASKING, ' '))].filter(
      (character) => said.has(character) && !this.#keyword.includes(character),
    )
  }

  /** Whether a figure is the only one under its heading that could be compared with the other. */
  #alone({ claim }: PreparedClaim, other: PreparedClaim): boolean {
    return (
      this.#all.filter(
        (each) =>
          each.claim.giver === claim.giver &&
          each.claim.heading === claim.heading &&
          comparable(each.claim.figure, claim.figure) &&
          !differInMagnitude(each.claim, other.claim),
      ).length === 1
    )
  }
}

function subjectOfBoth(a: PreparedClaim, b: PreparedClaim): string | undefined {
  return [...a.context.subjects].find((each) => b.context.subjects.has(each))
}

function namesOfBoth(a: PreparedClaim, b: PreparedClaim): string[] {
  return [...a.context.measures].flatMap(([id, name]) => (b.context.measures.has(id) ? [name] : []))
}

/** Whether the figures are of other cases, ends or ordinals: 「冷藏」 and 「冷凍」, 「第一年」 and any year. */
function isOther(a: PreparedClaim, b: PreparedClaim): boolean {
  return a.limits !== b.limits || a.cases.some((own, at) => areOtherCases(own, b.cases[at] ?? []))
}

/** Whether even the nearest ends of two figures differ by an order of magnitude. An open end counts as its value. */
export function differInMagnitude({ figure: a }: FigureClaim, { figure: b }: FigureClaim): boolean {
  if (a.dimension === 'temperature') return false
  const ends = ({ low, high, value }: FigureClaim['figure']) =>
    Number.isFinite(low) && Number.isFinite(high) ? { low, high } : { low: value, high: value }
  const [small, large] = a.value < b.value ? [ends(a), ends(b)] : [ends(b), ends(a)]
  return small.high > 0 && large.low / small.high > FAR
}

/** Whether most givers use a word: such a word does not show that two figures are of one thing. */
export function commonIn(claims: readonly FigureClaim[]): (word: string) => boolean {
  const givers = [...Map.groupBy(claims, ({ giver }) => giver).values()].map((own) =>
    own.map(({ bare, heading }) => `${heading} ${bare}`.toLowerCase()).join('\n'),
  )
  const known = new Map<string, boolean>()
  return (word) => {
    const before = known.get(word)
    if (before !== undefined) return before
    const speaking = givers.filter((text) => text.includes(word)).length
    const isCommon = speaking > Math.max(3, COMMON * givers.length)
    known.set(word, isCommon)
    return isCommon
  }
}
