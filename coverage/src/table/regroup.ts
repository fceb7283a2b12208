import { normalise } from '@gaplens/text/terms'
import { siteOf } from '../sites.ts'
import { type Seed, seedsOfClaims } from '../topics/seeds.ts'
import { type CoverageTable, type Quote, tableOf } from './coverage-table.ts'
import { isPossibleName } from './judged-names.ts'
import type { Judgement, Judgements } from './judgements.ts'
import { isMadeOfPageWords, pageTextSearch, withoutSpaces } from './name-words.ts'
import { withSeeds } from './table-inputs.ts'

/** Seeds that a judge takes for one subject, with its name. A single seed is only named. */
export interface Merge {
  readonly seedIds: readonly string[]
  readonly name: string
}

/** A subject that a judge found missing from the table, and where pages speak of it. */
export interface Proposal {
  readonly name: string
  readonly quotes: readonly Quote[]
}

/** A statement of the overview may be about two subjects; a heading or a question is about one. */
const STATEMENT_OF = 2

/**
 * The table with its seeds grouped anew, and every page compared with the new subjects by words. Seeds that no merge names stay
 * together as they were. A judge's name for a subject is only an alias until all rounds are in (`judged-names.ts`).
 */
export function regroupTable(table: CoverageTable, merges: readonly Merge[]): CoverageTable {
  const { seeds } = table.inputs.comparison
  const taken = new Map<Seed, number>()
  const groups: Seed[][] = []
  const names = new Map<string, string>()
  const add = (group: readonly Seed[], name: string) => {
    const first = group.find((seed) => !taken.has(seed))
    if (first === undefined) return
    for (const seed of group) taken.set(seed, (taken.get(seed) ?? 0) + 1)
    groups.push([first, ...group.filter((seed) => seed !== first)])
    names.set(first.id, name)
  }
  for (const { seedIds, name } of merges) {
    const wanted = new Set(seedIds)
    const free = (seed: Seed) => (taken.get(seed) ?? 0) < (seed.kind === 'statement' ? STATEMENT_OF : 1)
    add(
      seeds.filter((seed) => wanted.has(seed.id) && free(seed)),
      name,
    )
  }
  for (const topic of table.topics)
    add(
      topic.seeds.filter((seed) => !taken.has(seed)),
      '',
    )
  const made = tableOf(table.inputs, groups)
  return {
    ...made,
    topics: made.topics.map((topic) => {
      const called = names.get(topic.seeds[0]?.id ?? '') ?? ''
      return called === '' || called === topic.name
        ? topic
        : { ...topic, aliases: [called, ...topic.aliases] }
    }),
  }
}

/** A heading below this likelihood, by words, leaves its group where the judge cited nothing for it. */
const STRANGE = 0.15

/**
 * The merges, corrected by what the judge cited for them. A heading belongs to the subject for which the text under it is cited,
 * a statement of the overview to that of the passages that support it. What is cited for one other subject only moves there. A
 * heading on whose page nothing was found, and whose words differ from the others', becomes a subject of its own.
 */
