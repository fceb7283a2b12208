import { comparable, figuresMeet, sameFigure } from '@gaplens/text/figures/compare'
import type { Figure } from '@gaplens/text/figures/figure'
import { SIZES } from './conditions.ts'
import type { FigureClaim } from './figure-claims.ts'
import { measuresOf } from './measures.ts'
import { mustBeReached } from './values-meet.ts'

/** Whether the figures beside two others agree or differ; null where one has none of a kind that the other has. */
export function compareConditions(a: FigureClaim, b: FigureClaim): 'agree' | 'differ' | null {
  const conditionsOf = ({ beside }: FigureClaim) => beside.filter((each) => isCondition(each, a.figure))
  const meet = [...meetingOf(conditionsOf(a), b.beside), ...meetingOf(a.cases, b.cases)]
  if (meet.length > 0) return meet.includes(true) ? 'agree' : 'differ'
  if (arePricesOfOtherSizes(a, b)) return 'differ'
  return mustBeReached(a) && mustBeReached(b) && haveOneCondition(a, b) ? 'agree' : null
}

/** Whether a figure can be the condition of another: a year only dates it, and one of the same kind is another value. */
export function isCondition({ dimension }: Figure, own: Figure): boolean {
  return dimension !== 'year' && dimension !== own.dimension
}

/** For each two comparable figures of both lists, whether they meet. */
function meetingOf(some: readonly Figure[], others: readonly Figure[]): boolean[] {
  return some.flatMap((one) =>
    others.filter((other) => comparable(one, other)).map((other) => figuresMeet(one, other)),
  )
}

/**
 * Whether two sums are of things of other sizes, as their sentences say: 「4 坪的帳篷，整套 3 萬」, 「以 2 坪來說，整套 1 萬 2」. A total for a size
 * is none for whatever size.
 */
function arePricesOfOtherSizes(a: FigureClaim, b: FigureClaim): boolean {
  if (!isSum(a) || !isSum(b)) return false
  const [mine = [], theirs = []] = [a, b].map(({ inSentence }) =>
    inSentence.filter(({ dimension }) => SIZES.has(dimension)),
  )
  const meet = meetingOf(mine, theirs)
  if (meet.length > 0) return !meet.includes(true)
  const isTotal = [a, b].some(({ clause }) => measuresOf(clause).has('total'))
  return isTotal && mine.length + theirs.length > 0
}

function isSum({ figure, clause }: FigureClaim): boolean {
  return figure.dimension === 'money' && figure.per === '' && !clause.includes('每')
}

/** Whether the sentences of two figures that have to be reached have another figure in common: 「年滿 50 歲、復健滿半年」. */
function haveOneCondition(a: FigureClaim, b: FigureClaim): boolean {
  return a.inSentence.some((one) =>
    b.inSentence.some(
      (other) => comparable(one, other) && isCondition(one, a.figure) && sameFigure(one, other),
    ),
  )
}
