import type { Seed } from '../topics/seeds.ts'
import { isNamedByLabel } from './named-by-label.ts'
import { type Comparison, meanLikelihood } from './odds-table.ts'
import type { Merge } from './regroup.ts'

/** From this mean likelihood on a seed belongs to the group that only one answer puts it into; else it stays alone. */
const TOGETHER = 0.1

/** A group in both answers. Where one answer has none like it, its set is empty. */
interface Matched {
  readonly name: string
  /** What both answers call it. */
  readonly names: readonly string[]
  readonly one: ReadonlySet<string>
  readonly other: ReadonlySet<string>
}

/**
 * Two answers to the question which seeds are one subject, as one. A seed stays where both put it. Where they put it into different
 * groups, the one counts that its label names (`named-by-label.ts`), or else the one with whose seeds it is likelier to be one subject
 * by words, so that a slip of one answer moves nothing.
 */
export function agreedMerges(
  comparison: Comparison,
  one: readonly Merge[],
  other: readonly Merge[],
): readonly Merge[] {
  if (one.length === 0 || other.length === 0) return one.length === 0 ? other : one
  const { seeds } = comparison
  const groups = matchedGroups(one, other)
  const nearness = nearnessIn(comparison)
  const mean = (seed: Seed, among: readonly Matched[]) =>
    among.reduce((sum, group) => sum + nearness(seed, group), 0) / among.length
  const seedsOf = ({ one, other }: Matched) => seeds.filter(({ id }) => one.has(id) || other.has(id))
  const groupsOf = (seed: Seed): readonly Matched[] => {
    const first = groups.filter((group) => group.one.has(seed.id))
    const second = groups.filter((group) => group.other.has(seed.id))
    const both = first.filter((group) => second.includes(group))
    if (both.length > 0) return both
    if (first.length === 0 || second.length === 0) return [...first, ...second]
    const [labelled, ...more] = [first, second].filter((each) =>
      each.some((group) => isNamedByLabel(seed, group.names, seedsOf(group))),
    )
    if (labelled !== undefined && more.length === 0) return labelled
    return mean(seed, second) > mean(seed, first) ? second : first
  }
  const placed = new Map(seeds.map((seed) => [seed, groupsOf(seed)]))
  // A name that one answer gives by mistake is none of the labels.
  const nameOf = (group: Matched) =>
    group.names.find((name) => seedsOf(group).some((seed) => isNamedByLabel(seed, [name], []))) ?? group.name
  return groups.map((group) => ({
    name: nameOf(group),
    seedIds: seeds.flatMap((seed) => (placed.get(seed)?.includes(group) === true ? [seed.id] : [])),
  }))
}

/** How likely by words a seed is one subject with a group: with those that both answers put there, or else with all of it. */
function nearnessIn(comparison: Comparison): (seed: Seed, group: Matched) => number {
  return (seed, { one, other }) => {
    const mates = comparison.seeds.filter(({ id }) => id !== seed.id && (one.has(id) || other.has(id)))
    const sure = mates.filter(({ id }) => one.has(id) && other.has(id))
    if (mates.length === 0) return TOGETHER
    return meanLikelihood(comparison, seed, sure.length > 0 ? sure : mates)
  }
}

/** Pairs each group with the one of the other answer that shares most seeds with it. */
function matchedGroups(one: readonly Merge[], other: readonly Merge[]): Matched[] {
  const firsts = one.map(({ seedIds, name }) => ({ name, ids: new Set(seedIds) }))
  const seconds = other.map(({ seedIds, name }) => ({ name, ids: new Set(seedIds) }))
  const shared = (a: ReadonlySet<string>, b: ReadonlySet<string>) => [...a].filter((id) => b.has(id)).length
  const pairs = firsts
    .flatMap((first) => seconds.map((second) => ({ first, second, size: shared(first.ids, second.ids) })))
    .filter(({ size }) => size > 0)
    .toSorted((a, b) => b.size - a.size)
  const partnerOf = new Map<object, (typeof seconds)[number]>()
  const taken = new Set<object>()
  for (const { first, second } of pairs) {
    if (partnerOf.has(first) || taken.has(second)) continue
    partnerOf.set(first, second)
    taken.add(second)
  }
  const none: ReadonlySet<string> = new Set()
  return [
    ...firsts.map((first) => {
      const partner = partnerOf.get(first)
      return {
        name: first.name,
        names: [first.name, partner?.name ?? ''],
        one: first.ids,
        other: partner?.ids ?? none,
      }
    }),
    ...seconds
      .filter((second) => !taken.has(second))
      .map(({ name, ids }) => ({ name, names: [name], one: none, other: ids })),
  ]
}
