import { cleanHeading } from '../headings.ts'
import { keyPhrase } from './key-phrase.ts'
import { labelName } from './label-name.ts'
import { listedName } from './listed-name.ts'
import { type Candidate, candidatesOf, FIT, keyOf, sharedLabels } from './name-candidates.ts'
import { isCutOff, isFragment, isPointing } from './name-cuts.ts'
import { isRemark, isSentence } from './name-fitness.ts'
import { comparableName } from './name-forms.ts'
import { isUnreadable, readableForm } from './name-language.ts'
import { nameLikeness } from './name-likeness.ts'
import type { Seed } from './seeds.ts'
import { isOnPages, isSpoken, quotedShare, termsOfName, type UnnamedTopic } from './spoken-names.ts'
import { statedSubjects } from './stated-subject.ts'

const ALIASES_MAX = 8
/** A name with more characters loses value, because it reads like a sentence. */
const NAME_MAX = 28
/** A candidate below this fitness is never used. */
const FIT_LEAST = 0.2
/** A shorter key phrase is used only if nothing else names the topic, because many are about all topics. */
const PHRASE_LEAST = 3
/** Least log odds of reading like a name. Names of two characters, the hardest to tell, have about −2; 「醒不過來的機率」 has less than −5. */
const LIKENESS_LEAST = -5
/** The same for a clause or a question, without which a topic has no name: 「預防再跌」, but not 「奶要跟著退」. */
const CLAUSE_LIKENESS_LEAST = -3

const HAN = /\p{Script=Han}/u

/** The name of a topic and its other names. */
export interface TopicName {
  readonly name: string
  readonly aliases: readonly string[]
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
    const isBarred = (text: string) =>
      isTaken(text) || isPointing(text) || isFragment(text) || isCutOff(text, said)
    const ranked = rank(candidatesOf(topic.seeds, keyword, shared), topic).filter(
      ({ text }) => !isBarred(text),
    )
    const isReadable = (text: string) => !isUnreadable(text, said, keyword)
    const label = labelName(topic.seeds, keyword, shared)
    const readable =
      label !== null && !isBarred(label)
        ? label
        : nameOf(
            topic,
            ranked.filter(({ text }) => isReadable(text)),
            keyword,
            (text) => isBarred(text) || !isReadable(text),
            stated,
          )
    const foreign = readableForm(readable ?? nameOf(topic, ranked, keyword, isBarred, stated) ?? '', keyword)
    // A reader of the keyword's language would not know what 「goes」 is.
    const own = isReadable(foreign) ? foreign : ''
    const plain = isTaken(inPlainWords(own)) ? own : inPlainWords(own)
    const both = listedName(plain, topic.seeds)
    const name = isTaken(both) ? plain : both
    if (name !== '') taken.add(gistKey(name))
    const others = unique(topic.seeds.flatMap(aliasesOf)).filter((text) => keyOf(text) !== keyOf(name))
    return { name, aliases: others.slice(0, ALIASES_MAX) }
  })
}

/** The 之 of officials between two nouns, which is 的 to everybody else: 「提繳率之變更」. */
const OF = /(?<=\p{Script=Han}{2})(?<![分總反])之(?=\p{Script=Han}{2})(?![前後間外一下上內中類])/u

/** What a headline says of its subject after a comma: 「跨店支援，工時不再兩頭算」. */
const SAID_OF_IT = /(?<=^[^，]{3,})，.+$/u

/** What a writer calls the advice or the story on a subject: 「除鏽小偏方」. */
const CALLED = /(?<=\p{Script=Han}{2})(?:小(?:偏方|撇步|技巧|訣竅|[秘祕]訣|妙招|知識|常識|教訓|插曲)|補記)$/u

function inPlainWords(name: string): string {
  return name.replace(SAID_OF_IT, '').replace(CALLED, '').replace(OF, '的')
}

/**
 * Whether a name is known to be said of the topic: several headings share it, a page that covers the topic has a word of it, or it is the
 * noun for a question or heading that is not only of a source that merely touches the topic. Such a source may be on a neighbour.
 */
function isSaidOfIt(
  { text, shared, isWritten, pageIds }: Candidate,
  topic: UnnamedTopic,
  keyword: string,
): boolean {
  if (shared || isOnPages(text, topic, keyword)) return true
  return !isWritten && [...pageIds].some((id) => id === null || !topic.touching.has(id))
}

const isOfPage = ({ site }: UnnamedTopic['quotes'][number]) => site !== ''

/** The best of the ranked names, or the key phrase of the quotes where none is good; null without either. */
function nameOf(
  topic: UnnamedTopic,
  ranked: readonly Candidate[],
  keyword: string,
  isBarred: (text: string) => boolean,
  stated: readonly string[],
): string | null {
  const isGood = ({ text, fitness }: Candidate) => fitness >= FIT && readsLikeName(text)
  const spoken = ranked.filter((candidate) => isGood(candidate) && isSpoken(candidate, topic))
  const found = phraseOf(topic, keyword, (text) => isBarred(text) || !readsLikeName(text))
  // A word that was added to it may have made it another topic's name.
  const phrase = found !== null && isBarred(found) ? null : found
  const long = phrase !== null && [...phrase].length >= PHRASE_LEAST ? phrase : null
  const isStated =
    long !== null && topic.seeds.some(({ statement }) => statement?.text.includes(long) === true)
  return (
    spoken.find((candidate) => isSaidOfIt(candidate, topic, keyword))?.text ??
    (isStated ? long : null) ??
    spoken.find(({ text, isWritten }) => !isWritten || isOnPages(text, topic, keyword, isOfPage))?.text ??
    long ??
    spoken[0]?.text ??
    phrase ??
    ranked.find(({ text, fitness }) => fitness >= FIT_LEAST && !isSentence(text))?.text ??
    stated.find((text) => !isBarred(text)) ??
    wordOfHeadings(topic, keyword, isBarred) ??
    ranked.find(({ text, fitness }) => fitness >= FIT_LEAST && readsLikeName(text, CLAUSE_LIKENESS_LEAST))
      ?.text ??
    null
  )
}

function readsLikeName(text: string, least = LIKENESS_LEAST): boolean {
  return !HAN.test(text) || nameLikeness(text) >= least
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
  const texts = seeds.flatMap(({ kind, text }) =>
    kind === 'statement' || isRemark(text) ? [] : [{ text, site: '' }],
  )
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

function unique(texts: readonly string[]): string[] {
  const seen = new Map<string, string>()
  for (const text of texts) if (!seen.has(keyOf(text))) seen.set(keyOf(text), text)
  return [...seen.values()]
}

function gistKey(text: string): string {
  return keyOf(comparableName(text))
}
