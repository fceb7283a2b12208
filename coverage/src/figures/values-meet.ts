import { figuresMeet, sameFigure } from '@gaplens/text/figures/compare'
import type { FigureClaim } from './figure-claims.ts'
import { upperLimitOf } from './limits.ts'

const LIMITS = /以上.+(?:以下|以內)|[未不]滿|未達/su

/**
 * Whether two figures of one thing can both be right. Two upper limits (「一天不超過 4,000 毫克」, 「以 3,000 毫克為上限」) are right
 * together only if they are equal, though all that the lower one allows the higher one allows too.
 * The same holds for two ranges as laws set them, whose ends are both limits: 「2 萬元以上 100 萬元以下」.
 */
export function valuesMeet(a: FigureClaim, b: FigureClaim): boolean {
  if (LIMITS.test(a.figure.text) && LIMITS.test(b.figure.text)) return sameFigure(a.figure, b.figure)
  return upperLimitOf(a) !== null && upperLimitOf(b) !== null
    ? figuresMeet(limitAlone(a), limitAlone(b))
    : figuresMeet(a.figure, b.figure)
}

function limitAlone({ figure }: FigureClaim): FigureClaim['figure'] {
  const limit = Number.isFinite(figure.high) ? figure.high : figure.value
  return { ...figure, low: limit, high: limit, bound: 'exact' }
}
