import type { Figure } from '@gaplens/text/figures/figure'
import type { FigureClaim } from '../../figures/figure-claims.ts'
import { EXACT, ROUNDED } from './rounded-value.ts'
import { haveSameUnit } from './same-value.ts'

/** What a figure is given for one of: 「一個 45 元」, 「每包要 2,000 毫升」. */
const FOR_ONE = /[每一](?:一)?\s?(\p{Script=Han})[^，,。；;\d]{0,5}$/u
/** Also a dollar. */
const PIECE = '塊'

/**
 * The amount for one thing and the count of things whose product a figure is: 2,700 元 of 「一個 45 元」 and 「六十個」; or, of a figure for
 * one thing, the total and the count: 15 大卡 a piece of 「30 大卡，也就是兩塊」. Null if the passage's figures give neither.
 */
export function perThingOperands(
  own: FigureClaim,
  passage: readonly FigureClaim[],
): readonly Figure[] | null {
  const { figure } = own
  if (!isExact(figure) || figure.dimension === 'count') return null
  const slack = figure.bound === 'about' ? ROUNDED : EXACT
  const isIt = (value: number) => Math.abs(value - figure.value) <= slack * figure.value
  const ofOne = thingOf(own)
  for (const amount of passage) {
    if (!isExact(amount.figure) || !haveSameUnit(amount.figure, figure)) continue
    for (const { figure: count } of passage) {
      const unit = countedBy(count, amount.figure)
      if (unit === null || !isExact(count) || count.value < 2) continue
      const isProduct = thingOf(amount) === unit && isIt(amount.figure.value * count.value)
      const isQuotient = ofOne === unit && isIt(amount.figure.value / count.value)
      if (isProduct || isQuotient) return [amount.figure, count]
    }
  }
  return null
}

/** The measure word of a count; null for other figures. 「兩塊」 of something else than money are pieces, not two dollars. */
function countedBy({ dimension, unit, text }: Figure, amount: Figure): string | null {
  if (dimension === 'count') return unit
  return dimension === 'money' && amount.dimension !== 'money' && text.endsWith(PIECE) ? PIECE : null
}

/** The measure word of the thing that a figure is given for one of; null if for none. */
function thingOf({ figure, bare }: FigureClaim): string | null {
  return FOR_ONE.exec(bare.slice(0, figure.start).trimEnd())?.[1] ?? null
}

function isExact({ low, high }: Figure): boolean {
  return low === high
}
