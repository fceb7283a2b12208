import type { FigureGroup, Topic } from '@gaplens/contracts/analysis/report'
import { GENERAL_WORDS } from '@gaplens/coverage/figures/shared-words'
import { cutWords } from '@gaplens/coverage/topics/clauses'
import { fitnessOf } from '@gaplens/coverage/topics/name-fitness'
import { readFigures } from '@gaplens/text/figures/read-figures'
import type { View } from '../facts/view.ts'
import { oneLine } from '../facts/wording.ts'
import { officeNote, valuesWithSources } from './figure-notes.ts'
import { nameBesideTimes } from './name-beside-times.ts'
import type { NameOf } from './prompt-names.ts'
import { ifOfOneThing } from './supposing.ts'
import { valuesByGiver } from './values-by-giver.ts'

const MEASURED_WORDS_MAX = 2
/** The last characters of a name are what it is a kind of: 「小火車」 of 「祝山線小火車」. */
const HEAD = 2
/** What a name ends with that only says which kind of value is meant: 「公布時間」, 「時間分配」. Sentences leave it out. */
const MEASURED_END = /(?:時間|日期|期限|金額|費用|價格|行情|次數|頻率|標準|規定|條件|分配|方式)+$/u
/** What a figure is counted by or for one of is not what is measured. */
const UNIT =
  /^[每最]|^(?:each|every|per|second|minute|hour|day|night|week|month|year|inch|inche|foot|feet|mile|pound|ounce|person|calorie)$/u
/** A verb of reaching a figure, or advice to reach it, names nothing: 「放滿」, 「建議滿」. */
const REACHING = /^(?:.|建議|需要|至少)滿$/u
/** A word reads like what is measured from this fitness on (see `fitnessOf`). */
const FIT = 0.5

/** What the figures measure: the topic's name, or the words that their sentences share. */
export function groupName(view: View, group: FigureGroup): string {
  const { topicId, about } = group
  const topic = topicId === null ? undefined : view.topic(topicId)
  if (topic !== undefined) return `「${oneLine(topic.name)}」`
  const words = about.map((word) => asWritten(view, group, word)).join('、')
  const heading = nameBesideTimes(about, headingsOf(view, group))
  return heading === '' ? words : `「${heading}」（${words}）`
}

/**
 * What the figures measure within their topic, in the words that their sentences share: 「深部感染」 of 「使用壽命」. Empty when the topic's
 * name says it, or when the words are only verbs, units or parts of words.
 */
export function measuredNote(view: View, group: FigureGroup): string {
  const words = measuredWords(view, group)
  return words === '' ? '' : `（${words}）`
}

function measuredWords(view: View, group: FigureGroup): string {
  const name = group.topicId === null ? undefined : view.topic(group.topicId)?.name
  if (name === undefined) return ''
  const words = fitWords(view, group)
  const plain = name.toLowerCase()
  const isSaid = words.some((word) => plain.includes(word) || word.includes(plain))
  if (isSaid || words.length === 0) return ''
  const written = words.slice(0, MEASURED_WORDS_MAX).map((word) => asWritten(view, group, word))
  // The words of a name in Latin letters: 「T9 Max」.
  const whole = [written.join(' '), written.toReversed().join(' ')].find(
    (each) => /^[\w -]+$/u.test(each) && quotesOf(view, group).some((quote) => quote.includes(each)),
  )
  return whole ?? written.join('、')
}

/** The words that read like what is measured, if a value is shown in a clause or under a heading that has them. */
function fitWords(view: View, group: FigureGroup): string[] {
  const shown = [...valuesWithSources(view, group), ...headingsOf(view, group)].join('\n').toLowerCase()
  const isQuoted = quotesOf(view, group).some((quote) => quote !== '')
  return group.about
    .filter((word) => [...word].length > 1 && !UNIT.test(word) && fitnessOf(word) >= FIT)
    .filter((word) => !GENERAL_WORDS.has(word) && !REACHING.test(word))
    .filter((word) => [...word].length > 2 || cutWords(word).length === 1)
    .filter((word) => !isQuoted || shown.includes(word))
    .filter((word) => !isOutcome(word, shown) && !isEvent(word, shown))
    .filter((word) => !isPartOfWord(word, shown))
    .filter((word, _, all) => !all.some((other) => other !== word && other.includes(word)))
}

/** What stands right before a word that tells what comes of a figure: 「65 度以上才會死亡」, 「四小時即可使用」. */
const COMES_OF_IT = /(?:才|即|就|便|會|能|可以?)$/u

/** Whether a word is everywhere what comes of a figure, and so not what is measured. */
function isOutcome(word: string, shown: string): boolean {
  const places = shown.split('\n').flatMap((line) =>
    line
      .split(word)
      .slice(0, -1)
      .map((before) => COMES_OF_IT.test(before)),
  )
  return places.length > 0 && places.every(Boolean)
}

/** What stands right behind an event from or up to which a time is counted: 「測驗後第 19 天」, 「知悉之日起」. */
const COUNTED_FROM = /^(?:[^，。；：\d]{0,2}[前後](?!續)|[^，。；：\d]{0,6}之?[日時]起)/u

/** Whether a word is everywhere the event from or up to which a time is counted, and so not what is measured. */
function isEvent(word: string, shown: string): boolean {
  if (/[前後]$/u.test(word)) return true
  const places = shown.split('\n').flatMap((line) =>
    line
      .split(word)
      .slice(1)
      .map((behind) => COUNTED_FROM.test(behind)),
  )
  return places.length > 0 && places.every(Boolean)
}

