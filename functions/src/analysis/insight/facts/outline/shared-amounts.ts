import { ageAsTime } from '@gaplens/text/figures/age-as-time'
import type { Figure } from '@gaplens/text/figures/figure'
import { readFigures } from '@gaplens/text/figures/read-figures'

/** Counts and bare numbers are of anything, and a calendar year is no amount. */
const NO_AMOUNT = new Set<Figure['dimension']>(['number', 'count', 'year', 'frequency', 'ratio'])
/** A figure of one: that two texts say 「一個月」 means nothing. */
const ONE = /^[^\d〇零一二兩三四五六七八九十百千萬億半]*[一1][^\d〇零一二兩三四五六七八九十百千萬億半]*$/u
/** The share of the larger by which equal amounts may differ: 30 days and a month. */
const SAME = 0.02

/** One end of a figure, in a unit that all figures of its kind have. */
interface Amount {
  readonly kind: string
  readonly value: number
}

/** Whether two texts give one amount, in whatever script and unit: 「半歲」 and 「6 個月」, 「兩成」 and 「20%」. */
export function shareAmount(one: string, other: string): boolean {
  const others = amountsIn(other)
  return amountsIn(one).some(({ kind, value }) =>
    others.some(
      (each) => each.kind === kind && Math.abs(each.value - value) <= SAME * Math.max(each.value, value),
    ),
  )
}

function amountsIn(text: string): Amount[] {
  return readFigures(text)
    .filter(({ dimension, text: written }) => !NO_AMOUNT.has(dimension) && !ONE.test(written))
    .map(ageAsTime)
    .flatMap(({ dimension, unit, low, high }) =>
      [...new Set([low, high])]
        .filter((end) => Number.isFinite(end) && end > 0)
        .map((value) => ({ kind: `${dimension} ${unit}`, value })),
    )
}
