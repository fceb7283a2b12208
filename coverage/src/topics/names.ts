import type { Bag } from '@gaplens/text/bags'
import { normalise, termsOf } from '@gaplens/text/terms'
import { cleanHeading, isGenericHeading } from '../headings.ts'
import { keyPhrase, type TopicText } from './key-phrase.ts'
import { comparableName, fitnessOf, isSentence, nameForms } from './name-forms.ts'
import type { Seed } from './seeds.ts'
import { isSimplified } from './simplified.ts'
import type { TopicTerms } from './topic-terms.ts'

const ALIASES_MAX = 8
/** Longest name before it counts as a sentence. */
const NAME_MAX = 28
/** Share by which each further heading that contains a name raises its value. */
const SHARED = 0.5
/** A form below this fitness is used only when no phrase of the text can name the topic. */
const FIT = 0.36
/** A name that Google uses needs less fitness, and counts for more. */
const FIT_SHOWN = 0.2
const SHOWN = 3
/** A form below this fitness is used only when there is no other. */
const FIT_LEAST = 0.2
/** The mean share of a name's words that the topic's quotes must contain. */
const SPOKEN = 0.12
/** The share of its quotes that a name must stand over, where they do not speak it. */
const OVER = 0.5

const HAN = /\p{Script=Han}/u
/** Factor for a name in another script than the keyword's, or in Simplified Chinese where the keyword is not. */
const FOREIGN = 0.3

/** The name of a topic and its other names. */
export interface TopicName {
  readonly name: string
  readonly aliases: readonly string[]
}

/** What naming needs of a topic's quote. */
interface SpokenText extends TopicText {
  /** What stands over it on its page. */
  readonly heading: string
  readonly terms: Bag
}

/** A topic before it is named. */
export interface UnnamedTopic {
  readonly seeds: readonly Seed[]
  /** What the overview and the pages that treat it say. */
  readonly quotes: readonly SpokenText[]
  readonly terms: TopicTerms
}

/**
 * Names topics as people name them: what the AI Overview calls it, or the noun phrase of its headings and questions that
 * its quotes speak and most headings share, or the phrase that stands out in the quotes. No two topics get one name.
 */
export function nameTopics(topics: readonly UnnamedTopic[], keyword: string): TopicName[] {
  const taken = new Set<string>()
  const shared = sharedLabels(topics)
  const isTaken = (text: string) => taken.has(gistKey(text))
  return topics.map((topic) => {
    const ranked = rank(formsOf(topic, keyword, shared), topic).filter(({ text }) => !isTaken(text))
    const name =
      ranked.find(
        ({ text, fitness, shared: several }) =>
          fitness >= FIT && (several || spokenShare(text, topic) >= SPOKEN || isOver(text, topic)),
      )?.text ??
      phraseOf(topic, keyword, isTaken) ??
      ranked.find(({ text, fitness }) => fitness >= FIT_LEAST && !isSentence(text))?.text ??
      wordOfHeadings(topic, keyword, isTaken) ??
      ranked.find(({ fitness }) => fitness >= FIT_LEAST)?.text ??
      ''
    if (name !== '') taken.add(gistKey(name))
    const others = unique(topic.seeds.flatMap(othersOf)).filter((text) => keyOf(text) !== keyOf(name))
    return { name, aliases: others.slice(0, ALIASES_MAX) }
  })
}

/** A phrase of the quotes, for a Chinese keyword only: in scripts with spaces a single word rarely names a subject. */
function phraseOf(topic: UnnamedTopic, keyword: string, isTaken: (text: string) => boolean): string | null {
  return HAN.test(keyword) ? keyPhrase(topic.quotes, topic.terms, keyword, isTaken) : null
}

/** The heaviest word of the headings and questions, where all of them are clauses: 「春捲皮」 of 「皮選腐皮或春捲皮」. */
function wordOfHeadings(
  { seeds, terms }: UnnamedTopic,
  keyword: string,
  isTaken: (text: string) => boolean,
): string | null {
  const texts = seeds.flatMap(({ kind, text }) => (kind === 'statement' ? [] : [{ text, site: '' }]))
  return HAN.test(keyword) ? keyPhrase(texts, terms, keyword, isTaken, 1) : null
}

/** Other names that a seed gives its topic: the whole question, the heading, the statement's label. */
function othersOf({ kind, text, statement }: Seed): string[] {
  if (kind === 'question') return [text]
  const label = kind === 'heading' ? text : (statement?.label ?? '')
  return label === '' ? [] : [cleanHeading(label)]
}

