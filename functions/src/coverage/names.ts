import type { SectionUnit } from './corpus.ts'
import { cleanHeading, isGenericHeading } from './headings.ts'
import { fitnessOf, nameForms } from './name-forms.ts'
import type { OverviewStatement } from './overview.ts'
import type { Query } from './query.ts'
import { standOut } from './stand-out.ts'
import { normalise, termsOf } from './terms.ts'

const NAME_MAX = 28
const ALIASES_MAX = 8
/** What each further page counts whose heading says the name. */
const SHARED = 0.5
/** Below this fitness a heading is no name, if a word of the text can stand for the topic. */
const FIT = 0.36
/** What Google itself calls a subject may read less like one. */
const FIT_SHOWN = 0.2

const HAN = /\p{Script=Han}/u
const FOREIGN = 0.5

/** What a topic is called, and what else. */
export interface TopicName {
  readonly name: string
  readonly aliases: readonly string[]
}

/** Whether one of a group's headings reads like the name of a subject. */
export function hasFitHeading(members: readonly SectionUnit[]): boolean {
  return members.some((unit) => nameForms(unit.section.subject).some(({ fitness }) => fitness >= FIT))
}

/** What a topic is known by before it is named. */
export interface Unnamed {
  readonly members: readonly SectionUnit[]
  readonly query: Query
  readonly statements: readonly OverviewStatement[]
}

/**
 * Names topics as people name them. What the AI Overview calls a stretch of statements names the topic that most of
 * them are about; else the noun phrase in the topic's headings that most pages share, that says most of the subject in
 * the fewest characters; else the phrase that stands out in the text. No two topics get one name.
 */
export function nameTopics(topics: readonly Unnamed[], keyword: string): TopicName[] {
  const labels = labelOwners(topics, keyword)
  const taken = new Set<string>()
  return topics.map((topic, at) => {
    const headings = unique(topic.members.map((unit) => cleanHeading(unit.section.subject)).filter(Boolean))
    const ranked = [...rank(labels.get(at) ?? [], topic), ...rank(formsOf(headings, keyword), topic)]
    const free = ranked.filter(({ text }) => !taken.has(keyOf(text)))
    const name =
      free.find(({ fitness }) => fitness >= FIT)?.text ??
      standOut(topic.members, topic.query, keyword, (text) => taken.has(keyOf(text))) ??
      free[0]?.text ??
      headings[0] ??
      keyword
    taken.add(keyOf(name))
    const aliases = unique([...(labels.get(at) ?? []).map(({ text }) => text), ...headings])
    return {
      name,
      aliases: aliases.filter((text) => keyOf(text) !== keyOf(name)).slice(0, ALIASES_MAX),
    }
  })
}

interface Form {
  readonly text: string
  readonly fitness: number
}

/** Each label of the overview goes to the topic that most of its statements are about. */
function labelOwners(topics: readonly Unnamed[], keyword: string): Map<number, Form[]> {
  const counts = new Map<string, Map<number, number>>()
  topics.forEach((topic, at) => {
    for (const statement of topic.statements) {
      const label = cleanHeading(statement.label)
      if (label === '' || isGenericHeading(label) || keyOf(label) === keyOf(keyword)) continue
      const byTopic = counts.get(label) ?? new Map<number, number>()
      counts.set(label, byTopic.set(at, (byTopic.get(at) ?? 0) + 1))
    }
  })
  const owners = new Map<number, Form[]>()
  for (const [label, byTopic] of counts) {
    const [owner] = [...byTopic].sort((a, b) => b[1] - a[1] || a[0] - b[0])[0] ?? []
    const fitness = fitnessOf(label)
    if (owner === undefined || fitness < FIT_SHOWN) continue
    owners.set(owner, [...(owners.get(owner) ?? []), { text: label, fitness: Math.max(fitness, FIT) }])
  }
  return owners
}

/** The names that a topic's headings offer; the keyword itself names no part of its subject. */
function formsOf(headings: readonly string[], keyword: string): Form[] {
  const forms = new Map<string, Form>()
  const asked = normalise(keyword)
  for (const form of headings.flatMap(nameForms)) {
    if (asked.includes(normalise(form.text))) continue
    const key = keyOf(form.text)
    if (!forms.has(key)) forms.set(key, form)
  }
  const keys = headings.map(keyOf)
  return [...forms].map(([key, form]) => {
    // A report in Chinese names things in Chinese where a page does.
    const own = HAN.test(keyword) && !HAN.test(form.text) ? FOREIGN : 1
    const sharing = keys.filter((heading) => heading.includes(key)).length
    return { text: form.text, fitness: own * form.fitness * (1 + SHARED * Math.max(0, sharing - 1)) }
  })
}

function rank(forms: readonly Form[], topic: Unnamed): Form[] {
  return forms
    .map((form) => ({ form, value: form.fitness * nameValue(form.text, topic) }))
    .sort(
      (a, b) =>
        b.value - a.value || a.form.text.length - b.form.text.length || (a.form.text < b.form.text ? -1 : 1),
    )
    .map(({ form }) => form)
}

/**
 * How well a name stands for a topic: the share of the topic's weight it carries, and how many of the topic's sections
 * speak its words, less for length: 「水溫」 beats 「關於水溫您該知道的八件事」.
 */
function nameValue(text: string, topic: Unnamed): number {
  // Figures are facts of a topic, not its name.
  const terms = [...new Set(termsOf(text))].filter((term) => !/^\d/.test(term))
  if (terms.length === 0) return 0
  const weight = terms.reduce((sum, term) => sum + topic.query.weightOf(term), 0)
  const spoken = topic.members.map(
    (unit) => terms.filter((term) => topic.query.isIn(term, unit.bag)).length / terms.length,
  )
  const spread = spoken.reduce((sum, share) => sum + share, 0) / Math.max(1, spoken.length)
  const length = [...text].length
  const tooLong = Math.max(0, length - NAME_MAX) / NAME_MAX
  return ((weight / Math.sqrt(4 + length)) * (0.3 + spread)) / (1 + tooLong)
}

function unique(texts: readonly string[]): string[] {
  const seen = new Map<string, string>()
  for (const text of texts) if (!seen.has(keyOf(text))) seen.set(keyOf(text), text)
  return [...seen.values()]
}

function keyOf(text: string): string {
  return normalise(text).replace(/[\s\p{P}]/gu, '')
}
