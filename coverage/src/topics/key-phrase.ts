import { normalise, termsOf } from '@gaplens/text/terms'
import { isVerbOrCount, withoutUnfinishedEnd } from './clauses.ts'
import { fitnessOf } from './name-fitness.ts'
import type { TopicTerms } from './topic-terms.ts'

/** A phrase must occur at least this often, because a single occurrence may be chance. */
const TIMES_MIN = 2
/** Greatest length of a phrase of several words, in characters. */
const COMPOUND_MAX = 8
/** Least fitness of a phrase as a name: see `fitnessOf`. */
const FIT = 0.5

const WORDS = new Intl.Segmenter('zh-Hant', { granularity: 'word' })
const NO_NAME =
  /^[\d的了是在與和及或也都就而但並把被讓給於之其這那我你他她它們會要可不很更再還先後最因如若此每有]/u
/** Single characters that are function words or measure words. They are no part of a name. */
const FUNCTION_CHARACTER =
  /^[越愈較太約近等時前中上下內外裡邊來去起過掉完好到得著個杯張台顆支種次天年月日元度坪瓦倍半以為由向從對將又只才]$/u
/** A name does not begin with a unit (「公升除濕機」). */
const UNIT = /^(?:公克|公斤|公升|毫升|公分|公尺|分鐘|小時|分貝|萬元|百分|筆錢)/u

/** The end of a name that the segmenter does not know: 「維持」「器」, 「收縮」「膜」. */
const SUFFIX = /^[器機儀劑膜證費稅率券款]$/u

/** A text about a topic, and the site that it comes from. */
export interface TopicText {
  readonly text: string
  readonly site: string
}

/** How a phrase is used in a topic's texts. */
interface PhraseUse {
  count: number
  /** How often it is a part of a longer word that the segmenter did not recognise: 「焙豆」 in 「淺焙豆」. */
  fragments: number
  /** Whether it is a single word and not several adjacent ones. */
  readonly isWord: boolean
  readonly texts: Set<TopicText>
  readonly sites: Set<string>
  /** The words that precede it, with their counts. */
  readonly before: Map<string, number>
  /** The words that follow it, with their counts. */
  readonly after: Map<string, number>
}

/**
 * The word, or pair of adjacent words, with most of a topic's term weight; null if none occurs often enough. If the texts come
 * from several sites, a phrase that only one of them uses is not taken, because it may be that site's own wording.
 * @param times how often it must occur; if once is enough, only single words are taken
 */
export function keyPhrase(
  texts: readonly TopicText[],
  terms: TopicTerms,
  keyword: string,
  isTaken: (text: string) => boolean,
  times = TIMES_MIN,
): string | null {
  const uses = usesOf(texts)
  const sites = new Set(texts.map((text) => text.site)).size
  const isPossibleName = (phrase: string, use: PhraseUse) =>
    use.texts.size >= Math.min(times, texts.length) &&
    use.sites.size >= Math.min(times, sites) &&
    use.fragments * 2 < use.count &&
    (times > 1 || use.isWord) &&
    !isVerbOrCount(phrase) &&
    withoutUnfinishedEnd(phrase) === phrase &&
    !isTaken(phrase) &&
    !normalise(keyword).includes(normalise(phrase)) &&
    fitnessOf(phrase) >= FIT
  let best: string | null = null
  let bestValue = 0
  for (const [phrase, use] of uses) {
    if (use.count < times) continue
    let weight = 0
    for (const term of new Set(termsOf(phrase))) weight += terms.weightOf(term)
    const value = (weight / Math.sqrt(2 + phrase.length)) * use.count
    if (value > bestValue && isPossibleName(phrase, use)) {
      best = phrase
      bestValue = value
    }
  }
  if (best === null) return null
  return times > 1 ? withoutUnfinishedEnd(completed(best, uses.get(best), keyword)) : best
}

/**
 * Adds the word that follows a phrase at least two times in three, 「股東收回」 becomes 「股東收回股款」, or else the noun that
 * precedes it so often: 「神經炎」 becomes 「前庭神經炎」.
 */
