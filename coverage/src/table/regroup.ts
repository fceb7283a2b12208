import { normalise } from '@gaplens/text/terms'
import type { Quote } from '../corpus/quote.ts'
import { cleanHeading } from '../headings.ts'
import { siteOf } from '../sites.ts'
import { type Seed, seedsOfClaims } from '../topics/seeds.ts'
import { type Citations, coveringCitationsOf } from './citations.ts'
import { type CoverageTable, type TableTopic, tableOf } from './coverage-table.ts'
import { isPossibleName } from './judged-names.ts'
import type { Judgement, Judgements } from './judgements.ts'
import { areWordsKnown, pageTextSearch, saidIn, sharesWords } from './name-words.ts'
import { isNamedByLabel } from './named-by-label.ts'
import { isNeutral } from './neutral-names.ts'
import { meanLikelihood } from './odds-table.ts'
import { withSeeds } from './table-inputs.ts'

/** Seeds that are one subject according to a judge, with its name. For a single seed only the name matters. */
export interface Merge {
  readonly seedIds: readonly string[]
  readonly name: string
}

/** A subject that a judge found missing from the table, with the passages about it. */
export interface Proposal {
  readonly name: string
  readonly quotes: readonly Quote[]
}

/** A statement of the overview may belong to two subjects; a heading or a question belongs to one. */
const SUBJECTS_PER_STATEMENT = 2

/**
 * Groups the seeds again by the merges and compares every page with the new subjects. Seeds that are in no merge stay together. A
 * judge's name for a subject is only an alias until all rounds are finished (`judged-names.ts`).
 */
export function regroupTable(table: CoverageTable, merges: readonly Merge[]): CoverageTable {
  const { seeds } = table.inputs.comparison
  const copies: Seed[] = []
  const taken = new Map<Seed, number>()
  const groups: Seed[][] = []
  const names = new Map<string, string>()
  const add = (group: readonly Seed[], name: string) => {
    const free = group.find((seed) => !taken.has(seed))
    const [shared] = group
    if (shared === undefined) return
    for (const seed of group) taken.set(seed, (taken.get(seed) ?? 0) + 1)
    // A topic's id is that of its first seed. Two topics may share a statement; the second gets a copy of it if all its seeds are taken.
    const first = free ?? { ...shared, id: `e${seeds.length + copies.length + 1}` }
    if (free === undefined) copies.push(first)
    groups.push([first, ...group.filter((seed) => seed !== (free ?? shared))])
    names.set(first.id, name)
  }
  for (const { seedIds, name } of merges) {
    const wanted = new Set(seedIds)
    const free = (seed: Seed) =>
      (taken.get(seed) ?? 0) < (seed.kind === 'statement' ? SUBJECTS_PER_STATEMENT : 1)
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
  const made = tableOf(withSeeds(table.inputs, copies), groups)
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

/** A heading with a lower mean likelihood to its group leaves the group if the judge found the subject missing on its page. */
const OUTLIER_MAX = 0.15

/**
 * The current groups as merges, corrected by the judge's citations.
 * - A seed moves to the subject for which most of its passages are cited if none is cited for its own, unless the judge put the
 *   seed into two, or its label names its own subject. The passages of a heading are the text under it; those of a statement are the
 *   ones that support it.
 * - A heading becomes a subject of its own if the judge found the subject missing on its page and its words differ from those
 *   of the other seeds.
 */
export function resolveMerges(table: CoverageTable, { verdicts, support }: Judgements): Merge[] {
  const citations = coveringCitationsOf(verdicts)
  const topicsHolding = (seedId: string) =>
    table.topics.filter(({ seeds }) => seeds.some(({ id }) => id === seedId)).length
  const groups = new Map(table.topics.map(({ id }) => [id, [] as string[]]))
  const singletons: string[] = []
  for (const topic of table.topics) {
    const { id, seeds } = topic
    const called = judgedName(topic)
    for (const [at, seed] of seeds.entries()) {
      const votes = votesFor(passagesOf(seed, support), citations)
      const [best] = [...votes].sort((a, b) => b[1] - a[1])
      const stays = votes.has(id) || isNamedByLabel(seed, [called], seeds)
      const moves = best !== undefined && !stays && groups.has(best[0])
      const missed = verdicts.some(
        ({ topicId, pageId, level }) => topicId === id && pageId === seed.pageId && level === 'missing',
      )
      const isOutlier = seeds.length > 1 && meanLikelihood(table.inputs.comparison, seed, seeds) < OUTLIER_MAX
      if (seeds.length > 1 && moves && topicsHolding(seed.id) === 1) groups.get(best[0])?.push(seed.id)
      else if (at > 0 && missed && isOutlier && seed.kind === 'heading') singletons.push(seed.id)
      else groups.get(id)?.push(seed.id)
    }
  }
  return [
    ...table.topics.map(({ id, aliases }) => ({ seedIds: groups.get(id) ?? [], name: aliases[0] ?? '' })),
    ...singletons.map((id) => ({ seedIds: [id], name: '' })),
  ]
}

/** What a judge calls a topic: its first alias, unless that comes from a seed because the judge's name is the topic's own. */
function judgedName({ name, aliases: [first = ''], seeds }: TableTopic): string {
  const isOfSeed = seeds.some(({ text, statement }) =>
    [text, statement?.label ?? ''].map(cleanHeading).includes(first),
  )
  return isOfSeed ? name : first
}

/** The passages that show what a seed is about. */
function passagesOf({ section, statement }: Seed, support: Judgements['support']): string[] {
  if (section !== null) return section.claims.map(({ claim }) => claim.id)
  return support.flatMap(({ statementId, quote }) => (statementId === statement?.id ? [quote.id] : []))
}

function votesFor(passages: readonly string[], citations: Citations): Map<string, number> {
  const votes = new Map<string, number>()
  for (const passage of passages)
    for (const topic of citations.get(passage) ?? []) votes.set(topic, (votes.get(topic) ?? 0) + 1)
  return votes
}

/** A proposal is not new if at least this share of its passages was already cited for a subject. */
const KNOWN_SHARE = 0.5
const PROPOSALS_MAX = 10

/**
 * Adds the subjects that a judge proposes. A proposal needs passages on two sites; most of these must not be cited for another
 * subject, and they must contain the words of the proposed name.
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
  const citations = coveringCitationsOf(verdicts)
  const names = new Set(table.topics.map(({ name }) => normalise(name)))
  const merges: Merge[] = []
  const isSaid = pageTextSearch(table)
  for (const { name, quotes } of proposals) {
    const others = quotes.filter(({ pageId }) => pageId !== userId)
    const quotedSites = new Set(others.map(({ pageId }) => sites.get(pageId)))
    const known = others.filter(({ id }) => citations.has(id)).length
    if (merges.length === PROPOSALS_MAX || quotedSites.size < 2 || known >= KNOWN_SHARE * others.length)
      continue
    const ids = new Set(others.map(({ id }) => id))
    const units = corpus.claims.filter(({ claim }) => ids.has(claim.id))
    if (names.has(normalise(name)) || !isPossibleName(name)) continue
    const own = saidIn(units.flatMap(({ claim }) => [claim.heading, claim.text]))
    const isName = isNeutral(name, own.said) && areWordsKnown(name, own, corpus, isSaid)
    if (!isName || !sharesWords(name, own.text)) continue
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
