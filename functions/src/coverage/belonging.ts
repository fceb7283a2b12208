import type { Bag } from './bags.ts'
import type { Corpus, SectionUnit } from './corpus.ts'
import { isOwnAffair } from './own-affairs.ts'
import type { Query } from './query.ts'
import type { Point } from './space.ts'
import { termsOf } from './terms.ts'

/** A section that speaks this share of a name's weight is about what is named. */
const SPEAKS = 0.4
/** So is one this alike to a section of the topic, in whatever words. */
const ALIKE = 0.2

type Named = Pick<Belonging, 'name' | 'query'>

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
export function shareSpoken(topic: Named, bag: Bag): number {
  let all = 0
  let spoken = 0
  for (const { term, weight } of nameTerms(topic)) {
    all += weight
    if (topic.query.isIn(term, bag)) spoken += weight
  }
  return all === 0 ? 0 : spoken / all
}

/** Whether a text has every word of a topic's name: no other can say it word for word. */
export function hasNameTerms(topic: Named, bag: Bag): boolean {
  return nameTerms(topic).every(({ term }) => topic.query.isIn(term, bag))
}

/** A name is held against many texts: its words are looked up once. */
const TERMS = new WeakMap<Query, { name: string; terms: { term: string; weight: number }[] }>()

function nameTerms({ name, query }: Named): readonly { term: string; weight: number }[] {
  const known = TERMS.get(query)
  if (known?.name === name) return known.terms
  const terms = [...new Set(termsOf(name))].map((term) => ({ term, weight: query.weightOf(term) }))
  TERMS.set(query, { name, terms })
  return terms
}

/** What is in another script cannot speak the name, and shares few words. */
function isForeign(unit: SectionUnit, others: readonly SectionUnit[]): boolean {
  return others.some((other) => other.point.script !== unit.point.script)
}

function nearness(corpus: Corpus, unit: SectionUnit, others: readonly SectionUnit[]): number {
  return Math.max(-1, ...others.map((other) => corpus.space.likeness([other.point], [unit.point])[0] ?? 0))
}

function isNearerElsewhere(corpus: Corpus, topic: Belonging, unit: SectionUnit, near: number): boolean {
  const { units, points } = wholeOf(corpus)
  const likeness = corpus.space.likeness([unit.point], points)
  return units.some(
    (other, at) =>
      (likeness[at] ?? 0) > near && other.source.id !== unit.source.id && !topic.members.includes(other),
  )
}

interface Whole {
  readonly units: readonly SectionUnit[]
  readonly points: readonly Point[]
}

/** All sections in one list: the same list each time, so that the space need look at it once only. */
const WHOLE = new WeakMap<Corpus, Whole>()

function wholeOf(corpus: Corpus): Whole {
  const known = WHOLE.get(corpus)
  if (known !== undefined) return known
  const units = corpus.pages.flatMap((page) => page.sections)
  const whole = { units, points: units.map((unit) => unit.point) }
  WHOLE.set(corpus, whole)
  return whole
}