/** A heading of the overview over several topics names none of them. */
function sharedLabels(topics: readonly UnnamedTopic[]): Set<string> {
  const owner = new Map<string, UnnamedTopic>()
  const shared = new Set<string>()
  for (const topic of topics)
    for (const { statement } of topic.seeds) {
      const label = statement?.label ?? ''
      if ((owner.get(label) ?? topic) !== topic) shared.add(label)
      owner.set(label, topic)
    }
  return shared
}

interface Form {
  readonly text: string
  readonly fitness: number
  /** Whether several headings or questions contain it. Then it is the name, even if the quotes use other words. */
  readonly shared: boolean
}

/** The names that a topic's seeds offer. The keyword itself names no part of its subject. */
function formsOf({ seeds }: UnnamedTopic, keyword: string, shared: ReadonlySet<string>): Form[] {
  const asked = keyOf(keyword)
  const headings = seeds.filter((seed) => seed.kind !== 'statement').map((seed) => cleanHeading(seed.text))
  const keys = headings.map(keyOf)
  const forms = new Map<string, Form>()
  const offer = (text: string, fitness: number) => {
    const key = keyOf(text)
    if (key.length < 2 || asked.includes(key) || isGenericHeading(text)) return
    const own = isForeign(text, keyword) ? FOREIGN : 1
    const sharing = keys.filter((heading) => heading.includes(key)).length
    const value = own * fitness * (1 + SHARED * Math.max(0, sharing - 1))
    if (value > (forms.get(key)?.fitness ?? 0)) forms.set(key, { text, fitness: value, shared: sharing > 1 })
  }
  for (const { statement } of seeds) {
    const label = cleanHeading(statement?.label ?? '').replace(/^[和與跟]/u, '')
    const fitness = label === '' || shared.has(statement?.label ?? '') ? 0 : fitnessOf(label)
    if (fitness >= FIT_SHOWN) offer(label, SHOWN * Math.max(fitness, FIT))
  }
  for (const form of headings.flatMap((heading) => nameForms(withoutKeyword(heading, keyword))))
    offer(form.text, form.fitness)
  return [...forms.values()]
}

/** Whether a name would not be written in the report's own letters. */
function isForeign(text: string, keyword: string): boolean {
  return HAN.test(keyword) && (!HAN.test(text) || (isSimplified(text) && !isSimplified(keyword)))
}

/** 「蝦捲可以用氣炸鍋嗎」 asks about 「氣炸鍋」: words that every question has are removed from the front. */
function withoutKeyword(text: string, keyword: string): string {
  for (let length = keyword.length; length >= 2; length--) {
    const start = keyword.slice(0, length)
    if (text.startsWith(start) && text.length > length + 1)
      return text.slice(length).replace(/^[的\s，]+/u, '')
  }
  return text
}

function rank(forms: readonly Form[], topic: UnnamedTopic): Form[] {
  return forms
    .map((form) => ({ form, value: form.fitness * nameValue(form.text, topic) }))
    .sort(
      (a, b) =>
        b.value - a.value || a.form.text.length - b.form.text.length || (a.form.text < b.form.text ? -1 : 1),
    )
    .map(({ form }) => form)
}

/**
 * How well a name stands for a topic: the share of the topic's weight it carries, and how many of the topic's quotes
 * speak its words, less for length: 「水溫」 beats 「關於水溫您該知道的八件事」.
 */
function nameValue(text: string, topic: UnnamedTopic): number {
  const terms = termsOfName(text)
  if (terms.length === 0) return 0
  const weight = terms.reduce((sum, term) => sum + topic.terms.weightOf(term), 0)
  const length = [...text].length
  const tooLong = Math.max(0, length - NAME_MAX) / NAME_MAX
  return ((weight / Math.sqrt(4 + length)) * (0.3 + spokenShare(text, topic))) / (1 + tooLong)
}

/** The share of a name's terms that a quote of the topic speaks, on the average. */
function spokenShare(text: string, { quotes, terms }: UnnamedTopic): number {
  const own = termsOfName(text)
  if (own.length === 0) return 0
  const spoken = quotes.map(
    (quote) => own.filter((term) => terms.isIn(term, quote.terms)).length / own.length,
  )
  return spoken.reduce((sum, share) => sum + share, 0) / Math.max(1, spoken.length)
}

/** Whether a name stands in the headings over the topic's quotes: the text under a heading need not repeat it. */
function isOver(text: string, { quotes }: UnnamedTopic): boolean {
  const key = keyOf(text)
  return quotes.filter(({ heading }) => keyOf(heading).includes(key)).length >= OVER * quotes.length
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
  return keyOf(comparableName(text))
}
