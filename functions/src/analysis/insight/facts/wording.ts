import { truncate } from '@gaplens/report/text/truncate'

/** Control characters and those that reorder text: a page's words are shown, never obeyed. */
const UNSHOWN = /[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}\u200b\u2060\ufeff]+/gu

/** Text of a page on one line, without characters that hide or reorder text. */
export function oneLine(text: string): string {
  return text.replace(UNSHOWN, ' ').replace(/\s+/gu, ' ').trim()
}

/** A passage on one line, as it stands between 「 and 」: the cells and rows of a table told apart, no mark that would end it. */
export function quoted(text: string): string {
  return inQuotes(
    text.includes('\t')
      ? text
          .split('\n')
          .map((row) => row.split('\t').map(oneLine).join('｜'))
          .join('；')
      : oneLine(text),
  )
}

/** Quotation marks inside others are 『』, so that a page's 」 does not end the quotation it stands in. */
export function inQuotes(text: string): string {
  return text.replaceAll('「', '『').replaceAll('」', '』')
}

/** At most `max` characters, with an ellipsis where something was cut. Never cuts a character in two. */
export function shorten(text: string, max: number): string {
  const letters = [...oneLine(text)]
  return letters.length <= max ? letters.join('') : `${letters.slice(0, max - 1).join('')}…`
}

/** A heading or a title as it is named in a sentence: on one line, at most so many full-width characters wide. */
export function titled(text: string, width: number): string {
  return truncate(oneLine(text), width)
}

/** 「甲」、「乙」 and so on; past `max` the rest is counted. */
export function quoteList(names: readonly string[], max = 5): string {
  const shown = names.slice(0, max).map((name) => `「${inQuotes(titled(name, 30))}」`)
  const rest = names.length - shown.length
  return shown.join('、') + (rest > 0 ? `等 ${names.length} 項` : '')
}

/** Names side by side, past `max` the rest is counted. */
export function plainList(names: readonly string[], max = 3, unit = '個'): string {
  const shown = names.slice(0, max)
  const rest = names.length - shown.length
  const list = shown.join('、')
  return rest > 0 ? `${list}${/[\w.]$/.test(list) ? ' ' : ''}等 ${names.length} ${unit}` : list
}

/** 12,345 */
export function figure(value: number): string {
  return value.toLocaleString('en-US')
}

/** A share of 0–1 as a whole percentage. */
export function percent(share: number): string {
  return `${Math.round(share * 100)}%`
}

/** The first sentences of a text, up to about `max` characters: verbatim, on one line. */
export function opening(text: string, max = 90): string {
  const line = oneLine(text)
  const sentence = /^.*?[。！？!?](?=.|$)/u.exec(line)?.[0] ?? line
  return shorten(sentence, max)
}
