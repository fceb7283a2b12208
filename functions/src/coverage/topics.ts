import { type Bag, bagOf, dot, type Query } from './bm25.ts'
import { averageLinkage, innerProducts } from './cluster.ts'
import type { Corpus, SectionUnit } from './corpus.ts'
import { nameTopic } from './names.ts'
import type { OverviewStatement } from './overview.ts'
import { termsOf } from './terms.ts'

/** Sections of one page that may found a topic; a page with more gives its longest. */
const SECTIONS_A_PAGE = 40
/** A section with less text than this tells too little to found a topic. */
const SECTION_MIN_CHARS = 24
/** Mean similarity two groups of sections need to be one topic. */
const SAME_TOPIC = 0.14
/** Two sections of one page are two subjects to their author, unless they say much the same. */
const SAME_PAGE_SAME_TOPIC = 0.5
const HEADING_WEIGHT = 0.35
/** Likeness a statement or question needs to count as use of a topic. */
const BELONGS = 0.12
/** Terms kept of a topic's centroid. */
const QUERY_TERMS = 40

/** A topic before it is held against the pages. */
export interface DraftTopic {
  readonly name: string
  readonly aliases: readonly string[]
  readonly members: readonly SectionUnit[]
  /** What to look for, each term with its weight. */
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
  const candidates = corpus.pages
    .filter((page) => page.source.role !== 'user')
    .flatMap((page) => candidatesOf(page.sections))
  const groups = groupSections(corpus, candidates, keyword)
  const drafts = groups.map((members) => ({ members, query: centroid(corpus, members) }))
  const statementsOf = assign(corpus, drafts, statements, (statement) => statement.text)
  const questionsOf = assign(corpus, drafts, questions, (question) => question)
  return drafts.map((draft, at) => {
    const own = statementsOf[at] ?? []
    const asked = questionsOf[at] ?? []
    return { ...draft, statements: own, questions: asked, ...nameTopic(draft, own, asked, keyword) }
  })
}

function candidatesOf(sections: readonly SectionUnit[]): SectionUnit[] {
  const usable = sections.filter((unit) => unit.section.chars >= SECTION_MIN_CHARS && unit.bag.length > 4)
  if (usable.length <= SECTIONS_A_PAGE) return usable
  const longest = [...usable].sort((a, b) => b.section.chars - a.section.chars).slice(0, SECTIONS_A_PAGE)
  return usable.filter((unit) => longest.includes(unit))
}

function groupSections(corpus: Corpus, candidates: readonly SectionUnit[], keyword: string): SectionUnit[][] {
  const ofKeyword = new Set(termsOf(keyword))
  const bodies = candidates.map((unit) => corpus.collection.vector(unit.bag))
  const headings = candidates.map((unit) => corpus.collection.vector(without(unit.heading, ofKeyword)))
  const similarities = innerProducts(bodies, 1 - HEADING_WEIGHT)
  innerProducts(headings, HEADING_WEIGHT, similarities)
  const apart = (a: number, b: number): boolean =>
    candidates[a]?.source.id === candidates[b]?.source.id && similarities.get(a, b) < SAME_PAGE_SAME_TOPIC
  return averageLinkage(similarities, SAME_TOPIC, apart).map((group) =>
    group.flatMap((at) => candidates[at] ?? []),
  )
}

function without(bag: Bag, terms: ReadonlySet<string>): Bag {
  return { ...bag, counts: new Map([...bag.counts].filter(([term]) => !terms.has(term))) }
}

/** The mean of the members' vectors, its heaviest terms only, of length 1. */
export function centroid(corpus: Corpus, members: readonly SectionUnit[]): Query {
  const sum = new Map<string, number>()
  for (const unit of members)
    for (const part of [unit.bag, unit.heading])
      for (const [term, value] of corpus.collection.vector(part)) sum.set(term, (sum.get(term) ?? 0) + value)
  const heaviest = [...sum].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).slice(0, QUERY_TERMS)
  const norm = Math.sqrt(heaviest.reduce((squares, [, value]) => squares + value * value, 0)) || 1
  return new Map(heaviest.map(([term, value]) => [term, value / norm]))
}

/** Gives each text to the topic it is nearest to, if it is near enough. */
function assign<Item>(
  corpus: Corpus,
  drafts: readonly { query: Query }[],
  items: readonly Item[],
  textOf: (item: Item) => string,
): Item[][] {
  const result: Item[][] = drafts.map(() => [])
  for (const item of items) {
    const vector = corpus.collection.vector(bagOf(termsOf(textOf(item))))
    let best = -1
    let likeness = BELONGS
    drafts.forEach((draft, at) => {
      const value = dot(draft.query, vector)
      if (value > likeness) {
        best = at
        likeness = value
      }
    })
    if (best >= 0) result[best]?.push(item)
  }
  return result
}