function completed(phrase: string, use: PhraseUse | undefined, keyword: string): string {
  const mostly = (words: ReadonlyMap<string, number> | undefined) => {
    const [word = '', times = 0] = [...(words ?? [])].sort((a, b) => b[1] - a[1])[0] ?? []
    return times * 3 >= (use?.count ?? 0) * 2 && phrase.length + word.length <= COMPOUND_MAX ? word : ''
  }
  const next = mostly(use?.after)
  if (next !== '') return phrase + next
  const previous = mostly(use?.before)
  return isVerbOrCount(previous) || keyword.includes(previous) ? phrase : previous + phrase
}

function usesOf(texts: readonly TopicText[]): Map<string, PhraseUse> {
  const uses = new Map<string, PhraseUse>()
  for (const whole of texts)
    for (const { text, isFragment, isWord, previous, next } of phrasesOf(whole.text)) {
      const use = uses.get(text) ?? {
        count: 0,
        fragments: 0,
        isWord,
        texts: new Set(),
        sites: new Set(),
        before: new Map(),
        after: new Map(),
      }
      use.count += 1
      if (next !== '') use.after.set(next, (use.after.get(next) ?? 0) + 1)
      if (previous !== '') use.before.set(previous, (use.before.get(previous) ?? 0) + 1)
      if (isFragment) use.fragments += 1
      use.texts.add(whole)
      use.sites.add(whole.site)
      uses.set(text, use)
    }
  return uses
}

interface Phrase {
  readonly text: string
  readonly isFragment: boolean
  readonly isWord: boolean
  /** The word of two characters or more right before it; empty when there is none. */
  readonly previous: string
  /** The word of two characters or more right after it; empty when there is none. */
  readonly next: string
}

/** Words with the ends that the segmenter cut off. */
function withSuffixes(words: readonly string[]): string[] {
  const whole: string[] = []
  for (const word of words) {
    const before = whole.at(-1) ?? ''
    if (SUFFIX.test(word) && [...before].length === 2) whole.splice(-1, 1, before + word)
    else whole.push(word)
  }
  return whole
}

/** Words of two or more characters, pairs of adjacent words, and three adjacent single characters. */
function phrasesOf(text: string): Phrase[] {
  const words = withSuffixes(
    [...WORDS.segment(text)].map(({ segment, isWordLike }) =>
      isWordLike === true &&
      !NO_NAME.test(segment) &&
      !FUNCTION_CHARACTER.test(segment) &&
      !UNIT.test(segment)
        ? segment
        : '',
    ),
  )
  const isSingle = (word: string) => word !== '' && [...word].length < 2
  const nextTo = (at: number) => {
    const next = words[at + 1] ?? ''
    if (!isSingle(next)) return next
    // A word that is not in the segmenter's dictionary comes as single characters: 「股」「款」.
    const second = words[at + 2] ?? ''
    return isSingle(second) ? next + second : ''
  }
  const beside = (last: number, count: number) => {
    const previous = words[last - count] ?? ''
    return { previous: isSingle(previous) ? '' : previous, next: nextTo(last) }
  }
  const phrases: Phrase[] = []
  words.forEach((word, at) => {
    if (word === '') return
    const before = words[at - 1] ?? ''
    // A pair of single characters is a fragment if a third one follows: 「雲市」 of 「雲市集」.
    const goesOn = isSingle(word) && isSingle(words[at + 1] ?? '')
    if (!isSingle(word))
      phrases.push({ text: word, isFragment: isSingle(before), isWord: true, ...beside(at, 1) })
    if (before === '' || before.length + word.length > COMPOUND_MAX) return
    const first = words[at - 2] ?? ''
    phrases.push({
      text: before + word,
      isFragment: isSingle(first) || goesOn,
      isWord: false,
      ...beside(at, 2),
    })
    if ([first, before, word].every(isSingle))
      phrases.push({
        text: first + before + word,
        isFragment: isSingle(words[at - 3] ?? '') || goesOn,
        isWord: false,
        ...beside(at, 3),
      })
  })
  return phrases
}
