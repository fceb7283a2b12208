import type { SectionUnit } from './corpus.ts'
import { fitnessOf } from './name-forms.ts'
import type { Query } from './query.ts'
import { normalise, termsOf } from './terms.ts'

/** A word said once may be there by chance. */
const TIMES_MIN = 2
const COMPOUND_MAX = 8
const FIT = 0.5

const WORDS = new Intl.Segmenter('zh-Hant', { granularity: 'word' })
const NO_NAME =
  /^[\d的了是在與和及或也都就而但並把被讓給於之其這那我你他她它們會要可不很更再還先後最因如若此每有]/u

/** The word, or pair of words side by side, that carries most of a topic's weight; null when none is said twice. */
export function standOut(
  members: readonly SectionUnit[],
  query: Query,
  keyword: string,
  isTaken: (text: string) => boolean,
): string | null {
  const counts = new Map<string, number>()
  for (const unit of members)
    for (const { cut } of unit.cuts)
      for (const phrase of phrasesOf(cut.quote)) counts.set(phrase, (counts.get(phrase) ?? 0) + 1)
  const mayName = (phrase: string) =>
    !isTaken(phrase) && !normalise(keyword).includes(normalise(phrase)) && fitnessOf(phrase) >= FIT
  let best: string | null = null
  let bestValue = 0
  for (const [phrase, count] of counts) {
    if (count < TIMES_MIN) continue
    let weight = 0
    for (const term of new Set(termsOf(phrase))) weight += query.weightOf(term)
    const value = (weight / Math.sqrt(2 + phrase.length)) * count
    if (value > bestValue && mayName(phrase)) {
      best = phrase
      bestValue = value
    }
  }
  return best
}

/** Words of two characters or more, and pairs of words that stand side by side. */
function phrasesOf(text: string): string[] {
  const phrases: string[] = []
  let before = ''
  for (const { segment, isWordLike } of WORDS.segment(text)) {
    const usable = isWordLike === true && !NO_NAME.test(segment)
    if (usable && [...segment].length >= 2) phrases.push(segment)
    if (usable && before !== '' && before.length + segment.length <= COMPOUND_MAX)
      phrases.push(before + segment)
    before = usable ? segment : ''
  }
  return phrases
}