/**
 * Whether a word is only cut out of others, wherever it stands: 「網登錄」 of 「上網登錄」, 「耳最高」 of 「每耳最高」, whose measure word it begins
 * with.
 */
function isPartOfWord(word: string, shown: string): boolean {
  const places = shown.split('\n').flatMap((line) => {
    const starts = startsOfWords(line)
    let end = 0
    return line
      .split(word)
      .slice(0, -1)
      .map((before) => {
        const at = end + before.length
        end = at + word.length
        return starts.has(at) && !/[每各]$/u.test(before)
      })
  })
  return places.length > 0 && !places.includes(true)
}

function startsOfWords(line: string): ReadonlySet<number> {
  let at = 0
  return new Set(
    cutWords(line).map((each) => {
      at += each.length
      return at - each.length
    }),
  )
}

/**
 * What the figures measure, within their topic too: two groups of one topic are told apart. A topic whose name no sentence and no heading
 * mentions only stands near them (「老機器」 over how long a drain pump lasts), so that the words of the sentences name them alone.
 */
export function measuredName(view: View, group: FigureGroup): string {
  const name = group.topicId === null ? undefined : view.topic(group.topicId)?.name
  if (name === undefined) return groupName(view, group)
  const fuller = fitWords(view, group).find((word) => word.length > name.length && word.includes(name))
  if (fuller !== undefined) return `「${fuller}」`
  if (areAges(group)) return `${groupName(view, group)}${/[歲齡]/u.test(name) ? '' : '的年齡'}`
  const words = measuredWords(view, group)
  const head = (name.length > HEAD + 2 ? name.replace(MEASURED_END, '') : name).slice(-HEAD)
  const isNamed = [...textsOf(view, group), ...headingsOf(view, group)].some((text) => text.includes(head))
  return words !== '' && !isNamed ? `「${words}」` : `${groupName(view, group)}${measuredNote(view, group)}`
}

/** Whether all values are ages. Their sentences share only what is done from then on: 「滿 8 歲再參加」. */
function areAges({ figures }: FigureGroup): boolean {
  return figures.every(({ shown }) => readFigures(shown)[0]?.dimension === 'age')
}

/** The sentences of the figures, with the statements of the AI Overview that give one of them. */
function textsOf(view: View, group: FigureGroup): string[] {
  const said = group.figures.filter(({ giver }) => giver === 'overview').map(({ value }) => value)
  const statements = view.input.coverage.report.statements.map(({ text }) => text)
  return [
    ...quotesOf(view, group),
    ...statements.filter((text) => said.some((value) => oneLine(text).includes(value))),
  ]
}

function headingsOf(view: View, { figures }: FigureGroup): string[] {
  return figures.map(({ passageId }) => view.passage(passageId)?.heading ?? '')
}

function quotesOf(view: View, { figures }: FigureGroup): string[] {
  return figures.map(({ passageId }) => view.passage(passageId)?.quote ?? '')
}

/** What to do about a topic's figures on which sources disagree: an office's comes first, others are to be checked. */
export function disagreeAdvice(view: View, topic: Pick<Topic, 'id' | 'figuresDisagree'>): string {
  const office = officeAdvice(view, topic)
  return office === '' ? '請先查證。' : office
}

/** Whose of a topic's differing figures comes first; empty where no office gives one. */
export function officeAdvice(view: View, topic: Pick<Topic, 'id' | 'figuresDisagree'>): string {
  const group = disagreeingGroup(view, topic)
  const note = group === undefined ? '' : officeNote(view, group)
  return note === '' ? '' : group?.confirmed === true ? note : ifOfOneThing(note)
}

/** The group of a topic's figures on which sources disagree. */
export function disagreeingGroup(view: View, { id }: Pick<Topic, 'id'>): FigureGroup | undefined {
  return view.input.coverage.report.figures.find(({ topicId, disagree }) => disagree && topicId === id)
}

/**
 * That sources disagree on a topic's figures, on what these measure, what they are and who gives which; empty when they do not. Where only
 * the AI Overview differs, it is named beside the sources: one source alone disagrees with nobody.
 */
export function disagreeNote(
  view: View,
  topic: Pick<Topic, 'id' | 'figuresDisagree'> | undefined,
  nameOf?: NameOf,
): string {
  if (topic?.figuresDisagree !== true) return ''
  const group = disagreeingGroup(view, topic)
  if (group === undefined) return '來源的數字看來不一致'
  const given = valuesByGiver(view, group, nameOf)
  const list = given === '' ? '' : `（${given}）`
  const whose = group.onlyOverviewDiffers === true ? '來源與 AI Overview 的數字' : '來源的數字'
  return `${whose}${measuredNote(view, group)}${group.confirmed ? '' : '看來'}不一致${list}`
}

/** A word of a group as its pages write it: words are compared in lower case (「Haruka」, 「A3」). */
function asWritten(view: View, group: FigureGroup, word: string): string {
  const plain = oneLine(word)
  if (!/[a-z]/u.test(plain)) return plain
  const written = quotesOf(view, group).flatMap((quote) => {
    const at = quote.toLowerCase().indexOf(plain)
    return at < 0 ? [] : [quote.slice(at, at + plain.length)]
  })
  return written[0] ?? (/^[a-z]{1,3}\d+$/u.test(plain) ? plain.toUpperCase() : plain)
}