export function resolveMerges(table: CoverageTable, { verdicts, support }: Judgements): Merge[] {
  const { likelihood, placeOf } = table.inputs.comparison
  const citedFor = new Map<string, Set<string>>()
  for (const { topicId, level, quotes } of verdicts)
    if (level === 'covered')
      for (const { id } of quotes) citedFor.set(id, (citedFor.get(id) ?? new Set()).add(topicId))
  const groups = new Map(table.topics.map(({ id }) => [id, [] as string[]]))
  const alone: string[] = []
  for (const { id, seeds } of table.topics)
    for (const [at, seed] of seeds.entries()) {
      const votes = votesFor(passagesOf(seed, support), citedFor)
      const [best] = [...votes].sort((a, b) => b[1] - a[1])
      const moves = best !== undefined && !votes.has(id) && groups.has(best[0])
      const missed = verdicts.some(
        ({ topicId, pageId, level }) => topicId === id && pageId === seed.pageId && level === 'missing',
      )
      const sum = seeds.reduce(
        (total, other) => total + likelihood(placeOf.get(seed) ?? 0, placeOf.get(other) ?? 0),
        0,
      )
      const strange = seeds.length > 1 && sum / (seeds.length - 1) < STRANGE
      if (seeds.length > 1 && moves) groups.get(best[0])?.push(seed.id)
      else if (at > 0 && missed && strange && seed.kind === 'heading') alone.push(seed.id)
      else groups.get(id)?.push(seed.id)
    }
  return [
    ...table.topics.map(({ id, aliases }) => ({ seedIds: groups.get(id) ?? [], name: aliases[0] ?? '' })),
    ...alone.map((id) => ({ seedIds: [id], name: '' })),
  ]
}

/** The passages that show what a seed is about. */
function passagesOf({ section, statement }: Seed, support: Judgements['support']): string[] {
  if (section !== null) return section.claims.map(({ claim }) => claim.id)
  return support.flatMap(({ statementId, quote }) => (statementId === statement?.id ? [quote.id] : []))
}

function votesFor(
  passages: readonly string[],
  citedFor: ReadonlyMap<string, ReadonlySet<string>>,
): Map<string, number> {
  const votes = new Map<string, number>()
  for (const passage of passages)
    for (const topic of citedFor.get(passage) ?? []) votes.set(topic, (votes.get(topic) ?? 0) + 1)
  return votes
}

/** A proposal is not new where this share of its passages was already cited for a subject. */
const KNOWN_SHARE = 0.5
const PROPOSALS_MAX = 10

/**
 * The table with the subjects that a judge proposes, where pages of two sites have passages about them, most of these were not
 * cited for another subject, and the passages contain the proposed name.
 */
export function addProposedTopics(
  table: CoverageTable,
  proposals: readonly Proposal[],
  verdicts: readonly Judgement[],
  userId: string,
): CoverageTable {
  const { corpus } = table
  const before = table.inputs.comparison.seeds.length
  const more: Seed[] = []
  const sites = new Map(corpus.pages.map(({ source }) => [source.id, siteOf(source.url)]))
  const cited = new Set(
    verdicts.flatMap(({ level, quotes }) => (level === 'covered' ? quotes.map(({ id }) => id) : [])),
  )
  const names = new Set(table.topics.map(({ name }) => normalise(name)))
  const merges: Merge[] = []
  const isSaid = pageTextSearch(table)
  for (const { name, quotes } of proposals) {
    const others = quotes.filter(({ pageId }) => pageId !== userId)
    const speaking = new Set(others.map(({ pageId }) => sites.get(pageId)))
    const known = others.filter(({ id }) => cited.has(id)).length
    if (merges.length === PROPOSALS_MAX || speaking.size < 2 || known >= KNOWN_SHARE * others.length) continue
    const ids = new Set(others.map(({ id }) => id))
    const units = corpus.claims.filter(({ claim }) => ids.has(claim.id))
    if (names.has(normalise(name)) || !isPossibleName(name)) continue
    const text = withoutSpaces(units.map(({ claim }) => `${claim.heading}\n${claim.text}`).join('\n'))
    if (!isMadeOfPageWords(name, { titles: new Set<string>(), text }, isSaid)) continue
    names.add(normalise(name))
    const seeds = seedsOfClaims(corpus, name, units, before + more.length)
    more.push(...seeds)
    merges.push({ seedIds: seeds.map(({ id }) => id), name })
  }
  if (merges.length === 0) return table
  return regroupTable({ ...table, inputs: withSeeds(table.inputs, more) }, [
    ...table.topics.map(({ seeds, aliases }) => ({
      seedIds: seeds.map(({ id }) => id),
      name: aliases[0] ?? '',
    })),
    ...merges,
  ])
}
