import { bagOf, type Query } from './bm25.ts'
import type { SectionUnit } from './corpus.ts'
import { cleanHeading, isGenericHeading } from './headings.ts'
import type { OverviewStatement } from './overview.ts'
import { normalise, termsOf } from './terms.ts'

const NAME_MAX = 28
const ALIASES_MAX = 8

/** What a topic is called, and what else. */
export interface TopicName {
  readonly name: string
  readonly aliases: readonly string[]
}

/** What a topic is known by before it is named. */
export interface Unnamed {
  readonly members: readonly SectionUnit[]
  readonly query: Query
  readonly statements: readonly OverviewStatement[]
}

/**
 * Names topics as people name them. What the AI Overview calls a stretch of statements names the topic that most of
 * them are about; else the heading of the topic's sections that says most of the subject in the fewest characters; else
 * the phrase that stands out in the text. No two topics get one name.
 */
export function nameTopics(topics: readonly Unnamed[], keyword: string): TopicName[] {
  const labels = labelOwners(topics, keyword)
  const taken = new Set<string>()
  return topics.map((topic, at) => {
    const shown = labels.get(at) ?? []
    const headings = topic.members.flatMap((unit) => headingNames(unit.section.subject))
    const ranked = unique([...rankNames(shown, topic), ...rankNames(headings, topic)])
    const name = ranked.find((text) => !taken.has(keyOf(text))) ?? standOut(topic, keyword)
    taken.add(keyOf(name))
    const others = ranked.filter((text) => keyOf(text) !== keyOf(name))
    return { name, aliases: others.slice(0, ALIASES_MAX) }
  })
}

/** Each label of the overview goes to the topic that most of its statements are about. */
function labelOwners(topics: readonly Unnamed[], keyword: string): Map<number, string[]> {
  const counts = new Map<string, Map<number, number>>()
  topics.forEach((topic, at) => {
    for (const statement of topic.statements) {
      const label = cleanHeading(statement.label)
      if (label === '' || isGenericHeading(label) || keyOf(label) === keyOf(keyword)) continue
      const byTopic = counts.get(label) ?? new Map<number, number>()
      counts.set(label, byTopic.set(at, (byTopic.get(at) ?? 0) + 1))
    }
  })
  const owners = new Map<number, string[]>()
  for (const [label, byTopic] of counts) {
    const [owner] = [...byTopic].sort((a, b) => b[1] - a[1] || a[0] - b[0])[0] ?? []
    if (owner !== undefined) owners.set(owner, [...(owners.get(owner) ?? []), label])
  }
  return owners
}

/** A heading, and where it reads 「水溫：差 5 度就是兩杯咖啡」 what stands before the colon. */
function headingNames(subject: string): string[] {
  if (subject === '') return []
  const before = /^([^：:｜|]{2,12})[：:｜|]/u.exec(subject)?.[1]?.trim()
  return before === undefined || isGenericHeading(before) ? [subject] : [before, subject]
}

function rankNames(names: readonly string[], topic: Unnamed): string[] {
  return names
    .map((text) => ({ text, value: nameValue(text, topic) }))
    .sort((a, b) => b.value - a.value || a.text.length - b.text.length || (a.text < b.text ? -1 : 1))
    .map(({ text }) => text)
}

/**
 * How well a name stands for a topic: the share of the topic's weight it carries, and how many of the topic's sections
 * speak its words, less for length: 「水溫」 beats 「關於水溫您該知道的八件事」.
 */
function nameValue(text: string, topic: Unnamed): number {
  // Figures are facts of a topic, not its name.
  const terms = [...bagOf(termsOf(text)).counts.keys()].filter((term) => !/^\d/.test(term))
  if (terms.length === 0) return 0
  const weight = terms.reduce((sum, term) => sum + (topic.query.get(term) ?? 0), 0)
  const spoken = topic.members.map(
    (unit) => terms.filter((term) => unit.bag.counts.has(term)).length / terms.length,
  )
  const spread = spoken.reduce((sum, share) => sum + share, 0) / Math.max(1, spoken.length)
  const length = [...text].length
  const tooLong = Math.max(0, length - NAME_MAX) / NAME_MAX
  return ((weight / Math.sqrt(4 + length)) * (0.3 + spread)) / (1 + tooLong)
}

const WORDS = new Intl.Segmenter('zh-Hant', { granularity: 'word' })

/** The word or pair of words that carries the most of the topic's weight and stands there most often. */
function standOut(
  topic: { readonly members: readonly SectionUnit[]; readonly query: Query },
  keyword: string,
): string {
  const counts = new Map<string, number>()
  for (const unit of topic.members)
    for (const { cut } of unit.cuts)
      for (const phrase of phrasesOf(cut.quote)) counts.set(phrase, (counts.get(phrase) ?? 0) + 1)
  let best = ''
  let bestValue = 0
  for (const [phrase, count] of counts) {
    if (normalise(keyword).includes(normalise(phrase))) continue
    let weight = 0
    for (const term of new Set(termsOf(phrase))) weight += topic.query.get(term) ?? 0
    const value = (weight / Math.sqrt(2 + phrase.length)) * count
    if (value > bestValue) {
      best = phrase
      bestValue = value
    }
  }
  return best === '' ? (topic.members[0]?.cuts[0]?.cut.quote.slice(0, NAME_MAX) ?? '') : best
}

const NO_NAME = /^[\d的了是在與和及或也都就而但並把被讓給於之其這那我你他她它們會要可]/u

/** Words of two characters or more, and pairs of words that stand side by side. */
function phrasesOf(text: string): string[] {
  const phrases: string[] = []
  let before = ''
  for (const { segment, isWordLike } of WORDS.segment(text)) {
    const usable = isWordLike === true && !NO_NAME.test(segment)
    if (usable && [...segment].length >= 2) phrases.push(segment)
    if (usable && before !== '' && before.length + segment.length <= 8) phrases.push(before + segment)
    before = usable ? segment : ''
  }
  return phrases
}

function unique(texts: readonly string[]): string[] {
  const seen = new Map<string, string>()
  for (const text of texts) if (!seen.has(keyOf(text))) seen.set(keyOf(text), text)
  return [...seen.values()]
}

function keyOf(text: string): string {
  return normalise(text).replace(/[\s\p{P}]/gu, '')
}
