import { isAboutPrice } from '@gaplens/coverage/price-topics'
import { readFigures } from '@gaplens/text/figures/read-figures'
import type { Subject } from '../mention.ts'

/** An amount that somebody pays for what is broken or lost: 「每顆賠償 18,000 元」. */
const AMOUNT = /賠償?[^，。；]{0,6}\d[^，。；]*[元萬]/u
/** How long a thing lasts, and what it rents for. */
const LASTS_OR_RENTS = /壽命|年限|多久|租金/u
/** What pays for damage, or settles who does: there the amount is the answer. */
const IS_THE_ANSWER = /[賠損壞毀失險]|責任|押金|保證金|違約|延誤|糾紛|退票/u

/**
 * Whether a text tells only what one pays for damage, to a subject of a price or of how long a thing lasts: it is neither. A text with
 * another figure may answer by that.
 */
export function isDamagesAside({ names }: Pick<Subject, 'names'>, text: string, keyword: string): boolean {
  const isOn = names.some((name) => isAboutPrice(name) || LASTS_OR_RENTS.test(name))
  if (!isOn || [...names, keyword].some((name) => IS_THE_ANSWER.test(name)) || /險|理賠/u.test(text))
    return false
  const clauses = text.split(/[，。；]/u)
  return (
    AMOUNT.test(text) && clauses.every((clause) => AMOUNT.test(clause) || readFigures(clause).length === 0)
  )
}
