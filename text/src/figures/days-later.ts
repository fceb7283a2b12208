import { SECONDS_A_DAY } from './figure.ts'
import { match } from './match.ts'
import type { Raw } from './ranges.ts'
import { readUnit } from './units.ts'

const LATER = /([td]\s?\+\s?)(\d{1,2})(?![\d.,%])/iy

/** Reads 「T+7」: so many days after the day of a sale. Where a unit follows (「T+7 日」), that is the figure, which begins with its number. */
export function readDaysLater(text: string, at: number): { figure: Raw | null; end: number } | null {
  const isPartOfWord = /[a-z\d+]/i.test(text[at - 1] ?? '')
  const found = isPartOfWord ? null : match(LATER, text, at)
  if (found === null) return null
  const end = at + found[0].length
  const [, sign = '', days] = found
  if (readUnit(text, end, at) !== null) return { figure: null, end: at + sign.length }
  const seconds = Number(days) * SECONDS_A_DAY
  return { figure: { dimension: 'time', unit: 's', low: seconds, high: seconds, start: at }, end }
}
