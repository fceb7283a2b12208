import type { Query } from './bm25.ts'
import { averageLinkage, between } from './cluster.ts'
import { type Corpus, type PageUnits, type SectionUnit, textBags } from './corpus.ts'
import { isHeaded } from './headed.ts'
import { nameTopics } from './names.ts'
import type { OverviewStatement } from './overview.ts'
import { normalise } from './terms.ts'

/** Sections of one page that may found a topic; a page with more gives its longest. */
const SECTIONS_A_PAGE = 30
/** A section with less text than this tells too little to found a topic. */
const SECTION_MIN_CHARS = 24
/** Two sections of one page are two subjects to their author, unless they are this alike. */
const SAME_PAGE_SAME_TOPIC = 0.3
/**
 * Sections of one page show how alike different subjects look: groups must be more alike than this share of such
 * pairs, within the bounds below.
 */
const OWN_PAIRS_SHARE = 0.95
const SAME_TOPIC = { least: 0.05, most: 0.2, withFewPairs: 0.08, fewPairs: 20 }
/** Likeness a statement needs to count as use of a topic; a question, of few words, needs less. */
const BELONGS = { statement: 0.12, question: 0.05 }
/** Topics looked at further. */
const TOPICS_MAX = 60
/** Terms kept of a topic for ranking passages. */
const QUERY_TERMS = 100

/** A topic before it is held against the pages. */
export interface DraftTopic {
  readonly name: string
  readonly aliases: readonly string[]
  readonly members: readonly SectionUnit[]
  /** What to look for in passages, each term with its weight. */
  readonly query: Query
  readonly statements: readonly OverviewStatement[]
  readonly questions: readonly string[]
}

/** Topics of the cited pages' sections, merged across wordings, with the statements and questions about each. */
export function findTopics(
  corpus: Corpus,
  keyword: string,
  statements: readonly OverviewStatement[],
  questions: readonly string[],
): DraftTopic[] {
  const candidates = corpus.pages.filter((page) => page.source.role !== 'user').flatMap(candidatesOf)
  const groups = groupSections(corpus, candidates)
  const statementsOf = assign(
    corpus,
    groups,
    statements,
    (statement) => `${statement.label}
${statement.text}`,
    BELONGS.statement,
  )
  const kept = groups
    .map((members, at) => ({ members, statements: statementsOf[at] ?? [] }))
    .sort((a, b) => promise(b) - promise(a))
    .slice(0, TOPICS_MAX)
    .map((group) => ({ ...group, query: queryOf(corpus, group.members) }))
  const names = nameTopics(kept, keyword)
  const asked = askedOf(
    corpus,
    kept.map((group) => group.members),
    names.map(({ name }) => name),
    questions,
  )
  return kept.map((group, at) => {
    const { name = '', aliases = [] } = names[at] ?? {}
    const own = asked[at] ?? []
    return {
      ...group,
      name,
      aliases: [...own, ...aliases.filter((alias) => !own.includes(alias))],
      questions: own,
    }
  })
}

/** A question belongs to the topic it names (the longest name counts), else to the one it is nearest to. */
function askedOf(
  corpus: Corpus,
  groups: readonly (readonly SectionUnit[])[],
  names: readonly string[],
  questions: readonly string[],
): string[][] {
  const nearest = assign(corpus, groups, questions, (question) => question, BELONGS.question)
  const result: string[][] = groups.map(() => [])
  for (const question of questions) {
    const text = normalise(question)
    const named = names
      .map((name, at) => ({ at, name: normalise(name) }))
      .filter(({ name }) => name.length > 1 && text.includes(name))
      .sort((a, b) => b.name.length - a.name.length)[0]
    const owner = named?.at ?? nearest.findIndex((own) => own.includes(question))
    result[owner]?.push(question)
  }
  return result
}

