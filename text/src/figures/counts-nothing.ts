import type { Amount } from './amount.ts'
import { SECONDS_A_DAY, WORKING_DAY } from './figure.ts'
import type { Unit } from './units.ts'

/** Characters after which a Chinese numeral counts nothing, as in 「第三」 and 「統一」, or which are part of a longer numeral. */
const NO_NUMBER_BEFORE = /[第那這某另唯統任哪頭萬逐單零一二兩三四五六七八九十百千億]$/u
/** 「下兩週」 and 「上半年」 count nothing, unlike 「管口下兩公分」. */
const NEXT_OR_LAST_BEFORE = /(?<!零)下$|(?<![元年月週天日歲人次坪萬]以)上$/u
/** Distances and amounts, which are figures after 「每」, 「上」 and 「下」 too: 「每三十公分一個孔」. */
const EXTENTS = new Set<Unit['dimension']>(['length', 'weight', 'volume', 'area'])
/** Words after 「一日」 that make it part of a name: 「一日行程」. */
const NAMED_DAY = /^(?:行程|遊|來回|往返|票|券|生活圈)/u
/** Characters after which one day or one year is not a length of time: 「有一天」, 「前一年」, 「同一週」. */
const NO_ONE_BEFORE = /[有同前後]$/u

/** A unit as it stands in a text. */
interface FoundUnit {
  readonly unit: Unit
  readonly spelling: string
  readonly end: number
}

/** Whether a Chinese numeral is part of a word or of a longer numeral: 「第三」, 「統一」. */
export function isInWord(text: string, at: number): boolean {
  return NO_NUMBER_BEFORE.test(text.slice(Math.max(0, at - 3), at))
}

/** Whether 「每」, 「下」 or 「上」 stands before a Chinese numeral, which then tells how often or which one. */
export function isAfterEachOrNext(text: string, at: number): boolean {
  return isAfterEach(text, at) || isAfterNext(text, at)
}

/** Whether a Chinese numeral counts nothing with the unit behind it: 「每兩天」, 「下兩週」, 「有一天」, 「兩次約診相隔一週」. */
export function countsNothing(
  text: string,
  {
    at,
    amount: { high },
    found,
  }: { readonly at: number; readonly amount: Amount; readonly found: FoundUnit },
): boolean {
  const isExtent = EXTENTS.has(found.unit.dimension)
  if (isAfterNext(text, at) && !isExtent) return true
  if (isAfterEach(text, at) && (high <= 1 || !isExtent)) return true
  return (high === 1 && isArticle(text, at, found)) || (high === 2 && isOfBoth(text, at, found))
}

function isAfterEach(text: string, at: number): boolean {
  return text[at - 1] === '每'
}

function isAfterNext(text: string, at: number): boolean {
  return NEXT_OR_LAST_BEFORE.test(text.slice(Math.max(0, at - 3), at))
}

/** Whether the numeral is only an article: 「一個」, 「一塊」 and 「有一天」 count nothing. */
function isArticle(text: string, at: number, { unit, spelling, end }: FoundUnit): boolean {
  if (unit.dimension === 'count' || spelling === '塊') return true
  if (spelling === '日' && NAMED_DAY.test(text.slice(end, end + 3))) return true
  return (
    unit.dimension === 'time' &&
    (unit.factor >= SECONDS_A_DAY || unit.unit === WORKING_DAY) &&
    NO_ONE_BEFORE.test(text.slice(Math.max(0, at - 1), at))
  )
}

/** What lies between two things, right behind them: 「兩次約診通常相隔一週」. Two that are done or taken are counted: 「打兩劑間隔 4 週」. */
const APART =
  /^[^，。；、：！？\n\t\d打吃服用分再後各錠顆粒劑針包滴片]{0,4}?(?:(?:(?:之間|中間|通常|一般|大約|最好|至少|應該?|需要?|須)+(?:相隔|間隔|距離|隔))|相隔|相距|相差)/u
const CLAUSE_BEGINS = /(?:^|[，。；：！？\n\t,.;:])\s*在?$/u

/** Whether a numeral names two things of which only the distance is told. */
function isOfBoth(text: string, at: number, { unit, end }: FoundUnit): boolean {
  return (
    unit.dimension === 'count' &&
    CLAUSE_BEGINS.test(text.slice(Math.max(0, at - 3), at)) &&
    APART.test(text.slice(end, end + 14))
  )
}
