import type { Dimension } from '@gaplens/text/figures/figure'
import type { FigureClaim } from './figure-claims.ts'
import { contentCharacters, isInOrder } from './shared-words.ts'

/** A heading with fewer characters, such as 「費用」, is too general to name one thing. */
const NAME_MIN = 3
/** A heading that asks how often, and one that asks how much. */
export const ASKS_HOW_OFTEN = /多久|幾次|頻率|how often/iu
const ASKS_HOW_MUCH =
  /什麼時候|何時|多少|多久|多長|多高|多大|幾[^何乎個]|how (?:much|long|many|hot|big|far)/iu
const ASKED_KINDS: readonly (readonly [RegExp, Dimension])[] = [
  [/熱量|卡路里|\bcalories\b/iu, 'energy'],
  [/多少錢|[花付繳]多少|費用|價|收費|how much (?:does|do|is)\b/iu, 'money'],
  [/溫|幾度|how hot/iu, 'temperature'],
  [/多久|幾[天週月年分秒]|幾個?[小月星禮]|how long/iu, 'time'],
]
/** The words of a heading that ask for the figure. The rest names the activity or thing. */
export const ASKING =
  /要?[花付](?=了?多[少久])了?|什麼時候|何時|多[少久長高大]|幾[天週月年度分次成歲]|頻率|一次|怎麼|建議|需要|應該|才[會該能]?|[?？]/gu

/** Whether a figure's heading asks how much, and for the figure's dimension: 「熱量差多少」 does not ask for a share. */
export function asksFor({ heading, figure }: FigureClaim): boolean {
  if (!ASKS_HOW_MUCH.test(heading)) return false
  const kinds = ASKED_KINDS.filter(([pattern]) => pattern.test(heading)).map(([, kind]) => kind)
  return kinds.length === 0 || kinds.includes(figure.dimension)
}

/** Whether the longer heading contains all characters of the shorter one in their order, and at most as many others. */
export function nameOneThing(one: string, other: string): boolean {
  const [short, long] = [contentCharacters(one), contentCharacters(other)].sort((a, b) => a.size - b.size)
  return (
    short !== undefined &&
    long !== undefined &&
    short.size >= NAME_MIN &&
    long.size <= 2 * short.size &&
    isInOrder(short, long)
  )
}
