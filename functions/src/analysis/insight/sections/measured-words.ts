import type { FigureGroup } from '@gaplens/contracts/analysis/report'
import { GENERAL_WORDS } from '@gaplens/coverage/figures/shared-words'
import { cutWords } from '@gaplens/coverage/topics/clauses'
import { fitnessOf } from '@gaplens/coverage/topics/name-fitness'
import { readFigures } from '@gaplens/text/figures/read-figures'
import type { View } from '../facts/view.ts'
import { oneLine } from '../facts/wording.ts'
import { valuesWithSources } from './figure-notes.ts'
import { headingsOf, quotesOf } from './figure-texts.ts'
import { isBase, isEvent, isOfOtherFigure, isOutcome, isPartOfWord } from './word-places.ts'

/** Most words beside a topic's name. */
const SHOWN_MAX = 2
/** What a figure is counted by or for one of is not what is measured. */
const UNIT =
  /^[每最]|^(?:each|every|per|second|minute|hour|day|night|week|month|year|inch|inche|foot|feet|mile|pound|ounce|person|calorie)$/u
/** A verb of reaching a figure, or advice to reach it, names nothing: 「放滿」, 「建議滿」. */
const REACHING = /^(?:.|建議|需要|至少)滿$/u
/** What is on offer, whatever it is, names nothing. */
const ANYTHING = /^(?:商品|產品|貨品|項目|方案|內容)$/u
/** A word reads like what is measured from this fitness on (see `fitnessOf`). */
const FIT = 0.5

/** The words that the sentences of a group of figures share, as far as they say what is measured. */
export interface MeasuredWords {
  /** All of them, in lower case. */
  readonly fit: readonly string[]
  /** Those that are shown beside the name of the topic, as the pages write them; empty where that name says one of them. */
  readonly beyondName: string
}

/** Finds the words that say what the figures of a topic measure, without verbs, units and parts of words. */
export function measuredWords(view: View, group: FigureGroup, topicName: string): MeasuredWords {
  const fit = fitWords(view, group)
  const name = topicName.toLowerCase()
  const isSaid = fit.some((word) => name.includes(word) || word.includes(name))
  return { fit, beyondName: isSaid ? '' : written(view, group, fit.slice(0, SHOWN_MAX)) }
}

/** Words as the pages write them: as one name where a page writes them so in Latin letters (「T9 Max」), else as a list. */
function written(view: View, group: FigureGroup, words: readonly string[]): string {
  const each = words.map((word) => asWritten(view, group, word))
  const whole = [each.join(' '), each.toReversed().join(' ')].find(
    (name) => /^[\w -]+$/u.test(name) && quotesOf(view, group).some((quote) => quote.includes(name)),
  )
  return whole ?? each.join('、')
}

/** The words that read like what is measured, if a value is shown in a clause or under a heading that has them. */
function fitWords(view: View, group: FigureGroup): string[] {
  const shown = [...valuesWithSources(view, group), ...headingsOf(view, group)].join('\n').toLowerCase()
  const isQuoted = quotesOf(view, group).some((quote) => quote !== '')
  const values = group.figures.flatMap((figure) => readFigures(figure.shown).slice(0, 1))
  return group.about
    .filter((word) => [...word].length > 1 && !UNIT.test(word) && fitnessOf(word) >= FIT)
    .filter((word) => !GENERAL_WORDS.has(word) && !REACHING.test(word))
    .filter((word) => [...word].length > 2 || cutWords(word).length === 1)
    .filter((word) => !isQuoted || shown.includes(word))
    .filter((word) => !isOutcome(word, shown) && !isEvent(word, shown) && !isPartOfWord(word, shown))
    .filter((word) => !isBase(word, shown) && !ANYTHING.test(word) && !isOfOtherFigure(word, shown, values))
    .filter((word, _, all) => !all.some((other) => other !== word && other.includes(word)))
}

/** A word of a group as its pages write it: words are compared in lower case (「Haruka」, 「A3」). */
export function asWritten(view: View, group: FigureGroup, word: string): string {
  const plain = oneLine(word)
  if (!/[a-z]/u.test(plain)) return plain
  const found = quotesOf(view, group).flatMap((quote) => {
    const at = quote.toLowerCase().indexOf(plain)
    return at < 0 ? [] : [quote.slice(at, at + plain.length)]
  })
  return found[0] ?? (/^[a-z]{1,3}\d+$/u.test(plain) ? plain.toUpperCase() : plain)
}
