import { comparable, figuresDisagree, figuresMeet } from '../../text/figures/compare.ts'
import type { FigureClaim } from './figure-claims.ts'
import { charactersOf, sharedWords, wordsOf, worthOf } from './shared-words.ts'

/** What several say by figures of one thing. */
export interface Matter {
  readonly claims: readonly FigureClaim[]
  /** Stretches that the claims share: what is measured, as far as words tell. */
  readonly about: readonly string[]
  /** Two of them say what cannot both be right. */
  readonly disagree: boolean
}

/** What a thing counts that is named in the sentence or the heading, beside one of the figure's own clause. */
const AROUND = 0.5
/** Two figures measure one thing where the words around them share this much, one of it in the clauses; an English word says less. */
const AGREEING = 1.5
const APART = 2
/** Figures further apart than this measure other things, whatever the words say: minutes and weeks. */
const FAR = 12
/** What tells how often, and nothing of what is done. */
const OFTEN =
  /[每隔次回一二兩三四五六七八九十半個天日週周月年季小時分鐘星期禮拜到至或用期晚早夜再只要就最\d]/gu
/** A longer heading is a whole page's and names several things. */
const HEADING_MAX = 14
/** What this share of all givers speaks of tells nothing apart. */
const COMMON = 0.7

/** Groups figures of different givers that measure one thing: one dimension and reference, and words around them in common. */
export function findMatters(claims: readonly FigureClaim[], keyword: string): Matter[] {
  const given: Words = { keyword: keyword.normalize('NFKC').toLowerCase(), common: commonIn(claims) }
  const prepared = claims.map((claim) => ({
    claim,
    clause: wordsOf(claim.clause),
    around: [...wordsOf(claim.bare), ...wordsOf(claim.heading)],
    heading: wordsOf(claim.heading),
  }))
  const groups = new Map<Prepared, Set<Prepared>>()
  const about = new Map<Set<Prepared>, Set<string>>()
  for (const [at, a] of prepared.entries())
    for (const b of prepared.slice(at + 1)) {
      const shared =
        a.claim.giver === b.claim.giver
          ? null
          : (sameThing(a, b, given) ?? sameHeading(a, b, prepared, given.keyword))
      if (shared === null) continue
      const [mine, other] = [groups.get(a) ?? new Set([a]), groups.get(b) ?? new Set([b])]
      const words = new Set([...(about.get(mine) ?? []), ...(about.get(other) ?? []), ...shared])
      for (const member of other) mine.add(member)
      for (const member of mine) groups.set(member, mine)
      about.set(mine, words)
    }
  return [...new Set(groups.values())].map((group) => {
    const members = [...group].map(({ claim }) => claim)
    return { claims: members, about: [...(about.get(group) ?? [])], disagree: disagrees(members) }
  })
}

interface Words {
  /** Tells nothing apart. */
  readonly keyword: string
  /** Whether most givers speak of it. */
  readonly common: (stretch: string) => boolean
}

interface Prepared {
  readonly claim: FigureClaim
  readonly clause: readonly string[]
  readonly around: readonly string[]
  readonly heading: readonly string[]
}

/** What both name, where that is enough to be one thing; null else. */
function sameThing(a: Prepared, b: Prepared, { keyword, common }: Words): string[] | null {
  if (!comparable(a.claim.figure, b.claim.figure) || isFar(a.claim, b.claim)) return null
  if (a.claim.figure.dimension === 'frequency') return sameDeed(a.claim, b.claim, common)
  const clauses = sharedWords(a.clause, b.clause, keyword)
  const around = sharedWords(a.around, b.around, keyword).filter(
    (stretch) => !clauses.some((other) => other.includes(stretch) || stretch.includes(other)),
  )
  // Agreement is itself a sign of one thing; what would contradict must be told alike in more words.
  const needed = figuresMeet(a.claim.figure, b.claim.figure) ? AGREEING : APART
  const all = [...clauses, ...around]
  const latin = all.every((word) => /^[\p{Script=Latin}\d'’]+$/u.test(word))
  const worth = worthOf(clauses, common) + AROUND * around.length
  return clauses.length > 0 && worth >= needed + (latin ? 1 : 0) ? clauses : null
}

/** How often is told of a deed, of which one character is enough: 洗 of 「多久洗一次」 and 「洗澡」. */
function sameDeed(a: FigureClaim, b: FigureClaim, common: (stretch: string) => boolean): string[] | null {
  const [mine, other] = [a, b].map(({ heading, clause, figure }) =>
    charactersOf(
      `${heading.length <= HEADING_MAX ? heading : ''} ${clause} ${figure.text}`.replace(OFTEN, ' '),
    ),
  )
  const shared = [...(mine ?? [])].filter((character) => other?.has(character) && !common(character))
  return shared.length > 0 ? shared : null
}

/**
 * Under headings that name one thing, figures that agree measure it where each is the only one of its kind there: what both
 * name, or null.
 */
function sameHeading(a: Prepared, b: Prepared, all: readonly Prepared[], keyword: string): string[] | null {
  if (!figuresMeet(a.claim.figure, b.claim.figure)) return null
  const shared = sharedWords(a.heading, b.heading, keyword)
  if (shared.length === 0) return null
  const alone = ({ claim }: Prepared, other: Prepared): boolean =>
    all.filter(
      (each) =>
        each.claim.giver === claim.giver &&
        each.claim.heading === claim.heading &&
        comparable(each.claim.figure, claim.figure) &&
        !isFar(each.claim, other.claim),
    ).length === 1
  return alone(a, b) && alone(b, a) ? shared : null
}

/** Whether even the nearest ends of two figures are of another order. */
function isFar({ figure: a }: FigureClaim, { figure: b }: FigureClaim): boolean {
  if (a.dimension === 'temperature' || figuresMeet(a, b)) return false
  const [small, large] = a.value < b.value ? [a, b] : [b, a]
  const [end, start] = [
    Number.isFinite(small.high) ? small.high : small.value,
    Number.isFinite(large.low) ? large.low : large.value,
  ]
  return end > 0 && start / end > FAR
}

/** What most givers speak of tells little apart. */
function commonIn(claims: readonly FigureClaim[]): (stretch: string) => boolean {
  const givers = [...Map.groupBy(claims, ({ giver }) => giver).values()].map((own) =>
    own.map(({ bare, heading }) => `${heading} ${bare}`.toLowerCase()).join('\n'),
  )
  const known = new Map<string, boolean>()
  return (stretch) => {
    const before = known.get(stretch)
    if (before !== undefined) return before
    const speaking = givers.filter((text) => text.includes(stretch)).length
    const isCommon = speaking > Math.max(3, COMMON * givers.length)
    known.set(stretch, isCommon)
    return isCommon
  }
}

/**
 * Whether two givers contradict each other: all figures of a sentence of the one against all of a sentence of the other's. A
 * sentence that gives several, for several cases, agrees with one that gives any of them.
 */
function disagrees(claims: readonly FigureClaim[]): boolean {
  const sentences = [
    ...Map.groupBy(
      claims.filter(({ anecdote }) => !anecdote),
      ({ giver, start }) => `${giver} ${start}`,
    ).values(),
  ]
  return sentences.some((mine, at) =>
    sentences
      .slice(at + 1)
      .some(
        (others) =>
          mine[0]?.giver !== others[0]?.giver &&
          mine.some((a) => others.some((b) => figuresDisagree(a.figure, b.figure))) &&
          !mine.some((a) => others.some((b) => figuresMeet(a.figure, b.figure))),
      ),
  )
}
