import type { FigureClaim } from '../../figures/figure-claims.ts'

/** Words before a share by which a value grows. */
const GROWS = /(?:增加|提高|上漲|調漲|調高|加成|高|多|貴|漲|加)[了出]?\s*$/u
/** In percent. */
const TOLERANCE = 0.5

/** Whether one figure is the factor of a growth that the other gives as a share: 「一般人的 1.5 倍」 and 「增加五成」. */
export function isSameGrowth(one: FigureClaim, other: FigureClaim): boolean {
  const [factor, growth] = one.figure.dimension === 'multiple' ? [one, other] : [other, one]
  return (
    isFactor(factor) &&
    growth.figure.dimension === 'share' &&
    grows(growth) &&
    growth.figure.low === growth.figure.high &&
    Math.abs(100 * (factor.figure.value - 1) - growth.figure.value) < TOLERANCE
  )
}

/** 「貴 1.5 倍」 may be 2.5 times as much, so it says neither. */
function isFactor(claim: FigureClaim): boolean {
  const { dimension, low, high, value } = claim.figure
  return dimension === 'multiple' && low === high && value > 1 && !grows(claim)
}

function grows({ sentence, figure }: FigureClaim): boolean {
  return GROWS.test(sentence.slice(0, figure.start))
}
