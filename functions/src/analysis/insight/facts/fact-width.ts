import { FACT_MAX, SENTENCE_MAX } from './statements/clauses.ts'
import { widthOf } from './statements/width.ts'
import { shorten } from './wording.ts'

/** The longest table or list that is quoted as a whole, in widths of a Chinese character. */
export const WHOLE_MAX = 136
/** Least width of a fact, in Chinese characters. */
const FACT_MIN = 6
/** Least width of a fact without a figure: a few characters are only a label, such as a cell of a layout table. */
const PLAIN_MIN = 8

const NUMERAL = '[一二三四五六七八九十百千]'
const COUNTED = '(?:成|倍|度|分鐘|小時|天|週|個?月|年|元|次|公克|克|公升|匙)'
const FIGURE = new RegExp(`\\d|${NUMERAL}{2}|[一二三四五六七八九十百千半兩]${COUNTED}`, 'u')

/** Whether a text has a figure, in digits or in Chinese numerals with what they count. */
export function hasFigure(text: string): boolean {
  return FIGURE.test(text)
}

/** The least width of a fact with this text, in Chinese characters. */
export function leastOf(text: string): number {
  return hasFigure(text) ? FACT_MIN : PLAIN_MIN
}

/** A text truncated to the width of a fact, with an ellipsis. */
export function withinWidth(text: string): string {
  return widthOf(text) <= SENTENCE_MAX
    ? text
    : shorten(text, Math.floor(([...text].length * FACT_MAX) / widthOf(text)))
}
