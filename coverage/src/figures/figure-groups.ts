import { comparable, figuresDisagree, figuresMeet } from '@gaplens/text/figures/compare'
import type { FigureClaim } from './figure-claims.ts'
import type { FigureContext } from './figure-context.ts'
import { NO_CONTEXT, type PreparedClaim, prepareClaim } from './prepared-claim.ts'
import { differInMagnitude, SameMeasurement } from './same-measurement.ts'

/** The claims that several givers (pages, or the AI Overview) make by figures about one thing. */
export interface ClaimGroup {
  readonly claims: readonly FigureClaim[]
  /** Pieces of text that the claims share: they say what is measured. */
  readonly about: readonly string[]
  /** Whether two of them cannot both be right. */
  readonly disagree: boolean
}

/** Two groups join where words link at least this share of their pairs: figures linked in a chain need not be of one thing. */
const LINKED = 0.5

/**
 * Groups figures of different givers that measure one thing: one dimension and reference, and words around them in common.
 * @param contextOf what the report's table says about a figure
 * @param userId the page whose figures are compared with the others', but are none of the sources'
 */
export function groupFigures(
  claims: readonly FigureClaim[],
  keyword: string,
  userId = '',
  contextOf: (claim: FigureClaim) => FigureContext = () => NO_CONTEXT,
): ClaimGroup[] {
  const prepared = claims.map((claim) => prepareClaim(claim, contextOf(claim)))
  const same = new SameMeasurement(prepared, keyword)
  const links = prepared.flatMap((a, at) =>
    prepared.slice(at + 1).flatMap((b): Link[] => {
      const about = same.of(a, b)
      return about === null ? [] : [{ a, b, about, judged: same.isJudged(a, b) }]
    }),
  )
  return groupsOf(links).map(({ members, links: own }) => {
    const given = [...members].map(({ claim }) => claim)
    return {
      claims: given,
      about: [...new Set(own.flatMap(({ about }) => about))],
      disagree: own.some(
        ({ a, b, judged }) =>
          a.claim.giver !== userId &&
          b.claim.giver !== userId &&
          !a.claim.superseded &&
          !b.claim.superseded &&
          (judged
            ? figuresDisagree(a.claim.figure, b.claim.figure)
            : cannotBothBeRight(a.claim, b.claim, claims, given)),
      ),
    }
  })
}

/** Two claims that measure one thing, by what both name. */
interface Link {
  readonly a: PreparedClaim
  readonly b: PreparedClaim
  readonly about: readonly string[]
  /** Whether a judge named these two figures as values of one thing: then no case beside them explains the difference. */
  readonly judged: boolean
}

interface Group {
  readonly members: ReadonlySet<PreparedClaim>
  readonly links: readonly Link[]
}

/** Groups of linked claims, those linked by most words joined first. */
function groupsOf(links: readonly Link[]): Group[] {
  const strength = ({ about }: Link) => about.reduce((sum, word) => sum + word.length, 0)
  const groups = new Map<PreparedClaim, Group>()
  for (const link of [...links].sort((x, y) => strength(y) - strength(x))) {
    const [mine, other] = [link.a, link.b].map(
      (own) => groups.get(own) ?? { members: new Set([own]), links: [] },
    )
    if (!mine || !other || mine === other) continue
    const members = new Set([...mine.members, ...other.members])
    const between = links.filter(
      ({ a, b }) =>
        (mine.members.has(a) && other.members.has(b)) || (mine.members.has(b) && other.members.has(a)),
    )
    if (between.length < LINKED * pairsBetween(mine.members, other.members)) continue
    const joined = { members, links: [...mine.links, ...other.links, ...between] }
    for (const member of members) groups.set(member, joined)
  }
  return [...new Set(groups.values())]
}

/** Pairs of different givers' claims that could be linked. Claims of different orders of magnitude rule a link out. */
function pairsBetween(mine: ReadonlySet<PreparedClaim>, other: ReadonlySet<PreparedClaim>): number {
  let pairs = 0
  for (const a of mine)
    for (const b of other)
      if (a.claim.giver !== b.claim.giver)
        pairs += differInMagnitude(a.claim, b.claim) ? Number.POSITIVE_INFINITY : 1
  return pairs
}

/**
 * Whether two claims about one thing cannot both be right, by all that their givers say about it.
 * @param all everybody's claims; @param members those of this thing
 */
export function cannotBothBeRight(
  a: FigureClaim,
  b: FigureClaim,
  all: readonly FigureClaim[],
  members: readonly FigureClaim[],
): boolean {
  return (
    contradict(a, b, all, members) &&
    !givesToo(b, a, members) &&
    !givesToo(a, b, members) &&
    !areCases(a, b, members)
  )
}

/**
 * Whether two claims contradict each other. All figures of that dimension in the one's sentence, and of the group in its section,
 * are compared with all of the other's: a giver of several values, for several cases, agrees with one that gives any of them.
 * Anecdotes contradict nobody, and 「低於 15 度」 does not contradict 「20 度以上」.
 */
function contradict(
  a: FigureClaim,
  b: FigureClaim,
  all: readonly FigureClaim[],
  members: readonly FigureClaim[],
): boolean {
  if (a.anecdote || b.anecdote || !figuresDisagree(a.figure, b.figure)) return false
  const bounds = [a.figure.bound, b.figure.bound]
  if (bounds.includes('least') && bounds.includes('most')) return false
  // A figure of another dimension in common, such as an age, does not make two prices agree.
  const beside = ({ giver, start, heading }: FigureClaim) =>
    [
      ...all.filter((each) => each.giver === giver && each.start === start),
      ...members.filter((each) => each.giver === giver && each.heading === heading),
    ].filter((each) => each.figure.dimension === a.figure.dimension && !each.superseded)
  return !beside(a).some((mine) =>
    beside(b).some((other) => !differInMagnitude(mine, other) && figuresMeet(mine.figure, other.figure)),
  )
}

/** A value that this many givers share is the common one. */
const MOST = 3

/** Whether the giver of one value also gives the other, common one about the same thing: then the first is for another case. */
function givesToo(one: FigureClaim, other: FigureClaim, members: readonly FigureClaim[]): boolean {
  const alike = members.filter(
    (each) => comparable(each.figure, other.figure) && figuresMeet(each.figure, other.figure),
  )
  const givers = new Set(alike.map(({ giver }) => giver))
  return givers.has(one.giver) && givers.size >= MOST
}

/** Whether a giver states both values in one section: then they are two cases of the thing, and nobody is wrong. */
function areCases(a: FigureClaim, b: FigureClaim, members: readonly FigureClaim[]): boolean {
  const givesOnly = (claim: FigureClaim, value: FigureClaim, not: FigureClaim) =>
    comparable(claim.figure, value.figure) &&
    figuresMeet(claim.figure, value.figure) &&
    !figuresMeet(claim.figure, not.figure)
  return members.some(
    (one) =>
      !one.superseded &&
      givesOnly(one, a, b) &&
      members.some(
        (other) => other.giver === one.giver && other.heading === one.heading && givesOnly(other, b, a),
      ),
  )
}
