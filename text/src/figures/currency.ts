import type { Amount, Term } from './amount.ts'
import { HAN } from './match.ts'

/** A currency in front of its sum. */
export const CURRENCY =
  /(nt\$|us\$|hk\$|新台幣|人民幣|日幣|日圓|美金|美元|歐元|港幣|澳幣|英鎊|ntd|twd|usd|jpy|rmb|\$|¥|€|£)\s?(?=\d)/iy
const CURRENCIES = new Map([
  ['nt$', 'TWD'],
  ['新台幣', 'TWD'],
  ['ntd', 'TWD'],
  ['twd', 'TWD'],
  ['us$', 'USD'],
  ['usd', 'USD'],
  ['hk$', 'HKD'],
  ['人民幣', 'CNY'],
  ['rmb', 'CNY'],
  ['jpy', 'JPY'],
  ['¥', 'JPY'],
  ['€', 'EUR'],
  ['歐元', 'EUR'],
  ['£', 'GBP'],
  ['英鎊', 'GBP'],
  ['日幣', 'JPY'],
  ['日圓', 'JPY'],
  ['美金', 'USD'],
  ['美元', 'USD'],
  ['港幣', 'HKD'],
  ['澳幣', 'AUD'],
])

const LATIN = /\p{Script=Latin}/u
/** How far from a sum the script of its text is looked for. A limit, because a text may hold thousands of sums. */
const NEAR = 500

/** @param sign the match of `CURRENCY` in front of the amount */
export function currencyTerm(
  text: string,
  sign: RegExpExecArray,
  amount: Amount,
): Pick<Term, 'unit' | 'spelling' | 'end'> {
  const written = (sign[1] ?? '').toLowerCase()
  // A plain dollar sign means Taiwan dollars in a Chinese text, and where no letter shows that it is in English: 「$12,000~$18,000」.
  const near = text.slice(Math.max(0, amount.end - NEAR), amount.end + NEAR)
  const unit = CURRENCIES.get(written) ?? (HAN.test(near) || !LATIN.test(near) ? 'TWD' : 'USD')
  const yuan = /^\s?[元圓塊]/.exec(text.slice(amount.end, amount.end + 2))
  return {
    unit: { dimension: 'money', unit, factor: 1 },
    spelling: '',
    end: amount.end + (yuan?.[0].length ?? 0),
  }
}
