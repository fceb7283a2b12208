import { bagOf, type Query } from './bm25.ts'
import type { SectionUnit } from './corpus.ts'
import { cleanHeading } from './headings.ts'
import type { OverviewStatement } from './overview.ts'
import { normalise, termsOf } from './terms.ts'

const NAME_MAX = 28
const ALIASES_MAX = 6

/** What a topic is called, and what else. */
export interface TopicName {
  readonly name: string
  readonly aliases: readonly string[]
}

/**
 * Names a topic as people name it: the heading of its sections that says most of the subject in the fewest
 * characters; else the overview's label, a question people ask, or the phrase that stands out in the text.
 */
export function nameTopic(
  topic: { readonly members: readonly SectionUnit[]; readonly query: Query },
  statements: readonly OverviewStatement[],
  questions: readonly string[],
  keyword: string,
): TopicName {
  const headings = topic.members.map((unit) => unit.section.subject).filter((subject) => subject !== '')
  const labels = statements.map((statement) => cleanHeading(statement.label)).filter((label) => label !== '')
  const candidates = unique([...labels, ...headings])
  const ranked = candidates
    .map((text) => ({ text, value: nameValue(text, topic, labels.includes(text)) }))
    .sort((a, b) => b.value - a.value || a.text.length - b.text.length || (a.text < b.text ? -1 : 1))
  const name = ranked[0]?.text ?? questions[0] ?? standOut(topic, keyword)
  const others = unique([...ranked.map((candidate) => candidate.text), ...questions])
  const aliases = others.filter((text) => normalise(text) !== normalise(name)).slice(0, ALIASES_MAX)
  return { name, aliases }
}

/** How much more a name counts that the AI Overview itself uses. */
const SHOWN = 1.4

/**
 * How well a name stands for a topic: the share of the topic's weight it carries, and how many of the topic's sections
 * speak its words, less for length: 「水溫」 beats 「關於水溫您該知道的八件事」.
 */
function nameValue(
  text: string,
  topic: { readonly members: readonly SectionUnit[]; readonly query: Query },
  shown: boolean,
): number {
  const terms = [...bagOf(termsOf(text)).counts.keys()]
  if (terms.length === 0) return 0
  const weight = terms.reduce((sum, term) => sum + (topic.query.get(term) ?? 0), 0)
  const spoken = topic.members.map(
    (unit) => terms.filter((term) => unit.bag.counts.has(term)).length / terms.length,
  )
  const spread = spoken.reduce((sum, share) => sum + share, 0) / Math.max(1, spoken.length)
  const length = [...text].length
  const tooLong = Math.max(0, length - NAME_MAX) / NAME_MAX
  return ((weight / Math.sqrt(4 + length)) * (0.3 + spread) * (shown ? SHOWN : 1)) / (1 + tooLong)
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
  for (const text of texts) {
    const key = normalise(text).replace(/[\s？?。]/gu, '')
    if (!seen.has(key)) seen.set(key, text)
  }
  return [...seen.values()]
}
