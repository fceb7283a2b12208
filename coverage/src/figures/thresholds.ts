import type { FigureClaim } from './figure-claims.ts'
import { contentCharacters } from './shared-words.ts'

/** What begins to hold from a value on, in its own clause or the next: 「每月騎 600 公里以上，總花費才會低於油車」. */
const ONLY_THEN = /^[^，,。；;]{0,12}(?:[，,][^，,。；;]{0,14})?才(?<result>[^，,。；;]{2,})/u
const REACHED = /滿\s*$/u
/** So many characters name what begins to hold. */
const RESULT_MIN = 3

type Stated = Pick<FigureClaim, 'bare' | 'figure'>

/** What begins to hold only from a figure on; null if nothing does. */
function resultOf({ bare, figure }: Stated): ReadonlySet<string> | null {
  if (figure.bound !== 'least' && !REACHED.test(bare.slice(0, figure.start))) return null
  const result = ONLY_THEN.exec(bare.slice(figure.end))?.groups?.result
  return result === undefined ? null : contentCharacters(result)
}

/** Whether one thing begins to hold from a value on (「600 公里以上，才會低於油車」). Another from which it begins is then another value. */
export function isThreshold(claim: Stated): boolean {
  return resultOf(claim) !== null
}

/** Whether from both figures on the same begins to hold: what one says of it the other says too. */
export function haveOneResult(a: Stated, b: Stated): boolean {
  const [mine, theirs] = [resultOf(a), resultOf(b)]
  if (mine === null || theirs === null) return false
  const [short, long] = mine.size < theirs.size ? [mine, theirs] : [theirs, mine]
  return short.size >= RESULT_MIN && [...short].every((each) => long.has(each))
}
