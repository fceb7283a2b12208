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
  const candidates = unique([...headings, ...labels])
  const ranked = candidates
    .map((text) => ({ text, value: nameValue(text, topic.query, headings.includes(text)) }))
    .sort((a, b) => b.value - a.value || a.text.length - b.text.length || (a.text < b.text ? -1 : 1))
  const best = ranked.find((candidate) => candidate.value > 0)?.text
  const name = best ?? questions[0] ?? standOut(topic, keyword)
  const others = unique([...ranked.map((candidate) => candidate.text), ...questions])
  const aliases = others.filter((text) => normalise(text) !== normalise(name)).slice(0, ALIASES_MAX)
  return { name, aliases }
}

/** The share of the topic's weight a name carries, less for length: 「水溫」 beats 「關於水溫您該知道的八件事」. */
function nameValue(text: string, query: Query, isHeading: boolean): number {
  let weight = 0
  for (const term of bagOf(termsOf(text)).counts.keys()) weight += query.get(term) ?? 0
  const length = [...text].length
  const tooLong = Math.max(0, length - NAME_MAX) / NAME_MAX
  return (weight / Math.sqrt(4 + length)) * (isHeading ? 1 : 0.8) * (1 / (1 + tooLong))
}

const WORDS = new Intl.Segmenter('zh-Hant', { granularity: 'word' })

/** The phrase of one to three words that carries the most of the topic's weight and stands there most often. */
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
    const value = (weight / Math.sqrt(3 + phrase.length)) * (1 + Math.log(count))
    if (value > bestValue) {
      best = phrase
      bestValue = value
    }
  }
  if (best !== '') return best
  return topic.members[0]?.cuts[0]?.cut.quote.slice(0, NAME_MAX) ?? ''
}

function phrasesOf(text: string): string[] {
  const phrases: string[] = []
  let run: string[] = []
  for (const { segment, isWordLike } of WORDS.segment(text)) {
    if (
      isWordLike !== true ||
      /^\d/.test(segment) ||
      /^[的了是在與和及或也都就而但並把被讓給於之其這那]/u.test(segment)
    ) {
      run = []
      continue
    }
    run = [...run, segment].slice(-3)
    for (let from = 0; from < run.length; from++) {
      const phrase = run.slice(from).join('')
      if (phrase.length >= 2 && phrase.length <= 10) phrases.push(phrase)
    }
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
