import { differInMagnitude } from './magnitude.ts'
import type { PreparedClaim } from './prepared-claim.ts'

/** Two groups are merged if at least this share of their pairs is linked: figures linked in a chain may measure different things. */
const LINKED = 0.5

/** Two claims that measure the same quantity, with the words that both name. */
export interface Link {
  readonly a: PreparedClaim
  readonly b: PreparedClaim
  readonly about: readonly string[]
  /** Whether a judge named the two figures as values of one quantity; then a difference is not explained by different cases. */
  readonly judged: boolean
}

export interface Group {
  readonly members: ReadonlySet<PreparedClaim>
  readonly links: Link[]
}

/** Groups of linked claims. The pairs with the most shared words are merged first. */
export function groupsOf(links: readonly Link[]): Group[] {
  const strength = ({ about }: Link) => about.reduce((sum, word) => sum + word.length, 0)
  const groups = new Map<PreparedClaim, Group>()
  const linksBetween = linkFinder(links)
  for (const link of [...links].sort((x, y) => strength(y) - strength(x))) {
    const [mine, other] = [link.a, link.b].map(
      (own): Group => groups.get(own) ?? { members: new Set([own]), links: [] },
    )
    if (!mine || !other || mine === other) continue
    const members = new Set([...mine.members, ...other.members])
    const between = linksBetween(mine, other)
    if (valuesLinked(between) < LINKED * pairsBetween(mine.members, other.members)) continue
    // Appended instead of copied, because there may be a million.
    for (const more of [other.links, between]) for (const each of more) mine.links.push(each)
    const joined: Group = { members, links: mine.links }
    for (const member of members) groups.set(member, joined)
  }
  return [...new Set(groups.values())]
}

/** Finds the links between two groups, in their order. There may be many others, so it looks only at those of the smaller group. */
function linkFinder(links: readonly Link[]): (one: Group, other: Group) => Link[] {
  const places = new Map<PreparedClaim, number[]>()
  for (const [at, { a, b }] of links.entries())
    for (const end of [a, b]) {
      const known = places.get(end)
      if (known === undefined) places.set(end, [at])
      else known.push(at)
    }
  return (one, other) => {
    const [few, many] = one.members.size < other.members.size ? [one, other] : [other, one]
    return [...few.members]
      .flatMap((member) => places.get(member) ?? [])
      .sort((x, y) => x - y)
      .flatMap((at) => links[at] ?? [])
      .filter(({ a, b }) => many.members.has(a) || many.members.has(b))
  }
}

/** The value of a claim and its page. A page that says one value twice, in whatever unit, says it once. */
function sayingOf({ claim: { sourceId, figure } }: PreparedClaim): string {
  return [sourceId, figure.dimension, figure.per, figure.low, figure.high].join(' ')
}

function valuesLinked(links: readonly Link[]): number {
  return new Set(links.map(({ a, b }) => [sayingOf(a), sayingOf(b)].sort().join('\n'))).size
}

function onceEach(members: ReadonlySet<PreparedClaim>): PreparedClaim[] {
  return [...new Map([...members].map((each) => [sayingOf(each), each])).values()]
}

/** Number of pairs from different sources; infinite if two differ by an order of magnitude, which forbids a merge. */
function pairsBetween(mine: ReadonlySet<PreparedClaim>, other: ReadonlySet<PreparedClaim>): number {
  let pairs = 0
  const others = onceEach(other)
  for (const a of onceEach(mine))
    for (const b of others)
      if (a.claim.sourceId !== b.claim.sourceId)
        pairs += differInMagnitude(a.claim, b.claim) ? Number.POSITIVE_INFINITY : 1
  return pairs
}
