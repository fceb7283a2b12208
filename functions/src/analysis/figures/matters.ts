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
/** A heading that asks how often. */
const ASKS_HOW_OFTEN = /多久|幾次|頻率|how often/iu
/** What asks it, and nothing of what is done. */
const OFTEN = /多久|幾次|頻率|一次|怎麼|建議|需要|應該/gu
/** What this share of all givers speaks of tells nothing apart. */
const COMMON = 0.7

/**
 * Groups figures of different givers that measure one thing: one dimension and reference, and words around them in common.
 * @param userId the page whose figures are compared with the others', but are none of the sources'
 */
export function findMatters(claims: readonly FigureClaim[], keyword: string, userId = ''): Matter[] {
  const given: Words = { keyword: keyword.normalize('NFKC').toLowerCase(), common: commonIn(claims) }
  const prepared = claims.map((claim) => ({
    claim,
    clause: wordsOf(claim.clause),
    around: [...wordsOf(claim.bare), ...wordsOf(claim.heading)],
    heading: wordsOf(claim.heading),
  }))
  const groups = new Map<Prepared, Group>()
  for (const [at, a] of prepared.entries())
    for (const b of prepared.slice(at + 1)) {
      const shared =
        a.claim.giver === b.claim.giver
          ? null
          : (sameThing(a, b, given) ?? sameHeading(a, b, prepared, given.keyword))
      if (shared !== null) link(groups, a, b, shared)
    }
  return [...new Set(groups.values())].map(({ members, about, links }) => ({
    claims: [...members].map(({ claim }) => claim),
    about: [...about],
    disagree: links.some(
      ([a, b]) =>
        a.claim.giver !== userId && b.claim.giver !== userId && contradict(a.claim, b.claim, claims),
    ),
  }))
}

/** Claims that measure one thing, with the pairs of them that words link. */
interface Group {
  readonly members: Set<Prepared>
  readonly about: Set<string>
  readonly links: (readonly [Prepared, Prepared])[]
}

/** Joins two claims' groups, unless that would put figures of another order into one. */
function link(groups: Map<Prepared, Group>, a: Prepared, b: Prepared, shared: readonly string[]): void {
  const lone = (own: Prepared): Group => ({ members: new Set([own]), about: new Set(), links: [] })
  const [mine, other] = [groups.get(a) ?? lone(a), groups.get(b) ?? lone(b)]
  if (mine !== other) {
    if ([...mine.members].some((each) => [...other.members].some((one) => isFar(each.claim, one.claim))))
      return
    for (const member of other.members) mine.members.add(member)
    for (const word of other.about) mine.about.add(word)
    mine.links.push(...other.links)
  }
  for (const word of shared) mine.about.add(word)
  mine.links.push([a, b])
  for (const member of mine.members) groups.set(member, mine)
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
  if (a.claim.figure.dimension === 'frequency') return sameDeed(a, b, keyword)
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

/**
 * How often is told of a deed. Where a heading asks for it, one character of the deed is enough (洗 of 「多久洗一次」 and 「洗澡」), unless
 * the other speaks of a thing besides; else it takes the words of any figure.
 */
function sameDeed(a: Prepared, b: Prepared, keyword: string): string[] | null {
  const [asking, other] = ASKS_HOW_OFTEN.test(a.claim.heading) ? [a, b] : [b, a]
  if (!ASKS_HOW_OFTEN.test(asking.claim.heading)) {
    const shared = sharedWords([...a.clause, ...a.heading], [...b.clause, ...b.heading], keyword)
    return shared.length >= 2 ? shared : null
  }
  const said = charactersOf(`${other.claim.heading} ${other.claim.clause} ${other.claim.figure.text}`)
  const deed = charactersOf(asking.claim.heading.replace(OFTEN, ' '))
  const shared = [...deed].filter((character) => said.has(character) && !keyword.includes(character))
  const speaksOfIt = ASKS_HOW_OFTEN.test(other.claim.heading)
    ? shared.length > 0
    : other.clause.length > 0 &&
      other.clause.every((word) => shared.some((character) => word.includes(character)))
  return speaksOfIt ? shared : null
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

/** Whether even the nearest ends of two figures are of another order; an open end is not near what it leaves open. */
function isFar({ figure: a }: FigureClaim, { figure: b }: FigureClaim): boolean {
  if (a.dimension === 'temperature') return false
  const ends = ({ low, high, value }: FigureClaim['figure']) =>
    Number.isFinite(low) && Number.isFinite(high) ? { low, high } : { low: value, high: value }
  const [small, large] = a.value < b.value ? [ends(a), ends(b)] : [ends(b), ends(a)]
  return small.high > 0 && large.low / small.high > FAR
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
 * Whether two claims contradict each other: all figures of the one's sentence against all of the other's. A sentence that gives
 * several, for several cases, agrees with one that gives any of them; anecdotes contradict nobody.
 */
function contradict(a: FigureClaim, b: FigureClaim, claims: readonly FigureClaim[]): boolean {
  if (a.anecdote || b.anecdote || !figuresDisagree(a.figure, b.figure)) return false
  const beside = (claim: FigureClaim) =>
    claims.filter(({ giver, start }) => giver === claim.giver && start === claim.start)
  return !beside(a).some((mine) => beside(b).some((other) => figuresMeet(mine.figure, other.figure)))
}
