import type { Figure } from '@gaplens/text/figures/figure'
import { readFigures } from '@gaplens/text/figures/read-figures'

/** A figure of a text, with what the words beside it say of it. */
export interface GivenFigure extends Figure {
  /** Its clause without figures. */
  readonly clause: string
  /** What stands before it in its clause. */
  readonly before: string
  /** Its clause, with the clauses between it and the figure before it: 「大臼齒根管多，約」. */
  readonly subject: string
  /** Whether it is an upper or a lower limit. */
  readonly side: 'upper' | 'lower' | null
  /** What stands right after a time: 「3 天內」, 「3 天後」, 「3 天前」. */
  readonly until: 'within' | 'after' | 'before' | null
  /** On which side of an event it counts: 「手術前 8 小時」, 「術後 8 小時」. */
  readonly from: 'after' | 'before' | null
  /** Whether its clause tells of an earlier value: 「去年單身 13.1 萬元」. */
  readonly isPast: boolean
  /** Whether its clause denies something, so that the other limit may say the same: 「三十日內不負責」, 「滿 30 天才理賠」. */
  readonly isDenied: boolean
}

const UNTIL = /^\s*[之以]?([內後前])(?![\p{Script=Han}]?[年月日往])/u
const UNTIL_SIDES = { 內: 'within', 後: 'after', 前: 'before' } as const
const FROM = /([前後])(?:的|約|大約|至少|最少|需要?|應|要|須|滿)*\s*$/u
const FROM_SIDES = { 後: 'after', 前: 'before' } as const
const PAST = /去年|前年|往年|舊制|舊版|舊約|舊保單|修法前|修正前|調整前|改制前|原本|原先/u
const DENIED = /不|未|沒|無|免|只[會能剩]/u
/** The same, said in a later clause of the sentence: 「三十日內發生之疾病，公司不負給付責任」. */
const REFUSED = /不(?:負|給付|理賠|予)/u
const SENTENCE_END = /[。；！？!?\n]/u
/** Words that make a figure a limit which `bound` does not know: 「押金最高 2 個月」. */
const UPPER = /最[高多長久]|上限/u
const LOWER = /最[低少短]|至少|下限/u
/** In Latin script too, but not within a number: 「1,500」, 「1.5」. */
const CLAUSE_END = /[，。；：、！？!?;\n\t（）()]|[,.:](?!\d)/u

/** The figures of a text that are distinctive. Small numbers without a unit are not: they occur anywhere. */
export function distinctiveFigures(text: string): GivenFigure[] {
  return givenFigures(text).filter(isDistinctive)
}

export function isDistinctive({ dimension, value }: Figure): boolean {
  return dimension !== 'number' || value > 9
}

/** What a count names right before the colon of a list, which tells it by itself: 「有兩種方式：」. */
const LIST_FOLLOWS = /^\p{Script=Han}{0,6}[：:]/u

/** The figures that a statement states: those that are distinctive, without counts that only announce a list. */
export function statedFigures(text: string): GivenFigure[] {
  return distinctiveFigures(text).filter(
    ({ dimension, end }) => dimension !== 'count' || !LIST_FOLLOWS.test(text.slice(end)),
  )
}

/** From the first of some ranks to the last, which tells how many there are: 「第 1 級至第 8 級」. */
const ALL_RANKS =
  /第\s?[1一]\s?[級類型階等種關]?\s?(?:至|到|[-–~～])\s?第?\s?(?=(?:\d+|[二三四五六七八九十]+)\s?[級類型階等種關])/gu

/** A text of the same length in which ranks that begin with the first are counted: 「共 8 級」. */
function withRanksCounted(text: string): string {
  return text.replace(ALL_RANKS, (ranks) => '共'.padStart(ranks.length))
}

/** Every figure of a text. A count of 「個人」 is one of 「人」, and ranks from the first on are as many as the last. */
export function givenFigures(original: string): GivenFigure[] {
  const text = withRanksCounted(original)
  return readFigures(text).map((figure, at, all) => {
    const before = clauseBefore(text, figure.start)
    const after = text.slice(figure.end).split(CLAUSE_END, 1)[0] ?? ''
    const isTime = figure.dimension === 'time'
    // A year belongs to what is said of the next figure: 「民國 98 年以前出廠者，另加 3,000 元」.
    const last = all.slice(0, at).findLast(({ dimension }) => dimension !== 'year')
    return {
      ...figure,
      unit: figure.unit === '個人' ? '人' : figure.unit,
      clause: `${before} ${after}`,
      before,
      subject: `${clausesSince(text.slice(last?.end ?? 0, figure.start), last !== undefined)} ${before} ${after}`,
      side: sideOf(figure, before),
      until: isTime ? sideIn(UNTIL_SIDES, UNTIL.exec(after)?.[1]) : null,
      from: isTime ? sideIn(FROM_SIDES, FROM.exec(before)?.[1]) : null,
      isPast: PAST.test(before),
      isDenied:
        DENIED.test(before) ||
        DENIED.test(after) ||
        REFUSED.test(text.slice(figure.end).split(SENTENCE_END, 1)[0] ?? ''),
    }
  })
}

function sideOf({ bound }: Figure, before: string): GivenFigure['side'] {
  if (bound === 'most' || UPPER.test(before)) return 'upper'
  return bound === 'least' || LOWER.test(before) ? 'lower' : null
}

function clauseBefore(text: string, start: number): string {
  return text.slice(0, start).split(CLAUSE_END).at(-1) ?? ''
}

/** What stands between two figures, without the rest of the former's clause. */
function clausesSince(between: string, isAfterFigure: boolean): string {
  const from = isAfterFigure ? between.search(CLAUSE_END) : 0
  return from === -1 ? '' : between.slice(from)
}

function sideIn<Side extends string>(
  sides: Record<string, Side>,
  character: string | undefined,
): Side | null {
  return sides[character ?? ''] ?? null
}
