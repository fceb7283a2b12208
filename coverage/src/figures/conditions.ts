import { comparable, identicalUnit } from '@gaplens/text/figures/compare'
import type { Dimension, Figure } from '@gaplens/text/figures/figure'
import { readFigures } from '@gaplens/text/figures/read-figures'

/** Both ends of a case: 「3 個月以上未滿 1 年」, 「1 年以上 2 年未滿」. */
const BOTH_ENDS = /以上.*(?:未滿|以下|以內|不滿)/u
/** What has to be reached: 「年資滿 3 年」. */
const REACHED = /(?:滿|屆滿|逾)\s?$/u
/** Those of whom it is said, right behind a case: 「未滿 1 年者」. */
const THOSE = /^(?:以[上下內])?(?:者|時(?!間))/u
/** What a change of one unit does to another: 「每少 1 公斤，」. */
const EACH = /每[多少掉增減加升降]\p{Script=Han}{0,2}\s?$/u
const THEN_EACH = /^[，,][^，。；;\d]{1,16}$/u
/** The end of a case, and what is said of it up to the next figure. */
const THEN = /^(?:以[上下內])?(?:者|時|後|的[^，。；：\d]{1,4})?\s*[，,：:](?<said>[^。；;]{1,24})$/u
const THEN_MAX = 32
/** A part of what stands before: 「須練滿 34 小時，含學科 8 小時」. */
const PART = /^(?:[包內]?含|包括|其中)/u
const HEDGES = /最[長短多少高低]|至[少多]|不超過|不少於|大?約|可以?|則|為|就|並/gu
const NAME = /\p{Script=Han}{2}/u

/**
 * Whether a figure says in which case another of its dimension holds: 「年資 3 個月以上未滿 1 年，預告期 10 日」. A sure case is no value itself:
 * nobody has a notice of 3 months. A figure with one end only (「年資 3 年以上，預告期 30 日」) may be a value as well (「保固 3 年以上，壓縮機 10 年」).
 */
export function caseOf(sentence: string, figure: Figure, other: Figure): 'sure' | 'possible' | null {
  const distance = other.start - figure.end
  if (distance < 0 || distance > THEN_MAX || !identicalUnit(figure, other)) return null
  const between = sentence.slice(figure.end, other.start)
  if (EACH.test(sentence.slice(0, figure.start)) && THEN_EACH.test(between)) return 'sure'
  const said = THEN.exec(between)?.groups?.said ?? ''
  if (PART.test(said)) return null
  if (!THOSE.test(between) && !NAME.test(said.replace(HEDGES, ' '))) return null
  if (BOTH_ENDS.test(figure.text) || REACHED.test(sentence.slice(0, figure.start)) || THOSE.test(between))
    return 'sure'
  return figure.bound === 'least' || figure.bound === 'most' ? 'possible' : null
}

/** Dimensions of sizes, which say of how much a price is: 「一字型 240 公分約 5 萬 5」. */
export const SIZES = new Set<Dimension>(['length', 'area', 'weight', 'volume', 'power'])
/** A distance after which something is done again is no size: 「每 5,000 公里換油 250 元」, 「五千公里換一次 250 元」. */
const EVERY = /每\s*$/u
const ONCE_IN = /^[^，。；、\d]{0,4}一[次回趟]/u
/** Within a time: 「五年內」. */
const WITHIN = /內$/u
const CLAUSE_END = /[，,、。；;！？!?\n\t|（）()：:]/u
/** A case is named for what follows: 「以 210 公分的一字型來說」. */
const FOR_EXAMPLE = /^[^，。；]{0,10}(?:來說|為例|來看|來算|而言)/u
const TAKEN = /[以拿用][^，。；\d]{0,8}$/u

/** Somebody let a time pass and only then did something: 「過了兩年又四個月才提告」. A rule says 「過了 30 天才能轉」. */
const LET_PASS = /[過隔拖晚遲]了\s*(?:將近|快|大約|約)?\s*$/u
const ONLY_THEN_DID = /^[^，。；]{0,8}才(?![能可會有算行需要得夠])/u

