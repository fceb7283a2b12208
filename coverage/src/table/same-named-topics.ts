import { normalise } from '@gaplens/text/terms'
import { coveringCitationsOf } from './citations.ts'
import type { CoverageTable } from './coverage-table.ts'
import type { Judgement } from './judgements.ts'
import { printedLabel } from './named-by-label.ts'
import { type Merge, regroupTable } from './regroup.ts'

/** The name that a judge gives a subject in one answer. */
export interface JudgedName {
  readonly topicId: string
  readonly name: string
}

/**
 * Merges topics to which a judge, asked about all of them at once, gives the same name and for which it cites a common passage.
 * Neither sign is enough alone: a name may be a mistake, and a passage may be about two subjects. Both may be where the AI Overview has
 * a label for each (「費用」, 「搬家後」): these are two.
 */
export function mergeSameNamedTopics(
  table: CoverageTable,
  called: readonly JudgedName[],
  verdicts: readonly Judgement[],
): CoverageTable {
  const citedTopics = [...coveringCitationsOf(verdicts).values()]
  const shareAPassage = (one: string, other: string) =>
    citedTopics.some((topicIds) => topicIds.has(one) && topicIds.has(other))
  const labels = new Map(
    table.topics.map(({ id, seeds }) => [id, seeds.map(printedLabel).filter((label) => label !== '')]),
  )
  const haveTwoLabels = (one: string, other: string) => {
    const [a = [], b = []] = [labels.get(one), labels.get(other)]
    return a.length > 0 && b.length > 0 && !a.some((label) => b.includes(label))
  }
  const groups = new Map<string, string[][]>()
  for (const { id } of table.topics) {
    const name = normalise(called.find(({ topicId }) => topicId === id)?.name ?? '')
    const alike = groups.get(name) ?? []
    const home = alike.find(
      (group) =>
        group.some((other) => shareAPassage(other, id)) && group.every((other) => !haveTwoLabels(other, id)),
    )
    if (name === '' || home === undefined) groups.set(name, [...alike, [id]])
    else home.push(id)
  }
  const joined = [...groups.values()].flat().filter(({ length }) => length > 1)
  return joined.length === 0 ? table : regroupTable(table, mergesOf(table, joined))
}

function mergesOf({ topics }: CoverageTable, joined: readonly (readonly string[])[]): Merge[] {
  const first = new Map(joined.flatMap((ids) => ids.map((id) => [id, ids] as const)))
  return topics.flatMap(({ id, seeds, aliases }): Merge[] => {
    const ids = first.get(id) ?? [id]
    if (ids[0] !== id) return []
    const others = topics.filter((topic) => topic.id !== id && ids.includes(topic.id))
    return [
      {
        seedIds: [...seeds, ...others.flatMap((topic) => topic.seeds)].map((seed) => seed.id),
        name: aliases[0] ?? '',
      },
    ]
  })
}

/** Maps each topic of a table to its successor after regrouping: the topic that has most of its seeds. */
export function successorTopics(before: CoverageTable, after: CoverageTable): (topicId: string) => string {
  const homes = new Map<string, Set<string>>()
  for (const { id, seeds } of after.topics)
    for (const seed of seeds) homes.set(seed.id, (homes.get(seed.id) ?? new Set()).add(id))
  const next = new Map(
    before.topics.map(({ id, seeds }) => {
      const votes = new Map<string, number>()
      for (const seed of seeds)
        for (const home of homes.get(seed.id) ?? []) votes.set(home, (votes.get(home) ?? 0) + 1)
      const [best] = [...votes].sort((a, b) => b[1] - a[1] || Number(b[0] === id) - Number(a[0] === id))
      return [id, best?.[0] ?? id] as const
    }),
  )
  return (topicId) => next.get(topicId) ?? topicId
}
