import type { Dimension } from '@gaplens/text/figures/figure'
import { readFigures } from '@gaplens/text/figures/read-figures'

/** A payment for a period in a name: 「日租」, 「月費」. */
const ASKED = /([時日週月年])[租薪費]/u
/** The period of a value as it is shown: 「每月 800 元」. */
const TOLD = /^每(?:個|一)?(小時|[時日天週月年])/u

/** A name of money. */
const SUM =
  /(?:(?<![免消付繳浪])費|(?<!評)價|(?<![貸付還退匯存借條繳])款|(?<![報繳補節])稅|費用|價格|金額|行情|預算|花費|開銷)$/u
/** What a fee is told in: an amount, or a share of one. */
const OF_MONEY = new Set<Dimension>(['money', 'share'])

/** Whether a topic's name asks for money, or for a payment for a period, and every value is of another kind. */
export function isOfOtherKind(name: string, values: readonly string[]): boolean {
  const isMoney = (value: string) => readFigures(value).some(({ dimension }) => OF_MONEY.has(dimension))
  return (SUM.test(name) && !values.some(isMoney)) || isOfOtherPeriod(name, values)
}

/** Whether a topic's name asks for a payment for a period and every value is for another one: 「日租價格」 and 「每月 800 元」. */
function isOfOtherPeriod(name: string, values: readonly string[]): boolean {
  const asked = ASKED.exec(name)?.[1]
  if (asked === undefined || values.length === 0) return false
  return values.every((value) => {
    const told = TOLD.exec(value)?.[1]
    return told !== undefined && told.replace('小時', '時').replace('天', '日') !== asked
  })
}
