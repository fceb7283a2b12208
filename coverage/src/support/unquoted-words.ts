import { isRange } from '@gaplens/text/figures/compare'
import { readAmount } from '@gaplens/text/figures/numerals'
import { charactersOf, eachWord, normalise, termsOf } from '@gaplens/text/terms'
import { timesIn, timesOfDay } from '@gaplens/text/times-of-day'
import type { PageUnits } from '../corpus/corpus.ts'
import type { Claim } from '../corpus/sections.ts'
import { withoutLabel } from '../topics/overview-statements.ts'
import { withoutLead } from './clauses.ts'
import { type GivenFigure, givenFigures, statedFigures } from './figure-words.ts'
import { givesFigure } from './gives-figure.ts'

/** Between the clauses of a statement, and between the things that it lists: 「驗光、配鏡與調整」. */
const CLAUSES = /[，。；：:;,！？!?\n（）()「」]/u
const ITEMS = /、|(?<=\p{Script=Han})(?:以及|[與和及或並])(?=\p{Script=Han})/u
/** A longer item of a list is a clause, which a page says in other words; so does one with an adverb in it. */
const ITEM_MOST = 7
const ITEM_LEAST = 2
const WORDED_FREELY = /\d|[較最更都就才會應須]|[台臺]灣|多半|通常|俗稱|又稱|自己|為[^\s]$|.[不可要需]/u
/** Words at either end of an item that are not of it: 「包含搬運」, 「清潔不一樣」. */
const OPENING =
  /^(?:都?包[含括]|[載寫註標]明|例如|像是|如果|如|有[無沒]?|依照?|按|看|視|因|由|以|可採?|先|再|並|且|則|也|還|是|在|於|從|用|做|走|發現|遇到|請求|加上|屬)+/u
const CLOSING = /(?:等等?|的|時|後|前|不一樣|不同|而[變異]動?|而定|有關|無關|為主|為宜|費用|補充)+$/u
/** So many characters in a row that the dictionary has as one word are a name more often than a verb. */
const NAME_LEAST = 3
/** Long words that are no names: 「算進去」, 「看清楚」, 「長時間」, 「半小時」 and 「十一月」, which are figures. */
const NO_NAME = /[去來下上]$|清楚|時間|小時|一小|月$/u
/** An abbreviation or a model: 「PUR」. */
const ABBREVIATION = /(?<![A-Za-z])[A-Z][A-Z\d]{1,5}(?![A-Za-z])/gu
/** What an item has in common with a text by chance, if it is not shorter. */
const BY_CHANCE = 1 / 3
/** An hour without its part of the day, which a quote may give for one with it. */
const HOUR = /(?<![\d.])(?:\d{1,2}|[一二兩三四五六七八九十]{1,3})\s?點/gu
/** What a measure is counted by: 「1 mg/dL」. */
const PER = /^[/／][A-Za-z]+/u
/** A grade is of the word that it ends: 「耐燃二級」, not 「購買 1 級能效的新機」. */
const GRADED = /(?![^\s]*[為是達到須的有])\p{Script=Han}{2}$/u
/** A usual value tells of these: 「多半三成」 for 「兩到五成」. */
const COARSE: ReadonlySet<string> = new Set(['frequency', 'share'])
/** A range without ends of its own. */
const VAGUE = /[幾多餘](?!\d)/u
/** How often is told in many ways: "every ten days or so". */
const EVERY = /\bevery\b/iu
/** A figure that any quote may have: 「一坪」. */
const OF_ONE = /^\s?一\s?\p{Script=Han}{1,2}$/u
/** A number as it is written, whole: 「250」 has no 「25」. */
const NUMBER = /\d(?:[\d.,]*\d)?/gu
/** A month of the year: 「10 月到隔年 2 月」. */
const MONTH =
  /(?<![\d.])(\d{1,2}|十[一二]?|[一二三四五六七八九])\s?月(?!薪|租|費|繳|付|退|領|刊|曆|齡)(?:\s?\d{1,2}\s?日)?/gu
/** Quotes with a smaller share of Chinese characters are in another language, and say every name in other words. */
const CHINESE_LEAST = 1 / 10

/** A quote as a report shows it, with its heading and the names of its columns. */
export function quotedText(
  { source: { page } }: PageUnits,
  { heading, columns, start, quoteEnd }: Claim,
): string {
  return [heading, columns, page?.text.slice(start, quoteEnd) ?? ''].join('\n')
}

/**
 * What a statement names and no quote for it does: figures, times of day, abbreviations, what it lists, and long words. Only what the
 * quotes surely leave out is told: a word of which they have a pair of characters may be said in others.
 * @param statement the words of its keyword are taken for granted
 * @param quoted the quotes, with their headings and the names of their columns
 */
export function unquotedWords(
  { keyword, text: statement }: { readonly keyword: string; readonly text: string },
  quoted: string,
): string[] {
  const text = normalise(`${keyword}\n${quoted}`)
  const body = withoutLabel(statement)
  const figures = [
    ...unquotedFigures(body, quoted),
    ...unquotedTimes(body, quoted),
    ...unquotedMonths(body, quoted),
  ]
  if (charactersOf(body).length > 0 && isInOtherLanguage(quoted)) return [...new Set(figures)]
  const found = [
    ...figures,
    ...(body.match(ABBREVIATION) ?? []).filter((word) => !text.includes(normalise(word))),
    ...body.split(CLAUSES).flatMap((clause) => lackingNames(clause, text)),
  ]
  const distinct = [...new Set(found)]
  return distinct.filter((word) => !distinct.some((other) => other !== word && other.includes(word)))
}

