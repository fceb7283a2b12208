import type { FigureClaim } from '../../figures/figure-claims.ts'

/** Words before a round value that is a little above or below the exact one: 「不到五千元」 for 4,600. */
const SHORT_OF = /(?:不到|不足|未達)\s*$/u
const MORE_THAN = /(?:超過|逾|破)\s*$/u
/** Words of a vague number, within it or after it: 「兩百多件」, 「兩萬出頭」. */
const VAGUE = /[多幾餘]/u
const VAGUE_AFTER = /^\s?(?:出頭|多|有餘)/u
/** Largest distance between the exact value and the round one, as a share of the round one. */
const ROUND = 0.1
/** Shares by which a figure may differ from a computed value that it states: without and with 「約」. */
export const EXACT = 0.005
export const ROUNDED = 0.05

/** Whether a figure is the rounder form of a value: 「不到五千元」 of 4,600, 「兩百多件」 of 212. */
export function roundsValue({ figure, bare }: FigureClaim, value: number): boolean {
  const before = bare.slice(0, figure.start)
  if (figure.bound === 'most')
    return SHORT_OF.test(before) && value < figure.high && value >= (1 - ROUND) * figure.high
  if (figure.bound === 'least')
    return MORE_THAN.test(before) && value > figure.low && value <= (1 + ROUND) * figure.low
  if (figure.low === figure.high)
    return VAGUE_AFTER.test(bare.slice(figure.end)) && value > figure.low && value <= (1 + ROUND) * figure.low
  return VAGUE.test(figure.text) && value >= figure.low && value <= figure.high
}

/** Whether a figure states a computed value, exactly or in a rounder form. */
export function statesValue(own: FigureClaim, value: number): boolean {
  const { bound, low, high, value: stated } = own.figure
  const isOne = (bound === 'exact' || bound === 'about') && low === high
  return (
    (isOne && Math.abs(stated - value) <= (bound === 'about' ? ROUNDED : EXACT) * stated) ||
    roundsValue(own, value)
  )
}
