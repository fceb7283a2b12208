import { readFigures } from '@gaplens/text/figures/read-figures'
import { normalise } from '@gaplens/text/terms'
import { cleanHeading, isGenericHeading } from '../headings.ts'
import { fitnessOf } from './name-fitness.ts'
import { nameForms } from './name-forms.ts'
import { isForeign } from './name-language.ts'
import type { Seed } from './seeds.ts'

/** A candidate below this fitness is used only if no key phrase of the text can name the topic. */
export const FIT = 0.36
/** Share by which each further heading that contains a name raises its value. */
const SHARED = 0.5
/** A label of the AI Overview needs only this fitness, and its value is multiplied by this factor. */
const FIT_OVERVIEW = 0.2
const OVERVIEW_FACTOR = 3
/** Factor for a name in another script than the keyword's, or in Simplified Chinese where the keyword is not. */
const FOREIGN = 0.3
/** Factor for a name of one case of the topic. */
const ONE_CASE = 0.4

const HAN = /\p{Script=Han}/u
/** What a subject is compared with: 「與鐵窗相比」. */
const COMPARED = /^[和與跟](\p{L}{2,8}?)相[比較]$/u

/** A name that a topic's seeds offer. */
export interface Candidate {
  readonly text: string
  /** How fit its form and script are for a name, more if several headings share it. */
  readonly fitness: number
  /** Whether several headings or questions contain it. Then it is the name, even if the quotes use other words. */
  readonly shared: boolean
  /** Whether a page's heading contains it, and Google does not; a noun for a question is not written there. */
  readonly isWritten: boolean
  /** The pages whose headings offer it, null for what Google says or asks. */
  readonly pageIds: ReadonlySet<string | null>
}

/**
 * The names that a topic's seeds offer, without those that the keyword contains, except its aspects.
 * @param shared labels of the AI Overview that name no topic; see `sharedLabels`
 */
export function candidatesOf(
  seeds: readonly Seed[],
  keyword: string,
  shared: ReadonlySet<string>,
): Candidate[] {
  const isInKeyword = namesIn(keyword)
  const headings = seeds.filter((seed) => seed.kind !== 'statement').map((seed) => cleanHeading(seed.text))
  const keys = headings.map(keyOf)
  const formsOf = headings.map((heading) => nameForms(withoutKeyword(heading, keyword)))
  const formKeys = formsOf.map((offered) => new Set(offered.map(({ text }) => keyOf(text))))
  const forms = new Map<string, Candidate>()
  const offer = (text: string, fitness: number, isWritten: boolean, pageId: string | null = null) => {
    const key = keyOf(text)
    if (key.length < 2 || isGenericHeading(text)) return
    if (isInKeyword(key)) return
    const own = (isForeign(text, keyword) ? FOREIGN : 1) * (isOneCase(text) ? ONE_CASE : 1)
    // 「可以留多久」 and 「放多久」 ask about one thing, though neither contains 「保存期限」.
    const sharing = keys.filter((heading, at) => heading.includes(key) || formKeys[at]?.has(key)).length
    const value = own * fitness * (1 + SHARED * Math.max(0, sharing - 1))
    const known = forms.get(key)
    const pageIds = new Set([...(known?.pageIds ?? []), pageId])
    if (value > (known?.fitness ?? 0))
      forms.set(key, { text, fitness: value, shared: sharing > 1, isWritten, pageIds })
    else if (known !== undefined) forms.set(key, { ...known, pageIds })
  }
  for (const { statement } of seeds) {
    const printed = cleanHeading(statement?.label ?? '')
    // 「與鐵窗相比」 names a comparison; without its preposition it would name nothing.
    const written = COMPARED.test(printed)
      ? printed.replace(COMPARED, '與$1的比較')
      : printed.replace(/^[和與跟]/u, '')
    const label = written === '時間' && tellsHowLong(statement?.text ?? '') ? '所需時間' : written
    const fitness = label === '' || shared.has(statement?.label ?? '') ? 0 : fitnessOf(label)
    if (fitness >= FIT_OVERVIEW) offer(label, OVERVIEW_FACTOR * Math.max(fitness, FIT), false)
  }
  const spoken = seeds.filter((seed) => seed.kind !== 'statement')
  formsOf.forEach((offered, at) => {
    for (const { text, fitness } of offered)
      offer(
        text,
        fitness,
        spoken[at]?.kind === 'heading' && keys[at]?.includes(keyOf(text)) === true,
        spoken[at]?.pageId,
      )
  })
  return [...forms.values()]
}

/** Returns a test for names that a keyword contains and that are no aspect of it. */
export function namesIn(keyword: string): (name: string) => boolean {
  const whole = keyOf(keyword)
  const aspects = aspectsOf(keyword)
  return (name) => {
    const key = keyOf(name)
    return whole.includes(key) && !aspects.includes(key)
  }
}

/** The labels of the AI Overview that several topics share; such a label names none of them. */
export function sharedLabels(topics: readonly { readonly seeds: readonly Seed[] }[]): Set<string> {
  const owner = new Map<string, object>()
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

/** Whether a figure stands before the end of a name, so that it names one case of a topic: 「資本額 10 萬元的設計工作室」. */
function isOneCase(text: string): boolean {
  return readFigures(text).some(({ end }) => end < text.length)
}

/** How many characters at the end of a word name its kind: 「咖啡」 of 「手沖咖啡」. */
const KIND = 2

/**
 * What a keyword of several words asks about its subject: 「水溫」 of 「手沖咖啡 水溫」. It is one topic of the pages and may name it. A word of
 * the same kind as the first is no aspect but the subject again: 「除濕機 租除濕機」.
 */
function aspectsOf(keyword: string): string[] {
  const [subject = '', ...others] = keyword.split(/\s+/u).map(keyOf)
  return others.filter((word) => HAN.test(word) && word.slice(-KIND) !== subject.slice(-KIND))
}

/**
 * Removes the keyword, or its beginning, from the front of a heading: 「蝦捲可以用氣炸鍋嗎」 asks about 「氣炸鍋」. A question has the words of a
 * keyword in the order of its sentence: 「家用除濕機推薦壓縮機式嗎」 for 「除濕機推薦 家用」.
 */
function withoutKeyword(text: string, keyword: string): string {
  const [first = '', ...others] = keyword.split(/\s+/u)
  const turned = [...others, first].join('')
  if (others.length > 0 && text.startsWith(turned) && text.length > turned.length + 1)
    return text.slice(turned.length)
  for (let length = keyword.length; length >= 2; length--) {
    const start = keyword.slice(0, length)
    if (text.startsWith(start) && text.length > length + 1)
      return text.slice(length).replace(/^(?:[的\s，]|[以之]?後(?=會|要|能|可))+/u, '')
  }
  return text
}

/** A name as compared with others: without spaces and punctuation. */
export function keyOf(text: string): string {
  return normalise(text).replace(/[\s\p{P}]/gu, '')
}

/** A day or an hour, which is no duration. */
const WHEN = /點|[月週]\s?\d|\d\s?[月日號]|星期|禮拜|早上|上午|中午|下午|晚上|早晨|睡前|\d:\d/u

/** Whether a statement tells how long something takes, and not when it is. */
function tellsHowLong(text: string): boolean {
  return !WHEN.test(text) && readFigures(text).some(({ dimension }) => dimension === 'time')
}
