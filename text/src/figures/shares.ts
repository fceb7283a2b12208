import type { Term } from './amount.ts'
import { digitsOf } from './chinese-numerals.ts'
import { match } from './match.ts'
import { readAmount } from './numerals.ts'
import { HALVABLE_UNITS, readUnit, type Unit } from './units.ts'

const PARTS_OF = /([二兩三四五六七八九十百千萬]+|\d{1,4})\s?分之\s?/y
const WHOLES = new Map([
  ['百', 100],
  ['千', 1_000],
  ['萬', 10_000],
])
/** Dimensions of which a fraction is a quantity: 「四分之三杯」 is not a share. */
const MEASURED = new Set<Unit['dimension']>(['volume', 'weight', 'length', 'area'])
const PERCENT: Unit = { dimension: 'share', unit: '%', factor: 1 }
/** The part of a price that is left. It is not comparable with the share by which a price is reduced. */
const OF_PRICE: Unit = { dimension: 'share', unit: '折', factor: 1 }
const PART_OF_PRICE = String.raw`([一二三四五六七八九]{1,2}|\d(?:\.\d)?|\d\d)`
const CUT = String.raw`\s?折(?![頁疊騰衷射返線斷痕半合])`
const PRICE_CUT = new RegExp(PART_OF_PRICE + CUT, 'y')
/** The first of two price cuts, of which only the second is called one: 「7–8 折」, 「七、八折」. */
const FIRST_CUT = new RegExp(String.raw`${PART_OF_PRICE}(?=(\s?[到至~–—、-]\s?)${PART_OF_PRICE}${CUT})`, 'y')
const HALF =
  /(?<![另每前後一])一半(?!一半)|(?<![過大多])半數|(?:[減砍]|(?<![一二三四五六七八九\d]\s?)折)半(?![年天月日週小時個分夜路截邊])/y
const HALF_PRICE = /半價|對折(?!起|頁|疊|處|線|後)/y
const SLASHED = /(\d)\s?\/\s?(\d{1,2})(?![\d/])/y
/** Words around 「1/3」 that show a share and not a date. */
const SHARE_BEFORE = /(?:約|近|不到|超過|逾|佔|占|剩|剩下|少了?|減少|至少|最多)\s?$/u
const SHARE_AFTER = /^\s?(?:以上|以下|左右|的(?:人|家|民|受|網|使|客|女|男|消|預|時|薪|收|成|費))/u
const ENGLISH_PART =
  /(?:(a|one|two|three|four|seven|nine)[\s-](half|third|quarter|fifth|tenth)s?|half)(?=\s(?:of|more|less|extra)\s|\sto\s[a-z]+[\s-](?:thirds|quarters|fifths|tenths)\sof\s)/iy
const ENGLISH_WHOLES = ['half', 'third', 'quarter', 'fifth', 'tenth'] as const
const DIVISORS: Record<(typeof ENGLISH_WHOLES)[number], number> = {
  half: 2,
  third: 3,
  quarter: 4,
  fifth: 5,
  tenth: 10,
}
const IN_WORDS =
  /(one|two|three|1|2|3)\s(?:in|out of)\s(?:every\s)?(three|four|five|six|ten|\d{1,3})\b(?!\s(?:days|weeks|months|years|hours|minutes))/iy

/** Reads 「百分之四」, 「三分之一」, 「一半」, 「八五折」, "two-thirds of", "one in five"; null when there is no part of a whole. */
export function readShare(text: string, at: number): Term | null {
  return readPartsOf(text, at) ?? readSlashed(text, at) ?? readPriceCut(text, at) ?? readWords(text, at)
}

function readPartsOf(text: string, at: number): Term | null {
  const parts = match(PARTS_OF, text, at)
  if (!parts) return null
  const whole = WHOLES.get(parts[1] ?? '') ?? readAmount(text, at)?.low ?? 0
  const amount = readAmount(text, at + parts[0].length)
  if (!amount || whole === 0 || amount.high > whole) return null
  const measured = readUnit(text, amount.end, at)
  const ends = (times: number) => ({ low: (times * amount.low) / whole, high: (times * amount.high) / whole })
  return measured && (MEASURED.has(measured.unit.dimension) || HALVABLE_UNITS.has(measured.spelling))
    ? { ...ends(1), amount, unit: measured.unit, spelling: measured.spelling, start: at, end: measured.end }
    : { ...ends(100), amount, unit: PERCENT, spelling: '分之', start: at, end: amount.end }
}

/** Whether 「1/3」 at a position is a share. Otherwise it may be a date. */
export function isFraction(text: string, at: number): boolean {
  return readSlashed(text, at) !== null
}

function readSlashed(text: string, at: number): Term | null {
  const found = match(SLASHED, text, at)
  const [top, bottom] = [Number(found?.[1]), Number(found?.[2])]
  if (!found || !(top > 0 && top < bottom)) return null
  const end = at + found[0].length
  const isShare =
    SHARE_BEFORE.test(text.slice(Math.max(0, at - 4), at)) || SHARE_AFTER.test(text.slice(end, end + 4))
  return isShare ? share((100 * top) / bottom, at, end) : null
}

function readPriceCut(text: string, at: number): Term | null {
  const half = match(HALF_PRICE, text, at)
  if (half) return { ...share(50, at, at + half[0].length), unit: OF_PRICE, spelling: '折' }
  const first = match(FIRST_CUT, text, at)
  const found = first ?? match(PRICE_CUT, text, at)
  if (!found || /[\d一二三四五六七八九十骨轉曲對]$/u.test(text[at - 1] ?? '')) return null
  const value = partOfPrice(found[1] ?? '')
  // Of a list only two neighbours are a range: 「九、七折」 are two cuts.
  if (first?.[2] === '、' && partOfPrice(first[3] ?? '') - value !== 10) return null
  return { ...share(value, at, at + found[0].length), unit: OF_PRICE, spelling: '折' }
}

/** The percentage that is left of a price: 80 for 「8 折」, 85 for 「八五折」. */
function partOfPrice(written: string): number {
  const value = Number(digitsOf(written))
  return value < 10 ? 10 * value : value
}

function readWords(text: string, at: number): Term | null {
  const half = match(HALF, text, at)
  if (half) return share(50, at, at + half[0].length)
  if (/[a-z]/i.test(text[at - 1] ?? '')) return null
  const part = match(ENGLISH_PART, text, at)
  if (part) {
    const [top, bottom] = [
      part[1]?.toLowerCase(),
      ENGLISH_WHOLES.find((each) => each === part[2]?.toLowerCase()),
    ]
    const parts = top === undefined || top === 'a' ? 1 : (readAmount(top, 0)?.low ?? 1)
    const of = DIVISORS[bottom ?? 'half']
    return parts <= of ? share((100 * parts) / of, at, at + part[0].length) : null
  }
  const among = match(IN_WORDS, text, at)
  const [few, all] = [among?.[1], among?.[2]].map((each) => readAmount(each ?? '', 0)?.low ?? 0)
  return among && few && all && few < all ? share((100 * few) / all, at, at + among[0].length) : null
}

function share(value: number, start: number, end: number): Term {
  const amount = { low: value, high: value, scale: 1, end, chinese: true, fraction: false }
  return { low: value, high: value, amount, unit: PERCENT, spelling: '', start, end }
}