/** Which groups are looked at further: those the overview speaks of, then those of most pages, then the longest. */
function promise(group: Pick<DraftTopic, 'members' | 'statements'>): number {
  const pages = new Set(group.members.map((unit) => unit.source.id)).size
  const chars = group.members.reduce((sum, unit) => sum + unit.section.chars, 0)
  return 100 * group.statements.length + 10 * pages + Math.min(9, chars / 500)
}

function candidatesOf(page: PageUnits): SectionUnit[] {
  const headed = isHeaded(page)
  const usable = page.sections.filter(
    (unit) =>
      unit.section.chars >= SECTION_MIN_CHARS &&
      unit.bag.length > 4 &&
      (!headed || unit.section.subject !== ''),
  )
  if (usable.length <= SECTIONS_A_PAGE) return usable
  const longest = [...usable].sort((a, b) => b.section.chars - a.section.chars).slice(0, SECTIONS_A_PAGE)
  return usable.filter((unit) => longest.includes(unit))
}

function groupSections(corpus: Corpus, candidates: readonly SectionUnit[]): SectionUnit[][] {
  const points = candidates.map((unit) => unit.point)
  // One half of the square: row a holds the likeness to every point before a.
  const similarities = points.map((point, a) => corpus.space.likeness([point], points, a))
  const samePage = (a: number, b: number) => candidates[a]?.source.id === candidates[b]?.source.id
  const apart = (a: number, b: number) => samePage(a, b) && between(similarities, a, b) < SAME_PAGE_SAME_TOPIC
  return averageLinkage(similarities, sameTopicFrom(similarities, samePage), apart).map((group) =>
    group.flatMap((at) => candidates[at] ?? []),
  )
}

/** How alike two sections must be to be of one topic, told by how alike the sections of one page are. */
function sameTopicFrom(
  similarities: readonly Float32Array[],
  samePage: (a: number, b: number) => boolean,
): number {
  const own: number[] = []
  for (let a = 0; a < similarities.length; a++)
    for (let b = 0; b < a; b++) if (samePage(a, b)) own.push(similarities[a]?.[b] ?? 0)
  if (own.length < SAME_TOPIC.fewPairs) return SAME_TOPIC.withFewPairs
  own.sort((x, y) => x - y)
  const found = own[Math.floor(own.length * OWN_PAIRS_SHARE)] ?? SAME_TOPIC.withFewPairs
  return Math.min(SAME_TOPIC.most, Math.max(SAME_TOPIC.least, found))
}

/** The mean of the members' TF-IDF vectors, its heaviest terms only, of length 1. */
function queryOf(corpus: Corpus, members: readonly SectionUnit[]): Query {
  const sum = new Map<string, number>()
  for (const unit of members)
    for (const [term, value] of corpus.collection.vector(unit.bag))
      sum.set(term, (sum.get(term) ?? 0) + value)
  const heaviest = [...sum].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).slice(0, QUERY_TERMS)
  const norm = Math.sqrt(heaviest.reduce((squares, [, value]) => squares + value * value, 0)) || 1
  return new Map(heaviest.map(([term, value]) => [term, value / norm]))
}

/** Gives each text to the topic it is nearest to, if it is near enough. */
function assign<Item>(
  corpus: Corpus,
  groups: readonly (readonly SectionUnit[])[],
  items: readonly Item[],
  textOf: (item: Item) => string,
  belongs: number,
): Item[][] {
  const result: Item[][] = groups.map(() => [])
  const points = items.map((item) => corpus.space.place(textBags(textOf(item))))
  const likeness = groups.map((members) =>
    corpus.space.likeness(
      members.map((unit) => unit.point),
      points,
    ),
  )
  items.forEach((item, column) => {
    let best = -1
    let nearest = belongs
    likeness.forEach((row, at) => {
      const value = row[column] ?? 0
      if (value > nearest) {
        best = at
        nearest = value
      }
    })
    if (best >= 0) result[best]?.push(item)
  })
  return result
}
