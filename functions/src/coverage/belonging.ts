import type { Bag } from './bags.ts'
import type { Corpus, SectionUnit } from './corpus.ts'
import { isOwnAffair } from './own-affairs.ts'
import type { Query } from './query.ts'
import { termsOf } from './terms.ts'

/** A section that speaks this share of a name's weight is about what is named. */
const SPEAKS = 0.4
/** So is one this alike to a section of the topic, in whatever words. */
const ALIKE = 0.2

/** A topic as far as it matters who belongs to it. */
export interface Belonging {
  readonly name: string
  readonly query: Query
  readonly members: readonly SectionUnit[]
}

/**
 * The members of a topic that stand there for want of a better place: they neither speak its name nor are alike to a
 * member that does, and either a section of another page outside the topic is nearer, or they speak of their own site.
 * To count them would say of a page what it does not say.
 */
export function straysOf(corpus: Corpus, topic: Belonging): ReadonlySet<SectionUnit> {
  const speaking = topic.members.filter((unit) => speaksOf(topic, unit))
  const strays = topic.members.filter((unit) => {
    if (speaking.length === 0 || speaking.includes(unit) || isForeign(unit, speaking)) return false
    const near = nearness(corpus, unit, speaking)
    return near < ALIKE && (isOwnAffair(unit.section.subject) || isNearerElsewhere(corpus, topic, unit, near))
  })
  return new Set(strays)
}

/** Whether a section from outside a topic's group is about its subject, and not merely nearer to it than to others. */
export function isAbout(
  corpus: Corpus,
  topic: Belonging & { readonly strays: ReadonlySet<SectionUnit> },
  unit: SectionUnit,
): boolean {
  const core = topic.members.filter((member) => !topic.strays.has(member))
  return speaksOf(topic, unit) || isForeign(unit, core) || nearness(corpus, unit, core) >= ALIKE
}

/** Whether a section says a topic's name. */
function speaksOf(topic: Belonging, unit: SectionUnit): boolean {
  return shareSpoken(topic, unit.bag) >= SPEAKS
}

/** The share of a topic's name that a text says, 0–1, each word as it weighs in the topic. */
export function shareSpoken({ name, query }: Pick<Belonging, 'name' | 'query'>, bag: Bag): number {
  let all = 0
  let spoken = 0
  for (const term of new Set(termsOf(name))) {
    const weight = query.weightOf(term)
    all += weight
    if (query.isIn(term, bag)) spoken += weight
  }
  return all === 0 ? 0 : spoken / all
}

/** What is in another script cannot speak the name, and shares few words. */
function isForeign(unit: SectionUnit, others: readonly SectionUnit[]): boolean {
  return others.some((other) => other.point.script !== unit.point.script)
}

function nearness(corpus: Corpus, unit: SectionUnit, others: readonly SectionUnit[]): number {
  return Math.max(-1, ...others.map((other) => corpus.space.likeness([other.point], [unit.point])[0] ?? 0))
}

function isNearerElsewhere(corpus: Corpus, topic: Belonging, unit: SectionUnit, near: number): boolean {
  const outside = corpus.pages
    .filter((page) => page.source.id !== unit.source.id)
    .flatMap((page) => page.sections)
    .filter((other) => !topic.members.includes(other))
  const likeness = corpus.space.likeness(
    [unit.point],
    outside.map((other) => other.point),
  )
  return likeness.some((value) => value > near)
}
