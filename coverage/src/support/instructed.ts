import { pairsOf } from './character-pairs.ts'
import { BETWEEN_ITEMS, clausesOf } from './clauses.ts'

/** What does nothing but harm, as a statement says: 「冰敷、按摩只會讓瘀青擴大」. */
const ONLY_HARMS = /(?:^|[，。；：])(?<done>[^，。；：]+?)(?:都|往往|反而)?只會/u
/** Whom a thing is not advised for: 「不建議新手使用」. */
const NOT_FOR = /不(?:太)?(?:建議|推薦|適合|宜)(?<whom>\p{Script=Han}{2,6}?)(?:[使選]?用|選購?|購?買)?$/u
/** A clause that tells one to do or to take what it names right behind: 「直接選木筷」, 「置陰涼處」. */
const INSTRUCTS =
  /(?:^|直接|建議|首選|推薦|就|請|可以?|先|再|宜|應該?)(?:置於?|放[入進在]?|掛|裝|用|以|拿|選|買|貼|塗|噴|灑|泡|蓋)/u
const DENIES = /[不沒無未別勿免]|避免|禁|只會|反而/u

/**
 * Whether a claim tells one to do what a statement says does harm (「以冰塊包毛巾冰敷」 for 「冰敷只會讓瘀青擴大」), or to take for somebody what the
 * statement does not advise for them: 「新手直接選平底鍋」 for 「平底鍋：不建議新手使用」.
 * @param label what the statement is said of
 */
export function isInstructed(
  { text, label }: { readonly text: string; readonly label: string },
  { heading, text: claim }: { readonly heading: string; readonly text: string },
): boolean {
  const { done = '' } = ONLY_HARMS.exec(text)?.groups ?? {}
  const whom = clausesOf(text).flatMap((clause) => pairsOf(NOT_FOR.exec(clause)?.groups?.whom ?? ''))
  // Nearly every statement warns of nothing.
  if (done === '' && whom.length === 0) return false
  const instructed = clausesOf(claim)
    .filter((clause) => !DENIES.test(clause))
    .flatMap((clause) => clause.split(INSTRUCTS).slice(1))
  const tellsTo = (name: string) =>
    pairsOf(name).some((pair) => instructed.some((each) => each.startsWith(pair)))
  const isForThem = whom.some((pair) => `${heading}${claim}`.includes(pair))
  return done.split(BETWEEN_ITEMS).some(tellsTo) || (isForThem && tellsTo(label))
}
