import type { FigureGroup } from '@gaplens/contracts/analysis/report'
import { pairsOf } from '@gaplens/coverage/support/character-pairs'
import type { View } from '../facts/view.ts'
import { oneLine } from '../facts/wording.ts'
import { headingsOf, textsOf } from './figure-texts.ts'
import { asWritten, measuredWords } from './measured-words.ts'
import { nameBesideTimes } from './name-beside-times.ts'
import { areAges } from './public-figures.ts'
import { unitName } from './unit-names.ts'
import { isBase } from './word-places.ts'

/** The last characters of a name are what it is a kind of: 「小火車」 of 「祝山線小火車」. */
const HEAD = 2
/** What a name ends with that only says which kind of value is meant: 「公布時間」, 「時間分配」. Sentences leave it out. */
const MEASURED_END = /(?:時間|日期|期限|金額|費用|價格|行情|次數|頻率|標準|規定|條件|分配|方式)+$/u

/** What the figures measure: the topic's name, or the words that their sentences share. */
export function groupName(view: View, group: FigureGroup): string {
  const name = topicNameOf(view, group)
  if (name !== undefined) return `「${oneLine(name)}」`
  const texts = textsOf(view, group).join('\n').toLowerCase()
  const about = ofOneName(group.about.filter((word) => !isBase(word, texts)))
  const heading = about.length === 0 ? '' : nameBesideTimes(about, headingsOf(view, group))
  const named = about.map((word) => asWritten(view, group, word)).join('、')
  const words = named === '' ? unitName(group.figures[0]?.shown ?? '') || group.about.join('、') : named
  return heading === '' ? words : `「${heading}」（${words}）`
}

/**
 * Words as they name one thing: none that shares two characters with a longer one, or with an equal one before it, which a reader would take for
 * another subject.
 */
function ofOneName(words: readonly string[]): readonly string[] {
  const isRepeated = (word: string, at: number) =>
    words.some(
      (other, place) =>
        (other.length > word.length || (other.length === word.length && place < at)) &&
        pairsOf(word).some((pair) => other.includes(pair)),
    )
  return words.filter((word, at) => !isRepeated(word, at))
}

/**
 * What the figures measure within their topic, in the words that their sentences share: 「深部感染」 of 「使用壽命」. Empty when the topic's
 * name says it, or when the words are only verbs, units or parts of words. Beside another topic the figures are named as their row is.
 */
export function measuredNote(view: View, group: FigureGroup, topicId: string | null = group.topicId): string {
  const beside = topicId === group.topicId ? '' : measuredName(view, group)
  if (beside !== '')
    return beside.replace(/^「|」$/gu, '') === view.topic(topicId ?? '')?.name ? '' : inBrackets(beside)
  const name = topicNameOf(view, group)
  if (name === undefined) return ''
  // The sentences of ages share only what is done from then on: 「滿 8 歲再參加」.
  if (areAges(group.figures)) return /[歲齡]/u.test(name) ? '' : inBrackets('年齡')
  return inBrackets(measuredWords(view, group, name).beyondName)
}

/**
 * What the figures measure, within their topic too: two groups of one topic are told apart. A topic whose name no sentence and no heading
 * mentions only stands near them (「老機器」 over how long a drain pump lasts), so that the words of the sentences name them alone.
 */
export function measuredName(view: View, group: FigureGroup): string {
  const name = topicNameOf(view, group)
  if (name === undefined) return groupName(view, group)
  const { fit, beyondName } = measuredWords(view, group, name)
  const fuller = fit.find((word) => word.length > name.length && word.includes(name))
  if (fuller !== undefined) return `「${fuller}」`
  if (areAges(group.figures)) return `${groupName(view, group)}${/[歲齡]/u.test(name) ? '' : '的年齡'}`
  const head = (name.length > HEAD + 2 ? name.replace(MEASURED_END, '') : name).slice(-HEAD)
  const isNamed = [...textsOf(view, group), ...headingsOf(view, group)].some((text) => text.includes(head))
  return beyondName !== '' && !isNamed
    ? `「${beyondName}」`
    : `${groupName(view, group)}${inBrackets(beyondName)}`
}

function topicNameOf(view: View, { topicId }: FigureGroup): string | undefined {
  return topicId === null ? undefined : view.topic(topicId)?.name
}

function inBrackets(words: string): string {
  return words === '' ? '' : `（${words}）`
}
