import type { FigureClaim } from '../figures/figure-claims.ts'

/** Words of a value a little below or above the round one that is told: 「不到五千元」 of 4,600. */
const SHORT_OF = /(?:不到|不足|未達)\s*$/u
const MORE_THAN = /(?:超過|逾|破)\s*$/u
/** Words of a vague number, within it or after it: 「兩百多件」, 「兩萬出頭」. */
const VAGUE = /[多幾餘]/u
const VAGUE_AFTER = /^\s?(?:出頭|多|有餘)/u
/** A round value is at most this part away from the value that it tells. */
const ROUND = 0.1
/** Shares by which a figure may differ from the computed value that it tells: exactly, and with 「約」. */
export const EXACT = 0.005
export const ROUNDED = 0.05

/** Whether a figure tells a value in a rounder form: 「不到五千元」 tells 4,600, 「兩百多件」 212. */
export function isRoundOf({ figure, bare }: FigureClaim, value: number): boolean {
  const before = bare.slice(0, figure.start)
  if (figure.bound === 'most')
    return SHORT_OF.test(before) && value < figure.high && value >= (1 - ROUND) * figure.high
  if (figure.bound === 'least')
    return MORE_THAN.test(before) && value > figure.low && value <= (1 + ROUND) * figure.low
  if (figure.low === figure.high)
    return VAGUE_AFTER.test(bare.slice(figure.end)) && value > figure.low && value <= (1 + ROUND) * figure.low
  return VAGUE.test(figure.text) && value >= figure.low && value <= figure.high
}

/** Whether a figure tells a computed value, exactly or in a rounder form. */
export function tells(own: FigureClaim, value: number): boolean {
  const { bound, low, high, value: told } = own.figure
  const isOne = (bound === 'exact' || bound === 'about') && low === high
  return (
    (isOne && Math.abs(told - value) <= (bound === 'about' ? ROUNDED : EXACT) * told) || isRoundOf(own, value)
  )
}
