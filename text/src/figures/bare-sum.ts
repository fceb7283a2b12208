import type { Term } from './amount.ts'
import { HAN, match } from './match.ts'
import { readPlain } from './plain-term.ts'
import { TO } from './term.ts'

const REFERENCE = /^一(?:個月|月|坪)$/u
/** A Chinese numeral whose last place is omitted: 「一千二」. */
const PLACE_LEFT_OUT = /[一二兩三四五六七八九][千百][一二三四五六七八九]$/u
/** A reference unit of a price (month, night, person) before the number. */
const PRICED =
  /(?:(?:每|一)(?:個月|月|晚|天|坪|桌|堂|台|人|個人)|月租|月費|月繳|月付|年費|年繳|日租)[要收付包給]?\s?$/u
/** The same after the number: 「兩百一個人」. */
const FOR_ONE = /^\s?一(?:個月|晚|坪|桌|堂|人|個人|張|台|車|層)/u
/** Characters that may follow 「12 萬」 when it is a sum of money without a currency. */
const AFTER_SUM = /[多左以上下裡不的是起到至內可就才並或和與跟及便比再含打而還之調拉提升漲降減出這]/u
/** Quantities whose unit is left out in speech as that of money is: 「海拔八百到一千五」, 「熱量一千八」. A range may have begun. */
const OTHER_QUANTITY =
  /(?:海拔|標高|高度|深度|爬升|里程|[轉時流]速|熱量|[流容水用]量|水壓|氣壓|人口|[人步字次件]數)(?:約|大約|大概|只有|在|是)?\s?(?:[\p{Script=Han}\d]{1,6}[到至~-])?$/u

/**
 * Whether the number is a sum of money without a currency: one in units of ten thousand (「6 萬到 12 萬」), one whose last place is
 * left out (「一千二」), or one for a month, a night, a person, that is written out (「一晚三千多」).
 * @param from start of the range that ends with the number
 */
export function isBareSum(text: string, term: Term, from = term.start): boolean {
  if (term.unit !== null) return false
  if (term.amount.chinese && term.high >= 100 && FOR_ONE.test(text.slice(term.end, term.end + 5))) return true
  const next = text[term.end] ?? ''
  if (HAN.test(next) && !AFTER_SUM.test(next)) return false
  if (OTHER_QUANTITY.test(text.slice(Math.max(0, from - 14), from))) return false
  const written = text.slice(term.start, term.end)
  if (term.amount.scale >= 10_000 && HAN.test(written)) return true
  const before = text.slice(Math.max(0, from - 6), from)
  return term.amount.chinese && term.high >= 100 && (PLACE_LEFT_OUT.test(written) || PRICED.test(before))
}

/** Whether 「一個月」 or 「一坪」 is only the reference of the sum after it: 「一坪六到八千」. */
export function isReference(text: string, term: Term): boolean {
  if (!REFERENCE.test(text.slice(term.start, term.end))) return false
  const gap = /^[要收付]?\s?/u.exec(text.slice(term.end, term.end + 2))?.[0].length ?? 0
  const next = readPlain(text, term.end + gap)
  if (next === null) return false
  const to = match(TO, text, next.end)
  const last = to ? readPlain(text, next.end + to[0].length) : null
  return isBareSum(text, next) || (last !== null && isBareSum(text, last, next.start))
}
