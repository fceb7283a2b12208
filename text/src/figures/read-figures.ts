import { rememberTexts } from '../memoize.ts'
import { readNonFigure } from './calendar.ts'
import { readDaysLater } from './days-later.ts'
import type { Dimension, Figure } from './figure.ts'
import { foldCharacters } from './fold.ts'
import { readFrequency } from './frequency.ts'
import { hedgeOf } from './marks.ts'
import { type Raw, readRange } from './ranges.ts'
import { readRatio } from './ratio.ts'
import { referenceOf } from './references.ts'
import { readOnScale } from './scale.ts'
import { readSize } from './size.ts'
import { type Pace, paceOf } from './speed.ts'
import { readTerm } from './term.ts'

/** The beginnings of figures, and of other text with numbers that must be skipped. */
const BEGINNING =
  /零下|對(?=折)|[減砍折](?=半)|負(?=\s?[\d一二三四五六七八九十])|翻(?:了一)?倍|雙倍|早晚各|(?<=[近逾破])萬|萬(?=分之)|[\d½⅓⅔¼¾⅛一二兩三四五六七八九十百千零幾數半每第#]|[-−](?=\d)|民國|中華民國|西元|新台幣|人民幣|(?:nt|us|hk)?\$(?=\s?\d)|[¥€£](?=\s?\d)|(?:日幣|日圓|美金|美元|歐元|港幣|澳幣|英鎊)(?=\s?\d)|\b(?:https?:|www\.|once|twice|every|step|chapter|part|figure|fig\.|no\.|vol\.|page|p\.|ntd|twd|usd|jpy|rmb)|\b(?:half|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|double|an?(?=\s(?:second|minute|hour|day|week|month|year|dozen|hundred|couple|third|quarter|fifth|tenth|half)\b))\b|(?<![a-z\d])[td]\s?\+(?=\s?\d)|[a-z]{1,40}-?(?=\d)/giu
/** Dimensions that are often given per something else: a price per month, a dose per kilogram. */
const WITH_REFERENCE = new Set<Dimension>([
  'money',
  'weight',
  'volume',
  'energy',
  'count',
  'share',
  'power',
  'light',
  'data',
])

/** So many numerals are no number, and each would be tried as the beginning of one that goes to the end of all. */
const NO_NUMBER = /[\d零一二三四五六七八九十百千萬億兩幾半]{40,}/gu

/**
 * Reads the figures of a text in order, with unit, range and hedge, in every spelling. A date gives its year. Times of
 * day, ordinals, addresses, telephone numbers and names with digits give nothing. Figures never overlap. Takes linear time, and
 * is remembered, because most sentences are read for several parts of a report.
 */
export const readFigures: (text: string) => readonly Figure[] = rememberTexts(read)

function read(text: string): Figure[] {
  const plain = foldCharacters(text).replace(NO_NUMBER, (run) => ' '.repeat(run.length))
  const figures: Figure[] = []
  let done = 0
  let paced: { readonly pace: Pace; readonly end: number } | null = null
  BEGINNING.lastIndex = 0
  for (const { index } of plain.matchAll(BEGINNING)) {
    if (index < done) continue
    const found = readAt(plain, index)
    if (found === null) continue
    done = found.end
    if (found.figure === null) continue
    const { end, figure } = found
    const pace: Pace | null =
      figure.dimension === 'length' ? paceOf(plain, { start: figure.start, end }, paced) : null
    paced = pace && { pace, end }
    figures.push(finish(text, plain, { ...figure, end }, pace))
  }
  return figures
}

function readAt(plain: string, at: number): { figure: Raw | null; end: number } | null {
  const size = readSize(plain, at)
  if (size) {
    const { unit, end } = size
    return { figure: unit === null ? null : { dimension: 'size', unit, low: 1, high: 1, start: at }, end }
  }
  const later = readDaysLater(plain, at)
  if (later) return later
  const onScale = readOnScale(plain, at)
  if (onScale) return onScale
  const skipped = readNonFigure(plain, at)
  if (skipped) {
    const { year, end, from } = skipped
    return {
      figure:
        year === null ? null : { dimension: 'year', unit: 'year', low: from ?? year, high: year, start: at },
      end,
    }
  }
  const frequency = readFrequency(plain, at)
  if (frequency)
    return { figure: { dimension: 'frequency', unit: '/day', ...frequency, start: at }, end: frequency.end }
  const ratio = readRatio(plain, at)
  if (ratio) return { figure: { dimension: 'ratio', unit: ':', ...ratio, start: at }, end: ratio.end }
  const first = readTerm(plain, at)
  return first ? readRange(plain, first) : null
}

function finish(text: string, plain: string, raw: Raw & { end: number }, pace: Pace | null): Figure {
  const {
    start: number,
    end,
    low,
    high,
    hasLimits = false,
    nameLength = 0,
    ...rest
  } = pace ? speed(raw, pace) : raw
  const start = number - nameLength
  const { bound, limit } =
    rest.dimension === 'year'
      ? { bound: 'exact' as const }
      : limitIn(text, plain, { dimension: rest.dimension, hasLimits, start: number, end })
  return {
    ...rest,
    per: pace?.per ?? (WITH_REFERENCE.has(rest.dimension) ? referenceOf(plain, start, end) : ''),
    value: tidy((low + high) / 2),
    low: bound === 'most' ? Number.NEGATIVE_INFINITY : tidy(low),
    high: bound === 'least' ? Number.POSITIVE_INFINITY : tidy(high),
    bound,
    ...(limit && { limit: nameLength > 0 ? { ...limit, before: '' } : limit }),
    text: text.slice(start, end),
    start,
    end,
  }
}

/** How a figure is hedged, and the words for it if it is a limit. Both ends of a range are limits already: of one they are exact. */
function limitIn(
  text: string,
  plain: string,
  figure: Pick<Figure, 'dimension' | 'start' | 'end'> & { readonly hasLimits: boolean },
): Pick<Figure, 'bound' | 'limit'> {
  const { bound, isStrict, from, to } = hedgeOf(plain, figure)
  const { start, end } = figure
  if (from === start && to === end) return { bound: figure.hasLimits ? 'exact' : bound }
  const limit = { before: text.slice(from, start).trim(), after: text.slice(end, to).trim(), isStrict }
  return { bound: figure.hasLimits ? 'exact' : bound, limit }
}

function speed<R extends Raw>(distance: R, { seconds }: Pace): R {
  const [low, high] = [distance.low / seconds, distance.high / seconds]
  return { ...distance, dimension: 'speed', unit: 'm/s', low, high }
}

/** Rounds to twelve digits, which removes the rounding errors of a multiplication. */
function tidy(value: number): number {
  return Number(value.toPrecision(12))
}
