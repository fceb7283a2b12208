import type { Bag } from '@gaplens/text/bags'
import { readFigures } from '@gaplens/text/figures/read-figures'
import { normalise, termsOf } from '@gaplens/text/terms'
import { cleanHeading, isGenericHeading } from '../headings.ts'
import { keyPhrase, type TopicText } from './key-phrase.ts'
import { comparableName, fitnessOf, isSentence, nameForms } from './name-forms.ts'
import { isForeign, isUnreadable, readableForm } from './name-language.ts'
import { nameLikeness } from './name-likeness.ts'
import type { Seed } from './seeds.ts'
import { statedSubjects } from './stated-subject.ts'
import type { TopicTerms } from './topic-terms.ts'

const ALIASES_MAX = 8
/** A name with more characters loses value, because it reads like a sentence. */
const NAME_MAX = 28
/** Share by which each further heading that contains a name raises its value. */
const SHARED = 0.5
/** A candidate below this fitness is used only if no key phrase of the text can name the topic. */
const FIT = 0.36
/** A label of the AI Overview needs only this fitness, and its value is multiplied by this factor. */
const FIT_OVERVIEW = 0.2
const OVERVIEW_FACTOR = 3
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
/** Factor for a name in another script than the keyword's, or in Simplified Chinese where the keyword is not. */
const FOREIGN = 0.3
/** Factor for a name of one case of the topic. */
const ONE_CASE = 0.4

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
    const ranked = rank(candidatesOf(topic, keyword, shared), topic).filter(({ text }) => !isTaken(text))
    const said = [
      ...topic.seeds.map(({ text }) => text),
      ...topic.quotes.flatMap(({ heading, text }) => [heading, text]),
    ]
    const isReadable = (text: string) => !isTaken(text) && !isUnreadable(text, said, keyword)
    const readable = nameOf(
      topic,
      ranked.filter(({ text }) => isReadable(text)),
      keyword,
      (text) => !isReadable(text),
      stated,
    )
    const name = readable ?? readableForm(nameOf(topic, ranked, keyword, isTaken, stated) ?? '', keyword)
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

/** The labels of the AI Overview that several topics share; such a label names none of them. */
function sharedLabels(topics: readonly UnnamedTopic[]): Set<string> {
  const owner = new Map<string, UnnamedTopic>()
  const shared = new Set<string>()
  // A statement with a label of its own stands under the heading too.
  for (const topic of topics)
    for (const { statement } of topic.seeds)
      for (const label of new Set([statement?.label ?? '', statement?.heading ?? ''])) {
        if ((owner.get(label) ?? topic) !== topic) shared.add(label)
        owner.set(label, topic)
      }
  return shared
}

/** A name that a topic's seeds offer. */
interface Candidate {
  readonly text: string
  readonly fitness: number
  /** Whether several headings or questions contain it. Then it is the name, even if the quotes use other words. */
  readonly shared: boolean
}

/** The names that a topic's seeds offer, without those that the keyword contains, except its aspects. */
function candidatesOf({ seeds }: UnnamedTopic, keyword: string, shared: ReadonlySet<string>): Candidate[] {
  const asked = keyOf(keyword)
  const aspects = aspectsOf(keyword)
  const headings = seeds.filter((seed) => seed.kind !== 'statement').map((seed) => cleanHeading(seed.text))
  const keys = headings.map(keyOf)
  const formsOf = headings.map((heading) => nameForms(withoutKeyword(heading, keyword)))
  const formKeys = formsOf.map((offered) => new Set(offered.map(({ text }) => keyOf(text))))
  const forms = new Map<string, Candidate>()
  const offer = (text: string, fitness: number) => {
    const key = keyOf(text)
    if (key.length < 2 || isGenericHeading(text)) return
    if (asked.includes(key) && !aspects.includes(key)) return
    const own = (isForeign(text, keyword) ? FOREIGN : 1) * (isOneCase(text) ? ONE_CASE : 1)
    // 「可以留多久」 and 「放多久」 ask about one thing, though neither contains 「保存期限」.
    const sharing = keys.filter((heading, at) => heading.includes(key) || formKeys[at]?.has(key)).length
    const value = own * fitness * (1 + SHARED * Math.max(0, sharing - 1))
    if (value > (forms.get(key)?.fitness ?? 0)) forms.set(key, { text, fitness: value, shared: sharing > 1 })
  }
  for (const { statement } of seeds) {
    const label = cleanHeading(statement?.label ?? '').replace(/^[和與跟]/u, '')
    const fitness = label === '' || shared.has(statement?.label ?? '') ? 0 : fitnessOf(label)
    if (fitness >= FIT_OVERVIEW) offer(label, OVERVIEW_FACTOR * Math.max(fitness, FIT))
  }
  for (const form of formsOf.flat()) offer(form.text, form.fitness)
  return [...forms.values()]
}

/** Whether a figure stands before the end of a name, so that it names one case of a topic: 「資本額 10 萬元的設計工作室」. */
function isOneCase(text: string): boolean {
  return readFigures(text).some(({ end }) => end < text.length)
}

/** What a keyword of several words asks about its subject: 「水溫」 of 「手沖咖啡 水溫」. It is one topic of the pages and may name it. */
function aspectsOf(keyword: string): string[] {
  return keyword
    .split(/\s+/u)
    .slice(1)
    .filter((word) => HAN.test(word))
    .map(keyOf)
}

/** Removes the keyword, or its beginning, from the front of a heading: 「蝦捲可以用氣炸鍋嗎」 asks about 「氣炸鍋」. */
function withoutKeyword(text: string, keyword: string): string {
  for (let length = keyword.length; length >= 2; length--) {
    const start = keyword.slice(0, length)
    if (text.startsWith(start) && text.length > length + 1)
      return text.slice(length).replace(/^(?:[的\s，]|[以之]?後(?=會|要|能|可))+/u, '')
  }
  return text
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

function keyOf(text: string): string {
  return normalise(text).replace(/[\s\p{P}]/gu, '')
}

function gistKey(text: string): string {
  return keyOf(comparableName(text))
}
