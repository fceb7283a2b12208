import type { Query } from './bm25.ts'
import { averageLinkage, Similarities } from './cluster.ts'
import { type Corpus, type PageUnits, type SectionUnit, textBags } from './corpus.ts'
import { isHeaded } from './headed.ts'
import { nameTopic } from './names.ts'
import type { OverviewStatement } from './overview.ts'
import type { Direction } from './space.ts'

/** Sections of one page that may found a topic; a page with more gives its longest. */
const SECTIONS_A_PAGE = 40
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
/** Likeness a statement or a question needs to count as use of a topic. */
const BELONGS = 0.12
/** Terms kept of a topic for ranking passages. */
const QUERY_TERMS = 100

/** A topic before it is held against the pages. */
export interface DraftTopic {
  readonly name: string
  readonly aliases: readonly string[]
  readonly members: readonly SectionUnit[]
  readonly direction: Direction
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
  const drafts = groupSections(corpus, candidates).map((members) => ({
    members,
    direction: corpus.space.towards(members.map((unit) => unit.point)),
    query: queryOf(corpus, members),
  }))
  const statementsOf = assign(
    corpus,
    drafts,
    statements,
    (statement) => `${statement.label}\n${statement.text}`,
  )
  const questionsOf = assign(corpus, drafts, questions, (question) => question)
  return drafts.map((draft, at) => {
    const own = statementsOf[at] ?? []
    const asked = questionsOf[at] ?? []
    return { ...draft, statements: own, questions: asked, ...nameTopic(draft, own, asked, keyword) }
  })
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
  const similarities = new Similarities(candidates.length)
  candidates.forEach((unit, a) => {
    const direction = corpus.space.towards([unit.point])
    for (let b = 0; b < a; b++) {
      const other = candidates[b]
      if (other !== undefined) similarities.add(a, b, corpus.space.likeness(direction, other.point))
    }
  })
  const samePage = (a: number, b: number) => candidates[a]?.source.id === candidates[b]?.source.id
  const apart = (a: number, b: number) => samePage(a, b) && similarities.get(a, b) < SAME_PAGE_SAME_TOPIC
  return averageLinkage(similarities, sameTopicFrom(similarities, samePage), apart).map((group) =>
    group.flatMap((at) => candidates[at] ?? []),
  )
}

/** How alike two sections must be to be of one topic, told by how alike the sections of one page are. */
function sameTopicFrom(similarities: Similarities, samePage: (a: number, b: number) => boolean): number {
  const own: number[] = []
  for (let a = 0; a < similarities.size; a++)
    for (let b = 0; b < a; b++) if (samePage(a, b)) own.push(similarities.get(a, b))
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
  drafts: readonly { direction: Direction }[],
  items: readonly Item[],
  textOf: (item: Item) => string,
): Item[][] {
  const result: Item[][] = drafts.map(() => [])
  for (const item of items) {
    const point = corpus.space.place(textBags(textOf(item)))
    let best = -1
    let nearest = BELONGS
    drafts.forEach((draft, at) => {
      const likeness = corpus.space.likeness(draft.direction, point)
      if (likeness > nearest) {
        best = at
        nearest = likeness
      }
    })
    if (best >= 0) result[best]?.push(item)
  }
  return result
}
