import type { Subject } from '../mention.ts'

/** An amount that somebody pays for what is broken or lost: 「每顆賠償 18,000 元」. */
const AMOUNT = /賠償?[^，。；]{0,6}\d[^，。；]*[元萬]/u
/** A subject that tells of damage or of who answers for it. */
const TELLS_OF_DAMAGE = /[賠損壞毀失]|保險|責任|押金|保證金|違約/u

/** Whether a text tells what one pays for damage, to a subject of something else: it is neither a price nor how long a thing lasts. */
export function isDamagesAside({ names }: Pick<Subject, 'names'>, text: string): boolean {
  return AMOUNT.test(text) && !names.some((name) => TELLS_OF_DAMAGE.test(name))
}
