import type { DraftClaim } from '@gaplens/contracts/draft'
import { readFigures } from '@gaplens/text/figures/read-figures'
import { numbersIn } from './numbers-in.ts'

/** Days and months, which are not read as figures but can be wrong as well. Years are read as figures. */
const DATE =
  /(?:\d{1,2}|[一二三四五六七八九十]{1,3})\s?月\s?(?:\d{1,2}|[一二三四五六七八九十]{1,3})\s?[日號]|\b(?:19|20)\d{2}[-/.]\d{1,2}/u
/** Names of organisations, works and laws, and names in Latin letters. */
const NAMES =
  /《[^》\n]{1,40}》|[\p{Script=Han}]{2,8}(?:大學|醫院|學會|協會|基金會|研究院|公司|福利部|委員會|管理署|健康署|事務所|條例|辦法|規則|準則)|(?<![\p{L}\d])\p{Lu}[\p{L}\d&.'’-]+(?:[ ]\p{Lu}[\p{L}\d&.'’-]+)*/gu
/** Words that are capitalised only because they begin a sentence. */
const PLAIN =
  /^(?:The|This|That|These|Those|It|If|When|For|And|But|In|On|At|As|To|A|An|You|Your|We|They|He|She|There|Most|Some|Many|All|No|Not|Do|How|What|Why)$/u
const COMPARISON =
  /比[^例如較賽重照方喻]{1,20}(?:更|還|較|高|低|多|少|好|快|慢|大|小|強|弱|長|短|便宜|貴|省|久)|更(?!新|改|換|動|正|衣)|最(?:高|低|多|少|好|快|慢|大|小|佳|強|弱|長|短|便宜|貴|適合|常見)|優於|勝過|不如|高於|低於|多於|少於|大於|小於|相較|\b(?:than|most|least|best|worst)\b/iu

/** Which kinds of checkable claims a sentence makes; empty if it makes none. Questions make none. */
export function kindsOf(sentence: string): DraftClaim['kinds'] {
  if (/[?？]\s*$/u.test(sentence)) return []
  const figures = readFigures(sentence)
  const kinds: DraftClaim['kinds'] = []
  // A number of no known unit can be wrong like any other.
  const bare = figures.reduceRight(
    (rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`,
    sentence,
  )
  if (figures.some(({ dimension }) => dimension !== 'year') || numbersIn(bare).length > 0)
    kinds.push('figure')
  if (figures.some(({ dimension }) => dimension === 'year') || DATE.test(sentence)) kinds.push('date')
  if (namesIn(sentence).length > 0) kinds.push('name')
  if (COMPARISON.test(sentence)) kinds.push('comparison')
  return kinds
}

/** The names that a sentence says, as written. */
export function namesIn(sentence: string): string[] {
  return [...sentence.matchAll(NAMES)].flatMap(([name], at) =>
    PLAIN.test(name) || (at === 0 && /^\p{Lu}\p{Ll}+$/u.test(name) && sentence.startsWith(name))
      ? []
      : [name],
  )
}

/** The days, months and years that a sentence says, as they are written without spaces. */
export function datesIn(sentence: string): string[] {
  const plain = sentence.normalize('NFKC').replace(/\s/gu, '')
  const years = readFigures(plain).flatMap(({ dimension, value }) =>
    dimension === 'year' ? [`${value}`] : [],
  )
  return [...years, ...[...plain.matchAll(new RegExp(DATE, 'gu'))].map(([date]) => date)]
}
