import type { SectionUnit } from './corpus.ts'
import { cleanHeading, isGenericHeading } from './headings.ts'
import { fitnessOf, gistOf, nameForms } from './name-forms.ts'
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
/** What Google itself calls a subject may read less like one, and counts for more. */
const FIT_SHOWN = 0.2
const SHOWN = 3
/** What reads less like a name than this is none, even where there is no other. */
const FIT_LEAST = 0.2
/** But what the AI Overview speaks of is a subject, whatever it is called. */
const FIT_LEAST_SHOWN = 0.1
/** A label over several topics names the one that most of its statements are about, if this share of them is. */
const LABEL_SHARE = 0.5
/** Of a group of several pages, this share of a name's words must be spoken in its sections on the average. */
const SPOKEN = 0.2
/** And a name this long, of which what the AI Overview says of the topic has no word, is one page's own way of putting it. */
const SHOWN_FROM = 5
const SEVERAL = 3

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
 * the fewest characters; else the phrase that stands out in the text. No two topics get one name. What nothing of this
 * names is no subject: its name is empty.
 */
export function nameTopics(topics: readonly Unnamed[], keyword: string): TopicName[] {
  const labels = labelOwners(topics, keyword)
  const taken = new Set<string>()
  return topics.map((topic, at) => {
    const headings = unique(topic.members.map((unit) => cleanHeading(unit.section.subject)).filter(Boolean))
    const ranked = candidates(labels.get(at) ?? [], formsOf(headings, keyword), topic)
    const free = ranked.filter(({ text }) => !taken.has(gistKey(text)))
    const least = topic.statements.length > 0 ? FIT_LEAST_SHOWN : FIT_LEAST
    const name =
      free.find(
        ({ text, fitness, shown }) =>
          fitness >= FIT && isSpoken(text, topic) && (shown === true || isShown(text, topic, keyword)),
      )?.text ??
      standOut(topic.members, topic.query, keyword, (text) => taken.has(gistKey(text))) ??
      free.find(({ fitness }) => fitness >= least)?.text ??
      ''
    if (name !== '') taken.add(gistKey(name))
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
  /** Headings that say it. */
  readonly sharing?: number
  /** Google's own. */
  readonly shown?: boolean
}

/** Only what several pages' headings say can be a better name than Google's own. */
function candidates(labels: readonly Form[], forms: readonly Form[], topic: Unnamed): Form[] {
  if (labels.length === 0) return rank(forms, topic)
  const isShared = ({ sharing = 0 }: Form) => sharing > 1
  const first = [...labels, ...forms.filter(isShared)]
  return [
    ...rank(first, topic),
    ...rank(
      forms.filter((form) => !isShared(form)),
      topic,
    ),
  ]
}

/** Each label of the overview goes to the topic that most of its statements are about. */
function labelOwners(topics: readonly Unnamed[], keyword: string): Map<number, Form[]> {
  const counts = new Map<string, Map<number, number>>()
  topics.forEach((topic, at) => {
    for (const statement of topic.statements) {
      const label = cleanHeading(statement.label).replace(/^[和與跟]/u, '')
      if (label === '' || isGenericHeading(label) || keyOf(label) === keyOf(keyword)) continue
      const byTopic = counts.get(label) ?? new Map<number, number>()
      counts.set(label, byTopic.set(at, (byTopic.get(at) ?? 0) + 1))
    }
  })
  const owners = new Map<number, Form[]>()
  for (const [label, byTopic] of counts) {
    const [owner, own = 0] = [...byTopic].sort((a, b) => b[1] - a[1] || a[0] - b[0])[0] ?? []
    const all = [...byTopic.values()].reduce((sum, count) => sum + count, 0)
    const fitness = fitnessOf(label)
    if (owner === undefined || fitness < FIT_SHOWN || own < LABEL_SHARE * all) continue
    owners.set(owner, [
      ...(owners.get(owner) ?? []),
      { text: label, fitness: SHOWN * Math.max(fitness, FIT), shown: true },
    ])
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
    const fitness = own * form.fitness * (1 + SHARED * Math.max(0, sharing - 1))
    return { text: form.text, fitness, sharing }
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
  const terms = termsOfName(text)
  if (terms.length === 0) return 0
  const weight = terms.reduce((sum, term) => sum + topic.query.weightOf(term), 0)
  const length = [...text].length
  const tooLong = Math.max(0, length - NAME_MAX) / NAME_MAX
  return ((weight / Math.sqrt(4 + length)) * (0.3 + spreadOf(terms, topic))) / (1 + tooLong)
}

/** Whether the sections of several pages speak a name's words: what one page alone says names no common subject. */
function isSpoken(text: string, topic: Unnamed): boolean {
  const pages = new Set(topic.members.map((unit) => unit.source.id)).size
  return pages < SEVERAL || spreadOf(termsOfName(text), topic) >= SPOKEN
}

/** Whether what the AI Overview says of a topic holds a word of a longer name, other than the keyword's. */
function isShown(text: string, topic: Unnamed, keyword: string): boolean {
  if (topic.statements.length === 0 || [...text].length < SHOWN_FROM) return true
  const asked = new Set(termsOf(keyword))
  const terms = termsOfName(text).filter((term) => !asked.has(term))
  const said = new Set(
    topic.statements.flatMap((statement) => termsOf(`${statement.label} ${statement.text}`)),
  )
  return terms.some((term) => said.has(term))
}

/** The share of the terms that a section of the topic speaks, on the average. */
function spreadOf(terms: readonly string[], topic: Unnamed): number {
  if (terms.length === 0) return 0
  const spoken = topic.members.map(
    (unit) => terms.filter((term) => topic.query.isIn(term, unit.bag)).length / terms.length,
  )
  return spoken.reduce((sum, share) => sum + share, 0) / Math.max(1, spoken.length)
}

/** Figures are facts of a topic, not its name. */
function termsOfName(text: string): string[] {
  return [...new Set(termsOf(text))].filter((term) => !/^\d/.test(term))
}

function unique(texts: readonly string[]): string[] {
  const seen = new Map<string, string>()
  for (const text of texts) if (!seen.has(keyOf(text))) seen.set(keyOf(text), text)
  return [...seen.values()]
}

function keyOf(text: string): string {
  return normalise(text).replace(/[\s\p{P}]/gu, '')
}

function gistKey(text: string): string {
  return keyOf(gistOf(text))
}
