import type { Bag } from '@gaplens/text/bags'
import { termsOf } from '@gaplens/text/terms'
import { cleanHeading } from '../headings.ts'
import { keyPhrase, type TopicText } from './key-phrase.ts'
import { type Candidate, candidatesOf, FIT, keyOf, sharedLabels } from './name-candidates.ts'
import { isCutOff } from './name-cuts.ts'
import { isSentence } from './name-fitness.ts'
import { comparableName } from './name-forms.ts'
import { isUnreadable, readableForm } from './name-language.ts'
import { nameLikeness } from './name-likeness.ts'
import type { Seed } from './seeds.ts'
import { statedSubjects } from './stated-subject.ts'
import type { TopicTerms } from './topic-terms.ts'

const ALIASES_MAX = 8
/** A name with more characters loses value, because it reads like a sentence. */
const NAME_MAX = 28
/** A candidate below this fitness is never used. */
const FIT_LEAST = 0.2
/** Least mean share of a name's terms that the topic's quotes contain. */
const QUOTED_SHARE = 0.12
/** Otherwise, least share of the quotes whose heading contains the name. */
const HEADING_SHARE = 0.5

/** Otherwise, least nearness in meaning to the quotes. */
const NEAR = 0.1
/** Least log odds of reading like a name. Names of two characters, the hardest to tell, have about −2; 「醒不過來的機率」 has less than −5. */
const LIKENESS_LEAST = -5

const HAN = /\p{Script=Han}/u

/** The name of a topic and its other names. */
export interface TopicName {
  readonly name: string
  readonly aliases: readonly string[]
}

/** A quote of a topic with what naming needs of it. */
interface QuotedText extends TopicText {
  /** The heading above it on its page. */
  readonly heading: string
  readonly terms: Bag
}

/** A topic before it is named. */
export interface UnnamedTopic {
  readonly seeds: readonly Seed[]
  /** What the AI Overview and the pages that cover it say. */
  readonly quotes: readonly QuotedText[]
  readonly terms: TopicTerms
  /** How near a name is in meaning to the quotes: their mean cosine, −1 to 1. */
  readonly nearness: (name: string) => number
}

/**
 * Names topics: by the label that the AI Overview uses, by the noun phrase of its headings and questions that its quotes contain and
 * most headings share, or by the key phrase of its quotes. No two topics get the same name.
 */
export function nameTopics(topics: readonly UnnamedTopic[], keyword: string): TopicName[] {
  const taken = new Set<string>()
  const shared = sharedLabels(topics)
  const isTaken = (text: string) => taken.has(gistKey(text))
  const subjects = statedSubjects(topics, keyword)
  return topics.map((topic, at) => {
    const stated = subjects[at] ?? []
    const said = [
      ...topic.seeds.map(({ text }) => text),
      ...topic.quotes.flatMap(({ heading, text }) => [heading, text]),
    ]
    const isBarred = (text: string) => isTaken(text) || isCutOff(text, said)
    const ranked = rank(candidatesOf(topic.seeds, keyword, shared), topic).filter(
      ({ text }) => !isBarred(text),
    )
    const isReadable = (text: string) => !isUnreadable(text, said, keyword)
    const readable = nameOf(
      topic,
      ranked.filter(({ text }) => isReadable(text)),
      keyword,
      (text) => isBarred(text) || !isReadable(text),
      stated,
    )
    const name = readable ?? readableForm(nameOf(topic, ranked, keyword, isBarred, stated) ?? '', keyword)
    if (name !== '') taken.add(gistKey(name))
    const others = unique(topic.seeds.flatMap(aliasesOf)).filter((text) => keyOf(text) !== keyOf(name))
    return { name, aliases: others.slice(0, ALIASES_MAX) }
  })
}

/** The best of the ranked names, or the key phrase of the quotes where none is good; null without either. */
function nameOf(
  topic: UnnamedTopic,
  ranked: readonly Candidate[],
  keyword: string,
  isBarred: (text: string) => boolean,
  stated: readonly string[],
): string | null {
  const isGood = ({ text, fitness }: Candidate) => fitness >= FIT && readsLikeName(text)
  return (
    ranked.find((candidate) => isGood(candidate) && isSpoken(candidate, topic))?.text ??
    phraseOf(topic, keyword, (text) => isBarred(text) || !readsLikeName(text)) ??
    ranked.find(({ text, fitness }) => fitness >= FIT_LEAST && !isSentence(text))?.text ??
    stated.find((text) => !isBarred(text)) ??
    wordOfHeadings(topic, keyword, isBarred) ??
    ranked.find(({ fitness }) => fitness >= FIT_LEAST)?.text ??
    null
  )
}

