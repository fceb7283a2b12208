import type { Figure } from '@gaplens/text/figures/figure'
import { foldCharacters } from '@gaplens/text/figures/fold'
import { readAmount } from '@gaplens/text/figures/numerals'
import { readFigures } from '@gaplens/text/figures/read-figures'

const DIGITS = '零一二三四五六七八九'
const PLACES = ['', '十', '百', '千']
const MYRIAD = 10_000
/** Chinese numerals are written for whole numbers below this one. */
const CHINESE_BELOW = 100_000_000
const NUMERAL = /\d[\d,]*(?:\.\d+)?(?:\s?萬)?|[一二兩三四五六七八九十百千萬]+/gu
/** The same length of time in another unit. */
const TIMES: readonly (readonly [RegExp, string])[] = [
  [/^半年$/u, '六個月'],
  [/^(?:一|1\s?)年$/u, '12 個月'],
  [/^(?:六|6\s?)個月$/u, '半年'],
  [/^(?:12\s?|十二)個月$/u, '一年'],
  [/^(?:一|1\s?)個?(?:週|星期|禮拜)$/u, '七天'],
  [/^(?:七|7\s?)[天日]$/u, '一個禮拜'],
  [/^(?:30\s?|三十)分鐘$/u, '半小時'],
  [/^(?:90\s?|九十)分鐘$/u, '一個半小時'],
  [/^(?:二十四|24\s?)個?小時$/u, '一天'],
  [/^(?:兩|2\s?)個?小時$/u, '120 分鐘'],
]
const WORDS: readonly (readonly [string, string])[] = [
  ['大約', '差不多'],
  ['建議', '最好'],
  ['需要', '得要'],
  ['可以', '能夠'],
  ['通常', '一般'],
  ['費用', '花費'],
  ['價格', '價錢'],
  ['如果', '要是'],
  ['因為', '由於'],
  ['選擇', '挑選'],
  ['每天', '每日'],
  ['不要', '別'],
  ['至少', '最少'],
  ['便宜', '省錢'],
]
/** A clause that begins so, or refers back, cannot come first. */
const BOUND_CLAUSE =
  /^(?:但|所以|因為|由於|而|也|就|再|並|則|不過|否則|才|還|其|這|那|它|都|又|如|要是|若|後|之|以)/u
const CLAUSE_LEAST = 5
const END = /[。！!；;.]$/u

/** A sentence said in slightly other words: its numbers in another form, a few synonyms, two clauses in the other order. The truth stays the same. */
export function reworded(sentence: string, seed: number): string {
  const numbers = readFigures(sentence).reduceRight(
    (text, figure) => text.slice(0, figure.start) + otherForm(figure, seed) + text.slice(figure.end),
    sentence,
  )
  const words = WORDS.reduce((text, [from, to]) => text.replaceAll(from, to), numbers)
  return seed % 2 === 0 ? words : otherOrder(words)
}

/** The figure's text with its numbers written in another way, one of several by the seed. */
function otherForm({ text, dimension, unit, value, low, high }: Figure, seed: number): string {
  if (dimension === 'year' || dimension === 'ratio' || dimension === 'frequency') return text
  const forms: string[] = []
  if (dimension === 'time') forms.push(...TIMES.filter(([of]) => of.test(text)).map(([, to]) => to))
  if (dimension === 'share' && low === high && /^[\d.]+\s?%$|^百分之|^[一二三四五六七八九]成/u.test(text)) {
    forms.push(`${value}%`, `${value}％`)
    if (Number.isInteger(value)) forms.push(`百分之${chinese(value)}`)
    if (value % 10 === 0 && value < 100) forms.push(`${chinese(value / 10)}成`)
    if (value % 10 === 5 && value > 10) forms.push(`${chinese((value - 5) / 10)}成五`)
  }
  if (dimension === 'money' && unit === 'TWD' && low === high && /^[\d,.]+\s?(?:元|塊)$/u.test(text)) {
    forms.push(`${value} 塊`, `NT$${value.toLocaleString('en')}`)
    if (Number.isInteger(value) && value >= 1_000) forms.push(colloquial(value))
  }
  if (dimension !== 'share') forms.push(...[plain, chinese, myriads].map((write) => rewrite(text, write)))
  const others = [...new Set(forms)].filter((form) => form !== text)
  return others[seed % Math.max(1, others.length)] ?? text
}

function rewrite(text: string, write: (value: number) => string): string {
  // The ends of 「四到五萬」 share their scale.
  if (/[到至~–-].*萬/u.test(text)) return text
  if (/點[一二三四五六七八九零]/u.test(text)) return text
  const folded = foldCharacters(text)
  const written = text.replace(NUMERAL, (numeral, at: number) => {
    const amount = readAmount(folded, at)
    if (amount === null || amount.low !== amount.high || amount.end !== at + numeral.length) return numeral
    return write(amount.low)
  })
  return written.replace(/(?<=[一二兩三四五六七八九十百千萬])\s|\s(?=[一二兩三四五六七八九十百千])/gu, '')
}

function plain(value: number): string {
  return value.toLocaleString('en', { maximumFractionDigits: 4 })
}

/** 「5.5 萬」. */
function myriads(value: number): string {
  return value >= MYRIAD && value % 100 === 0 ? `${value / MYRIAD} 萬` : `${value}`
}

/** 「五萬五千」. */
function chinese(value: number): string {
  if (!Number.isInteger(value) || value <= 0 || value >= CHINESE_BELOW) return `${value}`
  if (value === 2) return '兩'
  const high = Math.floor(value / MYRIAD)
  const rest = value % MYRIAD
  const gap = high > 0 && rest > 0 && rest < 1_000 ? '零' : ''
  return `${high > 0 ? `${high === 2 ? '兩' : below(high)}萬` : ''}${gap}${rest > 0 ? below(rest) : ''}`
}

function below(value: number): string {
  let text = ''
  let isGap = false
  for (const [at, digit] of [...`${value}`].entries()) {
    const place = PLACES[`${value}`.length - 1 - at] ?? ''
    if (digit === '0') isGap = true
    else {
      text += `${isGap ? '零' : ''}${DIGITS[Number(digit)]}${place}`
      isGap = false
    }
  }
  return text.replace(/^一十/u, '十')
}

/** A sum as it is spoken, without its last place: 「五萬五」, 「一千二」. */
function colloquial(value: number): string {
  const written = chinese(value)
  return /^.[萬千].[千百]$/u.test(written) ? written.slice(0, -1) : `${written}元`
}

/** A sentence of two clauses that both stand alone with the second one first. */
function otherOrder(sentence: string): string {
  const end = END.exec(sentence)?.[0] ?? ''
  const clauses = sentence.slice(0, sentence.length - end.length).split('，')
  const [first = '', second = ''] = clauses
  const stands = (clause: string) => clause.trim().length >= CLAUSE_LEAST && !BOUND_CLAUSE.test(clause.trim())
  return clauses.length === 2 && stands(first) && stands(second) ? `${second}，${first}${end}` : sentence
}
