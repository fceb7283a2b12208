import { PROBABLE, TOUCHED } from '../certainty.ts'
import type { Seed } from '../topics/seeds.ts'
import { type CoverageTable, type TableTopic, tableOf } from './coverage-table.ts'
import { sameSubjectLikelihood } from './odds-table.ts'

/** A subject found by the user's own headings has at most so many headings of others. */
const OTHERS_MAX = 1
/** Least number of passages that two subjects share on other pages, and the least share of the smaller one's. */
const SHARED_MIN = 2
const SHARED = 0.5
/** Where it shares all of them, the other subject need not be the nearest one by words, but the nearest or the next. */
const NEAREST = { some: 1, all: 2 }

/**
 * Joins what the user's page has in a heading of its own words (「公所有錢可以領嗎？」) with the subject of Google that other pages treat in
 * the same passages (「補助金額」). Apart, one subject stands in the table twice: once as covered by the page, once as its gap. All of the 13
 * joined on 95 cases are of one subject by the marks, so each page covers it as surely as it covered either. The last section of a page is of its house as often as of its subject, and stays.
 */
export function withOwnHeadingsJoined(table: CoverageTable): CoverageTable {
  const { topics, corpus } = table
  const user = corpus.pages.find(({ source }) => source.role === 'user')
  if (user === undefined) return table
  const userId = user.source.id
  const last = user.sections.at(-1)?.at
  const likelihood = sameSubjectLikelihood(
    table.inputs.comparison,
    topics.map(({ seeds }) => seeds),
  )
  const homes = new Map<TableTopic, TableTopic>()
  topics.forEach((topic, row) => {
    if (!isOwnWords(topic, userId) || topic.seeds.some(({ section }) => section?.at === last)) return
    const nearest = topics
      .map((other, at) => ({ other, value: at === row ? -1 : likelihood(row, at) }))
      .toSorted((a, b) => b.value - a.value)
      .slice(0, NEAREST.all)
    const home = nearest.find(({ other }, rank) => isTheSame(topic, other, rank, userId))?.other
    if (home !== undefined) homes.set(topic, home)
  })
  if (homes.size === 0) return table
  const groups = topics
    .filter((topic) => !homes.has(topic))
    .map((topic): Seed[] => [topic, ...joinedTo(topic, homes)].flatMap(({ seeds }) => seeds))
  const joined = tableOf(table.inputs, groups)
  return { ...joined, topics: joined.topics.map((topic) => withBestVerdicts(topic, homes)) }
}

function joinedTo(home: TableTopic, homes: ReadonlyMap<TableTopic, TableTopic>): TableTopic[] {
  return [...homes].flatMap(([own, its]) => (its === home ? own : []))
}

/** A joined subject, which each page covers at least as surely as either of its parts: more headings make each of them count less. */
function withBestVerdicts(topic: TableTopic, homes: ReadonlyMap<TableTopic, TableTopic>): TableTopic {
  const home = [...homes.values()].find(({ seeds: [seed] }) => topic.seeds.some(({ id }) => id === seed?.id))
  if (home === undefined) return topic
  const parts = [home, ...joinedTo(home, homes)]
  return {
    ...topic,
    verdicts: topic.verdicts.map((verdict) =>
      parts
        .flatMap(({ verdicts }) => verdicts.filter(({ pageId }) => pageId === verdict.pageId))
        .reduce((best, each) => (each.likelihood > best.likelihood ? each : best), verdict),
    ),
  }
}

/** Whether a subject is known by a heading of the user's page, by hardly any other, and by nothing of Google. */
function isOwnWords({ seeds }: TableTopic, userId: string): boolean {
  const others = seeds.filter(({ pageId }) => pageId !== userId)
  return (
    others.length < seeds.length &&
    others.length <= OTHERS_MAX &&
    others.every(({ kind }) => kind === 'heading')
  )
}

/** Whether a subject of Google that the user's page does not probably cover is told in the passages of one in its own words. */
function isTheSame(own: TableTopic, other: TableTopic, rank: number, userId: string): boolean {
  const ofUser = other.verdicts.find(({ pageId }) => pageId === userId)
  if (other.statements.length === 0 || (ofUser?.likelihood ?? 0) >= PROBABLE) return false
  const passages = passagesOf(own, userId)
  const theirs = new Set(passagesOf(other, userId))
  const shared = passages.filter((id) => theirs.has(id)).length
  const reach = shared === passages.length ? NEAREST.all : NEAREST.some
  return rank < reach && shared >= SHARED_MIN && shared >= SHARED * passages.length
}

/** The nearest passage of each other page that at least touches a subject. */
function passagesOf({ verdicts }: TableTopic, userId: string): string[] {
  return verdicts.flatMap(({ pageId, likelihood, quotes: [quote] }) =>
    pageId === userId || likelihood < TOUCHED || quote === undefined ? [] : [quote.id],
  )
}
