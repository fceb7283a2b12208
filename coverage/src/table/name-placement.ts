import { pairLikelihoods } from '../topics/group-seeds.ts'
import { seedOfText } from '../topics/seeds.ts'
import type { CoverageTable } from './coverage-table.ts'

/**
 * Finds where names belong. Each is compared with the seeds of every topic as if it were a question that people ask: a topic is as near
 * as the mean likelihood that the name and a seed of the topic are one subject.
 * @returns how many topics are nearer to a name than the topic in this row of the table is; none for an unknown name
 */
export function topicsNearer(
  { topics, corpus, inputs }: CoverageTable,
  names: readonly string[],
): (name: string, row: number) => number {
  const seeds = [...new Set(topics.flatMap((topic) => topic.seeds))]
  const places = new Map(seeds.map((seed, at) => [seed, at]))
  const asked = names.map((name) => seedOfText(corpus, name))
  const likelihood = pairLikelihoods(corpus, [...seeds, ...asked], inputs.models.pairs)
  const nearness = new Map(
    names.map((name, at) => [
      name,
      topics.map((topic) => {
        const each = topic.seeds.map((seed) => likelihood(seeds.length + at, places.get(seed) ?? 0))
        return each.reduce((sum, one) => sum + one, 0) / Math.max(1, each.length)
      }),
    ]),
  )
  return (name, row) => {
    const near = nearness.get(name) ?? []
    return near.filter((each) => each > (near[row] ?? 0)).length
  }
}