/**
 * Whether a figure is only the case for which its clause gives another one: the size of which a price is, the time in which a share came about
 * (「五年內回退的約一成」), an example (「以 210 公分的一字型來說」) or how long somebody waited.
 */
export function isCaseInClause(sentence: string, figure: Figure, all: readonly Figure[]): boolean {
  if (TAKEN.test(sentence.slice(0, figure.start)) && FOR_EXAMPLE.test(sentence.slice(figure.end))) return true
  if (LET_PASS.test(sentence.slice(0, figure.start)) && ONLY_THEN_DID.test(sentence.slice(figure.end)))
    return true
  const follows = all.filter(
    (other) => other.start >= figure.end && !CLAUSE_END.test(sentence.slice(figure.end, other.start)),
  )
  if (SIZES.has(figure.dimension))
    return (
      follows.some(({ dimension }) => dimension === 'money') &&
      !EVERY.test(sentence.slice(0, figure.start)) &&
      !ONCE_IN.test(sentence.slice(figure.end))
    )
  const isWindow = figure.dimension === 'time' && WITHIN.test(`${figure.text}${figure.limit?.after ?? ''}`)
  return isWindow && follows.some(({ dimension }) => dimension === 'share')
}

/** Rows that a column of bands needs. */
const BANDS_MIN = 2
/** Bands that are this near adjoin: 「29,500–90,499 元」, 「90,500 元以上」. */
const NEAR = 0.001

/**
 * The columns of a table whose figures are steps, or bands each of which begins where another ends: 「未滿 29,500 元」, 「29,500–90,499 元」, 「90,500 元以上」. They
 * say for whom the rest of the row holds. Prices may adjoin as well, so that only the first column needs no band that is open
 * below.
 */
export function bandColumns(rows: readonly string[]): ReadonlySet<number> {
  const cells = rows.map((row) => row.split('\t').map((cell) => readFigures(cell)))
  const width = Math.max(0, ...cells.map(({ length }) => length))
  const columns = Array.from({ length: width }, (_, at) => cells.map((row) => row[at] ?? []))
  const bands = columns.flatMap((column, at) => (areBands(column, at === 0) ? [at] : []))
  return new Set(areSteps(rows) ? [0, ...bands] : bands)
}

/** Rows that a table of steps needs. */
const STEPS_MIN = 3
const LETTERS = /\p{L}{2}/u

/** Whether a table tells what comes of each step of one value, which stands alone in its first cells: 「60 公分」, 「80 公分」, 「90 公分」 of a span. */
function areSteps(all: readonly string[]): boolean {
  // A head may have figures too: 「跨距」, 「18 mm」, 「25 mm」.
  const rows = readFigures(all[0]?.split('\t', 1)[0] ?? '').length > 0 ? all : all.slice(1)
  const steps = rows.flatMap((row) => {
    const [first = '', ...others] = row.split('\t')
    const [step, ...more] = readFigures(first)
    const isAlone = step !== undefined && more.length === 0 && !LETTERS.test(first.replace(step.text, ''))
    return isAlone && others.some((cell) => readFigures(cell).length > 0) ? [step] : []
  })
  const isOrdered = steps.every((step, at) => {
    const next = steps[at + 1]
    return next === undefined || (comparable(step, next) && step.value < next.value)
  })
  return rows.length >= STEPS_MIN && steps.length === rows.length && isOrdered
}

function areBands(column: readonly (readonly Figure[])[], isFirst: boolean): boolean {
  const given = column.filter(({ length }) => length > 0)
  const bands = given.flatMap((figures) => (figures.length === 1 ? figures : []))
  return (
    bands.length === given.length &&
    bands.length >= BANDS_MIN &&
    (isFirst || bands.some(({ low }) => low <= 0)) &&
    bands.every(
      (band) =>
        band.low < band.high &&
        bands.some((other) => comparable(band, other) && (adjoin(band, other) || adjoin(other, band))),
    )
  )
}

function adjoin(below: Figure, above: Figure): boolean {
  return (
    Number.isFinite(below.high) &&
    Number.isFinite(above.low) &&
    Math.abs(above.low - below.high) <= NEAR * Math.abs(above.low)
  )
}