/** Whether the topic's texts speak of a name: several headings, the quotes or their headings contain it, or are near it in meaning. */
function isSpoken({ text, shared }: Candidate, topic: UnnamedTopic): boolean {
  return (
    shared ||
    quotedShare(text, topic) >= QUOTED_SHARE ||
    isInHeadings(text, topic) ||
    topic.nearness(text) >= NEAR
  )
}

function readsLikeName(text: string): boolean {
  return !HAN.test(text) || nameLikeness(text) >= LIKENESS_LEAST
}

/** The key phrase of the quotes, for Chinese keywords only: in scripts with spaces a single word rarely names a subject. */
function phraseOf(topic: UnnamedTopic, keyword: string, isTaken: (text: string) => boolean): string | null {
  return HAN.test(keyword) ? keyPhrase(topic.quotes, topic.terms, keyword, isTaken) : null
}

/** The word with the greatest weight in the headings and questions, if all of them are clauses: 「春捲皮」 of 「皮選腐皮或春捲皮」. */
function wordOfHeadings(
  { seeds, terms }: UnnamedTopic,
  keyword: string,
  isTaken: (text: string) => boolean,
): string | null {
  const texts = seeds.flatMap(({ kind, text }) => (kind === 'statement' ? [] : [{ text, site: '' }]))
  return HAN.test(keyword) ? keyPhrase(texts, terms, keyword, isTaken, 1) : null
}

/** The aliases that a seed gives its topic: the whole question, the heading, or the statement's label. */
function aliasesOf({ kind, text, statement }: Seed): string[] {
  if (kind === 'question') return [text]
  const label = kind === 'heading' ? text : (statement?.label ?? '')
  return label === '' ? [] : [cleanHeading(label)]
}

function rank(forms: readonly Candidate[], topic: UnnamedTopic): Candidate[] {
  return forms
    .map((form) => ({ form, value: form.fitness * nameValue(form.text, topic) }))
    .sort(
      (a, b) =>
        b.value - a.value || a.form.text.length - b.form.text.length || (a.form.text < b.form.text ? -1 : 1),
    )
    .map(({ form }) => form)
}

/**
 * How well a name represents a topic: by the topic's term weight that it contains and by the share of quotes that contain its
 * terms, reduced for length: 「水溫」 beats 「關於水溫您該知道的八件事」.
 */
function nameValue(text: string, topic: UnnamedTopic): number {
  const terms = termsOfName(text)
  if (terms.length === 0) return 0
  const weight = terms.reduce((sum, term) => sum + topic.terms.weightOf(term), 0)
  const length = [...text].length
  const tooLong = Math.max(0, length - NAME_MAX) / NAME_MAX
  return ((weight / Math.sqrt(4 + length)) * (0.3 + quotedShare(text, topic))) / (1 + tooLong)
}

/** The share of a name's terms that a quote of the topic contains, averaged over its quotes; 0–1. */
function quotedShare(text: string, { quotes, terms }: UnnamedTopic): number {
  const own = termsOfName(text)
  if (own.length === 0) return 0
  const spoken = quotes.map(
    (quote) => own.filter((term) => terms.isIn(term, quote.terms)).length / own.length,
  )
  return spoken.reduce((sum, share) => sum + share, 0) / Math.max(1, spoken.length)
}

/** Whether the headings of the topic's quotes contain a name; the text under a heading need not repeat it. */
function isInHeadings(text: string, { quotes }: UnnamedTopic): boolean {
  const key = keyOf(text)
  return quotes.filter(({ heading }) => keyOf(heading).includes(key)).length >= HEADING_SHARE * quotes.length
}

/** The terms of a name without numbers, which are facts about a topic and no part of its name. */
function termsOfName(text: string): string[] {
  return [...new Set(termsOf(text))].filter((term) => !/^\d/.test(term))
}

function unique(texts: readonly string[]): string[] {
  const seen = new Map<string, string>()
  for (const text of texts) if (!seen.has(keyOf(text))) seen.set(keyOf(text), text)
  return [...seen.values()]
}

function gistKey(text: string): string {
  return keyOf(comparableName(text))
}
