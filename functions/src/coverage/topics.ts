import { straysOf } from './belonging.ts'
import type { Corpus, SectionUnit } from './corpus.ts'
import { groupSections } from './grouping.ts'
import { cleanHeading } from './headings.ts'
import { hasFitHeading, nameTopics } from './names.ts'
import type { OverviewStatement } from './overview.ts'
import { type Query, queryOf } from './query.ts'
import { askedOf } from './questions.ts'
import { textBags } from './text-bags.ts'

/** Likeness a statement needs to count as use of a topic. */
const BELONGS = 0.12
/** Topics looked at further. */
const TOPICS_MAX = 60
/** With fewer subjects than this, every group counts as one. */
const SUBJECTS_MIN = 3

/** A topic before it is held against the pages. */
export interface DraftTopic {
  readonly name: string
  readonly aliases: readonly string[]
  readonly members: readonly SectionUnit[]
  /** What to look for in passages, each term with its weight. */
  readonly query: Query
  readonly statements: readonly OverviewStatement[]
  readonly questions: readonly string[]
  /** Members that stand in the group for want of a better place: they touch its subject at most. */
  readonly strays: ReadonlySet<SectionUnit>
}

/** Topics of the pages' sections that a cited page speaks of, merged across wordings, with the statements and questions about each. */
export function findTopics(
  corpus: Corpus,
  keyword: string,
  statements: readonly OverviewStatement[],
  questions: readonly string[],
): DraftTopic[] {
  const groups = subjectsOf(groupSections(corpus))
  const statementsOf = assign(
    corpus,
    groups,
    statements,
    (statement) => `${statement.label}\n${statement.text}`,
    BELONGS,
  )
  const kept = groups
    .map((members, at) => ({ members, statements: statementsOf[at] ?? [] }))
    .sort((a, b) => promise(b) - promise(a))
    .slice(0, TOPICS_MAX)
    .map((group) => {
      const bags = group.members.map((unit) => unit.bag)
      return { ...group, query: queryOf(bags, corpus) }
    })
  const names = nameTopics(kept, keyword)
  const named = kept
    .map((group, at) => ({ ...group, ...(names[at] ?? { name: '', aliases: [] }) }))
    .filter(({ name }) => name !== '')
  const asked = askedOf(corpus, named, keyword, questions)
  return named.map((topic, at) => {
    const own = asked[at] ?? []
    const strays = straysOf(corpus, topic)
    const astray = new Set([...strays].map((unit) => cleanHeading(unit.section.subject)))
    return {
      ...topic,
      aliases: [...own, ...topic.aliases.filter((alias) => !own.includes(alias) && !astray.has(alias))],
      questions: own,
      strays,
    }
  })
}

/**
 * Leaves out what only one page has and no heading names as a subject: steps, asides, 「家裡可以馬上做的三件事」. Where
 * pages agree on next to nothing, such groups are all there is.
 */
function subjectsOf(groups: readonly SectionUnit[][]): readonly SectionUnit[][] {
  const subjects = groups.filter((members) => pagesOf(members) > 1 || hasFitHeading(members))
  return subjects.length >= SUBJECTS_MIN ? subjects : groups
}

/** Which groups are looked at further: those the overview speaks of, then those of most pages, then the longest. */
function promise(group: Pick<DraftTopic, 'members' | 'statements'>): number {
  const pages = pagesOf(group.members)
  const chars = group.members.reduce((sum, unit) => sum + unit.section.chars, 0)
  return 100 * group.statements.length + 10 * pages + Math.min(9, chars / 500)
}

function pagesOf(members: readonly SectionUnit[]): number {
  return new Set(members.map((unit) => unit.source.id)).size
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
  const points = items.map((item) => corpus.space.place(textBags(textOf(item), corpus.vocabulary)))
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
