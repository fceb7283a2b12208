import { joinedRows, rowsOfQuote, shownCell } from '@gaplens/report/text/quote-rows'
import { truncate } from '@gaplens/report/text/truncate'
import { SENTENCE_BREAK } from './sentences.ts'

/** Control characters and characters that reorder text, which are removed from a page's words. */
const UNSHOWN = /[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}\u200b\u2060\ufeff]+/gu

/** What stands for a line break of the page within a quotation, as in the quotes of a report. */
const LINE_BREAK = ' ／ '

/** Text of a page on one line, without characters that hide or reorder text. */
export function oneLine(text: string): string {
  return text.replace(UNSHOWN, ' ').replace(/\s+/gu, ' ').trim()
}

/** A passage on one line for use between 「 and 」: cells and rows are separated, and no character would end the quotation. */
export function quoted(text: string): string {
  const rows = rowsOfQuote(text)?.map((cells) => cells.map((cell) => shownCell(oneLine(cell))).join('｜'))
  const lines = text
    .split('\n')
    .map(oneLine)
    .filter((line) => line !== '')
  return inQuotes(joinedRows(rows) ?? lines.join(LINE_BREAK))
}

/** A mark at which no quote ends: what belongs to it is missing. */
const OPEN_END = /[；;，,、：:]\s*$/u

/**
 * Turns inner quotation marks into 『』, so that a 」 of a page does not end the quotation. A mark at its end by which more would follow is
 * left out: 「得申訴：」.
 */
export function inQuotes(text: string): string {
  return text.replaceAll('「', '『').replaceAll('」', '』').replace(OPEN_END, '')
}

/** The clause, word or number that a cut has left without its end. */
const UNENDED = /[，。；！？](?:[^，。；！？]*)$|[a-z\d][a-z\d.,'’%-]*$/iu

/**
 * At most `max` characters, with an ellipsis where something was cut. Never cuts a character in two, and if most of the text stays, neither a
 * clause, a word nor a number.
 */
export function shorten(text: string, max: number): string {
  const letters = [...oneLine(text)]
  if (letters.length <= max) return letters.join('')
  const cut = letters.slice(0, max - 1).join('')
  const whole = cut.replace(UNENDED, '').trimEnd()
  return `${whole.length * 2 >= cut.length ? whole : cut}…`
}

/** A heading or title for use in a sentence: on one line, truncated to `width` full-width characters. */
export function titled(text: string, width: number): string {
  return truncate(oneLine(text), width)
}

/** The beginning of a word before an ellipsis; what a number counts stays with it. */
const CUT_WORD =
  /(?<=^.{10,})(?:[，。！？：｜；、]|(?<![\d萬千億])\s)(?:[^，。！？：｜；、\s「『（《…]{0,5}\p{Script=Han})?…$/u

/** The title of a page so, where possible cut at a mark before a word that would lose its end: 「…點下去，六十年招…」. */
export function pageTitled(text: string, width: number): string {
  const line = oneLine(text)
  const cut = truncate(line, width)
  return cut === line ? cut : cut.replace(CUT_WORD, '…')
}

/** 「甲」、「乙」 and so on. Beyond `max` names the rest is counted. */
export function quoteList(names: readonly string[], max = 5): string {
  const shown = names.slice(0, max).map((name) => `「${inQuotes(titled(name, 30))}」`)
  const rest = names.length - shown.length
  return shown.join('、') + (rest > 0 ? `等 ${names.length} 項` : '')
}

/** A list of names. Beyond `max` the rest is counted. */
export function plainList(names: readonly string[], max = 3, unit = '個'): string {
  const shown = names.slice(0, max)
  const rest = names.length - shown.length
  const list = shown.join('、')
  return rest > 0 ? `${list}${/[\w.]$/.test(list) ? ' ' : ''}等 ${names.length} ${unit}` : list
}

/** A number with thousands separators: 12,345. */
export function figure(value: number): string {
  return value.toLocaleString('en-US')
}

/** A share of 0–1 as a whole percentage. */
export function percent(share: number): string {
  return `${Math.round(share * 100)}%`
}

/** A shorter first sentence says too little alone. */
const OPENING_MIN = 16

/** The first sentence of a text on one line, with the next if it is very short, truncated to `max` full-width characters. */
export function opening(text: string, max = 90): string {
  const said = oneLine(text)
    .split(SENTENCE_BREAK)
    .reduce((first, next) => (first.length < OPENING_MIN ? first + next : first), '')
  return titled(said, max)
}
