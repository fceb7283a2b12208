import type { DraftClaim } from '@gaplens/contracts/drafts/draft-score'
import { readFigures } from '@gaplens/text/figures/read-figures'
import { endsAsQuestion } from '../../corpus/sentences.ts'
import { datesIn } from './dates-in.ts'
import { numbersIn } from './numbers-in.ts'

/** Names of organisations, works and laws, and names in Latin letters. */
const NAMES =
  /《[^》\n]{1,40}》|[\p{Script=Han}]{2,8}(?:大學|醫院|學會|協會|基金會|研究院|公司|福利部|委員會|管理署|健康署|事務所|條例|辦法|規則|準則)|(?<![\p{L}\d]|\d\s)\p{Lu}[\p{L}\d&.'’-]+(?:[ ]\p{Lu}[\p{L}\d&.'’-]+)*/gu
/** Words that are capitalised only because they begin a sentence or a cell. */
const PLAIN =
  /^(?:The|This|That|These|Those|It|If|When|For|And|But|In|On|At|As|To|A|An|You|Your|We|They|He|She|There|Most|Some|Many|All|No|Not|Do|How|What|Why|Only|Both|Each|Every|Our|My|Their|Its|With|From|By|After|Before|While|Since|Because|Then|So|Or|Expect|Even|Just)$/u
const CALENDAR =
  /^(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|January|February|March|April|May|June|July|August|September|October|November|December)$/u
/** A capitalised word before a plain one only begins its cell: 「Retainer work」. */
const WORD_FOLLOWS = /^ \p{Ll}/u
const POSSESSIVE = /['’]s?$/u
/** Words before a Chinese name that the pattern also matches: 「要先問航空公司」. */
const BEFORE_NAME =
  /^.*[的了要在與和或及問請到由被對把向跟給讓叫找先但歲是有為從以就也都還再可去看說據依於沒家間每各某該數]/u
/** Least length of a Chinese name. A shorter match is only a kind of organisation. */
const NAME_MIN = 4
/** What such organisations are called in general: 「搬家公司」, 「會計師事務所」. */
const TRADE = /^(?:\p{Script=Han}{2}公司|\p{Script=Han}{1,2}[師士]事務所)$/u
const COMPARISON =
  /比[^例如較賽重照方喻]{1,20}(?:更|還|較|高|低|多|少|好|快|慢|大|小|強|弱|長|短|便宜|貴|省|久)|(?<!不必|不用|無須|不需|不須)更(?!新|改|換|動|正|衣)|最(?:高|低|多|少|好|快|慢|大|小|佳|強|弱|長|短|便宜|貴|適合|常見)|優於|勝過|不如|高於|低於|多於|少於|大於|小於|相較|\b(?:than|most|least|best|worst)\b/iu

/** The kinds of checkable claims in a sentence; empty if there are none. A question makes no claim. */
export function kindsOf(sentence: string): DraftClaim['kinds'] {
  if (endsAsQuestion(sentence)) return []
  const figures = readFigures(sentence)
  const kinds: DraftClaim['kinds'] = []
  // A number without a known unit can be wrong like any other.
  const bare = withoutFigures(sentence)
  if (figures.some(({ dimension }) => dimension !== 'year') || numbersIn(bare).length > 0)
    kinds.push('figure')
  if (datesIn(sentence).length > 0) kinds.push('date')
  if (namesIn(sentence).length > 0) kinds.push('name')
  if (COMPARISON.test(sentence)) kinds.push('comparison')
  return kinds
}

/** The names in a sentence, as written. */
export function namesIn(sentence: string): string[] {
  const bare = withoutFigures(sentence)
  return [...bare.matchAll(NAMES)].flatMap(({ 0: written, index }) => {
    if (written.startsWith('《')) return [written]
    if (/^\p{Script=Han}/u.test(written)) {
      const name = written.replace(BEFORE_NAME, '')
      return name.length < NAME_MIN || TRADE.test(name) ? [] : [name]
    }
    const words = written.split(' ')
    const name = (PLAIN.test(words[0] ?? '') ? words.slice(1) : words).join(' ').replace(POSSESSIVE, '')
    const [before, after] = [bare.slice(0, index), bare.slice(index + written.length)]
    const begins =
      (before === '' || (before.endsWith('\t') && WORD_FOLLOWS.test(after))) && /^\p{Lu}\p{Ll}+$/u.test(name)
    return name === '' || begins || CALENDAR.test(name) ? [] : [name]
  })
}

/** A sentence without its figures, whose units may look like names: "77 °F". */
function withoutFigures(sentence: string): string {
  return readFigures(sentence).reduceRight(
    (rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`,
    sentence,
  )
}