/** Whether quotes for a statement in Chinese are in another language. */
export function isInOtherLanguage(quoted: string): boolean {
  return charactersOf(quoted).length < CHINESE_LEAST * quoted.trim().length
}

function unquotedFigures(statement: string, quoted: string): string[] {
  const given = givenFigures(quoted)
  return statedFigures(statement)
    .filter((figure) => (isRange(figure) || !/^\D*一/u.test(figure.text)) && !isQuoted(figure, given, quoted))
    .map(({ text, start, end, unit }) => {
      const [graded = ''] = (unit === '級' && GRADED.exec(statement.slice(0, start))) || []
      return `${graded}${text.trim()}${PER.exec(statement.slice(end))?.[0] ?? ''}`
    })
}

/**
 * Whether a statement has figures, and quotes none of them, nor either end of one: 「8,800 元」 is within 「6,000 至 12,000 元」 by chance. A range
 * that has but one end in common is another one: 「6,000 至 14,000 元」.
 */
export function hasNoFigure(statement: string, quoted: string): boolean {
  const given = givenFigures(quoted)
  const stated = statedFigures(withoutLabel(statement)).filter(({ text }) => !OF_ONE.test(text))
  return (
    stated.length > 0 &&
    stated.every(
      (figure) =>
        !COARSE.has(figure.dimension) &&
        !EVERY.test(figure.before) &&
        !isQuoted(figure, given, quoted) &&
        !given.some(
          (own) =>
            own.dimension === figure.dimension &&
            !(isRange(own) && isRange(figure)) &&
            [own.low, own.high, own.value].some((end) => end === figure.low || end === figure.high),
        ),
    )
  )
}

/** A time of day is no figure: 「9 點 40 分以後不得進場」. */
function unquotedTimes(statement: string, quoted: string): string[] {
  const given = new Set(timesOfDay(quoted.replace(HOUR, '早上$&')))
  return timesIn(statement)
    .filter(({ minutes }) => !given.has(minutes))
    .map(({ text }) => text.trim())
}

/** A month is neither: 「10 月到隔年 2 月天氣穩定」. */
function unquotedMonths(statement: string, quoted: string): string[] {
  const given = new Set(monthsIn(quoted).map(({ month }) => month))
  return monthsIn(statement)
    .filter(({ month }) => !given.has(month))
    .map(({ text }) => text)
}

function monthsIn(text: string): { readonly text: string; readonly month: number }[] {
  return [...text.matchAll(MONTH)].map(([own, number = '']) => ({
    text: own,
    month: readAmount(number, 0)?.low ?? 0,
  }))
}

function isQuoted(stated: GivenFigure, given: readonly GivenFigure[], quoted: string): boolean {
  const digits = stated.text.match(NUMBER) ?? []
  const numbers = new Set(quoted.match(NUMBER))
  if (digits.length > 0 && digits.every((each) => each.length > 1 && numbers.has(each))) return true
  const has = (end: number) =>
    given.some(
      ({ dimension, low, high, value }) => dimension === stated.dimension && [low, high, value].includes(end),
    )
  if (!isRange(stated)) return has(stated.value) || given.some((figure) => givesFigure(figure, stated))
  // Any value of a vague range is one of it: 「七十多分貝」, 「十幾萬」.
  if (VAGUE.test(stated.text))
    return given.some(
      ({ dimension, value }) => dimension === stated.dimension && value >= stated.low && value <= stated.high,
    )
  // 「4 到 6 週」 under a column tells how often, too.
  const isOften =
    stated.dimension === 'frequency' && given.some((figure) => isRange(figure) && givesFigure(figure, stated))
  return isOften || (has(stated.low) && has(stated.high))
}

/** What of the things that a clause lists, if it lists any, and of its long words a text does not name. */
function lackingNames(clause: string, text: string): string[] {
  const items = clause.split(ITEMS)
  const listed =
    items.length < 2 ? [] : items.map((item) => withoutLead(item, OPENING).replace(CLOSING, '').trim())
  const words: string[] = []
  eachWord(clause, (word) => {
    if (word.length >= NAME_LEAST && !NO_NAME.test(word) && termsOf(word).length > 1) words.push(word)
  })
  const isName = (name: string) => {
    const { length } = charactersOf(name)
    return length === [...name].length && length >= ITEM_LEAST && length <= ITEM_MOST
  }
  return [
    ...listed.filter(
      (item) =>
        !WORDED_FREELY.test(item) &&
        isName(item) &&
        // The last character of a long word tells what it is: a quote on safety has no helmet.
        (isLacking(item, text) || (words.includes(item) && !text.includes(item.slice(-1)))),
    ),
    ...words.filter((word) => isName(word) && isLacking(word, text)),
  ]
}

function isLacking(name: string, text: string): boolean {
  if (termsOf(name).some((term) => text.includes(term))) return false
  const characters = charactersOf(name)
  const held = characters.filter((each) => text.includes(each)).length
  return held <= (characters.length > ITEM_LEAST ? BY_CHANCE * characters.length : 0)
}
